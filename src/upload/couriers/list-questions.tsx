import {
  countEntries,
  groupsToAnswer,
  listIdOf,
  type ListQuestion,
} from '#domain/couriers/groups/list-questions.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { CourierField } from '#entries/couriers/courier-field.tsx'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { shownQuestions } from '#upload/couriers/board/board.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { afterPress } from '#ui/after-press.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Key } from '#ui/key.tsx'
import styles from './couriers.module.css'
import { useBoardContext } from './use-board.ts'

/** Above the groups: one question for all that offer the same couriers. */
export function ListQuestions() {
  const { state, questions } = useBoardContext()
  return shownQuestions(state).map((id) => {
    const question = questions.find((one) => one.id === id)
    return question ? <Question key={id} question={question} /> : <Answered key={id} id={id} />
  })
}

/** Stays in its place while the list is in use. */
function Answered({ id }: { readonly id: string }) {
  const t = useTranslations('couriers.list')
  const { choices } = useUpload().view
  const isChosen = (position: Position) => choices.has(position)
  const { cards } = useBoardContext().state.places
  const count = cards.filter(
    (group) => listIdOf(group) === id && group.positions.every(isChosen),
  ).length
  return (
    <div tabIndex={-1} data-group={id} className={styles.question}>
      <p className="row ok">
        <Icon name="check" /> {t('answered', { count })}
      </p>
    </div>
  )
}

/** More couriers than this are searched. */
const MOST_BUTTONS = 3

function Question({ question }: { readonly question: ListQuestion }) {
  const t = useTranslations('couriers.list')
  const common = useTranslations('common')
  const { at, enter, takeApart } = useBoardContext()
  const { canAct } = useUpload().view
  const { id, candidates, open } = question
  const { covers, answer } = useAnswer(question)
  const name = t('groups', { groups: open.length, couriers: candidates.length })
  return (
    // Moving the focus inside makes this the current question.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      tabIndex={-1}
      aria-label={name}
      className={styles.question}
      data-group={id}
      data-at-work={at === id}
      onFocus={() => afterPress(() => enter(id))}
    >
      <p className={styles.asked}>
        <strong>{name}</strong>{' '}
        <span className="quiet">{common('entries', { count: countEntries(open) })}</span>
      </p>
      {canAct && (
        <div className={styles.answers}>
          {candidates.length <= MOST_BUTTONS ? (
            candidates.map((candidate, index) => (
              <Answer
                key={candidate.key}
                candidate={candidate}
                number={index + 1}
                count={covers(candidate.key).length}
                all={open.length}
                onChoose={answer}
              />
            ))
          ) : (
            <CourierField
              label={name}
              placeholder={t('field', { count: open.length })}
              isSmall
              options={candidates}
              chosen={null}
              onChoose={(courier, isPress) => courier && answer(courier, isPress)}
            />
          )}
          <Button look="quiet" className={styles.link} onClick={() => takeApart(id)}>
            {t('apart')}
          </Button>
        </div>
      )}
    </div>
  )
}

type AnswerProps = {
  readonly candidate: CourierCandidate
  /** The digit that chooses it. */
  readonly number: number
  /** Number of groups that get this courier, and of all groups of the question. */
  readonly count: number
  readonly all: number
  readonly onChoose: (candidate: CourierCandidate, isPress: boolean) => void
}

function Answer({ candidate, number, count, all, onChoose }: AnswerProps) {
  const t = useTranslations('couriers.list')
  const hasKeys = useSingleKeys()
  const courier = nameOfCandidate(candidate, useLocale())
  return (
    <Button
      data-drawn
      disabled={count === 0}
      onClick={({ detail }) => onChoose(candidate, detail > 0)}
    >
      {hasKeys && (
        <span className="notOnPhone" aria-hidden="true">
          <Key>{number}</Key>
        </span>
      )}
      {t(count === all ? 'useForAll' : 'use', { courier, count })}
    </Button>
  )
}

/** Returns which groups a courier would be chosen for, and a function that chooses it for them. */
function useAnswer(question: ListQuestion) {
  const { upload, view } = useUpload()
  const language = useLocale()
  const { adviseOn, tries, goOn, passOn } = useBoardContext()
  const suggestionOf = (group: CourierGroup) => adviseOn(group).suggestion?.key ?? null
  const covers = (courier: string) =>
    groupsToAnswer(question, courier, suggestionOf, (position) =>
      Boolean(tries.get(position)?.some((one) => one.courier === courier)),
    )
  const answer = (candidate: CourierCandidate, isPress: boolean) => {
    const choice = { courier: candidate.key, courierName: nameOfCandidate(candidate, language) }
    const { outcomes } = view.state
    void upload.chooseCouriers(
      covers(candidate.key).map(({ group: { id }, positions }) => ({
        ...choice,
        positions,
        group: { id, seen: outcomes },
      })),
    )
    if (isPress) passOn(question.id)
    else goOn(question.id)
  }
  return { covers, answer }
}

import { type KeyboardEvent, useMemo } from 'react'
import type { CourierSuggestion } from '#domain/couriers/groups/advise-on-group.ts'
import { describeChoice, type GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findOffers } from '#domain/couriers/groups/match-groups.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { CandidateNotes } from '#entries/couriers/candidate.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { afterPress } from '#ui/after-press.ts'
import { Button } from '#ui/button.tsx'
import { CourierChoice, MOST_IN_SIGHT } from '#upload/couriers/choice/courier-choice.tsx'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import styles from './couriers.module.css'
import { GroupEntries } from './group-entries.tsx'
import {
  EarlierCouriers,
  GroupExceptions,
  JoinedEntries,
  RememberedCourier,
} from './group-facts.tsx'
import { GroupHead, useGroupLabel } from './group-head.tsx'
import { KeepRule } from './keep-rule.tsx'
import { useGroupNotes } from './use-advice.ts'
import { useBoardContext } from './use-board.ts'

type GroupRowProps = {
  readonly group: CourierGroup
  /** Entries that a search finds; undefined: no search. */
  readonly found: readonly Position[] | undefined
}

/** Entries with the same candidates and the same kind of number: one choice for all, or one for each. */
export function GroupRow({ group, found }: GroupRowProps) {
  const { adviseOn, tries, state, at, enter } = useBoardContext()
  const { canAct } = useUpload().view
  const label = useGroupLabel(group)
  const advice = adviseOn(group)
  const about = { group, label, notes: useGroupNotes(group, advice, tries) }
  const chosen = useGroupChoice(group)
  const isListed = state.listed.has(group.id)
  const isFolded = isDecided(chosen.choice) && at !== group.id && !isListed
  const isOpen = canAct && group.positions.length > 0
  return (
    // Moving the focus inside makes this the current group.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      tabIndex={-1}
      aria-label={label}
      className={styles.group}
      data-group={group.id}
      data-at-work={at === group.id}
      data-folded={isFolded}
      data-rows={group.candidates.length > 0 && group.candidates.length <= MOST_IN_SIGHT}
      // The end of a press inside may decide the group.
      onFocus={() => afterPress(() => enter(group.id))}
      onKeyDown={leaveField}
    >
      <GroupHead group={group} isFolded={isFolded} found={found} />
      <GroupDecision
        {...about}
        suggestion={advice.suggestion}
        isFolded={isFolded}
        chosen={chosen}
      />
      {isOpen && <GroupWays {...about} isFolded={isFolded} chosen={chosen} />}
      {isListed && <GroupEntries {...about} />}
    </li>
  )
}

/** Escape leaves a field for its group, where the keys of the group work. */
function leaveField(event: KeyboardEvent<HTMLElement>): void {
  const isField = event.target instanceof Element && event.target.matches('[role=combobox]')
  if (event.key === 'Escape' && isField && !event.defaultPrevented) event.currentTarget.focus()
}

/** Returns whether the group has one courier and no entry without one. */
function isDecided({ courier, undecided }: GroupChoice): boolean {
  return courier !== null && undecided.length === 0
}

type Chosen = ReturnType<typeof useGroupChoice>

/** The choice for a group and its later entries. It is shown right after the press. */
function useGroupChoice({ id, positions }: CourierGroup) {
  const { upload, view } = useUpload()
  const { state, pick } = useBoardContext()
  const { choices } = view
  const { joined, groupCouriers, outcomes } = view.state
  const later = groupCouriers.get(id) ?? null
  const picked = later?.courier ?? state.picked.get(id) ?? null
  const choice = useMemo(
    () => describeChoice(positions, choices, picked),
    [positions, choices, picked],
  )
  const group = { id, seen: outcomes }
  const set = (concerned: readonly Position[], courier: string | null, courierName: string) => {
    pick(id, courier)
    void upload.chooseCourier(concerned, courier, courierName, group)
  }
  const exceptions = new Set(choice.exceptions)
  const together = positions.filter((position) => !exceptions.has(position))
  const joinedPositions = positions.filter((position) => joined.has(position))
  const withCourier = positions.filter((position) => choices.has(position))
  return {
    choice,
    later,
    joinedCount: joinedPositions.length,
    /** Undoes the choice for entries that joined and for later ones; the others keep their courier. */
    skip: () => void upload.chooseCourier(joinedPositions, null, '', group),
    /** Chooses for all entries except the exceptions. */
    choose: (courier: string, courierName: string) => set(together, courier, courierName),
    chooseFor: set,
    clear: () => {
      if (withCourier.length > 0 || later) set(withCourier, null, '')
    },
  }
}

type GroupPartProps = {
  readonly group: CourierGroup
  readonly label: string
  readonly notes: CandidateNotes
  readonly isFolded: boolean
  readonly chosen: Chosen
}

type GroupDecisionProps = GroupPartProps & { readonly suggestion: CourierSuggestion | null }

/** Couriers to choose from, or the chosen one, with the facts about the choice. */
function GroupDecision({ group, isFolded, chosen, ...props }: GroupDecisionProps) {
  const { state, goOn, passOn } = useBoardContext()
  const { state: upload, canAct } = useUpload().view
  const isEmpty = group.positions.length === 0
  const isOff = !canAct || isEmpty
  const isWithoutList = group.candidates.length === 0
  return (
    <div className={styles.choice}>
      <CourierChoice
        label={props.label}
        candidates={group.candidates}
        notes={props.notes}
        chosen={chosen.choice.courier}
        isFolded={isFolded}
        disabled={isOff}
        onChoose={(courier, name, isPress) => {
          chosen.choose(courier, name)
          if (isPress) passOn(group.id)
        }}
        onGoOn={() => goOn(group.id)}
      />
      {!isFolded && isWithoutList && props.suggestion?.reason === 'chosen-before' && (
        <RememberedCourier
          group={group}
          choice={props.suggestion}
          onUse={isOff ? null : chosen.choose}
        />
      )}
      <EarlierCouriers group={group} tries={state.places.tries} />
      <JoinedEntries
        count={chosen.joinedCount}
        courier={chosen.later?.courierName ?? null}
        mayCome={upload.counts.waiting + upload.counts.sending > 0}
        onSkip={canAct ? chosen.skip : null}
      />
      <GroupExceptions group={group} choice={chosen.choice} onSet={chosen.chooseFor} />
    </div>
  )
}

/** What can be done with a group besides choosing. */
function GroupWays({ group, label, isFolded, chosen }: GroupPartProps) {
  const t = useTranslations('couriers')
  const { begin, later, at } = useBoardContext()
  const { courier } = chosen.choice
  return (
    <div className={styles.ways}>
      {isFolded && <UseForOthers group={group} courier={courier} />}
      {courier !== null && <KeepRule group={group} courier={courier} label={label} />}
      {isFolded && (
        <Button look="quiet" className={styles.link} data-change onClick={() => begin(group.id)}>
          {t('change')} <span className="visually-hidden">{label}</span>
        </Button>
      )}
      {at === group.id && (
        <Button
          look="quiet"
          className={styles.link}
          onClick={() => {
            chosen.clear()
            later(group.id)
          }}
        >
          {t('later')}
        </Button>
      )}
    </div>
  )
}

type UseForOthersProps = { readonly group: CourierGroup; readonly courier: string | null }

/** Offers the courier that was chosen last to the other open groups that have it and were never sent with it. */
function UseForOthers({ group, courier }: UseForOthersProps) {
  const t = useTranslations('couriers.offer')
  const { open, tries, propose } = useBoardContext()
  const { outcomes, lastChoice } = useUpload().view.state
  const courierName = useNameOfKey(group.candidates)(courier ?? '')
  const [last] = lastChoice?.positions ?? []
  const isLast = last !== undefined && group.positions.includes(last)
  const wasTried = (position: Position) =>
    Boolean(tries.get(position)?.some((one) => one.courier === courier))
  const offers = courier === null || !isLast ? [] : findOffers(open, courier, wasTried)
  const ask = () => {
    if (courier === null || offers.length === 0) return
    const choices = offers.map((offer) => ({ ...offer, courier, courierName, reason: '' }))
    propose({ title: t('title', { courier: courierName }), choices, seen: outcomes })
  }
  usePageKey('u', ask)
  if (offers.length === 0) return null
  return (
    <Button look="quiet" className={styles.link} aria-keyshortcuts="U" onClick={ask}>
      {t('open', { courier: courierName, count: offers.length })}
    </Button>
  )
}

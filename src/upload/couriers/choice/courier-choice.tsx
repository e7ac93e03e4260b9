import { type SubmitEvent, useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import { likelyCandidates } from '#domain/couriers/groups/advise-on-group.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import styles from './choice.module.css'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { type CandidateChoiceProps, CandidateRadios, CourierSite } from './candidate-radios.tsx'
import { Candidate } from '#entries/couriers/candidate.tsx'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import { CourierField } from '#entries/couriers/courier-field.tsx'
import { Button } from '#ui/button.tsx'
import { isTouched } from '#ui/is-touched.ts'

/** Up to this number all couriers are shown; more are searched. */
export const MOST_IN_SIGHT = 10

type CourierChoiceProps = Omit<CandidateChoiceProps, 'onChoose'> & {
  readonly onChoose: (courier: string, courierName: string, isPress: boolean) => void
}

/** Choice that fits the number of candidates: a code, radio buttons or a search. */
export function CourierChoice({ onChoose, ...about }: CourierChoiceProps) {
  const language = useLocale()
  const { candidates } = about
  if (candidates.length === 0) return <CodeChoice {...about} onChoose={onChoose} />
  const Choice = candidates.length > MOST_IN_SIGHT ? CandidateSearch : CandidateRadios
  const choose = (candidate: CourierCandidate, isPress: boolean) =>
    onChoose(candidate.key, nameOfCandidate(candidate, language), isPress)
  return <Choice {...about} onChoose={choose} />
}

/** More suggestions would be slower than a search. */
const MOST_LIKELY = 3

/** Search among many couriers by name in any language, country or code. The likeliest are a press or a digit away. */
function CandidateSearch(props: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const { candidates, onChoose, onGoOn } = props
  const chosen = candidates.find((candidate) => candidate.key === props.chosen) ?? null
  if (props.isFolded && chosen) return <Candidate candidate={chosen} notes={props.notes} isBrief />
  const likely = likelyCandidates(candidates, props.notes.reasons).slice(0, MOST_LIKELY)
  return (
    <>
      <CourierField
        label={props.label}
        placeholder={t('search', { count: candidates.length })}
        options={candidates}
        chosen={props.chosen}
        notes={props.notes}
        disabled={props.disabled}
        onChoose={(courier, isPress) => {
          if (courier) onChoose(courier, isPress)
          if (!isPress) onGoOn?.()
        }}
        // Without a choice, Enter is a slip: the user hasn't decided to skip this group.
        {...(onGoOn && chosen ? { onEnter: onGoOn } : {})}
      />
      {likely.length > 0 && (
        <div className={styles.often}>
          <span className="small">{t('often')}</span>
          <CandidateRadios {...props} candidates={likely} />
        </div>
      )}
      {chosen && !likely.includes(chosen) && (
        <div className={styles.chosen}>
          <Candidate candidate={chosen} notes={props.notes} />
          <CourierSite address={chosen.url} />
        </div>
      )}
    </>
  )
}

type CodeChoiceProps = {
  /** Name of the group, by count and shape. */
  readonly label: string
  readonly chosen: string | null
  readonly isFolded?: boolean
  readonly disabled: boolean
  readonly onChoose: (code: string, courierName: string, isPress: boolean) => void
  readonly onGoOn?: () => void
}

/** Code to type or pick from a list, if the service offers no couriers. */
function CodeChoice({ label, chosen, disabled, onChoose, ...props }: CodeChoiceProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const language = useLocale()
  // null: the field shows the choice, because the user has typed nothing since.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? chosen ?? ''
  const code = cleanCell(text)
  const isBad = hasControlCharacters(code)
  const isNew = code !== '' && code !== chosen && !isBad
  const choose = (courier: string, name: string, isPress: boolean) => {
    setTyped(null)
    onChoose(courier, name, isPress)
    if (!isPress) props.onGoOn?.()
  }
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    if (isNew) choose(code, code, false)
    else if (code !== '' && !isBad) props.onGoOn?.()
  }
  if (props.isFolded && chosen !== null) return <ChosenCode code={chosen} />
  return (
    <form aria-label={label} onSubmit={take}>
      <div className={styles.codeRow}>
        <CourierCodeField
          label={common('courierCode')}
          quietLabel
          text={text}
          onText={setTyped}
          onChoose={(courier, isPress) =>
            choose(courier.key, nameOfCandidate(courier, language), isPress)
          }
          problem={isBad ? common('badCode') : undefined}
          disabled={disabled}
        />
        {isNew && <Button onClick={() => choose(code, code, isTouched())}>{t('useCode')}</Button>}
      </div>
      <p className={styles.note}>{t('noCandidates')}</p>
    </form>
  )
}

function ChosenCode({ code }: { readonly code: string }) {
  const name = useNameOfKey([])(code)
  return (
    <span>
      {name !== code && <strong>{name} </strong>}
      <code>{code}</code>
    </span>
  )
}

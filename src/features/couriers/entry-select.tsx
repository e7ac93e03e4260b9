import type { KeyboardEvent } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import styles from './couriers.module.css'
import { useSharedNames } from '#page/couriers/candidate-words.ts'

type EntrySelectProps = {
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly chosen: string | null
  readonly disabled: boolean
  readonly tabIndex: number
  readonly onChoose: (courier: string | null, courierName: string) => void
}

/** The courier of one entry, in its row. */
export function EntrySelect(props: EntrySelectProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const { candidates } = props
  const names = candidates.map((candidate) => nameOfCandidate(candidate, language))
  const sharedNames = useSharedNames(candidates)
  const nameWithCode = useNameWithCode()
  const textOf = ({ key, group }: CourierCandidate, name: string) =>
    nameWithCode(
      sharedNames.has(name) && group.trim() ? `${name} · ${t('inGroup', { group })}` : name,
      key,
    )
  const choose = (key: string) => {
    const index = candidates.findIndex((candidate) => candidate.key === key)
    props.onChoose(index < 0 ? null : key, names[index] ?? '')
  }
  return (
    <select
      className={styles.select}
      aria-label={props.label}
      value={props.chosen ?? ''}
      disabled={props.disabled}
      tabIndex={props.tabIndex}
      onKeyDown={keepKeys}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('notChosen')}</option>
      {candidates.map((candidate, index) => (
        <option key={candidate.key} value={candidate.key}>
          {textOf(candidate, names[index] ?? candidate.key)}
        </option>
      ))}
    </select>
  )
}

/** Arrows and letters in the list are its own, not the grid's; Escape and Tab leave it. */
function keepKeys(event: KeyboardEvent) {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}

import { type KeyboardEvent, useId } from 'react'
import type { CourierSuggestion } from '#domain/couriers/suggest-courier.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { parseWebAddress } from '#ui/web-address.ts'
import { Candidate } from './candidate.tsx'
import styles from './couriers.module.css'

export type CandidateChoiceProps = {
  /** Names the group by count and shape. */
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly suggestion: CourierSuggestion | null
  readonly chosen: string | null
  readonly disabled: boolean
  readonly onChoose: (candidate: CourierCandidate) => void
  /** Takes the last choice back. */
  readonly onUndo: () => void
}

/** A few couriers to choose from, all in sight; digits choose too. */
export function CandidateRadios(props: CandidateChoiceProps) {
  const { candidates, chosen, disabled, onChoose, onUndo } = props
  const name = useId()
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const candidate = /^[1-9]$/.test(event.key) ? candidates[Number(event.key) - 1] : undefined
    if (candidate) onChoose(candidate)
    else if (event.key === 'z') onUndo()
  }
  return (
    <div role="radiogroup" aria-label={props.label}>
      {candidates.map((candidate) => (
        <div key={candidate.key} className={styles.option} data-chosen={candidate.key === chosen}>
          <label className={styles.label}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={candidate.key === chosen}
              disabled={disabled}
              onChange={() => onChoose(candidate)}
              onKeyDown={handleKey}
            />
            <Candidate candidate={candidate} suggestion={props.suggestion} />
          </label>
          <Site address={candidate.url} />
        </div>
      ))}
    </div>
  )
}

/** The courier's site; an address that is none for a browser is shown as text. */
function Site({ address }: { address: string }) {
  if (address.trim() === '') return null
  const isLink = parseWebAddress(address) !== null
  return (
    <span className={isLink ? styles.site : styles.noSite}>
      <OutsideLink address={address} />
    </span>
  )
}

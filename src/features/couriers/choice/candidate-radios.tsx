import { type KeyboardEvent, useId } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { Candidate, type CandidateNotes } from '#page/couriers/candidate.tsx'
import { CourierSite } from './courier-site.tsx'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import styles from './choice.module.css'
import { readShortcut } from './read-shortcut.ts'

export type CandidateChoiceProps = {
  /** Names the group by count and shape. */
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly notes: CandidateNotes
  readonly chosen: string | null
  readonly disabled: boolean
  /** Decided and folded to the courier that was chosen. */
  readonly isFolded?: boolean
  /** `isPress`: with a pointer, not by keys. */
  readonly onChoose: (candidate: CourierCandidate, isPress: boolean) => void
  /** Takes the last choice back. */
  readonly onUndo?: () => void
  /** On to the next group that is not decided. */
  readonly onGoOn?: () => void
}

/** Only the first nine have a digit that chooses them. */
const DIGITS = 9

/** Up to this number they are in one column, more in two. */
const IN_A_COLUMN = 3

/** A few couriers to choose from, all in sight; digits choose too. */
export function CandidateRadios(props: CandidateChoiceProps) {
  const { candidates, chosen, disabled, isFolded = false, onChoose } = props
  const name = useId()
  const areSingleKeysOn = useSingleKeys()
  return (
    <div
      role="radiogroup"
      className={styles.options}
      data-columns={candidates.length > IN_A_COLUMN ? 2 : 1}
      tabIndex={-1}
      aria-label={props.label}
      onKeyDown={(event) => handleKey(event, areSingleKeysOn, props)}
    >
      {candidates.map((candidate, index) => (
        <div
          key={candidate.key}
          className={styles.option}
          data-chosen={candidate.key === chosen}
          hidden={isFolded && candidate.key !== chosen}
        >
          <label className={styles.label}>
            {areSingleKeysOn && index < DIGITS && (
              <span className={styles.digit} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={candidate.key === chosen}
              disabled={disabled}
              onChange={({ nativeEvent }) => onChoose(candidate, isPress(nativeEvent))}
            />
            <Candidate candidate={candidate} notes={props.notes} isBrief={isFolded} />
          </label>
          <CourierSite address={candidate.url} />
        </div>
      ))}
    </div>
  )
}

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  areSingleKeysOn: boolean,
  props: CandidateChoiceProps,
): void {
  const isRadio = event.target instanceof HTMLInputElement
  const shortcut = isRadio ? readShortcut(event, areSingleKeysOn) : null
  if (shortcut === null) return
  // A digit in a folded group is for the one at work.
  if (shortcut.kind === 'candidate' && props.isFolded) return
  event.preventDefault()
  if (shortcut.kind === 'undo') props.onUndo?.()
  // A key that is held down does not run through the groups.
  if (shortcut.kind === 'go-on' && !event.repeat) props.onGoOn?.()
  if (shortcut.kind !== 'candidate') return
  const index = shortcut.number - 1
  const candidate = props.candidates[index]
  if (candidate === undefined) return
  event.currentTarget.querySelectorAll('input')[index]?.focus()
  props.onChoose(candidate, false)
}

/** Arrows and the space bar make clicks too, of which none is counted. */
function isPress(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 0
}

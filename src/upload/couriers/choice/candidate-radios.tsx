import { type KeyboardEvent, useId } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { Candidate, type CandidateNotes } from '#entries/couriers/candidate.tsx'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { Key } from '#ui/key.tsx'
import { OutsideLink } from '#ui/text/outside-link.tsx'
import styles from './choice.module.css'
import { readShortcut } from './read-shortcut.ts'

export type CandidateChoiceProps = {
  /** Name of the group, by count and shape. */
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly notes: CandidateNotes
  readonly chosen: string | null
  readonly disabled: boolean
  /** The group has a choice and shows only the chosen courier. */
  readonly isFolded?: boolean
  /** `isPress`: chosen with a pointer, not with the keyboard. */
  readonly onChoose: (candidate: CourierCandidate, isPress: boolean) => void
  readonly onGoOn?: () => void
}

/** Number of candidates that a digit can choose. */
const DIGITS = 9

/** Radio buttons for a few couriers. Digits choose too. */
export function CandidateRadios(props: CandidateChoiceProps) {
  const { candidates, chosen, disabled, isFolded = false, onChoose } = props
  const name = useId()
  const areSingleKeysOn = useSingleKeys()
  return (
    <div
      role="radiogroup"
      className={styles.options}
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
                <Key>{index + 1}</Key>
              </span>
            )}
            <input
              type="radio"
              data-drawn
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

/** Digits choose. A digit belongs to the current group, not to a folded one. */
function handleKey(
  event: KeyboardEvent<HTMLElement>,
  areSingleKeysOn: boolean,
  { candidates, isFolded, onChoose }: CandidateChoiceProps,
): void {
  const shortcut = readShortcut(event, areSingleKeysOn)
  if (shortcut?.kind !== 'candidate' || isFolded) return
  event.preventDefault()
  const index = shortcut.number - 1
  const candidate = candidates[index]
  if (candidate === undefined) return
  event.currentTarget.querySelectorAll('input')[index]?.focus()
  onChoose(candidate, false)
}

/** Returns whether a click came from a pointer. Arrow keys and the space bar cause clicks too, with `detail` 0. */
function isPress(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 0
}

/** Link to the courier's site. An invalid address is rendered as text. */
export function CourierSite({ address }: { readonly address: string }) {
  if (address.trim() === '') return null
  return (
    <span className={styles.site}>
      <OutsideLink address={address} />
    </span>
  )
}

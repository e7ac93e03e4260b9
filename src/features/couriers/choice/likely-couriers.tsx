import type { KeyboardEvent } from 'react'
import { likelyCandidates } from '#domain/couriers/advise-on-group.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import styles from '#features/couriers/couriers.module.css'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { Button } from '#ui/button.tsx'
import type { CandidateChoiceProps } from './candidate-radios.tsx'
import { readShortcut } from './read-shortcut.ts'

/** More than these are found as quickly by a search. */
const MOST_LIKELY = 3

/** The likeliest of many candidates, each a press or a digit away; they take the keyboard before the search does. */
export function LikelyCouriers(props: CandidateChoiceProps) {
  const { candidates, notes, chosen, disabled, onChoose } = props
  const t = useTranslations('couriers')
  const language = useLocale()
  const areSingleKeysOn = useSingleKeys()
  const likely = likelyCandidates(candidates, notes.reasons).slice(0, MOST_LIKELY)
  if (likely.length === 0) return null
  return (
    <div role="group" aria-label={props.label} data-likely className={styles.chips}>
      {likely.map((candidate, index) => {
        const reason = notes.reasons.get(candidate.key)
        return (
          <Button
            key={candidate.key}
            disabled={disabled}
            aria-pressed={candidate.key === chosen}
            onClick={({ detail }) => onChoose(candidate, detail > 0)}
            onKeyDown={(event) => handleKey(event, areSingleKeysOn, likely, props)}
          >
            {areSingleKeysOn && (
              <span className={styles.digit} aria-hidden="true">
                {index + 1}
              </span>
            )}
            {nameOfCandidate(candidate, language)} <code>{plainText(candidate.key)}</code>{' '}
            {reason && <span className={styles.why}>{t(`suggested.${reason}`)}</span>}
          </Button>
        )
      })}
    </div>
  )
}

/** The keys of a list of radios: a digit chooses, Z takes back, and Enter goes on from what is chosen. */
function handleKey(
  event: KeyboardEvent<HTMLElement>,
  areSingleKeysOn: boolean,
  likely: readonly CourierCandidate[],
  { chosen, onChoose, onUndo, onGoOn }: CandidateChoiceProps,
): void {
  const shortcut = readShortcut(event, areSingleKeysOn)
  const isPressOfButton = shortcut?.kind === 'go-on' && chosen === null
  if (shortcut === null || isPressOfButton) return
  event.preventDefault()
  if (shortcut.kind === 'undo') onUndo?.()
  if (shortcut.kind === 'go-on' && !event.repeat) onGoOn?.()
  if (shortcut.kind !== 'candidate') return
  const candidate = likely[shortcut.number - 1]
  if (candidate === undefined) return
  const chips = event.currentTarget.parentElement?.querySelectorAll('button')
  chips?.[shortcut.number - 1]?.focus()
  onChoose(candidate, false)
}

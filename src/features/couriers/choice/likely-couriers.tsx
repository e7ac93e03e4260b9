import type { KeyboardEvent } from 'react'
import { likelyCandidates } from '#domain/couriers/advise-on-group.ts'
import styles from '#features/couriers/couriers.module.css'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { Button } from '#ui/button.tsx'
import { type CandidateChoiceProps, follow } from './candidate-radios.tsx'
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
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const shortcut = readShortcut(event, areSingleKeysOn)
    // Enter presses the button as long as there is nothing to go on from.
    if (shortcut === null || (shortcut.kind === 'go-on' && chosen === null)) return
    follow(shortcut, event, event.currentTarget.parentElement, { ...props, candidates: likely })
  }
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
            onKeyDown={press}
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

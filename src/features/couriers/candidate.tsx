import type { CourierSuggestion } from '#domain/couriers/suggest-courier.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Chip } from '#ui/chip.tsx'
import { nameOfCandidate, otherNames } from './candidate-names.ts'
import styles from './couriers.module.css'
import { useCountryName } from './use-country-name.ts'

type CandidateProps = {
  readonly candidate: CourierCandidate
  readonly suggestion: CourierSuggestion | null
}

/** A courier as people tell it from others: its names, its country, its code. */
export function Candidate({ candidate, suggestion }: CandidateProps) {
  const t = useTranslations('couriers.suggested')
  const language = useLocale()
  const countryName = useCountryName()
  const others = otherNames(candidate, language)
  const facts = [countryName(candidate.countryIso)].filter(Boolean)
  return (
    <span className={styles.candidate}>
      <span className={styles.names}>
        <strong>{nameOfCandidate(candidate, language)}</strong>{' '}
        <span className={styles.others}>
          {others.map(({ text, lang }, index) => (
            <span key={lang}>
              {index > 0 && ' · '}
              <span lang={lang}>{text}</span>
            </span>
          ))}
        </span>
        {suggestion?.key === candidate.key && (
          <>
            {' '}
            <Chip tone="accent">{t(suggestion.reason)}</Chip>
          </>
        )}
      </span>
      <span className={styles.facts}>
        {facts.map((fact) => `${fact} · `)}
        <code>{candidate.key}</code>
      </span>
    </span>
  )
}

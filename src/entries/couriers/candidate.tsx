import type { CandidateReason } from '#domain/couriers/groups/advise-on-group.ts'
import { countryOf, type KnownCourier } from '#domain/couriers/list/courier-list.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { mainName, otherNames } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from './candidate.module.css'
import { useCountryName } from './candidate-words.ts'

/** Facts about the candidates of a group. */
export type CandidateNotes = {
  /** Reasons why a candidate is likely, by key. */
  readonly reasons: ReadonlyMap<string, CandidateReason>
  /** Number of entries for which the user chose the candidate whose reason is that. */
  readonly chosenCount?: number | undefined
  /** Keys with which entries of the group were sent before. */
  readonly tried: ReadonlySet<string>
  /** Names that several couriers share. */
  readonly sharedNames: ReadonlySet<string>
}

type CandidateProps = {
  readonly candidate: CourierCandidate
  readonly notes: CandidateNotes
  /** Only the names and the code, in one line. */
  readonly isBrief?: boolean
}

/** Courier with the facts that identify it: names, country, code. */
export function Candidate({ candidate, notes, isBrief = false }: CandidateProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const countryName = useCountryName()
  const { reasons, tried, sharedNames, chosenCount } = notes
  const reason = reasons.get(candidate.key)
  const main = mainName(candidate, language)
  const others = otherNames(candidate, language)
  const country = countryName(countryOf(candidate))
  const name = main?.text ?? plainText(candidate.key)
  const group = sharedNames.has(name) ? candidate.group.trim() : ''
  return (
    <span className={isBrief ? styles.brief : styles.candidate}>
      <span className={styles.names}>
        <strong lang={main?.lang}>{name}</strong>{' '}
        <span className={styles.others}>
          {others.map(({ text, lang }, index) => (
            <span key={lang}>
              {index > 0 && ' · '}
              <span lang={lang}>{text}</span>
            </span>
          ))}
        </span>{' '}
        {!isBrief && reason && (
          <span className={styles.fits}>
            {reason === 'chosen-before' && chosenCount
              ? t('chosenBefore', { count: chosenCount })
              : t(`suggested.${reason}`)}
          </span>
        )}
        {!isBrief && tried.has(candidate.key) && <span className={styles.tried}>{t('tried')}</span>}
      </span>{' '}
      {!isBrief && (
        <span className={styles.place}>
          {[country, group && t('inGroup', { group: plainText(group) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}{' '}
      <code className={styles.code}>{plainText(candidate.key)}</code>
    </span>
  )
}

export const NO_NOTES = { reasons: new Map(), tried: new Set<string>() }

type KnownCandidateProps = {
  readonly candidate: KnownCourier
  readonly sharedNames: ReadonlySet<string>
}

/** A courier that was not offered for an entry, with the source of the data about it. */
export function KnownCandidate({ candidate, sharedNames }: KnownCandidateProps) {
  const t = useTranslations('couriers.from')
  return (
    <span className="column fill">
      <Candidate candidate={candidate} notes={{ ...NO_NOTES, sharedNames }} />
      <span className="small">{t(candidate.from)}</span>
    </span>
  )
}

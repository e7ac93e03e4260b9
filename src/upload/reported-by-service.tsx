import { memo, type ReactNode, useMemo } from 'react'
import { explainDifferences } from '#domain/upload/answers/count-differences.ts'
import type { StrayReport, SubmissionRecord } from '#domain/upload/stored-state.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from './reported.module.css'

/** Counts as the service reported them, the earlier sendings collapsed, and the differences from the summary. */
export const ReportedByService = memo(Reported)

function Reported({ state }: { state: UploadState }) {
  const t = useTranslations('upload.reported')
  const [latest, ...older] = [...state.submissions].reverse()
  return (
    <section className={styles.reported} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {latest && <Submission record={latest} />}
      {older.length > 0 && (
        <Fold title={t('older', { count: older.length })}>
          {older.map((record) => (
            <Submission key={record.submission} record={record} />
          ))}
        </Fold>
      )}
      <Differences state={state} />
      <StrayReports strays={state.strays} />
    </section>
  )
}

/** One sending as a line. */
function Submission({ record }: { record: SubmissionRecord }) {
  const t = useTranslations('upload.reported')
  const { reported, answers, submission } = record
  return (
    <div className={styles.submission}>
      <h3>{submission === 0 ? t('firstSending') : t('resend', { number: submission })}</h3>{' '}
      {answers === 0 ? (
        <p className={styles.missing}>{t('noCounts')}</p>
      ) : (
        <Counts reported={reported} />
      )}
    </div>
  )
}

function Counts({ reported }: Pick<SubmissionRecord, 'reported'>) {
  const t = useTranslations('upload.reported')
  const terms = (['accepted', 'rejected', 'notFound', 'courierNeeded'] as const).filter(
    (key) => key === 'accepted' || reported[key] !== 0,
  )
  return (
    <dl>
      {terms.map((key) => (
        <ReportedCount key={key} term={t(key)} count={reported[key]} />
      ))}
    </dl>
  )
}

function ReportedCount({ term, count }: { term: string; count: number | null }) {
  const t = useTranslations('upload.reported')
  const format = useFormatter()
  return (
    <div className={styles.count}>
      <dt>{term}</dt>{' '}
      <dd className={count === null ? styles.missing : undefined}>
        {count === null ? t('notReported') : format.number(count)}
      </dd>
    </div>
  )
}

type FoldProps = { readonly title: string; readonly children: ReactNode }

function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Defaults for placeholders that a difference has no number for. */
const NUMBERS = { accepted: 0, count: 0, counted: 0, named: 0, unnamed: 0 }

function Differences({ state }: { state: UploadState }) {
  const t = useTranslations('upload.differ')
  const differences = useMemo(() => explainDifferences(state), [state])
  const count = useMemo(() => countUnreported(state), [state])
  if (differences.length === 0) return null
  return (
    <Fold title={count > 0 ? t('missing', { count }) : t('lead')}>
      {differences.map(({ kind, ...numbers }) => (
        <p key={kind}>{t(kind, { ...NUMBERS, ...numbers })}</p>
      ))}
    </Fold>
  )
}

/** Counts the entries of the first sending that the service's counts leave out. */
function countUnreported({ submissions }: UploadState): number {
  const [first, ...resends] = submissions
  if (first === undefined || resends.length > 0) return 0
  const { accepted, rejected, notFound, courierNeeded } = first.reported
  return first.entryCount - accepted - (rejected ?? 0) - (notFound ?? 0) - (courierNeeded ?? 0)
}

const SHOWN = 20

/** Reports about entries that this upload did not send. */
function StrayReports({ strays }: { strays: readonly StrayReport[] }) {
  const t = useTranslations('upload')
  if (strays.length === 0) return null
  return (
    <Fold title={t('strays', { count: strays.length })}>
      <ul className="anywhere">
        {strays.slice(0, SHOWN).map((stray, index) => (
          <li key={index}>{describe(stray) || t('nobody')}</li>
        ))}
        {strays.length > SHOWN && <li>…</li>}
      </ul>
    </Fold>
  )
}

function describe({ orderId, merchantOrderId, trackingId, message }: StrayReport): string {
  const ids = [orderId, merchantOrderId, trackingId].filter(Boolean).join(' · ')
  return plainText([ids, message].filter(Boolean).join(': '))
}

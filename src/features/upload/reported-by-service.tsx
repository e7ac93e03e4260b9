import { memo, useMemo } from 'react'
import { explainDifferences } from '#domain/upload/answers/count-differences.ts'
import { sumSubmissions } from '#domain/upload/answers/sum-reported.ts'
import type { StrayReport, SubmissionRecord, UploadState } from '#domain/upload/upload.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './summary.module.css'
import ofPage from './upload-panel.module.css'

/** With more sendings than this the older ones are folded together. */
const MOST = 4

/** The service's counts as it gave them, the latest sending first, and why they differ from the summary. */
export const ReportedByService = memo(Reported)

function Reported({ state }: { state: UploadState }) {
  const t = useTranslations('upload.reported')
  const latestFirst = [...state.submissions].reverse()
  const shown = latestFirst.length > MOST ? MOST - 1 : MOST
  return (
    <section className={styles.reported} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {latestFirst.slice(0, shown).map((record) => (
        <Submission key={record.submission} record={record} />
      ))}
      <Older records={latestFirst.slice(shown)} />
      <Differences state={state} />
    </section>
  )
}

function Older({ records }: { records: readonly SubmissionRecord[] }) {
  const t = useTranslations('upload.reported')
  if (records.length === 0) return null
  return (
    <>
      <div className={styles.submission}>
        <h3>{t('older', { count: records.length })}</h3>
        <Counts reported={sumSubmissions(records)} />
      </div>
      <details className={styles.older}>
        <summary>{t('each')}</summary>
        {records.map((record) => (
          <Submission key={record.submission} record={record} />
        ))}
      </details>
    </>
  )
}

function Submission({ record }: { record: SubmissionRecord }) {
  const t = useTranslations('upload.reported')
  const { reported, answers, submission } = record
  return (
    <div className={styles.submission}>
      <h3>{submission === 0 ? t('firstSending') : t('resend', { number: submission })}</h3>
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
  return (
    <dl className={styles.counts}>
      <ReportedCount term={t('accepted')} count={reported.accepted} />
      <ReportedCount term={t('rejected')} count={reported.rejected} />
      <ReportedCount term={t('notFound')} count={reported.notFound} />
      <ReportedCount term={t('courierNeeded')} count={reported.courierNeeded} />
    </dl>
  )
}

function ReportedCount({ term, count }: { term: string; count: number | null }) {
  const t = useTranslations('upload.reported')
  const format = useFormatter()
  return (
    <div className={styles.count}>
      <dt>{term}</dt>
      <dd className={count === null ? styles.missing : undefined}>
        {count === null ? t('notReported') : format.number(count)}
      </dd>
    </div>
  )
}

/** For the numbers that a sentence does not have. */
const NUMBERS = { accepted: 0, count: 0, counted: 0, named: 0, unnamed: 0 }

function Differences({ state }: { state: UploadState }) {
  const t = useTranslations('upload.differ')
  const sentences = useSentences()
  const differences = useMemo(() => explainDifferences(state), [state])
  if (differences.length === 0) return null
  const words = differences.map(({ kind, ...numbers }) => t(kind, { ...NUMBERS, ...numbers }))
  return <p className={styles.differences}>{sentences(t('lead'), ...words)}</p>
}

const SHOWN = 20

/** What answers named although this upload did not send it. */
export function StrayReports({ strays }: { strays: readonly StrayReport[] }) {
  const t = useTranslations('upload')
  if (strays.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{t('strays', { count: strays.length })}</p>
      <ul className={ofPage.strays}>
        {strays.slice(0, SHOWN).map((stray, index) => (
          <li key={index}>{describe(stray) || t('nobody')}</li>
        ))}
        {strays.length > SHOWN && <li>…</li>}
      </ul>
    </Notice>
  )
}

function describe({ orderId, merchantOrderId, trackingId, message }: StrayReport): string {
  const ids = [orderId, merchantOrderId, trackingId].filter(Boolean).join(' · ')
  return [ids, message].filter(Boolean).join(': ')
}

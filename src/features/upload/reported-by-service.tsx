import { useMemo } from 'react'
import type { SubmissionRecord, UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import styles from './books.module.css'
import { explainDifferences } from '#domain/upload/count-differences.ts'
import { useDifferenceWords } from './use-difference-words.ts'

/** The service's counts as it gave them, and why they differ from the books. */
export function ReportedByService({ state }: { state: UploadState }) {
  const t = useTranslations('upload.reported')
  return (
    <section className={styles.reported} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {state.submissions.map((record) => (
        <Submission key={record.submission} record={record} />
      ))}
      <Differences state={state} />
    </section>
  )
}

function Submission({ record }: { record: SubmissionRecord }) {
  const t = useTranslations('upload.reported')
  const { reported, answers, submission } = record
  return (
    <div className={styles.submission}>
      <h3>{submission === 0 ? t('firstSending') : t('resend', { number: submission })}</h3>
      {answers === 0 ? (
        <p className={styles.missing}>{t('noAnswerYet')}</p>
      ) : (
        <dl className={styles.counts}>
          <ReportedCount term={t('accepted')} count={reported.accepted} />
          <ReportedCount term={t('rejected')} count={reported.rejected} />
          <ReportedCount term={t('notFound')} count={reported.notFound} />
          <ReportedCount term={t('courierNeeded')} count={reported.courierNeeded} />
        </dl>
      )}
    </div>
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

function Differences({ state }: { state: UploadState }) {
  const t = useTranslations('upload.differ')
  const wordsOf = useDifferenceWords()
  const differences = useMemo(() => explainDifferences(state), [state])
  if (differences.length === 0) return null
  return (
    <p className={styles.differences}>
      {t('lead')} {differences.map(wordsOf).join(' ')}
    </p>
  )
}

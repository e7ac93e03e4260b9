import { Link } from 'wouter'
import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import { countOpen } from '#domain/upload/summary.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { CountBadge } from '#shell/count-badge.tsx'
import type { EntryCounts, ListedUpload } from '#worker/records/list-uploads.ts'
import styles from './earlier-uploads.module.css'
import { useCounting, useStatusOf, useUploads } from '#shell/uploads/use-uploads.ts'

/** More would push the first ones out of sight; the page of uploads has the rest. */
const MOST = 5

/** Beside the empty sheet: the steps before the first upload, later the unfinished uploads. */
export function EarlierUploads() {
  const t = useTranslations('prepare.unfinished')
  const { data: uploads, isError } = useUploads()
  useCounting(uploads)
  const statusOf = useStatusOf()
  if (isError || uploads?.length === 0) return <HowItWorks />
  if (uploads === undefined) return null
  const open = uploads.filter((upload) => statusOf(upload) === 'open')
  const isCounted = uploads.every((upload) => statusOf(upload) !== 'counting')
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {open.slice(0, MOST).map((upload) => (
          <OpenUpload key={upload.header.id} {...upload} />
        ))}
      </ul>
      {open.length === 0 && isCounted && <p className="quiet">{t('none')}</p>}
      <Link href="/uploads" className={styles.all}>
        {t('all')}
      </Link>
    </section>
  )
}

function OpenUpload({ header, counts }: ListedUpload) {
  const t = useTranslations('common')
  const name = useUploadName()(header)
  const when = useWhen()
  const workOf = useWorkOf()
  if (counts === null) return null
  const open = countOpen({ counts })
  return (
    <li className={styles.upload}>
      <Link href={`/uploads/${header.id}`} className={styles.name}>
        {name}
      </Link>
      <CountBadge count={open} meaning={t('entries', { count: open })} />
      <span className={styles.when}>{[when(header.startedAt), workOf(counts)].join(' · ')}</span>
    </li>
  )
}

/** Returns a function that words the open entries: "48 couriers, 15 failed". */
function useWorkOf(): (counts: EntryCounts) => string {
  const t = useTranslations('prepare.unfinished')
  const format = useFormatter()
  return (counts) =>
    format.list(
      OPEN_KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
        t(`work.${kind}`, { count: counts[kind] }),
      ),
      { type: 'unit' },
    )
}

const STEPS = ['add', 'fix', 'upload'] as const

/** The workflow in three steps, for the first visit. */
function HowItWorks() {
  const t = useTranslations('prepare.how')
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{t(step)}</p>
            <p className="quiet">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

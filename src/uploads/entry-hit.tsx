import { Link } from 'wouter'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { CELL_LENGTH, plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { EntryHit as Hit } from '#worker/records/find-entries.ts'
import type { EntryStatus } from '#worker/records/about-entries.ts'
import { OutcomeWord } from './work-left.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import styles from './search.module.css'

type EntryHitProps = {
  readonly hit: Hit
  /** undefined: loading. */
  readonly status: EntryStatus | undefined
  readonly searched: string
}

/** One found entry with its outcome and a link to it. */
export function EntryHit({ hit, status, searched }: EntryHitProps) {
  const t = useTranslations('history')
  const { upload, position } = hit
  return (
    <div className={styles.hit}>
      <Link href={`/uploads/${upload.id}?entry=${position}`} className={styles.hitLink}>
        <HitValues entry={status?.entry ?? hit.entry} searched={searched} />
      </Link>
      {status ? (
        <OutcomeWord kind={status.outcome.kind} />
      ) : (
        <span className="quiet anywhere capital">{t('counting')}</span>
      )}
      <HitStory hit={hit} status={status} />
    </div>
  )
}

function HitValues({ entry, searched }: { entry: Hit['entry']; searched: string }) {
  const nameOf = useFieldName()
  return (
    <span className="flow">
      {TRACKING_FIELDS.filter((field) => entry[field]).map((field) => (
        <span key={field} className={styles.value}>
          <span className="small">{nameOf(field)}</span>{' '}
          <span className={styles.id}>
            <Highlight value={entry[field] ?? ''} searched={searched} />
          </span>
        </span>
      ))}
    </span>
  )
}

function Highlight({ value: whole, searched }: { value: string; searched: string }) {
  const value = plainText(whole)
  const from = searched === '' ? -1 : value.toLowerCase().indexOf(searched.toLowerCase())
  if (from === -1) return value
  const to = from + searched.length
  return (
    <>
      {value.slice(0, from)}
      <mark>{value.slice(from, to)}</mark>
      {value.slice(to)}
    </>
  )
}

function HitStory({ hit, status }: Pick<EntryHitProps, 'hit' | 'status'>) {
  const t = useTranslations('history.hits')
  const sourceOf = useSourceName()
  const story = useOutcomeStory()
  const { upload, place, entry, field } = hit
  const where = isItsName(upload)
    ? t('row', { row: String(place.row) })
    : t('where', { source: sourceOf(place.source), row: String(place.row) })
  const value = entry[field] ?? ''
  const isEarlier = status !== undefined && status.entry[field] !== value
  const reason = status ? story(status.outcome) : ''
  return (
    <span className={styles.story}>
      {reason && (
        <span>
          <LongText text={reason} most={CELL_LENGTH} />
        </span>
      )}
      {isEarlier && <span>{t('earlier', { value: plainText(value) })}</span>}
      <span className="quiet anywhere capital">{where}</span>
    </span>
  )
}

/** An upload without a name has the name of its only source, so the source isn't repeated. */
function isItsName({ name, sources }: Hit['upload']): boolean {
  return name === null && sources.length === 1
}

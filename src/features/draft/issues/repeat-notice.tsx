import { Link } from 'wouter'
import type { DraftSnapshot, RepeatedSheet } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import styles from '#features/draft/draft.module.css'
import { useRepeatWords } from './use-repeat-words.ts'

type RepeatNoticesProps = {
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  readonly canAct: boolean
  /** The notice goes, and with it the button that had the focus. */
  readonly onDecided: () => void
}

/** Sheets that earlier uploads had already: what is left of them, and what to keep. */
export function RepeatNotices(props: RepeatNoticesProps) {
  const { client, snapshot, canAct, onDecided } = props
  const t = useTranslations('prepare.repeats')
  const wordsOf = useRepeatWords(snapshot.sources)
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {snapshot.repeated.map((sheet) => {
        const { title, parts } = wordsOf(sheet)
        const { counts, sourceId } = sheet
        return (
          <Notice
            key={sourceId}
            tone="warn"
            actions={
              canAct && (
                <KeepButtons
                  counts={counts}
                  onRemove={() => {
                    client.call('removeRepeats', sourceId)
                    onDecided()
                  }}
                  onKeep={() => {
                    client.call('keepRepeats', sourceId)
                    onDecided()
                  }}
                />
              )
            }
          >
            <p>
              <strong>{title}</strong>
            </p>
            {parts && <p>{parts}</p>}
            {counts['maybe-accepted'] + counts.open > 0 && <p>{t('finish')}</p>}
            <UploadLinks uploads={sheet.uploads} />
          </Notice>
        )
      })}
    </section>
  )
}

type KeepButtonsProps = {
  readonly counts: RepeatedSheet['counts']
  readonly onRemove: () => void
  readonly onKeep: () => void
}

function KeepButtons({ counts, onRemove, onKeep }: KeepButtonsProps) {
  const t = useTranslations('prepare.repeats')
  const { changed, new: added, accepted, open } = counts
  const rest = changed + added
  const which = added === 0 ? 'changed' : changed === 0 ? 'new' : 'both'
  const repeats = accepted + open + counts['maybe-accepted']
  return (
    <>
      <Button onClick={onRemove}>
        {rest > 0 ? t('keepNew', { count: rest, which }) : t('removeAll', { count: repeats })}
      </Button>
      <Button onClick={onKeep}>{t('keepAll')}</Button>
    </>
  )
}

/** More links would be a list of their own; the others stand in the history. */
const MOST_LINKS = 3

function UploadLinks({ uploads }: Pick<RepeatedSheet, 'uploads'>) {
  const t = useTranslations('prepare.repeats')
  const when = useWhen()
  return (
    <p className={styles.uploadLinks}>
      {uploads.slice(0, MOST_LINKS).map(({ id, startedAt, accepted, unsettled }) => (
        <Link key={id} href={`/uploads/${id}`} className={styles.uploadLink}>
          {uploads.length === 1
            ? t('open')
            : t('openOf', { when: when(startedAt), count: accepted + unsettled })}
        </Link>
      ))}
    </p>
  )
}

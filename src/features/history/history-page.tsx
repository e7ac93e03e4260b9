import { useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { RecordsClient } from '#records/client.ts'
import type { ListedUpload } from '#records/list-uploads.ts'
import type { UploadRun } from '#run/upload-run.ts'
import { EmptyHistory } from './empty-history.tsx'
import { History } from './history.tsx'
import styles from './history.module.css'
import type { HistoryActions, LinkSlot, OutcomeSlot } from './slots.ts'
import { useHistory } from './use-history.ts'

export type HistoryPageProps = {
  readonly records: RecordsClient
  /** Tells when uploads came, went or were renamed. */
  readonly subscribe: (listener: () => void) => () => void
  /** The upload that is being sent just now. */
  readonly active: UploadRun | null
  readonly actions: HistoryActions
  readonly link: LinkSlot
  readonly outcome: OutcomeSlot
}

/** Every upload of this browser, what is open in it, and every entry by its number. */
export function HistoryPage(props: HistoryPageProps) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const activeId = props.active?.getSnapshot().header.id ?? null
  const { uploads, isError, again, readAt } = useHistory(props.records, props.subscribe, activeId)
  const heading = useLostFocus(uploads)
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      {isError && (
        <Notice tone="bad" actions={<Button onClick={again}>{t('again')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {!uploads && !isError && <p>{common('loading')}</p>}
      {uploads?.length === 0 && <EmptyHistory link={props.link} />}
      {uploads && uploads.length > 0 && <History {...props} uploads={uploads} visit={readAt} />}
    </div>
  )
}

/** When the last row goes, what had the focus goes with it: then the heading has it. */
function useLostFocus(uploads: readonly ListedUpload[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const count = uploads?.length ?? 0
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [uploads])
  return heading
}

import { memo } from 'react'
import { HistoryButtons } from '#sheet/bars/history-buttons.tsx'
import { EntryForm } from '#sheet/entry-form/entry-form.tsx'
import { UnreadableDraft } from '#sheet/bars/unreadable-draft.tsx'
import { DropZone } from '#sheet/spreadsheet/drop-zone.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { useDraft } from '#shell/services.ts'
import { useLater } from '#shell/later.ts'
import styles from './empty-prepare.module.css'

/** The page without a sheet. Memoized, so that it doesn't render again while a sheet loads. */
export const EmptyPrepare = memo(function EmptyPrepare() {
  const t = useTranslations('prepare')
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.work}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <UnreadableDraft />
          <TakenBack />
          <DropZone />
          <EntryForm />
        </div>
        <div className={styles.aside}>
          <EarlierUploads />
        </div>
      </div>
    </Page>
  )
})

function EarlierUploads() {
  const parts = useLater(false)
  return parts && <parts.EarlierUploads />
}

/** Undo and redo for a sheet that was removed. */
function TakenBack() {
  const { rowCount, undo, redo } = useDraft().snapshot
  return rowCount === 0 && (undo ?? redo) && <HistoryButtons />
}

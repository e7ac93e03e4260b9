import { memo } from 'react'
import { HistoryButtons } from '#features/draft/bars/history-buttons.tsx'
import { EntryForm } from '#features/draft/entry-form/entry-form.tsx'
import { UnreadableDraft } from '#features/draft/unreadable-draft.tsx'
import { DropZone } from '#features/spreadsheet/drop-zone.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { useDraft } from '#page/services.ts'
import { useStageTwo } from '#page/stage-two.ts'
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
  const stage = useStageTwo(false)
  return stage && <stage.EarlierUploads />
}

/** Undo and redo for a sheet that was removed. */
function TakenBack() {
  const { rowCount, undo, redo } = useDraft().snapshot
  return rowCount === 0 && (undo ?? redo) && <HistoryButtons />
}

import { useTranslations } from '#i18n/use-translations.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { Dock } from '#shell/frame.tsx'
import { useDraft } from '#shell/services.ts'
import { PrintButton } from '#entries/print/print-button.tsx'
import { useToken } from '#shell/token/use-token.ts'
import { Icon } from '#ui/icon.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { PreviewButton } from '#sheet/send/preview-button.tsx'
import { UploadActions } from '#sheet/send/upload-actions.tsx'
import { AddRows } from '#sheet/spreadsheet/add-rows.tsx'
import { ScanButton } from '#sheet/spreadsheet/scan-button.tsx'
import styles from './bars.module.css'
import { HistoryButtons } from './history-buttons.tsx'
import { ReadyCount } from './ready-count.tsx'

export function TitleBar() {
  const t = useTranslations('common')
  const { entryCount } = useDraft().snapshot
  const narrow = useNarrow()
  return (
    <header className={styles.title}>
      <div className={styles.heading}>
        <h1>{t('entries', { count: entryCount })}</h1>
        {narrow && <ReadyCount />}
      </div>
      {!narrow && <SourceName />}
      {!narrow && <AddRows />}
      {!narrow && <ScanButton />}
      <div className={styles.actions}>
        <HistoryButtons iconOnly />
        <PreviewButton iconOnly={narrow} />
        <Dock>
          {narrow && <AddRows iconOnly />}
          {narrow && <ScanButton iconOnly />}
          <UploadActions />
        </Dock>
        {!narrow && <PrintSheet />}
      </div>
    </header>
  )
}

/** Prints the entries that can be sent. */
function PrintSheet() {
  const { client, snapshot } = useDraft()
  const nameOf = useSourceName()
  const newest = snapshot.sources.at(-1)
  const { shop } = useToken()
  return (
    <PrintButton
      look="ghost"
      iconOnly
      disabled={snapshot.sendableCount === 0}
      name={newest ? nameOf(newest.source) : ''}
      shop={shop}
      heldBack={snapshot.problemCount}
      read={() => client.ask.previewEntries(snapshot.sendableCount)}
    />
  )
}

/** Newest sheet of the draft; the line below the grid counts the others. */
function SourceName() {
  const { sources } = useDraft().snapshot
  const nameOf = useSourceName()
  const newest = sources.at(-1)
  if (newest === undefined) return null
  return (
    <span className={styles.source}>
      <Icon name="sheet" />
      <span className="cut">{nameOf(newest.source)}</span>
    </span>
  )
}

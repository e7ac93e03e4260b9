import { HistoryPage } from '#features/history/history-page.tsx'
import type { DownloadDialogProps } from '#features/history/history-context.ts'
import { lazyPart } from '#page/late.ts'

const DownloadDialog = lazyPart(
  async () => (await import('#features/receipts/download-dialog.tsx')).DownloadDialog,
)

/** Joins the list of uploads to the files that are made of them. */
export function UploadsPage() {
  return <HistoryPage DownloadDialog={DownloadOne} />
}

function DownloadOne({ upload: { header, counts }, onClose }: DownloadDialogProps) {
  return counts && <DownloadDialog header={header} counts={counts} onClose={onClose} />
}

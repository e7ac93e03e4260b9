import { HistoryPage } from '#features/history/history-page.tsx'
import type { DownloadDialogProps } from '#features/history/history-context.ts'
import { DownloadDialog } from '#features/receipts/download-dialog.tsx'

/** Gives the list of uploads its download dialog, which is in another folder. */
export function UploadsPage() {
  return <HistoryPage DownloadDialog={DownloadOne} />
}

function DownloadOne({ upload: { header, counts }, onClose }: DownloadDialogProps) {
  return counts && <DownloadDialog header={header} counts={counts} onClose={onClose} />
}

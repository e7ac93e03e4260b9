import { HistoryPage } from './history-page.tsx'
import type { DownloadDialogProps } from './history-context.ts'
import { DownloadDialog } from '#upload/receipts/download-dialog.tsx'

/** Gives the list of uploads its download dialog, which is in another folder. */
export function UploadsPage() {
  return <HistoryPage DownloadDialog={DownloadOne} />
}

function DownloadOne({ upload: { header, counts }, onClose }: DownloadDialogProps) {
  return counts && <DownloadDialog header={header} counts={counts} onClose={onClose} />
}

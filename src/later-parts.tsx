import { lazy } from 'react'
import { fetchPart } from '#shell/fetch-part.ts'

// One import, which the empty page fetches when it is idle: with several, the code that they share is cut into small
// files, and the first page grows by 5 kB. No other file may import this one statically.
export { CourierList } from '#entries/couriers/courier-list.tsx'
export { OtherPages } from '#app/other-pages.tsx'
export { openUpload } from '#run/uploads/open-upload.ts'
export { DraftPanel } from '#sheet/draft-panel.tsx'
export { EarlierUploads } from '#sheet/prepare/earlier-uploads.tsx'
export { NewSheetQuestions } from '#sheet/prepare/new-sheet-questions.tsx'
export { KeysDialog } from '#shell/keys/keys-dialog.tsx'
export { createQueryClient } from '#shell/queries.ts'
export { ReadAgain } from '#shell/read-again.tsx'
export { UploadsNeedYou } from '#shell/uploads/uploads-need-you.tsx'
export { NewsOfUpload } from '#upload/news-of-upload.tsx'
export { OpenHandOver } from '#upload/open-hand-over.tsx'

/** Loaded on its own, because it has the reader of barcodes. */
export const ScanDialog = lazy(async () => {
  const part = await fetchPart(() => import('#sheet/scanning/scan-dialog.tsx'))
  return { default: part.ScanDialog }
})

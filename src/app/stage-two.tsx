import { lazy } from 'react'
import { DraftPanel } from '#features/draft/draft-panel.tsx'
import { EarlierUploads } from '#features/history/earlier-uploads.tsx'
import { UploadsNeedYou } from '#features/history/uploads-need-you.tsx'
import { OpenHandOver } from '#features/upload/hand-over/open-hand-over.tsx'
import { NewsOfUpload } from '#features/upload/notify/news-of-upload.tsx'
import { CourierList } from '#page/couriers/courier-list.tsx'
import { KeysDialog } from '#page/keys/keys-dialog.tsx'
import { fetchPart } from '#page/part-missing.ts'
import { createQueryClient } from '#page/queries.ts'
import { ReadAgain } from '#page/read-again.tsx'
import type { StageTwo } from '#page/stage-two.ts'
import { openUpload } from '#run/uploads/open-upload.ts'
import { NewSheetQuestions } from './pages/new-sheet-questions.tsx'
import { OtherPages } from './pages/other-pages.tsx'

const ScanDialog = lazy(async () => {
  const part = await fetchPart(() => import('#features/scanning/scan-dialog.tsx'))
  return { default: part.ScanDialog }
})

/** The chunk that `fetchStageTwo` loads. No other file may import this one statically. */
export const stageTwo: StageTwo = {
  OtherPages,
  SheetPage: DraftPanel,
  NewSheetQuestions,
  EarlierUploads,
  UploadsNeedYou,
  NewsOfUpload,
  OpenHandOver,
  ScanDialog,
  KeysDialog,
  CourierList,
  ReadAgain,
  queries: createQueryClient(),
  openUpload,
}

import { lazy } from 'react'
import { DraftPanel } from '#sheet/draft-panel.tsx'
import { EarlierUploads } from '#sheet/prepare/earlier-uploads.tsx'
import { UploadsNeedYou } from '#shell/uploads/uploads-need-you.tsx'
import { OpenHandOver } from '#upload/open-hand-over.tsx'
import { NewsOfUpload } from '#upload/news-of-upload.tsx'
import { CourierList } from '#entries/couriers/courier-list.tsx'
import { KeysDialog } from '#shell/keys/keys-dialog.tsx'
import { fetchPart } from '#shell/loading/part-missing.ts'
import { createQueryClient } from '#shell/queries.ts'
import { ReadAgain } from '#shell/read-again.tsx'
import type { StageTwo } from '#shell/loading/stage-two.ts'
import { openUpload } from '#run/uploads/open-upload.ts'
import { NewSheetQuestions } from '#sheet/prepare/new-sheet-questions.tsx'
import { OtherPages } from './other-pages.tsx'

const ScanDialog = lazy(async () => {
  const part = await fetchPart(() => import('#sheet/scanning/scan-dialog.tsx'))
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

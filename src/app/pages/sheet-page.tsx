import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { CancelledQuestions } from '#features/columns/cancelled-questions.tsx'
import { MatchedColumns, UnusedColumns } from '#features/columns/matched-columns.tsx'
import { DraftPageContext, type PasteAgainProps } from '#features/draft/draft-page.ts'
import { DraftPanel } from '#features/draft/draft-panel.tsx'
import { UnreadableDraft } from '#features/draft/unreadable-draft.tsx'
import { AddRows } from '#features/spreadsheet/add-rows.tsx'
import {
  ImportProgress,
  MerchantOnly,
  ReadProblems,
} from '#features/spreadsheet/import-notices.tsx'
import { PasteDialog } from '#features/spreadsheet/paste-dialog.tsx'
import { SourceStatus } from '#features/spreadsheet/sources/source-status.tsx'
import { useDraftClient } from '#page/services.ts'
import type { SheetPageProps } from '#page/stage-two.ts'
import { CourierValues, SheetProbableCodes } from './courier-values.tsx'
import { takeSheet } from './take-sheet.ts'

/** Prepare with a sheet: the draft, and what other rooms put beside it. */
export function SheetPage({ startUpload }: SheetPageProps) {
  const { client } = useDraftClient()
  return (
    <DraftPageContext
      value={{
        startUpload,
        CourierValues,
        ProbableCodes: SheetProbableCodes,
        AddRows,
        ImportNotices,
        SourceStatus: Sources,
        PasteAgain,
        takePaste: (clipboard) => takeSheet(client, clipboard),
      }}
    >
      <DraftPanel />
    </DraftPageContext>
  )
}

/** What came of the last files and pastes, beside a sheet. */
function ImportNotices() {
  return (
    <>
      <UnreadableDraft />
      <ReadProblems />
      <ImportProgress />
      <CancelledQuestions />
      <MerchantOnly />
    </>
  )
}

function PasteAgain(props: PasteAgainProps) {
  return <PasteDialog purpose="number" {...props} />
}

function Sources() {
  return <SourceStatus showMatch={showMatch} showUnused={showUnused} />
}

const showMatch = (match: ColumnMatch) => <MatchedColumns match={match} />
const showUnused = (match: ColumnMatch) => <UnusedColumns match={match} />

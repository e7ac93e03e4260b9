import { Suspense, useDeferredValue, useEffect } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { CancelledQuestions } from '#features/columns/cancelled-questions.tsx'
import { MatchedColumns, UnusedColumns } from '#features/columns/matched-columns.tsx'
import { useHistoryFocus } from '#features/draft/bars/history-buttons.tsx'
import { DraftPageContext, type PasteAgainProps } from '#features/draft/draft-page.ts'
import { UnreadableDraft } from '#features/draft/unreadable-draft.tsx'
import { AddRows } from '#features/spreadsheet/add-rows.tsx'
import {
  ImportProgress,
  MerchantOnly,
  ReadProblems,
} from '#features/spreadsheet/import-notices.tsx'
import { PageIntake } from '#features/spreadsheet/page-intake.tsx'
import { SourceStatus } from '#features/spreadsheet/sources/source-status.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { setHadSheet, useHadSheet } from '#page/preferences/had-sheet.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft, useDraftClient } from '#page/services.ts'
import { DraftPanel } from '#app/pages.ts'
import { EmptyPrepare } from './empty-prepare.tsx'
import { NewSheetQuestions } from './new-sheet-questions.tsx'
import { takeSheet } from './take-sheet.ts'

const CourierValues = lazyPart(async () => (await import('./courier-values.tsx')).CourierValues)
const PasteDialog = lazyPart(
  async () => (await import('#features/spreadsheet/paste-dialog.tsx')).PasteDialog,
)
const ProbableCodes = lazyPart(
  async () => (await import('./courier-values.tsx')).SheetProbableCodes,
)

type PrepareScreenProps = {
  /** Moves what can be sent into an upload and opens it. */
  readonly startUpload: () => Promise<void>
}

/** The first half of the job: from a sheet in the hand to a draft that can be sent. */
export function PrepareScreen({ startUpload }: PrepareScreenProps) {
  const { client, canAct } = useDraftClient()
  const view = useView()
  useHistoryFocus()
  return (
    <>
      <PageIntake />
      {view === 'opening' && <Opening />}
      {view === 'empty' && <EmptyPrepare />}
      {view === 'sheet' && (
        <DraftPageContext
          value={{
            startUpload,
            CourierValues,
            ProbableCodes,
            AddRows,
            ImportNotices,
            SourceStatus: Sources,
            PasteAgain,
            takePaste: (clipboard) => takeSheet(client, clipboard),
          }}
        >
          <Suspense fallback={<Opening />}>
            <DraftPanel />
          </Suspense>
        </DraftPageContext>
      )}
      {canAct && (
        <Suspense>
          <NewSheetQuestions />
        </Suspense>
      )}
    </>
  )
}

function Opening() {
  const t = useTranslations('prepare')
  return (
    <Page>
      <p role="status">{t('sheet.reading')}</p>
    </Page>
  )
}

/** A sheet that comes back, the ways to bring one, or the sheet. */
type View = 'opening' | 'empty' | 'sheet'

/** A sheet is drawn in short passes between keys and clicks; what was shown before it stays until then. */
function useView(): View {
  const { loaded, rowCount } = useDraft().snapshot
  const isExpected = useExpectedSheet()
  const without = !loaded && isExpected ? 'opening' : 'empty'
  const view = loaded && rowCount > 0 ? 'sheet' : without
  const drawn = useDeferredValue(view)
  return view === 'sheet' ? drawn : view
}

/** Whether a sheet is to come back; where none was, the page can be used before that is known for sure. */
function useExpectedSheet(): boolean {
  const { loaded, rowCount } = useDraft().snapshot
  const hasSheet = rowCount > 0
  useEffect(() => {
    if (loaded) setHadSheet(hasSheet)
  }, [loaded, hasSheet])
  return useHadSheet()
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

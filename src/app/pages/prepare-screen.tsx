import { Suspense, useState } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { CancelledQuestions } from '#features/columns/cancelled-questions.tsx'
import { MatchedColumns } from '#features/columns/matched-columns.tsx'
import { DraftPageContext } from '#features/draft/draft-page.ts'
import { DraftPanel } from '#features/draft/draft-panel.tsx'
import { HistoryButtons } from '#features/draft/history-buttons.tsx'
import { isSheet, readPaste } from '#features/spreadsheet/clipboard-sheet.ts'
import { ImportProgress, MerchantOnly } from '#features/spreadsheet/import-notices.tsx'
import { Intake } from '#features/spreadsheet/intake.tsx'
import { OddRowNotes, SourceList } from '#features/spreadsheet/sources/source-list.tsx'
import { SourceReading } from '#features/spreadsheet/sources/source-reading.tsx'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import styles from './prepare-screen.module.css'

const EntryForm = lazyPart(
  async () => (await import('#features/draft/entry-form/entry-form.tsx')).EntryForm,
)
const MatchDialog = lazyPart(
  async () => (await import('#features/columns/match-dialog.tsx')).MatchDialog,
)
const SheetsDialog = lazyPart(
  async () => (await import('#features/spreadsheet/sources/sheets-dialog.tsx')).SheetsDialog,
)
const CourierValues = lazyPart(async () => (await import('./courier-values.tsx')).CourierValues)
const ProbableCodes = lazyPart(
  async () => (await import('./courier-values.tsx')).SheetProbableCodes,
)

type PrepareScreenProps = {
  /** Moves what can be sent into an upload and opens it. */
  readonly startUpload: () => Promise<void>
}

/** The first half of the job: from a sheet in the hand to a draft that can be sent. */
export function PrepareScreen({ startUpload }: PrepareScreenProps) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare')
  const { loaded, entryCount } = snapshot
  const isEmpty = loaded && entryCount === 0
  const [wasFilled, setWasFilled] = useState(false)
  if (entryCount > 0 && !wasFilled) setWasFilled(true)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={isEmpty ? styles.empty : styles.intakes}>
        <Intake fillsPage={isEmpty} />
        <Suspense fallback={<div className={styles.formPlace} />}>
          <EntryForm takePaste={(clipboard) => takeSheet(client, clipboard)} />
        </Suspense>
      </div>
      <ImportProgress />
      <CancelledQuestions />
      <MerchantOnly />
      {!loaded && <p className={styles.quiet}>{t('sheet.reading')}</p>}
      {isEmpty && (snapshot.undo ?? snapshot.redo) && <HistoryButtons takesFocus={wasFilled} />}
      {loaded && !isEmpty && (
        <DraftPageContext value={{ startUpload, CourierValues, ProbableCodes }}>
          <DraftPanel sources={<SourceList showColumns={showColumns} />} />
        </DraftPageContext>
      )}
      {canAct && <Questions />}
    </div>
  )
}

/** What a new sheet asks: which of its sheets to read, then which column is what. */
function Questions() {
  const { question, sheetQuestion, sources } = useDraft().snapshot
  const nameOf = useSourceName()
  if (question) {
    const { sourceId: id, source } = question
    return (
      <Suspense>
        <MatchDialog
          key={id}
          question={question}
          reading={
            <>
              <SourceReading source={{ ...question, id }} name={nameOf(source)} />
              <OddRowNotes oddRows={sources.find((one) => one.id === id)?.oddRows} />
            </>
          }
        />
      </Suspense>
    )
  }
  return (
    sheetQuestion && (
      <Suspense>
        <SheetsDialog key={sheetQuestion.id} question={sheetQuestion} />
      </Suspense>
    )
  )
}

const showColumns = (match: ColumnMatch) => <MatchedColumns match={match} />

/** A paste of cells into the entry form is a sheet; one value is text. */
function takeSheet(client: DraftClient, clipboard: DataTransfer): boolean {
  const { text, html } = readPaste(clipboard)
  if (!isSheet(text)) return false
  client.call('importPaste', text, html)
  return true
}

import { Suspense, useCallback, useState } from 'react'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { CancelledQuestions } from '#features/columns/cancelled-questions.tsx'
import { MatchedColumns } from '#features/columns/matched-columns.tsx'
import { DraftPanel } from '#features/draft/draft-panel.tsx'
import { HistoryButtons } from '#features/draft/history-buttons.tsx'
import type { UploadPress } from '#features/draft/send/upload-actions.tsx'
import { useDraft } from '#features/draft/use-draft.ts'
import { isSheet, readPaste } from '#features/spreadsheet/clipboard-sheet.ts'
import { EmptyTemplate } from '#features/spreadsheet/empty-template.tsx'
import { ImportProgress } from '#features/spreadsheet/import-progress.tsx'
import { Intake } from '#features/spreadsheet/intake.tsx'
import { MerchantOnly } from '#features/spreadsheet/merchant-only.tsx'
import { OddRowNotes, SourceList } from '#features/spreadsheet/sources/source-list.tsx'
import {
  SourceReading,
  type SourceReadingProps,
} from '#features/spreadsheet/sources/source-reading.tsx'
import { TrySample } from '#features/spreadsheet/try-sample.tsx'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useCanAct, useServices } from '#page/services.ts'
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
const SheetProbableCodes = lazyPart(
  async () => (await import('./courier-values.tsx')).SheetProbableCodes,
)

/** The first half of the job: from a sheet in the hand to a draft that can be sent. */
export function PrepareScreen({ press }: { readonly press: UploadPress }) {
  const { draft: client, records } = useServices()
  const canAct = useCanAct()
  const t = useTranslations('prepare')
  const snapshot = useDraft(client)
  const { loaded, entryCount, sources, question, importing } = snapshot
  const isEmpty = loaded && entryCount === 0
  const [wasFilled, setWasFilled] = useState(false)
  if (entryCount > 0 && !wasFilled) setWasFilled(true)
  const nameOf = useSourceName()
  const asked = question?.sourceId ?? -1
  const previewColumns = useCallback(
    (headerRow: number | null) => client.previewColumns({ sourceId: asked, headerRow }),
    [client, asked],
  )
  const showReading = (source: SourceReadingProps['source'], name: string) => (
    <SourceReading source={source} name={name} canAct={canAct} client={client} />
  )
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={isEmpty ? styles.empty : styles.intakes}>
        <Intake
          canAct={canAct}
          fillsPage={isEmpty}
          onFiles={client.importFiles}
          onPaste={client.importPaste}
          problems={snapshot.readProblems}
          onDismissProblems={client.dismissReadProblems}
          starter={
            press.practice ? (
              <TrySample disabled={!canAct} onSample={client.importSample} />
            ) : (
              <EmptyTemplate make={(kind) => records.ask('makeTemplate', kind)} />
            )
          }
        />
        <Suspense fallback={<div className={styles.formPlace} />}>
          <EntryForm
            canAct={canAct}
            onAdd={client.addEntry}
            takePaste={(clipboard) => takeSheet(client, clipboard)}
          />
        </Suspense>
      </div>
      {importing && (
        <ImportProgress importing={importing} canAct={canAct} onCancel={client.cancelImport} />
      )}
      <CancelledQuestions
        cancelled={snapshot.cancelled}
        onAskAgain={client.askAgain}
        onDismiss={client.dismissCancelled}
      />
      {snapshot.merchantOnly && <MerchantOnly canAct={canAct} onUse={client.useMerchantNumbers} />}
      {!loaded && <p className={styles.quiet}>{t('sheet.reading')}</p>}
      {isEmpty && (snapshot.undo ?? snapshot.redo) && (
        <HistoryButtons
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          takesFocus={wasFilled}
        />
      )}
      {loaded && !isEmpty && (
        <DraftPanel
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          press={press}
          renderCourierValues={(dialog, onClose) => (
            <CourierValues snapshot={snapshot} dialog={dialog} onClose={onClose} />
          )}
          probableCodes={<SheetProbableCodes snapshot={snapshot} />}
          sources={
            <SourceList
              sources={sources}
              canAct={canAct}
              showColumns={showColumns}
              showReading={showReading}
              onChangeColumns={client.askColumns}
              onReplace={client.replaceSheet}
            />
          }
        />
      )}
      {snapshot.sheetQuestion && !question && canAct && (
        <Suspense>
          <SheetsDialog
            key={snapshot.sheetQuestion.id}
            source={snapshot.sheetQuestion.source}
            sheets={snapshot.sheetQuestion.sheets}
            onAnswer={client.answerSheets}
          />
        </Suspense>
      )}
      {question && canAct && (
        <Suspense>
          <MatchDialog
            key={question.sourceId}
            source={question.source}
            match={question.match}
            reading={
              <>
                {showReading({ ...question, id: asked }, nameOf(question.source))}
                <OddRowNotes oddRows={sources.find(({ id }) => id === asked)?.oddRows} />
              </>
            }
            preview={previewColumns}
            onAnswer={client.answerColumns}
          />
        </Suspense>
      )}
    </div>
  )
}

const showColumns = ({ match }: DraftSource) => match && <MatchedColumns match={match} />

/** A paste of cells into the entry form is a sheet; one value is text. */
function takeSheet(client: DraftClient, clipboard: DataTransfer): boolean {
  const { text, html } = readPaste(clipboard)
  if (!isSheet(text)) return false
  client.importPaste(text, html)
  return true
}

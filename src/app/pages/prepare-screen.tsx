import { Suspense, useCallback, useState } from 'react'
import type { DraftSnapshot, DraftSource } from '#domain/draft/draft-view.ts'
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
  const { draft: client } = useServices()
  const canAct = useCanAct()
  const t = useTranslations('prepare')
  const snapshot = useDraft(client)
  const { loaded, entryCount, importing } = snapshot
  const isEmpty = loaded && entryCount === 0
  const [wasFilled, setWasFilled] = useState(false)
  if (entryCount > 0 && !wasFilled) setWasFilled(true)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Intakes snapshot={snapshot} isEmpty={isEmpty} practice={press.practice} />
      {importing && (
        <ImportProgress importing={importing} canAct={canAct} onCancel={client.cancelImport} />
      )}
      <CancelledQuestions
        cancelled={snapshot.cancelled}
        onAskAgain={(sourceId) => client.call('askAgain', sourceId)}
        onDismiss={() => client.call('dismissCancelled')}
      />
      {snapshot.merchantOnly && (
        <MerchantOnly canAct={canAct} onUse={() => client.call('useMerchantNumbers')} />
      )}
      {!loaded && <p className={styles.quiet}>{t('sheet.reading')}</p>}
      {isEmpty && (snapshot.undo ?? snapshot.redo) && (
        <HistoryButtons
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          takesFocus={wasFilled}
        />
      )}
      {loaded && !isEmpty && <Sheet snapshot={snapshot} press={press} />}
      {canAct && <Questions snapshot={snapshot} />}
    </div>
  )
}

type PartProps = { readonly snapshot: DraftSnapshot }

/** The ways into the sheet: files, pastes and the form for one entry. */
function Intakes({
  snapshot,
  isEmpty,
  practice,
}: PartProps & { readonly isEmpty: boolean; readonly practice: boolean }) {
  const { draft: client, records } = useServices()
  const canAct = useCanAct()
  return (
    <div className={isEmpty ? styles.empty : styles.intakes}>
      <Intake
        canAct={canAct}
        fillsPage={isEmpty}
        onFiles={client.importFiles}
        onPaste={(text, html) => client.call('importPaste', text, html)}
        problems={snapshot.readProblems}
        onDismissProblems={() => client.call('dismissReadProblems')}
        starter={
          practice ? (
            <TrySample disabled={!canAct} onSample={(csv) => client.call('importSample', csv)} />
          ) : (
            <EmptyTemplate make={(kind) => records.ask('makeTemplate', kind)} />
          )
        }
      />
      <Suspense fallback={<div className={styles.formPlace} />}>
        <EntryForm
          canAct={canAct}
          onAdd={(entry) => client.call('addEntry', entry)}
          takePaste={(clipboard) => takeSheet(client, clipboard)}
        />
      </Suspense>
    </div>
  )
}

/** The sheet with its issues and the button to send it. */
function Sheet({ snapshot, press }: PartProps & { readonly press: UploadPress }) {
  const { draft: client } = useServices()
  const canAct = useCanAct()
  return (
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
          sources={snapshot.sources}
          canAct={canAct}
          showColumns={showColumns}
          showReading={showReading}
          onChangeColumns={(id) => client.call('askColumns', id)}
          onReplace={() => client.call('replaceSheet')}
        />
      }
    />
  )
}

function Reading({ source, name }: Pick<SourceReadingProps, 'source' | 'name'>) {
  const { draft } = useServices()
  return <SourceReading source={source} name={name} canAct={useCanAct()} client={draft} />
}

/** What a new sheet asks: which of its sheets to read, then which column is what. */
function Questions({ snapshot: { question, sheetQuestion, sources } }: PartProps) {
  const { draft: client } = useServices()
  const nameOf = useSourceName()
  const asked = question?.sourceId ?? -1
  const previewColumns = useCallback(
    (headerRow: number | null) => client.ask('previewColumns', { sourceId: asked, headerRow }),
    [client, asked],
  )
  if (question)
    return (
      <Suspense>
        <MatchDialog
          key={question.sourceId}
          source={question.source}
          match={question.match}
          reading={
            <>
              <Reading source={{ ...question, id: asked }} name={nameOf(question.source)} />
              <OddRowNotes oddRows={sources.find(({ id }) => id === asked)?.oddRows} />
            </>
          }
          preview={previewColumns}
          onAnswer={(mapping, headerRow) => client.call('answerColumns', mapping, headerRow)}
        />
      </Suspense>
    )
  if (!sheetQuestion) return null
  return (
    <Suspense>
      <SheetsDialog
        key={sheetQuestion.id}
        source={sheetQuestion.source}
        sheets={sheetQuestion.sheets}
        onAnswer={(names) => client.call('answerSheets', names)}
      />
    </Suspense>
  )
}

const showReading = (source: SourceReadingProps['source'], name: string) => (
  <Reading source={source} name={name} />
)

const showColumns = ({ match }: DraftSource) => match && <MatchedColumns match={match} />

/** A paste of cells into the entry form is a sheet; one value is text. */
function takeSheet(client: DraftClient, clipboard: DataTransfer): boolean {
  const { text, html } = readPaste(clipboard)
  if (!isSheet(text)) return false
  client.call('importPaste', text, html)
  return true
}

import {
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { DraftFilter, DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { IssueKind } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { RowRange } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { ColumnDoubts } from '#features/draft/issues/column-doubts.tsx'
import {
  DAMAGE_KINDS,
  type DamageKind,
  DamageVerdict,
} from '#features/draft/issues/damage-verdict.tsx'
import type { ShowCourierValues } from '#features/draft/courier-values/courier-values-button.tsx'
import styles from './draft.module.css'
import { HistoryButtons } from './history-buttons.tsx'
import { IssueHelp } from '#features/draft/issues/issue-help.tsx'
import { RowDetails } from './row-details.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { UploadActions, type UploadPress } from '#features/draft/send/upload-actions.tsx'
import { useDraftAnnouncements } from './use-draft-announcements.ts'

const PreviewDialog = lazyPart(
  async () => (await import('#features/draft/send/preview-dialog.tsx')).PreviewDialog,
)
const RepeatNotices = lazyPart(
  async () => (await import('#features/draft/issues/repeat-notice.tsx')).RepeatNotices,
)

type DraftPanelProps = {
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  readonly press: UploadPress
  readonly renderCourierValues: ShowCourierValues
  /** `ProbableCodes`, loaded when a courier is a name. */
  readonly probableCodes: ReactNode
  /** Where the entries came from. */
  readonly sources: ReactNode
}

/** The sheet that is being prepared: everything visible, everything to be fixed in place, one button to send it. */
export function DraftPanel(props: DraftPanelProps) {
  const { client, snapshot, canAct, press } = props
  const t = useTranslations('prepare')
  const [said, setSaid] = useState<Said>(null)
  const section = useRef<HTMLElement>(null)
  const skipped = useSkipped(snapshot)
  useDraftAnnouncements(snapshot, skipped)
  const sheet = useSheetMoves(client, snapshot, section)
  // An upload may have gone on while this page was not there.
  useEffect(() => client.call('lookAtUploads'), [client])
  return (
    <section ref={section} tabIndex={-1} className={styles.sheet} aria-label={t('sheet.label')}>
      <SheetHead
        snapshot={snapshot}
        onProblemsOnly={(problemsOnly) => sheet.filter({ problemsOnly })}
        history={<HistoryButtons client={client} snapshot={snapshot} canAct={canAct} />}
        upload={
          <UploadActions
            client={client}
            snapshot={snapshot}
            canAct={canAct}
            press={press}
            preview={PreviewDialog}
            onSay={setSaid}
            onShow={(issue) => sheet.filter({ problemsOnly: false, issue })}
          />
        }
      />
      <SheetNotices said={said} press={press} skipped={skipped} snapshot={snapshot} />
      <SheetQuestions {...props} sheet={sheet} />
      <SheetTools
        snapshot={snapshot}
        selected={sheet.selected}
        canAct={canAct}
        onFilter={sheet.filter}
        onNext={() => void sheet.goToNext()}
        onDelete={sheet.deleteRows}
        renderCourierValues={props.renderCourierValues}
      />
      <IssueNotes {...props} onShow={(issue) => sheet.filter({ issue })} />
      {snapshot.shownCount > 0 ? (
        <SheetGrid
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          goTo={sheet.goTo}
          onActiveRow={sheet.setActive}
          onSelectRows={sheet.select}
        />
      ) : (
        <p className={styles.none}>{t('sheet.noneFound')}</p>
      )}
      <BelowRows {...props} active={sheet.active} />
    </section>
  )
}

/** Where the person is in the sheet, and the ways to another place. */
function useSheetMoves(
  client: DraftClient,
  { place, shownCount, filter }: DraftSnapshot,
  section: RefObject<HTMLElement | null>,
) {
  const [active, setActive] = useState(place)
  const [selected, select] = useState<RowRange | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const goToRow = (row: number) => setGoTo({ row })
  // A button that has fixed something goes; the row that it fixed is the next thing at hand.
  useFocusRescue(() => {
    if (shownCount > 0) goToRow(active)
    else section.current?.focus()
  })
  return {
    active,
    setActive,
    selected,
    select,
    goTo,
    goToRow,
    goToNext: async () => {
      const row = await client.ask('findIssue', active)
      if (row !== null) goToRow(row)
    },
    deleteRows: ({ from, to }: RowRange) => {
      client.call('deleteShown', from, to)
      select(null)
      goToRow(from)
    },
    filter: (change: Partial<DraftFilter>) => {
      select(null)
      client.call('setFilter', { ...filter, ...change })
    },
  }
}

type Said = 'token-needed' | 'failed' | null

type SheetNoticesProps = Pick<DraftPanelProps, 'press' | 'snapshot'> & {
  readonly said: Said
  readonly skipped: string | null
}

/** What came of the last press or paste, and what the browser did not keep. */
function SheetNotices({ said, press, skipped, snapshot }: SheetNoticesProps) {
  const t = useTranslations('prepare')
  return (
    <div className={styles.notices}>
      {said === 'token-needed' && !press.hasToken && (
        <Notice tone="info">{t('upload.tokenNeeded')}</Notice>
      )}
      {said === 'failed' && <Notice tone="bad">{t('upload.failed')}</Notice>}
      {skipped && <Notice tone="info">{skipped}</Notice>}
      {snapshot.storageFailed && !snapshot.isUnreadable && (
        <Notice tone="bad">{t('sheet.notKept')}</Notice>
      )}
    </div>
  )
}

type SheetQuestionsProps = DraftPanelProps & { readonly sheet: ReturnType<typeof useSheetMoves> }

/** What is asked once about a whole sheet: rows uploaded before, columns in doubt, couriers by name. */
function SheetQuestions({ sheet, ...props }: SheetQuestionsProps) {
  const { client, snapshot, canAct } = props
  return (
    <>
      {snapshot.repeated.length > 0 && (
        <Suspense>
          <RepeatNotices
            client={client}
            snapshot={snapshot}
            canAct={canAct}
            onDecided={() => sheet.goToRow(0)}
          />
        </Suspense>
      )}
      {snapshot.columnDoubts.length > 0 && (
        <ColumnDoubts
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          onShow={(issue) => sheet.filter({ issue })}
          onDecided={() => sheet.goToRow(sheet.active)}
        />
      )}
      {canAct && countOf(snapshot, 'courier-is-a-name') > 0 && (
        <Suspense>{props.probableCodes}</Suspense>
      )}
    </>
  )
}

type IssueNotesProps = DraftPanelProps & { readonly onShow: (kind: DamageKind) => void }

/** What a spreadsheet program damaged, and what can be done about the kind of issue that is shown. */
function IssueNotes({ onShow, ...props }: IssueNotesProps) {
  const { snapshot } = props
  const { issue } = snapshot.filter
  const damage = DAMAGE_KINDS.flatMap((kind) => {
    const count = countOf(snapshot, kind)
    return count > 0 ? [{ kind, count }] : []
  })
  return (
    <>
      {damage.length > 0 && <DamageVerdict damage={damage} shown={issue} onShow={onShow} />}
      {issue && (
        <IssueHelp
          kind={issue}
          client={props.client}
          snapshot={snapshot}
          canAct={props.canAct}
          renderCourierValues={props.renderCourierValues}
        />
      )}
    </>
  )
}

/** The active row in full, and where the entries came from; after the rows, in a pass that any key or click may interrupt. */
function BelowRows({ active, ...props }: DraftPanelProps & { readonly active: number }) {
  const { client, snapshot, canAct } = props
  const hasDrawn = useDeferredValue(true, false)
  if (!hasDrawn) return null
  return (
    <>
      <RowDetails
        row={client.getRow(Math.min(active, snapshot.shownCount - 1))}
        sources={snapshot.sources}
        client={client}
        canAct={canAct}
      />
      <footer className={styles.foot}>{props.sources}</footer>
    </>
  )
}

function countOf({ issueCounts }: DraftSnapshot, kind: IssueKind): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}

/** Says what the last paste skipped, which nobody sees where the cells were copied; null where that is nothing. */
function useSkipped({ undo }: DraftSnapshot): string | null {
  const t = useTranslations('prepare.sheet')
  if (undo?.kind !== 'pasted' || !undo.hidden) return null
  const { rows, columns } = undo.hidden
  return t('visibleOnly', { rows, columns, both: rows > 0 && columns > 0 ? 'yes' : 'no' })
}

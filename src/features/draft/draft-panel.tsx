import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { DraftFilter, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { RowRange } from '#ui/grid/grid.tsx'
import { useFocusNet } from '#ui/use-focus-net.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { ColumnDoubts } from '#features/draft/issues/column-doubts.tsx'
import { DAMAGE_KINDS, DamageVerdict } from '#features/draft/issues/damage-verdict.tsx'
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
import { useSkipped } from './use-skipped.ts'

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

/** The sheet that is being prepared: everything visible, everything mendable, one button to send it. */
export function DraftPanel(props: DraftPanelProps) {
  const { client, snapshot, canAct, press, renderCourierValues, sources } = props
  const t = useTranslations('prepare')
  const [active, setActive] = useState(snapshot.place)
  const [selected, setSelected] = useState<RowRange | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const [said, setSaid] = useState<'token-needed' | 'failed' | null>(null)
  const section = useRef<HTMLElement>(null)
  const skipped = useSkipped(snapshot)
  useDraftAnnouncements(snapshot, skipped)
  // A button that has mended something goes; the row that it mended is the next thing at hand.
  useFocusNet(() => {
    if (snapshot.shownCount > 0) setGoTo({ row: active })
    else section.current?.focus()
  })
  // An upload may have gone on while this page was not there.
  useEffect(() => client.call('lookAtUploads'), [client])
  // What stands below the rows comes after them, in a pass that any key or click may interrupt.
  const hasDrawn = useDeferredValue(true, false)
  const { filter } = snapshot
  const damage = DAMAGE_KINDS.flatMap((kind) => {
    const count = countOf(snapshot, kind)
    return count > 0 ? [{ kind, count }] : []
  })

  const setFilter = (next: DraftFilter) => {
    setSelected(null)
    client.call('setFilter', next)
  }
  const goToNext = async () => {
    const row = await client.ask('findIssue', active)
    if (row !== null) setGoTo({ row })
  }
  const deleteSelected = ({ from, to }: RowRange) => {
    client.call('deleteShown', from, to)
    setSelected(null)
    setGoTo({ row: from })
  }
  return (
    <section ref={section} tabIndex={-1} className={styles.sheet} aria-label={t('sheet.label')}>
      <SheetHead
        snapshot={snapshot}
        onProblemsOnly={(problemsOnly) => setFilter({ ...filter, problemsOnly })}
        history={<HistoryButtons client={client} snapshot={snapshot} canAct={canAct} />}
        upload={
          <UploadActions
            client={client}
            snapshot={snapshot}
            canAct={canAct}
            press={press}
            preview={PreviewDialog}
            onSay={setSaid}
            onShow={(issue) => setFilter({ ...filter, problemsOnly: false, issue })}
          />
        }
      />
      <div className={styles.notices}>
        {said === 'token-needed' && !press.hasToken && (
          <Notice tone="info">{t('upload.tokenNeeded')}</Notice>
        )}
        {said === 'failed' && <Notice tone="bad">{t('upload.failed')}</Notice>}
        {skipped && <Notice tone="info">{skipped}</Notice>}
        {snapshot.storageFailed && <Notice tone="bad">{t('sheet.notKept')}</Notice>}
      </div>
      {snapshot.repeated.length > 0 && (
        <Suspense>
          <RepeatNotices
            client={client}
            snapshot={snapshot}
            canAct={canAct}
            onDecided={() => setGoTo({ row: 0 })}
          />
        </Suspense>
      )}
      {snapshot.columnDoubts.length > 0 && (
        <ColumnDoubts
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          onShow={(issue) => setFilter({ ...filter, issue })}
          onDecided={() => setGoTo({ row: active })}
        />
      )}
      {canAct && countOf(snapshot, 'courier-is-a-name') > 0 && (
        <Suspense>{props.probableCodes}</Suspense>
      )}
      <SheetTools
        snapshot={snapshot}
        selected={selected}
        canAct={canAct}
        onFilter={setFilter}
        onNext={() => void goToNext()}
        onDelete={deleteSelected}
        renderCourierValues={renderCourierValues}
      />
      {damage.length > 0 && (
        <DamageVerdict
          damage={damage}
          shown={filter.issue}
          onShow={(issue) => setFilter({ ...filter, issue })}
        />
      )}
      {filter.issue && (
        <IssueHelp
          kind={filter.issue}
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          renderCourierValues={renderCourierValues}
        />
      )}
      {snapshot.shownCount > 0 ? (
        <SheetGrid
          client={client}
          snapshot={snapshot}
          canAct={canAct}
          goTo={goTo}
          onActiveRow={setActive}
          onSelectRows={setSelected}
        />
      ) : (
        <p className={styles.none}>{t('sheet.noneFound')}</p>
      )}
      {hasDrawn && (
        <>
          <RowDetails
            row={client.getRow(Math.min(active, snapshot.shownCount - 1))}
            sources={snapshot.sources}
            client={client}
            canAct={canAct}
          />
          <footer className={styles.foot}>{sources}</footer>
        </>
      )}
    </section>
  )
}

function countOf({ issueCounts }: DraftSnapshot, kind: string): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}

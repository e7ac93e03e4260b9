import { useMemo, useState } from 'react'
import {
  isTrackingField,
  OPTIONAL_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { readPastedBlock } from '#domain/sheet/text/pasted-block.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { createSharingFinder } from '#domain/upload/entries-sharing.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { cacheRows } from '#ui/grid/cache-rows.ts'
import { type CellRange, Grid, type RowRange } from '#ui/grid/grid.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import type { Upload } from '#run/upload.ts'
import { loadCopied } from '#worker/reading/load-reader.ts'
import { changeEntries, spreadCells } from '#upload/failures/correcting/change-entries.ts'
import { correctEntry, scannedFor } from '#upload/failures/correcting/correct-entry.ts'
import { RowDetail } from './row-detail.tsx'
import type { Selection } from './selection.tsx'
import { useWorkColumns } from './work-columns.tsx'
import { entryToSend, makeWorkRow, type NoteScan, type WorkRow } from './work-row.ts'

/** Words the reason why an entry is here, if its outcome alone doesn't. */
export type StoryOf = (outcome: Outcome, position: Position) => string

type WorkGridProps = {
  readonly label: string
  /** Header of the column of reasons; null: the reason is stated above. */
  readonly why: string | null
  readonly storyOf?: StoryOf | undefined
  readonly positions: readonly Position[]
  readonly selection: Selection
  readonly editable: boolean
  /** Rows can be set aside with a key. */
  readonly removable: boolean
  /** Cell that gets the focus when the keyboard enters the grid. */
  readonly goTo?: GoTo
}

export type GoTo = { readonly row: number; readonly column: TrackingField } | null

/** Grid of entries to select, read in full and correct in place. */
export function WorkGrid(props: WorkGridProps) {
  const { positions, selection } = props
  const { upload, view } = useUpload()
  const columns = useWorkColumns({
    why: props.why,
    selection,
    positions,
    editable: props.editable,
    empty: useEmptyFields(positions, view.state.entries),
  })
  const getRow = useWorkRows(props)
  const [active, setActive] = useState<Active | null>(null)
  const [scanned, setScanned] = useState<Scanned>(new Map())
  const noteScan = (position: Position, entry: TrackingEntry, written: string) =>
    setScanned((before) => new Map(before).set(position, scannedFor(entry, written)))
  const rowOf = (position: string | number) => positions.indexOf(Number(position))
  const row = active ? getRow(rowOfActive(active, positions)) : undefined
  const narrow = useNarrow()
  const shows = row && (props.editable || hasMore(row, narrow))
  return (
    <>
      <Grid
        label={props.label}
        columns={columns}
        rowCount={positions.length}
        getRow={getRow}
        rowKey={(index) => positions[index] ?? -1}
        rowOf={rowOf}
        onActiveRow={(index) => setActive({ index, position: positions[index] })}
        goTo={props.goTo ?? null}
        {...(props.editable && view.canAct ? editing(props, upload, noteScan) : {})}
        {...(props.removable && view.canAct ? removing(upload, positions) : {})}
        rowTone={toneOf}
      />
      {shows && (
        <RowDetail
          row={row}
          scanned={scanned.get(row.position) ?? null}
          onScan={noteScan}
          editable={props.editable && view.canAct}
          tellsAll={hasMore(row, narrow)}
        />
      )}
    </>
  )
}

type Active = { readonly index: number; readonly position: Position | undefined }

/** Returns the row of the active entry, or of the entry that replaced it. */
function rowOfActive({ index, position }: Active, positions: readonly Position[]): number {
  const row = position === undefined ? -1 : positions.indexOf(position)
  return row === -1 ? Math.min(index, positions.length - 1) : row
}

const toneOf = ({ selected }: WorkRow) => (selected ? 'selected' : undefined)

/** A longer reason may be cut in its cell. */
const LONG = 60
const LONG_ON_A_PHONE = 24

/** Returns whether the cells cut a part of the row's reason. */
function hasMore({ story }: WorkRow, narrow: boolean): boolean {
  const most = narrow ? LONG_ON_A_PHONE : LONG
  return story.length > most || story.includes('\n')
}

/** Scanned texts of entries, where only a part became the number. */
type Scanned = ReadonlyMap<Position, string | null>

function editing({ positions, selection }: WorkGridProps, upload: Upload, noteScan: NoteScan) {
  const change = (changed: ReadonlyMap<Position, TrackingEntry>) => {
    selection.forget([...changed.keys()])
    void changeEntries(upload, changed)
  }
  return {
    onEdit: (row: WorkRow, key: string, value: string) => {
      if (!isTrackingField(key)) return
      const entry = correctEntry(row.entry, key, value)
      if (key === 'trackingId') noteScan(row.position, entry, value)
      change(new Map([[row.position, entry]]))
    },
    onPaste: async (
      { rows, keys: [field = ''] }: CellRange<string>,
      text: string,
      html: string,
    ) => {
      if (!isTrackingField(field)) return
      const { block } = await readPastedBlock(text, html, loadCopied)
      const { state } = upload.getSnapshot()
      const changed = new Map<Position, TrackingEntry>()
      for (const cell of spreadCells(block, { index: rows.from, field }, positions.length)) {
        const position = positions[cell.index] ?? -1
        const entry = changed.get(position) ?? entryToSend(state, position)
        if (!entry) continue
        const corrected = correctEntry(entry, cell.field, cell.value)
        if (cell.field === 'trackingId') noteScan(position, corrected, cell.value)
        changed.set(position, corrected)
      }
      change(changed)
    },
  }
}

function removing(upload: Upload, positions: readonly Position[]) {
  return {
    onDeleteRows: ({ from, to }: RowRange) => void upload.setAside(positions.slice(from, to), ''),
  }
}

function useEmptyFields(
  positions: readonly Position[],
  entries: EntryList,
): ReadonlySet<TrackingField> {
  return useMemo(() => {
    const isEmpty = (field: TrackingField) =>
      !positions.some((position) => entries.at(position)?.[field])
    return new Set(OPTIONAL_FIELDS.filter(isEmpty))
  }, [positions, entries])
}

function useWorkRows({ positions, selection, storyOf: ownStory }: WorkGridProps) {
  const { view } = useUpload()
  const outcomeStory = useOutcomeStory()
  const { entries, corrected } = view.state
  const entriesSharing = useMemo(
    () => createSharingFinder({ entries, corrected }),
    [entries, corrected],
  )
  return useMemo(() => {
    const words = {
      storyOf: ownStory ?? outcomeStory,
      isSelected: selection.isSelected,
      entriesSharing,
    }
    return cacheRows<WorkRow>((index) => makeWorkRow(view, positions[index] ?? -1, words))
  }, [view, positions, selection, ownStory, outcomeStory, entriesSharing])
}

import { replaceEqualDeep } from '@tanstack/react-query'
import { type DraftRow, FIRST_ROWS } from '#domain/draft/draft-view.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { toCells, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { RowWindow } from '#worker/drafting/shown/snapshot.ts'

/** An edit by the user that the worker hasn't handled yet. */
type PendingEdit = {
  /** The number of its call. */
  readonly id: number
  readonly row: RowId
  readonly field: TrackingField
  readonly value: string
}

/** A row that the user started below the last one and that the worker hasn't handled yet. */
type BegunRow = { readonly id: number; readonly row: DraftRow }

/** The page assigns a negative id, which the worker maps to its own. */
const emptyRow = (id: number): DraftRow => ({
  id: id as RowId,
  row: 0,
  sourceId: -1 as SourceId,
  cells: toCells({}),
  originals: {},
  issues: [],
  courierNames: null,
  waits: false,
  lines: 1,
  items: [],
  isFilledByRule: false,
  isFixed: false,
  offers: {},
})

/** Screens that are fetched above and below the visible one. */
const SCREENS_AROUND = 2

/** The rows around the screen: the only rows that the page holds of a sheet of any length. */
export function createRowCache() {
  let window: RowWindow = { from: 0, rows: [] }
  let asked = { from: 0, to: FIRST_ROWS }
  let pending: readonly PendingEdit[] = []
  let count = 0
  let below: readonly BegunRow[] = []
  let newRow = emptyRow(-1)

  const withEdits = (row: DraftRow): DraftRow => {
    return pending.reduce((edited, { row: id, field, value }) => {
      if (id !== row.id) return edited
      // The names of the new courier come with the worker's answer.
      const courierNames = field === 'courier' ? null : edited.courierNames
      return { ...edited, courierNames, cells: { ...edited.cells, [field]: value } }
    }, row)
  }
  const setWindow = ({ from, rows }: RowWindow) => {
    // An unchanged row stays the same object, so that it isn't rendered again.
    const known = new Map(window.rows.map((row) => [row.id, row]))
    window = { from, rows: rows.map((row) => replaceEqualDeep(known.get(row.id), withEdits(row))) }
  }
  return {
    setWindow,
    getRows: () => window,
    getRow: (index: number): DraftRow | undefined => {
      if (index < count) return window.rows[index - window.from]
      const begun = below[index - count]
      return begun && withEdits(begun.row)
    },
    newRow: () => newRow,
    /** Ids of the begun rows that the worker hasn't handled yet. */
    begun: (): readonly RowId[] => below.map(({ row }) => row.id),
    /** Shows an edit at once, until the worker has handled it. */
    edit: (edit: PendingEdit) => {
      pending = [...pending, edit]
      if (edit.row === newRow.id) {
        below = [...below, { id: edit.id, row: newRow }]
        newRow = emptyRow(newRow.id - 1)
      }
      setWindow(window)
    },
    /** The worker shows `shownCount` rows, including all edits up to this one. */
    setHandled: (id: number, shownCount: number) => {
      count = shownCount
      pending = pending.filter((edit) => edit.id > id)
      below = below.filter((begun) => begun.id > id)
    },
    /** The range to fetch so that from..to can be shown; null when it is there or requested. */
    missing: (from: number, to: number) => {
      const screen = to - from
      const isNearTop = asked.from > 0 && from - screen < asked.from
      if (from >= asked.from && to + screen <= asked.to && !isNearTop) return null
      const around = screen * SCREENS_AROUND
      asked = { from: Math.max(0, from - around), to: to + around }
      return asked
    },
  }
}

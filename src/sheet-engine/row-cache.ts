import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { RowWindow } from '#sheet-engine/drafting/shown/snapshot.ts'

/** A cell that the person has changed, and the worker not yet. */
type PendingEdit = {
  /** The number of its call. */
  readonly id: number
  readonly row: number
  readonly field: TrackingField
  readonly value: string
}

/** Screens that are fetched above and below the one that is shown. */
const SCREENS_AROUND = 2

/** The rows around the screen: all that the page holds of a sheet, however long it is. */
export function createRowCache() {
  let window: RowWindow = { from: 0, rows: [] }
  let asked = { from: 0, to: 0 }
  let pending: readonly PendingEdit[] = []

  const withEdits = (row: DraftRow): DraftRow => {
    return pending.reduce((edited, { row: id, field, value }) => {
      if (id !== row.id) return edited
      // What the courier of another code is called comes with the worker's answer.
      const courierNames = field === 'courier' ? null : edited.courierNames
      return { ...edited, courierNames, cells: { ...edited.cells, [field]: value } }
    }, row)
  }
  const setWindow = ({ from, rows }: RowWindow) => {
    const known = new Map(window.rows.map((row) => [row.id, row]))
    window = { from, rows: rows.map((row) => keepSame(known.get(row.id), withEdits(row))) }
  }
  return {
    setWindow,
    getRows: () => window,
    getRow: (index: number): DraftRow | undefined => window.rows[index - window.from],
    /** Shows an edit at once; it counts until the worker has handled it. */
    edit: (edit: PendingEdit) => {
      pending = [...pending, edit]
      setWindow(window)
    },
    setHandled: (id: number) => {
      pending = pending.filter((edit) => edit.id > id)
    },
    /** What to fetch so that from..to can be shown; null when it is there or on its way. */
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

/** The row as it was when nothing of it changed, so that it is not drawn again. */
function keepSame(before: DraftRow | undefined, row: DraftRow): DraftRow {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(row) ? before : row
}

import { createContext, type RefObject, useContext, useState } from 'react'
import { NO_FILTER, type ShownRange } from '#domain/draft/draft-view.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#shell/services.ts'
import type { CellRange, RowRange, ScreenPlace } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { useFinding } from './use-finding.ts'
import { type Place, useEmptiedFilter, useIssueMoves } from './use-issue-moves.ts'

export type SheetColumn = TrackingField | 'row' | 'issues' | 'delete'

/** Position and selection in the sheet, and the functions that change them. */
type Sheet = ReturnType<typeof useSheetMoves>

const Context = createContext<Sheet | null>(null)

export const SheetContext = Context.Provider

export function useSheet(): Sheet {
  const sheet = useContext(Context)
  if (sheet === null) throw new Error('This part is drawn outside the sheet.')
  return sheet
}

/** Failure of the last press on the main button or of the clipboard. */
export type Said = 'failed' | 'not-copied' | 'not-pasted' | null

/** Open menu, of cells or of a column, with its position. */
export type OpenMenu =
  | {
      readonly kind: 'cells'
      readonly cells: CellRange<SheetColumn>
      /** The active cell, if it is among the selected ones. */
      readonly active?: CellRange<SheetColumn>
      readonly at: ScreenPlace
    }
  | { readonly kind: 'column'; readonly column: RowSort['by']; readonly at: ScreenPlace }

/** Columns by which the rows can be sorted. */
export const SORTED_BY: readonly RowSort['by'][] = ['row', ...TRACKING_FIELDS, 'issues']

export const isSorted = (column: SheetColumn): column is RowSort['by'] =>
  SORTED_BY.some((by) => by === column)

export function useSheetMoves(section: RefObject<HTMLElement | null>) {
  const { client, snapshot } = useDraft()
  const [active, setActive] = useState(snapshot.place)
  const [selected, select] = useState<CellRange<SheetColumn> | null>(null)
  const [goTo, setGoTo] = useState<Place | null>(null)
  const [menu, openMenu] = useState<OpenMenu | null>(null)
  const [said, say] = useState<Said>(null)
  const [courierFor, setCourierFor] = useState<ShownRange | null>(null)
  const [isLeftOutShown, showLeftOut] = useState(false)
  const goToRow = (row: number) => setGoTo({ row })
  const goToActive = () => goToRow(active)
  const issueMoves = useIssueMoves(active, setGoTo)
  useEmptiedFilter(snapshot, client)
  // A button that fixed something disappears, so the focus moves to the row that it fixed.
  const rescueFocus = () => {
    if (snapshot.shownCount > 0) goToActive()
    else section.current?.focus()
  }
  useFocusRescue(rescueFocus)
  return {
    active,
    setActive,
    selected,
    select,
    goTo,
    goToRow,
    rescueFocus,
    menu,
    openMenu,
    said,
    say,
    ...useFinding(section, goToActive),
    isLeftOutShown,
    showLeftOut,
    /** Shown rows for which the user is choosing one courier. */
    courierFor,
    askCourier: (rows: RowRange | null) => setCourierFor(rows && client.shownRange(rows)),
    /** Shows a cell without moving the focus. */
    showCell: (row: number, column: TrackingField) => setGoTo({ row, column, focus: false }),
    ...issueMoves,
    deleteRows: (rows: RowRange) => {
      client.deleteShown(client.shownRange(rows))
      select(null)
      goToRow(rows.from)
    },
    /** Sorts the rows and focuses the first one; null: order of the sheet. */
    sort: (sort: RowSort | null) => {
      client.setSort(sort)
      select(null)
      goToRow(0)
    },
    /** Replaces the filter but keeps the search. Omitted properties get their defaults. */
    filter: (filter: Partial<DraftFilter>) => {
      // The selected positions now hold other rows.
      if (selected) setGoTo({ row: 0, focus: false })
      select(null)
      client.setFilter({ ...NO_FILTER, search: snapshot.filter.search, ...filter })
    },
  }
}

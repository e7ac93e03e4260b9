import { createContext, type RefObject, useContext, useState } from 'react'
import { NO_FILTER, type ShownRange } from '#domain/draft/draft-view.ts'
import type { DraftFilter, RowSort } from '#domain/draft/kept-draft.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#page/services.ts'
import type { CellRange, RowRange, ScreenPlace } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { useFinding } from './find/use-finding.ts'
import { type Place, useEmptiedFilter, useIssueMoves } from './use-issue-moves.ts'

export type SheetColumn = TrackingField | 'row' | 'issues' | 'delete'

/** Where the person is in the sheet, and the ways to another place. */
type Sheet = ReturnType<typeof useSheetMoves>

const Context = createContext<Sheet | null>(null)

export const SheetContext = Context.Provider

export function useSheet(): Sheet {
  const sheet = useContext(Context)
  if (sheet === null) throw new Error('This part is drawn outside the sheet.')
  return sheet
}

/** Why the last press on the main button led to no upload, or what the clipboard refused. */
export type Said = 'failed' | 'not-copied' | 'not-pasted' | null

/** The menu that is open, of cells or of a column, and where. */
export type OpenMenu =
  | {
      readonly kind: 'cells'
      readonly cells: CellRange<SheetColumn>
      /** The cell that the keyboard is in, where it is one of them. */
      readonly active?: CellRange<SheetColumn>
      readonly at: ScreenPlace
    }
  | { readonly kind: 'column'; readonly column: RowSort['by']; readonly at: ScreenPlace }

/** The columns by which the rows can be sorted. */
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
  useFocusRescue(() => {
    if (snapshot.shownCount > 0) goToActive()
    else section.current?.focus()
  })
  return {
    active,
    setActive,
    selected,
    select,
    goTo,
    goToRow,
    menu,
    openMenu,
    said,
    say,
    ...useFinding(section, goToActive),
    /** Whether the list of the rows that are left out is open. */
    isLeftOutShown,
    showLeftOut,
    /** The shown rows that one courier is being chosen for. */
    courierFor,
    askCourier: (rows: RowRange | null) => setCourierFor(rows && client.shownRange(rows)),
    /** Leads to a cell; the keyboard stays where it is. */
    showCell: (row: number, column: TrackingField) => setGoTo({ row, column, focus: false }),
    ...issueMoves,
    deleteRows: (rows: RowRange) => {
      client.call('deleteShown', client.shownRange(rows))
      select(null)
      goToRow(rows.from)
    },
    /** Sorts the rows; null: as in the sheet. The first row takes the focus. */
    sort: (sort: RowSort | null) => {
      client.call('setSort', sort)
      select(null)
      goToRow(0)
    },
    /** Shows only some rows; without what is left out of the filter, all. */
    filter: (filter: Partial<DraftFilter>) => {
      // What was selected are other rows now.
      if (selected) setGoTo({ row: 0, focus: false })
      select(null)
      client.call('setFilter', { ...NO_FILTER, search: snapshot.filter.search, ...filter })
    },
  }
}

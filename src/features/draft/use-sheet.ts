import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { type DraftSnapshot, NO_FILTER, type ShownRange } from '#domain/draft/draft-view.ts'
import type { DraftFilter, RowSort } from '#domain/draft/kept-draft.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#page/services.ts'
import type { CellRange, RowRange, ScreenPlace } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

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

/** A row or a cell to show, and whether it takes the focus or is edited. */
type Place = {
  readonly row: number
  readonly column?: TrackingField
  readonly focus?: false
  readonly edit?: true
}

/** What is being looked for in the cells, with the fields to replace it or without. */
export type Finding = { readonly kind: 'find' | 'replace'; readonly query: CellQuery }

const NO_QUERY: CellQuery = {
  text: '',
  wholeValue: false,
  matchCase: false,
  fields: TRACKING_FIELDS,
}

/** Another text to look for, or what was looked for last. */
function withText(finding: Finding | null, text?: string): CellQuery {
  const query = finding?.query ?? NO_QUERY
  return text === undefined ? query : { ...query, text }
}

/** A line of the Issues panel. */
export type IssueLine = NonNullable<DraftFilter['issue']>

export function useSheetMoves(section: RefObject<HTMLElement | null>) {
  const { client, snapshot } = useDraft()
  const [active, setActive] = useState(snapshot.place)
  const [selected, select] = useState<CellRange<SheetColumn> | null>(null)
  const [goTo, setGoTo] = useState<Place | null>(null)
  const [menu, openMenu] = useState<OpenMenu | null>(null)
  const [said, say] = useState<Said>(null)
  const [finding, find] = useState<Finding | null>(null)
  const [courierFor, setCourierFor] = useState<ShownRange | null>(null)
  const goToRow = (row: number) => setGoTo({ row })
  const issueMoves = useIssueMoves(active, setGoTo)
  useEmptiedFilter(snapshot, client)
  // A button that fixed something disappears, so the focus moves to the row that it fixed.
  useFocusRescue(() => {
    if (snapshot.shownCount > 0) goToRow(active)
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
    finding,
    find,
    ...useLeftOutList(),
    /** The shown rows that one courier is being chosen for. */
    courierFor,
    askCourier: (rows: RowRange | null) => setCourierFor(rows && client.shownRange(rows)),
    /** With the keyboard back in the sheet, at the cell that was found. */
    closeFind: () => {
      find(null)
      setGoTo({ row: active })
    },
    openFind: (kind: Finding['kind'], text?: string) => {
      find({ kind, query: withText(finding, text) })
      // While the panel is still to come, what is typed must not go into a cell; it takes the keyboard then.
      if (!focusFind(section.current) && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
    },
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

/** Whether the list of the rows that are left out is open. */
function useLeftOutList() {
  const [isLeftOutShown, showLeftOut] = useState(false)
  return { isLeftOutShown, showLeftOut }
}

/** The kind of issue that is open in the panel, and the ways to the rows with issues. */
function useIssueMoves(active: number, goTo: (place: Place) => void) {
  const { client, snapshot } = useDraft()
  const [pressed, press] = useState<IssueLine | null>(null)
  const shown = snapshot.filter.issue
  const openKind = pressed !== null && hasKind(snapshot, pressed) ? pressed : shown
  const showAll = () => client.call('setFilter', NO_FILTER)
  const reached = useRef(active)
  useEffect(() => {
    reached.current = active
  }, [active])
  const asking = useRef(Promise.resolve())
  const goOn = async (back: boolean) => {
    const next = await client.ask('findIssue', { index: reached.current, back, kind: openKind })
    if (next === null) return
    reached.current = next.row
    goTo(placeOf(next))
  }
  return {
    openKind,
    editCell: (row: number, column: TrackingField) => goTo({ row, column, edit: true }),
    /** Leads to the next issue, of the open kind where one is open; a second press goes on from where the first one leads. */
    goToIssue: (back: boolean) => {
      const goNow = () => goOn(back)
      asking.current = asking.current.then(goNow, goNow)
      return asking.current
    },
    /** Opens a kind of issue, or none, and scrolls to its first row; the keyboard stays where it is. */
    showKind: async (kind: IssueLine | null) => {
      press(kind)
      if (shown !== null) showAll()
      if (kind === null) return
      const find = () => client.ask('findIssue', { index: -1, kind })
      let found = await find()
      if (found === null) {
        showAll()
        found = await find()
      }
      if (found !== null) goTo({ ...placeOf(found), focus: false })
    },
  }
}

/** The cell that has the issue. */
const placeOf = ({ row, field }: { row: number; field: TrackingField | null }): Place =>
  field === null ? { row } : { row, column: field }

/** Leads to what is looked for, as the key that opens the panel does; false: the panel is not there. */
export function focusFind(around: HTMLElement | null): boolean {
  const field = around?.querySelector<HTMLInputElement>('[data-find] input')
  field?.focus()
  field?.select()
  return Boolean(field)
}

/** Whether any row has this kind of issue. */
const hasKind = ({ issueCounts }: DraftSnapshot, kind: IssueLine) =>
  issueCounts.some((issue) => issue.kind === kind)

/**
 * When no row is left that was shown by its kind, its issue or its source, all rows are shown again. While fixed ones
 * are still shown, they stay.
 */
function useEmptiedFilter(snapshot: DraftSnapshot, client: DraftClient) {
  const { only, issue, source } = snapshot.filter
  const hasNone =
    (only === 'no-number' && snapshot.noNumberCount === 0) ||
    (only === 'lines' && snapshot.lineCount === 0)
  const isFixed = hasNone || (issue !== null && snapshot.checked && !hasKind(snapshot, issue))
  const isGone = source !== null && !snapshot.sources.some(({ id }) => id === source)
  const isEmptied = (isFixed && snapshot.shownCount === 0) || isGone
  useEffect(() => {
    if (isEmptied) client.call('setFilter', NO_FILTER)
  }, [client, isEmptied])
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { rangeEdits } from '#ui/grid/editing/range-edits.ts'
import { useClipboard } from '#ui/grid/editing/use-clipboard.ts'
import type { ColumnResizing } from '#ui/grid/columns/use-column-resizing.ts'
import { handleGridKey } from '#ui/grid/navigation/grid-keys.ts'
import { type GridPosition, isSamePlace } from '#ui/grid/navigation/grid-position.ts'
import {
  areaOf,
  extendTo,
  type GridArea,
  type GridRange,
  isInside,
  rangeAt,
  rangeByCorner,
  wholeColumns,
  wholeRows,
  wholeSheet,
} from '#ui/grid/navigation/grid-range.ts'
import type { useGridFocus } from '#ui/grid/navigation/use-grid-focus.ts'
import type { useGridRange } from '#ui/grid/navigation/use-grid-range.ts'
import { type GridHands, usePointing } from '#ui/grid/pointing/use-pointing.ts'
import { placeBelow } from '#ui/grid/head/grid-head.tsx'
import type { GridCellActions } from '#ui/grid/rows/grid-row.tsx'
import type { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'
import type { GridColumn, GridEditing, GridProps } from './grid-props.ts'

/** The parts of a grid that keys and cells act upon. */
export type Grid<Row, Key extends string> = {
  readonly element: RefObject<HTMLElement | null>
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly state: ReturnType<typeof useGridRange<Key>> & {
    readonly editing: GridEditing | null
    readonly setEditing: (how: GridEditing | null) => void
  }
  readonly focus: ReturnType<typeof useGridFocus>
  readonly rows: ReturnType<typeof useVirtualRows>
  readonly resizing: ColumnResizing<Key> | null
}

/** What keys, cells and the page do with a grid: move, select, edit, delete, open. */
export function useGridActions<Row, Key extends string>(
  props: GridProps<Row, Key>,
  grid: Grid<Row, Key>,
) {
  const { columns, state, focus, rows } = grid
  const { active, area, range, editing } = state
  const cells = rangeEdits(props, columns, state)
  const moves = movesOf(grid)
  const selected = area ?? areaOf(range)
  const { filling, corners } = useHands(props, grid, { selected, moves, cells })
  const { startOf, tabTo } = useTabs(active)
  const actions = useLatest<GridCellActions<Row, Key>>({
    activate: (position) => state.select(position, false),
    press: (position, event) => {
      corners.hide()
      // An editor elsewhere commits on blur, and must do so before it goes away.
      if (editing !== null && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
      const { button, shiftKey } = event
      const ofRow = props.ranges && columns[position.column]?.rowHead
      // The focus stays in the selected cells, or comes to them.
      if (ofRow) event.preventDefault()
      const cell = ofRow ? { ...position, column: state.size.values.from } : position
      // The menu of the selected cells is for all of them.
      if (button !== 0 && area && isInside(area, cell)) return event.preventDefault()
      if (ofRow) moves.selectRow(position, shiftKey)
      else if (shiftKey) moves.to(position, true)
      else state.select(position, false)
    },
    fillToTheEnd: () => {
      const rowsBelow = { from: selected.rows.from, to: props.rowCount }
      cells.repeatOver({ ...selected, rows: rowsBelow })
    },
    openEditor: () => state.setEditing('whole'),
    openRow: (row) => props.onOpenRow?.(row),
    commit: (position, edit, move) => {
      state.setEditing(null)
      if (move === 'fill' && area && edit.value !== null) cells.fillWith(edit.value)
      else if (edit.value !== null) props.onEdit?.(edit.row, edit.key, edit.value, position.row)
      // From where it is by now: the empty row goes down with the end of the sheet.
      if (move === 'down') moves.by({ ...active, column: startOf(active) }, 1, 0)
      if (move === 'right') tabTo(moves.by(active, 0, 1))
      if (move === 'left') tabTo(moves.by(active, 0, -1))
      if (move === 'stay' || move === 'fill') focus.want()
    },
    goTo: ({ row, column }, takeFocus) => {
      const at = columns.findIndex(({ key }) => key === column)
      state.select({ row, column: at === -1 ? active.column : at }, false)
      rows.scrollToRow(row, 'center')
      if (takeFocus) focus.want()
    },
  })
  useGoTo(props.goTo, actions)
  useFollowedEnd(grid)
  const handlers = handlersOf(props, grid, cells)
  useClipboard(grid.element, useLatest(handlers))
  return {
    actions,
    area: filling ?? area,
    /** Between which a finger selects. */
    corners: corners.areShown ? selected : null,
    selectColumn: moves.selectColumn,
    handlers,
  }
}

type Parts<Row, Key extends string> = {
  readonly selected: GridArea
  readonly moves: ReturnType<typeof movesOf<Row, Key>>
  readonly cells: ReturnType<typeof rangeEdits<Row, Key>>
}

/** Follows the pointer: what the handle of a range covers just now, and whether a finger can take its corners. */
function useHands<Row, Key extends string>(
  props: GridProps<Row, Key>,
  { element, columns, state }: Grid<Row, Key>,
  { selected, moves, cells }: Parts<Row, Key>,
) {
  const [filling, cover] = useState<GridArea | null>(null)
  const [areShown, show] = useState(false)
  const hands: GridHands = {
    selected,
    extend: moves.extend,
    fill: cells.repeatOver,
    size: state.size,
    cover,
    take: (corner) => {
      const taken = rangeByCorner(selected, corner)
      state.setRange(taken)
      return taken.head
    },
    isActive: (place) =>
      isSamePlace(state.active, place) &&
      element.current?.contains(document.activeElement) === true,
    edit: () => {
      const { canEdit } = keysOfCell(props, state.active, columns[state.active.column])
      if (canEdit) editAtOnce(state, 'whole')
    },
    hold: props.ranges
      ? (place, at) => {
          if (areShown && isInside(selected, place)) return cells.openMenu(at)
          if (columns[place.column]?.rowHead) moves.selectRow(place, false)
          else moves.to(place)
          show(true)
        }
      : null,
  }
  usePointing(element, useLatest(hands))
  return { filling, corners: { areShown, hide: () => show(false) } }
}

/** Tab goes through the cells of a row, and Enter then to where the next row begins. */
function useTabs(active: GridPosition) {
  const [last, setLast] = useState<{ readonly start: number; readonly at: GridPosition } | null>(
    null,
  )
  const startOf = (place: GridPosition) =>
    last && isSamePlace(place, last.at) ? last.start : place.column
  return { startOf, tabTo: (at: GridPosition) => setLast({ start: startOf(active), at }) }
}

/** Ways of the active cell, each with the keyboard. */
function movesOf<Row, Key extends string>({ columns, state, focus, rows }: Grid<Row, Key>) {
  const { range, size } = state
  const isRowHead = (column: number) => columns[column]?.rowHead === true
  const to = (position: GridPosition, extend = false) => {
    // From the number of a row, whole rows are selected.
    const isOfRows = extend && isRowHead(range.head.column)
    if (isOfRows) state.setRange(wholeRows(extendTo(range, position), size))
    else state.select(position, extend)
    focus.want()
    rows.scrollToRow(Math.min(position.row, size.places - 1), 'nearest')
  }
  const setRange = (next: GridRange) => {
    state.setRange(next)
    focus.want()
  }
  const rangeTo = (position: GridPosition, extend: boolean) =>
    extend ? extendTo(range, position) : rangeAt(position)
  const selectRow = (position: GridPosition, extend: boolean) =>
    setRange(wholeRows(rangeTo(position, extend), size))
  const selectColumn = (column: number, extend: boolean) => {
    if (isRowHead(column)) setRange(wholeSheet(size))
    else if (columns[column]?.value)
      setRange(wholeColumns(rangeTo({ row: 0, column }, extend), size))
  }
  return {
    to,
    setRange,
    selectRow,
    selectColumn,
    /** A press went on from a place to another; a head is in row -1. */
    extend: (from: GridPosition, position: GridPosition) => {
      if (from.row < 0) selectColumn(position.column, true)
      else if (isRowHead(from.column)) selectRow(position, true)
      else to(position, true)
    },
    /** Says where that is. */
    by: ({ row, column }: GridPosition, down: number, right: number): GridPosition => {
      const place = {
        // Below the empty row comes the next one, as soon as it is an entry.
        row: down > 0 && row >= size.rows ? Infinity : Math.min(row + down, size.places - 1),
        column: Math.max(0, Math.min(column + right, size.columns - 1)),
      }
      to(place)
      return place
    },
  }
}

/** Within the event: a phone has its keyboard come up, and an input method begins, only in a field that has the focus by then. */
const editAtOnce = (
  { setEditing }: Pick<Grid<never, never>['state'], 'setEditing'>,
  how: GridEditing,
) => flushSync(() => setEditing(how))

/** What the element of the grid hears. */
function handlersOf<Row, Key extends string>(
  props: GridProps<Row, Key>,
  grid: Grid<Row, Key>,
  cells: ReturnType<typeof rangeEdits<Row, Key>>,
) {
  const { state, focus } = grid
  const handleKey = keyHandler(props, grid, cells)
  /** An editor has a clipboard of its own, and so has what stands above the rows. */
  const inRows =
    <Event extends { readonly target: EventTarget }>(handle: (event: Event) => void) =>
    (event: Event) => {
      if (state.editing === null && isOfRows(event)) handle(event)
    }
  return {
    onFocus: (event: FocusEvent) => {
      focus.note(true)
      // A link that leads to the grid leads to its cell.
      if (event.target === event.currentTarget) focus.focusActive()
    },
    onBlur: () => focus.note(false),
    onKeyDown: inRows(handleKey),
    onCopy: inRows(cells.onCopy),
    onCut: inRows(cells.onCut),
    onContextMenu: inRows(cells.onContextMenu),
    onPaste: inRows(cells.onPaste),
  }
}

function keyHandler<Row, Key extends string>(
  props: GridProps<Row, Key>,
  grid: Grid<Row, Key>,
  cells: ReturnType<typeof rangeEdits<Row, Key>>,
) {
  const { ranges, onDeleteRows } = props
  const { columns, state, focus, rows, resizing } = grid
  const { active, area, range } = state
  const moves = movesOf(grid)
  const deleteRows = () => {
    onDeleteRows?.(area?.rows ?? { from: active.row, to: active.row + 1 })
    state.clearSelection()
    focus.want()
  }
  const column = columns[active.column]
  const ofCell = keysOfCell(props, active, column)
  return (event: KeyboardEvent<HTMLElement>) =>
    handleGridKey(event, {
      ...ofCell,
      clear: cells.clear ?? ofCell.clear,
      ranges: ranges ? { ...cells, range, setRange: moves.setRange } : null,
      size: { ...state.size, pageRows: Math.max(1, rows.to - rows.from - 2) },
      active,
      deleteRows: onDeleteRows ? deleteRows : null,
      openColumnMenu: columnMenuOf(props, grid, event.currentTarget),
      widen:
        resizing && column && (column.value || column.resizable)
          ? (steps) => resizing.widen(column.key, steps)
          : null,
      moveTo: moves.to,
      startEditing: (how) => editAtOnce(state, how),
      focusCell: focus.focusActive,
    })
}

/** Opens the menu of the active column below its head; null: it has none. */
function columnMenuOf<Row, Key extends string>(
  { onColumnMenu }: GridProps<Row, Key>,
  { columns, state }: Grid<Row, Key>,
  grid: HTMLElement,
) {
  const column = columns[state.active.column]
  const head = grid.querySelector(`[role=columnheader][aria-colindex="${state.active.column + 1}"]`)
  if (!onColumnMenu || !column?.menuLabel || !head) return null
  return () => onColumnMenu(column.key, placeBelow(head))
}

/** Whether something happened in the rows, and not in what stands above them. */
const isOfRows = ({ target }: { readonly target: EventTarget }) =>
  target instanceof Element && target.closest('[data-line], [role=columnheader]') === null

/** What keys do with the active cell and its row. */
function keysOfCell<Row, Key extends string>(
  { getRow, onEdit, onOpenRow }: GridProps<Row, Key>,
  active: GridPosition,
  column: GridColumn<Row, Key> | undefined,
) {
  const row = getRow(active.row)
  const hasValue = column?.value !== undefined
  const canEdit = onEdit !== undefined && hasValue && row !== undefined
  return {
    hasValue,
    canEdit,
    clear: canEdit ? () => onEdit(row, column.key, '', active.row) : null,
    openRow: onOpenRow && row !== undefined ? () => onOpenRow(row) : null,
  }
}

function useGoTo<Row, Key extends string>(
  goTo: GridProps<Row, Key>['goTo'],
  actions: RefObject<GridCellActions<Row, Key>>,
) {
  useEffect(() => {
    if (goTo) actions.current.goTo(goTo, goTo.focus !== false)
  }, [goTo, actions])
}

/** The empty row is in sight while it has the keyboard, though rows come above it. */
function useFollowedEnd<Row, Key extends string>({ state, rows }: Grid<Row, Key>) {
  const end = state.isAtEnd ? state.active.row : null
  const { scrollToRow } = rows
  const scroll = useLatest(scrollToRow)
  useEffect(() => {
    if (end !== null) scroll.current(end, 'nearest')
  }, [end, scroll])
}

/** An object that stays the same and has the newest value. */
function useLatest<Value>(newest: Value): RefObject<Value> {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return latest
}

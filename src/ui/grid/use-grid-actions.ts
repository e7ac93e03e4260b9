import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'
import type { GridColumn, GridEditing, GridProps } from './grid-props.ts'
import type { GridCellActions } from '#ui/grid/rows/grid-row.tsx'
import { handleGridKey } from '#ui/grid/navigation/grid-keys.ts'
import type { useGridFocus } from '#ui/grid/navigation/use-grid-focus.ts'
import type { useGridRange } from '#ui/grid/navigation/use-grid-range.ts'
import type { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'

/** The parts of a grid that keys and cells act upon. */
export type Grid<Row, Key extends string> = {
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly state: ReturnType<typeof useGridRange> & {
    readonly editing: GridEditing | null
    readonly setEditing: (how: GridEditing | null) => void
  }
  readonly focus: ReturnType<typeof useGridFocus>
  readonly rows: ReturnType<typeof useVirtualRows>
}

/** What keys, cells and the page do with a grid: move, edit, delete, open. */
export function useGridActions<Row, Key extends string>(
  props: GridProps<Row, Key>,
  { columns, state, focus, rows }: Grid<Row, Key>,
) {
  const { rowCount, onDeleteRows } = props
  const { active, selected, editing } = state
  const moveTo = (position: GridPosition, extend = false) => {
    state.select(position, extend)
    focus.want()
    rows.scrollToRow(position.row, 'nearest')
  }
  const moveBy = ({ row, column }: GridPosition, down: number, right: number) =>
    moveTo({
      row: Math.min(row + down, rowCount - 1),
      column: Math.min(column + right, columns.length - 1),
    })
  const deleteRows = () => {
    onDeleteRows?.(selected ?? { from: active.row, to: active.row + 1 })
    state.clearSelection()
    focus.want()
  }
  const pageRows = Math.max(1, rows.to - rows.from - 2)
  const size = { rows: rowCount, columns: columns.length, pageRows }
  const handleKey = (event: KeyboardEvent<HTMLElement>) =>
    handleGridKey(event, {
      ...keysOfCell(props, active, columns[active.column]),
      size,
      active,
      deleteRows: onDeleteRows ? deleteRows : null,
      moveTo,
      startEditing: state.setEditing,
      focusCell: focus.focusActive,
    })
  const actions = useLatest<GridCellActions<Row, Key>>({
    activate: (position) => state.select(position, false),
    press: (position, extend) => {
      // An editor elsewhere commits on blur, and must do so before it goes away.
      if (editing !== null && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
      if (extend) moveTo(position, true)
      else state.select(position, false)
    },
    openEditor: () => state.setEditing('whole'),
    openRow: (row) => props.onOpenRow?.(row),
    commit: (position, edit, move) => {
      state.setEditing(null)
      if (edit.value !== null) props.onEdit?.(edit.row, edit.key, edit.value, position.row)
      if (move === 'down') moveBy(position, 1, 0)
      if (move === 'right') moveBy(position, 0, 1)
      if (move === 'stay') focus.want()
    },
    goTo: (row, takeFocus) => {
      state.select({ row, column: active.column }, false)
      rows.scrollToRow(row, 'center')
      if (takeFocus) focus.want()
    },
  })
  useGoTo(props.goTo, actions)
  return { actions, handlers: handlersOf(props, { columns, state, focus, rows }, handleKey) }
}

/** What the element of the grid hears. */
function handlersOf<Row, Key extends string>(
  { onPaste }: GridProps<Row, Key>,
  { columns, state, focus }: Grid<Row, Key>,
  handleKey: (event: KeyboardEvent<HTMLElement>) => void,
) {
  const { active, editing } = state
  return {
    onFocus: (event: FocusEvent) => {
      focus.note(true)
      // A link that leads to the grid leads to its cell.
      if (event.target === event.currentTarget) focus.focusActive()
    },
    onBlur: () => focus.note(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (editing === null && isOfRows(event)) handleKey(event)
    },
    onPaste: (event: ClipboardEvent) => {
      const column = columns[active.column]
      if (editing || !onPaste || column?.value === undefined || !isOfRows(event)) return
      event.preventDefault()
      event.stopPropagation()
      const { clipboardData: data } = event
      onPaste(active.row, column.key, data.getData('text/plain'), data.getData('text/html'))
    },
  }
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
    clear: canEdit ? () => onEdit(row, column.key, '', active.row) : null,
    openRow: onOpenRow && row !== undefined ? () => onOpenRow(row) : null,
  }
}

function useGoTo<Row, Key extends string>(
  goTo: GridProps<Row, Key>['goTo'],
  actions: RefObject<GridCellActions<Row, Key>>,
) {
  useEffect(() => {
    if (goTo) actions.current.goTo(goTo.row, goTo.focus !== false)
  }, [goTo, actions])
}

/** An object that stays the same and has the newest value. */
function useLatest<Value>(newest: Value): RefObject<Value> {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return latest
}

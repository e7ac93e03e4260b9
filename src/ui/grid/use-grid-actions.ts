import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GridColumn } from './grid-column.ts'
import type { GridPosition } from './grid-position.ts'
import type { GridProps } from './grid-props.ts'
import type { GridCellActions } from './grid-row.tsx'
import type { useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import type { useGridState } from './use-grid-state.ts'
import type { useVirtualRows } from './use-virtual-rows.ts'

/** The parts of a grid that keys and cells act upon. */
export type Grid<Row, Key extends string> = {
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly state: ReturnType<typeof useGridState>
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
  const handleKey = useGridKeys({
    columns,
    rowCount,
    pageRows: Math.max(1, rows.to - rows.from - 2),
    active,
    row: props.getRow(active.row),
    onEdit: props.onEdit,
    onOpen: props.onOpenRow,
    onDelete: onDeleteRows && deleteRows,
    moveTo,
    startEditing: state.setEditing,
    focusCell: focus.focusActive,
  })
  const actions = useLatestActions<Row, Key>({
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
  return { actions, handleKey }
}

function useGoTo<Row, Key extends string>(
  goTo: GridProps<Row, Key>['goTo'],
  actions: GridCellActions<Row, Key>,
) {
  useEffect(() => {
    if (goTo) actions.goTo(goTo.row, goTo.focus !== false)
  }, [goTo, actions])
}

/** One object for as long as the grid lives, whose methods do what the newest ones do. */
function useLatestActions<Row, Key extends string>(
  newest: GridCellActions<Row, Key>,
): GridCellActions<Row, Key> {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  const [actions] = useState<GridCellActions<Row, Key>>(() => ({
    activate: (position) => latest.current.activate(position),
    press: (position, extend) => latest.current.press(position, extend),
    openEditor: (position) => latest.current.openEditor(position),
    openRow: (row) => latest.current.openRow(row),
    commit: (position, edit, move) => latest.current.commit(position, edit, move),
    goTo: (row, takeFocus) => latest.current.goTo(row, takeFocus),
  }))
  return actions
}

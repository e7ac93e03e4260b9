import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type GridColumn, leastWidth } from './grid-column.ts'
import type { GridPosition } from './grid-position.ts'
import { type GridCellActions, GridRow } from './grid-row.tsx'
import styles from './grid.module.css'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { type RowRange, useGridState } from './use-grid-state.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export type { GridColumn } from './grid-column.ts'
export type { RowRange } from './use-grid-state.ts'

export type GridProps<Row, Key extends string> = {
  /** The accessible name. */
  readonly label: string
  /** The same array as long as the columns do not change, so that rows are not drawn again. */
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  /** undefined while the row is being fetched. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (index: number) => string | number
  readonly onVisibleRange?: (from: number, to: number) => void
  /**
   * Before rows far away are drawn: calls `draw` once they are there, or it takes too long. Without it they are drawn
   * at once, empty where they are still being fetched.
   */
  readonly whenThere?: (from: number, to: number, draw: () => void) => void
  readonly onEdit?: (row: Row, column: Key, value: string, index: number) => void
  /** `html` is what the program beside the text says of the cells, or empty. */
  readonly onPaste?: (index: number, column: Key, text: string, html: string) => void
  /** Delete with Ctrl or Shift on a row, or on the rows selected with Shift and arrows. */
  readonly onDeleteRows?: (rows: RowRange) => void
  /** Enter on a cell that has nothing of its own to do, or a double click on it. */
  readonly onOpenRow?: (row: Row) => void
  readonly onActiveRow?: (index: number) => void
  /** Rows selected with Shift, `to` exclusive; null: none any more. */
  readonly onSelectRows?: (rows: RowRange | null) => void
  readonly initialRow?: number
  readonly rowTone?: (row: Row) => 'quiet' | undefined
  /** Scrolls to this row and makes it active whenever the object changes; takes the focus unless told not to. */
  readonly goTo?: { readonly row: number; readonly focus?: false } | null
}

const ROW_HEIGHT = 32
const NARROW_ROW_HEIGHT = 60
const HEAD_HEIGHT = 35
/** Room for a scroll bar below the rows. */
const FOOT_HEIGHT = 17

/**
 * A virtualised sheet: `role="grid"` with counts and indices, one tab stop that survives scrolling, cells
 * edited in place. It knows rows only by index, so that they may live elsewhere.
 */
export function Grid<Row, Key extends string>(props: GridProps<Row, Key>) {
  const { rowCount, getRow } = props
  const narrow = useNarrow()
  const rowHeight = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT
  // On a narrow screen there is no header row to be seen, and nothing to scroll sideways.
  const edges = narrow ? 0 : HEAD_HEIGHT + FOOT_HEIGHT
  const columns = useMemo(
    () => (narrow ? props.columns.filter((column) => column.narrow) : props.columns),
    [narrow, props.columns],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const state = useGridState(props.initialRow ?? 0, rowCount, props.onActiveRow, props.onSelectRows)
  const { active, selected, editing } = state
  const { focusActive, want: wantFocus, handlers } = useGridFocus(scroller, editing !== null)
  const rows = useVirtualRows({
    scroller,
    count: rowCount,
    rowHeight,
    headHeight: narrow ? 0 : HEAD_HEIGHT,
    activeRow: active.row,
    initialRow: props.initialRow ?? 0,
    whenThere: props.whenThere,
  })
  const pageRows = Math.max(1, rows.to - rows.from - 2)
  useVisibleRange(rows.from, rows.to, props.onVisibleRange)

  const moveTo = (position: GridPosition, extend = false) => {
    state.select(position, extend)
    wantFocus()
    rows.scrollToRow(position.row, 'nearest')
  }
  const handleKey = useGridKeys({
    columns,
    rowCount,
    pageRows,
    active,
    row: getRow(active.row),
    onEdit: props.onEdit,
    onOpen: props.onOpenRow,
    onDelete:
      props.onDeleteRows &&
      (() => {
        props.onDeleteRows?.(selected ?? { from: active.row, to: active.row + 1 })
        state.clearSelection()
        wantFocus()
      }),
    moveTo,
    startEditing: state.setEditing,
    focusCell: focusActive,
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
      if (move === 'down') moveTo({ ...position, row: Math.min(position.row + 1, rowCount - 1) })
      if (move === 'right')
        moveTo({ ...position, column: Math.min(position.column + 1, columns.length - 1) })
      if (move === 'stay') wantFocus()
    },
    goTo: (row, takeFocus) => {
      state.select({ row, column: active.column }, false)
      rows.scrollToRow(row, 'center')
      if (takeFocus) wantFocus()
    },
  })
  const { goTo } = props
  useEffect(() => {
    if (goTo) actions.goTo(goTo.row, goTo.focus !== false)
  }, [goTo, actions])

  const tracks = narrow ? undefined : columns.map((column) => column.width).join(' ')
  return (
    <div
      ref={scroller}
      className={[styles.scroller, narrow && styles.narrow].filter(Boolean).join(' ')}
      style={{ height: `min(var(--grid-height, 60dvh), ${rowCount * rowHeight + edges}px)` }}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable={props.onDeleteRows ? true : undefined}
      {...handlers}
      onScroll={rows.onScroll}
      onKeyDown={(event) => {
        if (editing === null) handleKey(event)
      }}
      onPaste={(event) => {
        const column = columns[active.column]
        if (editing || !props.onPaste || column?.value === undefined) return
        event.preventDefault()
        event.stopPropagation()
        const { clipboardData: data } = event
        props.onPaste(active.row, column.key, data.getData('text/plain'), data.getData('text/html'))
      }}
    >
      <GridHead columns={columns} tracks={tracks} />
      <div
        role="rowgroup"
        className={styles.body}
        style={{
          height: rows.height,
          minWidth: narrow ? undefined : leastWidth(columns),
        }}
      >
        {rows.drawn.map((index) => {
          const row = getRow(index)
          const isActive = index === active.row
          return (
            <GridRow
              key={props.rowKey(index)}
              index={index}
              top={rows.topOf(index)}
              height={rowHeight}
              tracks={tracks}
              columns={columns}
              row={row}
              activeColumn={isActive ? active.column : -1}
              editing={isActive ? editing : null}
              selected={props.onDeleteRows ? isWithin(selected, index) : undefined}
              quiet={row !== undefined && props.rowTone?.(row) === 'quiet'}
              editable={props.onEdit !== undefined}
              actions={actions}
            />
          )
        })}
      </div>
    </div>
  )
}

function GridHead<Row, Key extends string>(props: {
  columns: readonly GridColumn<Row, Key>[]
  tracks: string | undefined
}) {
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div
        role="row"
        aria-rowindex={1}
        className={styles.head}
        style={{ gridTemplateColumns: props.tracks, minWidth: leastWidth(props.columns) }}
      >
        {props.columns.map((column, index) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={index + 1}
            className={column.align === 'end' ? styles.end : undefined}
          >
            <span className={column.quietHeader ? 'visually-hidden' : undefined}>
              {column.header}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

const isWithin = (rows: RowRange | null, index: number) =>
  rows !== null && index >= rows.from && index < rows.to

function useVisibleRange(
  from: number,
  to: number,
  onVisibleRange: ((from: number, to: number) => void) | undefined,
) {
  useEffect(() => onVisibleRange?.(from, to), [onVisibleRange, from, to])
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

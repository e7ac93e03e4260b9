import { useEffect, useMemo, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { type GridColumn, type GridProps, leastWidth, type RowRange } from './grid-props.ts'
import { GridRow } from './grid-row.tsx'
import styles from './grid.module.css'
import { type Grid as GridParts, useGridActions } from './use-grid-actions.ts'
import { useGridFocus, useGridState } from './use-grid-state.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export type { GridColumn, RowRange } from './grid-props.ts'

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
  const { rowCount, onPaste } = props
  const narrow = useNarrow()
  const rowHeight = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT
  // On a narrow screen there is no header row to be seen, and nothing to scroll sideways.
  const edges = narrow ? 0 : HEAD_HEIGHT + FOOT_HEIGHT
  const columns = useMemo(
    () => (narrow ? props.columns.filter((column) => column.narrow) : props.columns),
    [narrow, props.columns],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const state = useGridState(props)
  const { active, editing } = state
  const focus = useGridFocus(scroller, editing !== null)
  const rows = useVirtualRows({
    scroller,
    count: rowCount,
    rowHeight,
    headHeight: narrow ? 0 : HEAD_HEIGHT,
    activeRow: active.row,
    initialRow: props.initialRow ?? 0,
    whenThere: props.whenThere,
  })
  useVisibleRange(rows.from, rows.to, props.onVisibleRange)
  const { actions, handleKey } = useGridActions(props, { columns, state, focus, rows })
  const tracks = narrow ? undefined : columns.map((column) => column.width).join(' ')
  return (
    <div
      ref={scroller}
      className={classes(styles.scroller, narrow && styles.narrow)}
      style={{ height: `min(var(--grid-height, 60dvh), ${rowCount * rowHeight + edges}px)` }}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable={props.onDeleteRows ? true : undefined}
      {...focus.handlers}
      onScroll={rows.onScroll}
      onKeyDown={(event) => {
        if (editing === null) handleKey(event)
      }}
      onPaste={(event) => {
        const column = columns[active.column]
        if (editing || !onPaste || column?.value === undefined) return
        event.preventDefault()
        event.stopPropagation()
        const { clipboardData: data } = event
        onPaste(active.row, column.key, data.getData('text/plain'), data.getData('text/html'))
      }}
    >
      <GridHead columns={columns} tracks={tracks} />
      <GridBody {...{ props, columns, state, rows, rowHeight, tracks, actions }} />
    </div>
  )
}

type GridBodyProps<Row, Key extends string> = Pick<
  GridParts<Row, Key>,
  'columns' | 'state' | 'rows'
> & {
  readonly props: GridProps<Row, Key>
  readonly rowHeight: number
  readonly tracks: string | undefined
  readonly actions: ReturnType<typeof useGridActions<Row, Key>>['actions']
}

/** The rows that are drawn now, each in its place. */
function GridBody<Row, Key extends string>(body: GridBodyProps<Row, Key>) {
  const { props, columns, rows, tracks } = body
  const { active, selected, editing } = body.state
  return (
    <div
      role="rowgroup"
      className={styles.body}
      style={{ height: rows.height, minWidth: tracks && leastWidth(columns) }}
    >
      {rows.drawn.map((index) => {
        const row = props.getRow(index)
        const isActive = index === active.row
        return (
          <GridRow
            key={props.rowKey(index)}
            index={index}
            top={rows.topOf(index)}
            height={body.rowHeight}
            tracks={tracks}
            columns={columns}
            row={row}
            activeColumn={isActive ? active.column : -1}
            editing={isActive ? editing : null}
            selected={props.onDeleteRows ? isWithin(selected, index) : undefined}
            quiet={row !== undefined && props.rowTone?.(row) === 'quiet'}
            editable={props.onEdit !== undefined}
            actions={body.actions}
          />
        )
      })}
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

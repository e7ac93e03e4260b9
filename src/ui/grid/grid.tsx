import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import type { GridColumn, GridEditing, GridProps } from './grid-props.ts'
import { leastWidth, tracksOf } from '#ui/grid/columns/column-widths.ts'
import { useColumnResizing } from '#ui/grid/columns/use-column-resizing.ts'
import { GridHead } from '#ui/grid/head/grid-head.tsx'
import { GridRow } from '#ui/grid/rows/grid-row.tsx'
import { equalHeights, type RowHeights, twoHeights } from '#ui/grid/rows/row-heights.ts'
import styles from './grid.module.css'
import { type Grid as GridParts, useGridActions } from './use-grid-actions.ts'
import { type GridArea, rangeByCorner } from '#ui/grid/navigation/grid-range.ts'
import { useGridFocus } from '#ui/grid/navigation/use-grid-focus.ts'
import { useGridRange } from '#ui/grid/navigation/use-grid-range.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'

export type { CellRange, GridColumn, GridRanges, RowRange, ScreenPlace } from './grid-props.ts'

const ROW_HEIGHT = 32
/** A card of a phone: so much a line, the third one with a button to press, and around them. */
const LINE_OF_CARD = 26
const LINE_WITH_BUTTON = 44
const CARD_EDGES = 8
const HEAD_HEIGHT = 35
/** Room for a scroll bar below the rows. */
const FOOT_HEIGHT = 17
/** What stands above the first row, where something does. */
const LINE_HEIGHT = 36

/**
 * A virtualised sheet: `role="grid"` with counts and indices, one tab stop that survives scrolling, cells
 * edited in place. It knows rows only by index, so that they may live elsewhere.
 */
export function Grid<Row, Key extends string>(given: GridProps<Row, Key>) {
  const { label, id, firstLine } = given
  const scroller = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  const props = withNewRow(given, narrow)
  const { columns, tracks, heights, headHeight } = useLayout(props, narrow)
  const range = useGridRange(props, columns)
  const [editing, setEditing] = useState<GridEditing | null>(null)
  const state = { ...range, editing, setEditing }
  const focus = useGridFocus(scroller, editing !== null)
  const rows = useVirtualRows({
    scroller,
    heights,
    headHeight,
    activeRow: state.active.row,
    initialRow: props.initialRow ?? 0,
    whenThere: props.whenThere && inRows(props.whenThere, props.rowCount),
    inWindow: narrow,
  })
  useVisibleRange(rows.from, Math.min(rows.to, props.rowCount), props.onVisibleRange)
  const resizing = useColumnResizing(scroller, columns, narrow ? null : props.onResize)
  const { actions, area, corners, selectColumn, handlers } = useGridActions(props, {
    element: scroller,
    columns,
    state,
    focus,
    rows,
    resizing,
  })
  const onSelect = props.ranges ? selectColumn : undefined
  return (
    <div
      ref={scroller}
      id={id}
      className={classes(
        styles.scroller,
        narrow && styles.narrow,
        props.ranges && styles.withRanges,
      )}
      style={narrow ? undefined : styleOf(columns, heights.above(heights.count) + headHeight)}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={heights.count + headRowsOf(props)}
      aria-colcount={columns.length}
      aria-multiselectable={canSelectRows(props) ? true : undefined}
      onScroll={rows.onScroll}
      {...handlers}
    >
      <GridHead
        {...{ columns, firstLine, onSelect, resizing }}
        sorted={props.sorted ?? null}
        onMenu={props.onColumnMenu}
      />
      <GridBody {...{ props, columns, state, rows, heights, tracks, actions, area, corners }} />
    </div>
  )
}

/** Rows of a screen reader above the first one: the heads, and what is to be filled in. */
const headRowsOf = ({ firstLine }: Pick<GridProps<never, never>, 'firstLine'>) =>
  firstLine ? 2 : 1

/** The empty row is the one after the last; a phone has none. */
function withNewRow<Row, Key extends string>(
  props: GridProps<Row, Key>,
  narrow: boolean,
): GridProps<Row, Key> {
  const { rowCount, getRow, newRow } = props
  if (!newRow || narrow) return { ...props, newRow: undefined }
  return { ...props, getRow: (index) => (index === rowCount ? newRow.row : getRow(index)) }
}

/** Without the empty row, which is always there. */
const inRows =
  (whenThere: NonNullable<GridProps<never, never>['whenThere']>, rowCount: number) =>
  (from: number, to: number, draw: () => void) =>
    whenThere(Math.min(from, rowCount - 1), Math.min(to, rowCount), draw)

/** Who is in the empty row types on in it while it becomes an entry, or, from Enter on, while it goes down. */
const keyOfNew = <Row, Key extends string>({ props, state }: GridBodyProps<Row, Key>) =>
  state.isAtEnd ? 'new' : props.rowKey(props.rowCount)

/** The columns of a row that has nothing yet. */
function useColumnsOfNew<Row, Key extends string>(
  columns: readonly GridColumn<Row, Key>[],
  label: string | undefined,
) {
  return useMemo(() => {
    const sign = (
      <>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">{label}</span>
      </>
    )
    return columns.map((column): GridColumn<Row, Key> => ({
      ...column,
      ...(column.value && { value: () => '' }),
      focusInside: false,
      render: () => column.rowHead && sign,
      tone: () => undefined,
      note: () => undefined,
    }))
  }, [columns, label])
}

function canSelectRows({ ranges, onDeleteRows, onSelectRows }: Selecting): boolean {
  return [ranges, onDeleteRows, onSelectRows].some((what) => what !== undefined)
}

type Selecting = Pick<GridProps<never, never>, 'onDeleteRows' | 'onSelectRows'> & {
  readonly ranges?: unknown
}

/** Nothing is measured: rows are equally high, and cards have their third line or not. */
function useRowHeights<Row, Key extends string>(
  narrow: boolean,
  columns: readonly GridColumn<Row, Key>[],
  { rowCount, tallRows, newRow }: Pick<GridProps<Row, Key>, 'rowCount' | 'tallRows' | 'newRow'>,
): RowHeights {
  const count = rowCount + (newRow ? 1 : 0)
  const low = narrow ? heightOfCard(columns) : ROW_HEIGHT
  return useMemo(
    () =>
      narrow && tallRows
        ? twoHeights(tallRows, low, low + LINE_WITH_BUTTON)
        : equalHeights(count, low),
    [narrow, low, tallRows, count],
  )
}

/** A card without its third line. */
function heightOfCard(columns: readonly Pick<GridColumn<never, string>, 'narrow'>[]): number {
  const hasSecond = columns.some(({ narrow }) => narrow?.line === 2)
  return (hasSecond ? 2 : 1) * LINE_OF_CARD + CARD_EDGES
}

type Style = CSSProperties & {
  readonly [variable in '--grid-tracks' | '--grid-least']: string
}

/** On a phone the window scrolls, and a row is no line of columns. */
function styleOf(columns: readonly { readonly width: string }[], height: number): Style {
  return {
    height: `min(var(--grid-height, 60dvh), ${height + FOOT_HEIGHT}px)`,
    '--grid-tracks': tracksOf(columns),
    '--grid-least': `${leastWidth(columns)}px`,
  }
}

/** The columns that have room, their tracks, and how high rows are; a phone shows cards instead of columns. */
function useLayout<Row, Key extends string>(props: GridProps<Row, Key>, narrow: boolean) {
  const { columns: all, firstLine } = props
  const columns = useMemo(
    () => (narrow ? all.filter((column) => column.narrow) : all),
    [narrow, all],
  )
  return {
    columns,
    tracks: narrow ? undefined : tracksOf(columns),
    heights: useRowHeights(narrow, columns, props),
    // A phone has no header row to be seen, and nothing to scroll sideways.
    headHeight: narrow ? 0 : HEAD_HEIGHT + (firstLine ? LINE_HEIGHT : 0),
  }
}

type GridBodyProps<Row, Key extends string> = Pick<
  GridParts<Row, Key>,
  'columns' | 'state' | 'rows'
> & {
  readonly props: GridProps<Row, Key>
  readonly heights: RowHeights
  readonly tracks: string | undefined
} & Pick<ReturnType<typeof useGridActions<Row, Key>>, 'actions' | 'area' | 'corners'>

/** The rows that are drawn now, each in its place. */
function GridBody<Row, Key extends string>(body: GridBodyProps<Row, Key>) {
  const { props, columns, rows, heights, tracks, area } = body
  const { active, editing } = body.state
  const canSelect = canSelectRows(props)
  const lastRow = (area?.rows.to ?? active.row + 1) - 1
  const handleRow = props.ranges?.edits && lastRow < props.rowCount ? lastRow : -1
  const columnsOfNew = useColumnsOfNew(columns, props.newRow?.label)
  return (
    <div role="rowgroup" className={styles.body} style={{ height: rows.height }}>
      {rows.drawn.map((index) => {
        const row = props.getRow(index)
        const isNew = props.newRow !== undefined && index === props.rowCount
        const isActive = index === active.row
        const selected = area && index >= area.rows.from && index < area.rows.to
        return (
          <GridRow
            key={isNew ? keyOfNew(body) : props.rowKey(index)}
            index={index}
            ariaIndex={index + 1 + headRowsOf(props)}
            isNew={isNew}
            top={rows.topOf(index)}
            height={heights.above(index + 1) - heights.above(index)}
            hasThirdLine={props.tallRows?.[index] === 1}
            tracks={tracks}
            columns={isNew ? columnsOfNew : columns}
            row={row}
            activeColumn={isActive ? active.column : -1}
            editing={isActive ? editing : null}
            selectedFrom={selected ? area.columns.from : canSelect ? -1 : undefined}
            selectedTo={selected ? area.columns.to : canSelect ? -1 : undefined}
            handleColumn={index === handleRow ? (area?.columns.to ?? active.column + 1) - 1 : -1}
            tone={row && props.rowTone?.(row)}
            editable={props.onEdit !== undefined}
            actions={body.actions}
          />
        )
      })}
      {body.corners && <Corners area={body.corners} {...{ rows, heights, tracks }} />}
    </div>
  )
}

type CornersProps = Pick<GridBodyProps<never, never>, 'rows' | 'heights' | 'tracks'> & {
  readonly area: GridArea
}

/** The corners of what a long press has selected, to be dragged. They outlive the rows that scroll away under the finger. */
function Corners({ area, rows, heights, tracks }: CornersProps) {
  const { anchor, head } = rangeByCorner(area, 'last')
  const places = { first: anchor, last: head } as const
  return (['first', 'last'] as const).map((corner) => {
    const { row, column } = places[corner]
    const height = heights.above(row + 1) - heights.above(row)
    return (
      <div
        key={corner}
        aria-hidden="true"
        className={styles.corners}
        style={{ top: rows.topOf(row), height }}
      >
        <span
          data-corner={corner}
          className={classes(styles.corner, styles[corner])}
          // A card has no columns: its corners are those of the selection.
          style={tracks === undefined ? undefined : { gridColumn: column + 1 }}
        />
      </div>
    )
  })
}

function useVisibleRange(
  from: number,
  to: number,
  onVisibleRange: ((from: number, to: number) => void) | undefined,
) {
  useEffect(() => onVisibleRange?.(from, to), [onVisibleRange, from, to])
}

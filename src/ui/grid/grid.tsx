import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import styles from '#ui/grid/view/grid.module.css'
import { isOfRows, placeBelow, widgetIn } from '#ui/grid/view/grid-dom.ts'
import type { GridProps, ScreenPlace } from '#ui/grid/state/grid-props.ts'
import { GridHead } from '#ui/grid/view/grid-head.tsx'
import { GridBody } from './grid-body.tsx'
import { withNewRow } from '#ui/grid/view/new-row.tsx'
import type { GridPress, Send } from './state/grid-events.ts'
import { type GridParts, useGrid } from './use-grid.ts'
import { useLayout } from './use-layout.ts'

export type {
  CellRange,
  GridColumn,
  GridRanges,
  RowRange,
  ScreenPlace,
} from '#ui/grid/state/grid-props.ts'

/**
 * A virtualised sheet: `role="grid"` with counts and indices, one tab stop that survives scrolling, and cells edited in
 * place. It accesses rows by index, so the rows can live in a worker.
 */
export function Grid<Row, Key extends string>(given: GridProps<Row, Key>) {
  const narrow = useNarrow()
  const props = withNewRow(given, narrow)
  const { label, id, ranges, firstLine } = props
  const layout = useLayout(props, narrow)
  const element = useRef<HTMLDivElement>(null)
  const grid = useGrid(element, props, layout)
  const { rows, resizing, send, focus } = grid
  useVisibleRange(rows.from, Math.min(rows.to, props.rowCount), props.onVisibleRange)
  const headRows = firstLine ? 2 : 1
  const isMultiple = Boolean(ranges ?? props.onDeleteRows ?? props.onSelectRows)
  const selectColumn = (column: number, extend: boolean) =>
    send({ kind: 'press-head', column, extend })
  return (
    <div
      ref={element}
      id={id}
      className={classes(styles.scroller, narrow && styles.narrow, ranges && styles.withRanges)}
      style={layout.style}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={layout.heights.count + headRows}
      aria-colcount={layout.columns.length}
      aria-readonly={props.onEdit ? undefined : true}
      aria-multiselectable={isMultiple || undefined}
      onScroll={rows.onScroll}
      {...listenersOf(send, focus)}
    >
      <GridHead
        {...{ firstLine, resizing }}
        columns={layout.columns}
        sorted={props.sorted ?? null}
        activeColumn={grid.view.active.column}
        onSelect={ranges && selectColumn}
        onMenu={props.onColumnMenu}
      />
      <GridBody {...{ props, layout, grid, headRows, isMultiple }} />
    </div>
  )
}

function useVisibleRange(
  from: number,
  to: number,
  onVisibleRange: ((from: number, to: number) => void) | undefined,
) {
  useEffect(() => onVisibleRange?.(from, to), [onVisibleRange, from, to])
}

function listenersOf(send: Send, focus: GridParts<never, string>['focus']) {
  return {
    onFocus: ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
      focus.note(true)
      // A link to the grid focuses its active cell.
      if (target === currentTarget) focus.focusActive()
    },
    onBlur: () => focus.note(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOfRows(event.target)) return
      if (send({ kind: 'key', press: pressOf(event) })) event.preventDefault()
    },
    onContextMenu: (event: MouseEvent) => {
      if (!isOfRows(event.target)) return
      if (send({ kind: 'menu', point: pointOf(event) })) event.preventDefault()
    },
  }
}

function pressOf({ target, nativeEvent }: KeyboardEvent): GridPress {
  const { key, ctrlKey: ctrl, metaKey: meta, shiftKey: shift, altKey: alt } = nativeEvent
  const element = target instanceof Element ? target : null
  const cell = element?.closest('[data-row] > *')
  const isInWidget = Boolean(cell) && cell !== element
  const isComposed = isOfInputMethod(nativeEvent)
  return {
    key,
    ctrl,
    meta,
    shift,
    alt,
    isOfInputMethod: isComposed,
    isInWidget,
    hasWidget: widgetIn(element) !== null,
  }
}

/** The pointer's place; the menu key has none, so the menu opens below the cell. */
function pointOf({ target, clientX, clientY, button }: MouseEvent): ScreenPlace {
  if (button === 2 || !(target instanceof Element)) return { x: clientX, y: clientY }
  return placeBelow(target)
}

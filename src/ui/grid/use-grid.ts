import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useColumnResizing } from '#ui/grid/columns/use-column-resizing.ts'
import { isOfRows } from '#ui/grid/view/grid-dom.ts'
import { usePointing } from '#ui/grid/pointing/use-pointing.ts'
import { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'
import type { GridEffect, Send } from '#ui/grid/state/grid-events.ts'
import { columnsWithValues } from '#ui/grid/state/grid-range.ts'
import { reduce } from '#ui/grid/state/grid-reducer.ts'
import {
  type GridSheet,
  followRow,
  type GridState,
  startAt,
  viewOf,
} from '#ui/grid/state/grid-state.ts'
import type { GridProps } from '#ui/grid/state/grid-props.ts'
import { type Performers, perform } from './perform.ts'
import { useGridFocus } from './use-grid-focus.ts'
import type { GridLayout } from './use-layout.ts'

/** State, view and dispatch function of a grid. */
export function useGrid<Row, Key extends string>(
  element: RefObject<HTMLElement | null>,
  props: GridProps<Row, Key>,
  layout: GridLayout<Row, Key>,
) {
  const { initialRow = 0, rowCount, whenThere } = props
  const { columns, narrow } = layout
  const [kept, draw] = useState(() => startAt(initialRow))
  const resizing = useColumnResizing(element, columns, narrow ? null : props.onResize)
  const limits = limitsOf(props, layout, resizing !== null)
  const state = followRow(kept, limits)
  const view = viewOf(state, limits)
  const rows = useVirtualRows({
    scroller: element,
    heights: layout.heights,
    headHeight: layout.headHeight,
    activeRow: view.active.row,
    initialRow,
    // Without the empty row, which never loads.
    whenThere:
      whenThere &&
      ((from, to, draw) => whenThere(Math.min(from, rowCount - 1), Math.min(to, rowCount), draw)),
    inWindow: narrow,
  })
  const focus = useGridFocus(element, state.editing !== null)
  const sheet = { ...limits, pageRows: Math.max(1, rows.to - rows.from - 2) }
  const latest = useLatest({ props, columns, element, resizing, rows, focus, sheet })
  const { send, readView } = useReducerWithEffects(kept, draw, latest)
  useGoTo(props.goTo, send)
  useFollowedEnd(state, view.active.row, latest)
  useClipboard(element, send)
  usePointing(element, send, readView)
  return { state, view, rows, resizing, send, focus }
}

export type GridParts<Row, Key extends string> = ReturnType<typeof useGrid<Row, Key>>

function limitsOf<Row, Key extends string>(
  props: GridProps<Row, Key>,
  { columns }: GridLayout<Row, Key>,
  resize: boolean,
): Omit<GridSheet, 'pageRows'> {
  const { getRow, rowCount, rowKey, rowOf, ranges, newRow } = props
  const values = ranges ? columnsWithValues(columns) : { from: 0, to: columns.length }
  const places = rowCount + (newRow ? 1 : 0)
  return {
    size: { rows: rowCount, places, columns: columns.length, values },
    columns,
    keys: rowOf ? { keyAt: rowKey, rowOf } : null,
    hasRow: (row) => getRow(row) !== undefined,
    valueAt: ({ row, column }) => {
      const found = getRow(row)
      return found === undefined ? undefined : columns[column]?.value?.(found)
    },
    can: {
      edit: props.onEdit !== undefined,
      paste: props.onPaste !== undefined,
      selectCells: ranges !== undefined,
      changeCells: Boolean(ranges?.edits),
      deleteRows: props.onDeleteRows !== undefined,
      openRow: props.onOpenRow !== undefined,
      openMenu: props.onMenu !== undefined,
      openColumnMenu: props.onColumnMenu !== undefined,
      resize,
    },
  }
}

type Latest<Row, Key extends string> = Performers<Row, Key> & { readonly sheet: GridSheet }

/** Reduces events synchronously and renders afterwards; only a new editor renders at once. */
function useReducerWithEffects<Row, Key extends string>(
  state: GridState,
  draw: (state: GridState) => void,
  latest: RefObject<Latest<Row, Key>>,
) {
  const kept = useRef(state)
  const [send] = useState((): Send => (event) => {
    const before = kept.current
    const { state: next, effects, isUsedUp = false } = reduce(before, latest.current.sheet, event)
    kept.current = next
    // Flush now: iOS opens its keyboard, and an IME starts, only if the input is focused inside the event.
    if (next.editing !== null && before.editing === null) flushSync(() => draw(next))
    else draw(next)
    // The reducer passes rows and keys through unchanged.
    for (const effect of effects) perform(effect as GridEffect<Row, Key>, latest.current)
    return isUsedUp
  })
  const [readView] = useState(() => () => {
    const { sheet } = latest.current
    return { ...viewOf(followRow(kept.current, sheet), sheet), canSelect: sheet.can.selectCells }
  })
  return { send, readView }
}

function useGoTo(goTo: GridProps<never, string>['goTo'], send: Send) {
  useEffect(() => {
    if (!goTo) return
    const { focus = true, edit = false, ...place } = goTo
    // The editor focuses itself.
    send({ kind: 'go-to', ...place, takesFocus: focus && !edit })
    if (edit) send({ kind: 'tap' })
  }, [goTo, send])
}

/** Keeps the active empty row visible when rows are added above it. */
function useFollowedEnd<Row, Key extends string>(
  { range }: GridState,
  row: number,
  latest: RefObject<Latest<Row, Key>>,
) {
  const end = range.head.row === Infinity ? row : null
  useEffect(() => {
    if (end !== null) latest.current.rows.scrollToRow(end, 'nearest')
  }, [end, latest])
}

function useLatest<Value>(newest: Value): RefObject<Value> {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return latest
}

/** Handles clipboard events on the document: where no text can be selected, Firefox doesn't dispatch them at the focused cell. */
function useClipboard(grid: RefObject<HTMLElement | null>, send: Send): void {
  useEffect(() => {
    const over = new AbortController()
    const handle = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      const cell = target === document.body ? document.activeElement : target
      if (!clipboardData || !isOfRows(cell) || !grid.current?.contains(cell)) return
      if (!send(eventOf(event.type, clipboardData))) return
      event.preventDefault()
      // The page would read the paste as a sheet.
      event.stopPropagation()
    }
    for (const name of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(name, handle, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [grid, send])
}

function eventOf(type: string, clipboard: DataTransfer) {
  if (type === 'paste') return { kind: 'paste', clipboard } as const
  return { kind: 'copy', cut: type === 'cut', clipboard } as const
}

import type { RefObject } from 'react'
import type { ColumnResizing } from '#ui/grid/columns/use-column-resizing.ts'
import type { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'
import type { GridEffect } from '#ui/grid/state/grid-events.ts'
import { placeBelow, widgetIn } from '#ui/grid/view/grid-dom.ts'
import type { GridColumn, GridProps } from '#ui/grid/state/grid-props.ts'
import type { useGridFocus } from './use-grid-focus.ts'

export type Performers<Row, Key extends string> = {
  readonly props: GridProps<Row, Key>
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly element: RefObject<HTMLElement | null>
  readonly resizing: ColumnResizing<Key> | null
  readonly rows: Pick<ReturnType<typeof useVirtualRows>, 'scrollToRow'>
  readonly focus: Pick<ReturnType<typeof useGridFocus>, 'want' | 'focusActive'>
}

/** Performs an effect of the reducer. */
export function perform<Row, Key extends string>(
  effect: GridEffect<Row, Key>,
  performers: Performers<Row, Key>,
): void {
  const { props, rows, focus } = performers
  const { ranges } = props
  switch (effect.kind) {
    case 'focus':
      return focus.want()
    case 'focus-now':
      return focus.focusActive()
    case 'go-inside':
      return widgetIn(document.activeElement)?.focus()
    case 'leave-editor':
      return leaveEditor()
    case 'scroll':
      return rows.scrollToRow(effect.row, effect.align)
    case 'widen':
      return widen(effect, performers)
    case 'tell-active':
      return props.onActiveRow?.(effect.row)
    case 'tell-rows':
      return props.onSelectRows?.(effect.rows)
    case 'tell-cells':
      return ranges?.onSelect(effect.cells)
    case 'edit':
      return props.onEdit?.(effect.edit.row, effect.edit.key, effect.edit.value, effect.edit.index)
    case 'empty':
      return empty(effect, performers)
    case 'clear':
      return ranges?.edits?.onClear(effect.cells)
    case 'fill':
      return ranges?.edits?.onFill(effect.cells, effect.value)
    case 'repeat':
      return ranges?.edits?.onRepeat(effect.source, effect.target)
    case 'delete-rows':
      return props.onDeleteRows?.(effect.rows)
    case 'copy':
      return ranges?.onCopy(effect.cells, effect.clipboard, effect.cut)
    case 'paste':
      return paste(effect, performers)
    case 'open-menu':
      return props.onMenu?.(effect.cells, effect.point, effect.active)
    default:
      return open(effect, performers)
  }
}

function leaveEditor() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

type EffectOf<Row, Key extends string, Kind> = Extract<GridEffect<Row, Key>, { kind: Kind }>

function widen<Row, Key extends string>(
  { column, steps }: EffectOf<Row, Key, 'widen'>,
  { columns, resizing }: Performers<Row, Key>,
) {
  const key = columns[column]?.key
  if (key !== undefined) resizing?.widen(key, steps)
}

function empty<Row, Key extends string>(
  { at }: EffectOf<Row, Key, 'empty'>,
  { props, columns }: Performers<Row, Key>,
) {
  const row = props.getRow(at.row)
  const key = columns[at.column]?.key
  if (row !== undefined && key !== undefined) props.onEdit?.(row, key, '', at.row)
}

function paste<Row, Key extends string>(
  { cells, clipboard }: EffectOf<Row, Key, 'paste'>,
  { props }: Performers<Row, Key>,
) {
  props.onPaste?.(cells, clipboard.getData('text/plain'), clipboard.getData('text/html'))
}

/** Opens a row, or the menu of a column below its head. */
function open<Row, Key extends string>(
  { kind, at }: EffectOf<Row, Key, 'open-row' | 'open-column-menu'>,
  { props, columns, element }: Performers<Row, Key>,
) {
  const row = props.getRow(at.row)
  if (kind === 'open-row') return row === undefined ? undefined : props.onOpenRow?.(row)
  const key = columns[at.column]?.key
  const head = element.current?.querySelector(
    `[role=columnheader][aria-colindex="${at.column + 1}"]`,
  )
  if (key !== undefined && head) props.onColumnMenu?.(key, placeBelow(head))
}

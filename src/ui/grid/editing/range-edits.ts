import type { MouseEvent } from 'react'
import type { CellRange, GridColumn, GridProps, ScreenPlace } from '#ui/grid/grid-props.ts'
import { placeBelow } from '#ui/grid/head/grid-head.tsx'
import { areaOf, type GridArea, rangeAt, rangeByCorner } from '#ui/grid/navigation/grid-range.ts'
import { cellsOf, type useGridRange } from '#ui/grid/navigation/use-grid-range.ts'
import { type FillDirection, fillSource } from './fill-source.ts'
import type { ClipboardPress } from './use-clipboard.ts'

/** What keys, the fill handle and the clipboard do with the selected cells, or with the active one. */
export function rangeEdits<Row, Key extends string>(
  { ranges, getRow, onPaste, onMenu }: GridProps<Row, Key>,
  columns: readonly GridColumn<Row, Key>[],
  { range, active, area, setRange }: ReturnType<typeof useGridRange<Key>>,
) {
  const edits = ranges?.edits ?? null
  const cells = (): CellRange<Key> => cellsOf(areaOf(range), columns)
  const openMenu = (at: ScreenPlace) =>
    onMenu?.(cells(), at, cellsOf(areaOf(rangeAt(active)), columns))
  const copy = (event: ClipboardPress, cut: boolean) => {
    const copied = cells()
    if (!ranges || copied.keys.length === 0 || (cut && edits === null)) return
    event.preventDefault()
    ranges.onCopy(copied, event.clipboardData, cut)
  }
  return {
    /** null: nothing but the active cell is to be cleared. */
    clear: edits && area ? () => edits.onClear(cells()) : null,
    fillWith: (value: string) => edits?.onFill(cells(), value),
    /** The value of the active cell in all others. */
    fillWithActive: () => {
      const row = getRow(active.row)
      const value = row && columns[active.column]?.value?.(row)
      if (area && value !== undefined) edits?.onFill(cells(), value)
    },
    fill: (direction: FillDirection) => {
      const all = columns.flatMap(({ key, value }) => (value ? [key] : []))
      const source = fillSource(cells(), direction, all)
      if (source) edits?.onRepeat(source, cells())
    },
    /** The selected cells again and again, over an area that has them in it. */
    repeatOver: (target: GridArea) => {
      edits?.onRepeat(cells(), cellsOf(target, columns))
      setRange(rangeByCorner(target, 'first'))
    },
    onCopy: (event: ClipboardPress) => copy(event, false),
    onCut: (event: ClipboardPress) => copy(event, true),
    onContextMenu: (event: MouseEvent) => {
      if (!onMenu) return
      event.preventDefault()
      openMenu(placeOf(event))
    },
    openMenu,
    onPaste: (event: ClipboardPress) => {
      const target = cells()
      if (!onPaste || target.keys.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      const { clipboardData: data } = event
      onPaste(target, data.getData('text/plain'), data.getData('text/html'))
    },
  }
}

/** A key has no place of its own: the menu is then below the cell. */
function placeOf({ target, clientX, clientY, button }: MouseEvent): ScreenPlace {
  if (button === 2 || !(target instanceof Element)) return { x: clientX, y: clientY }
  return placeBelow(target)
}

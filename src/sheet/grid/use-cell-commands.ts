import { readClipboard } from '#entries/clipboard-sheet.ts'
import { useServices } from '#shell/services.ts'
import { type FillDirection, fillSource } from '#ui/grid/state/fill-source.ts'
import type { CellRange } from '#ui/grid/grid.tsx'
import { useColumnLook, useShownFields } from '#sheet/state/column-look.ts'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'
import { blockOf } from './use-cell-ranges.ts'
import { writeClipboard } from './write-clipboard.ts'

/** Returns the commands of the cell menu, which do the same as the shortcuts. */
export function useCellCommands(cells: CellRange<SheetColumn>) {
  const { draft } = useServices()
  const { say, goToRow, deleteRows, askCourier } = useSheet()
  const { hidden } = useColumnLook()
  const fields = useShownFields()
  const { from, to } = cells.rows
  const block = blockOf(draft, cells)
  const range = draft.shownRange(cells.rows)
  const copy = () => draft.ask.copyCells(block).then(writeClipboard)
  const notCopied = () => say('not-copied')
  /** Inserts as many rows as are selected. */
  const insert = (index: number) => {
    draft.insertRows(draft.shownRange({ from: index, to: Infinity }), to - from)
    goToRow(index)
  }
  const fill = (direction: FillDirection) => {
    const source = fillSource(cells, direction, fields)
    if (source) draft.repeatCells(blockOf(draft, source), block)
  }
  return {
    copy: () => void copy().catch(notCopied),
    cut: () => void copy().then(() => draft.cutCells(block), notCopied),
    paste: async () => {
      const sheet = await readClipboard()
      if (sheet === null) say('not-pasted')
      else draft.pasteCells(block, sheet.text, sheet.html, hidden)
    },
    clear: () => draft.clearCells(block),
    /** Puts the value of one cell into all of them. */
    fillWith: (one: CellRange<SheetColumn>) => draft.repeatCells(blockOf(draft, one), block),
    fillDown: () => fill('down'),
    fillRight: () => fill('right'),
    restore: () => draft.restoreOriginals(block),
    swap: () => draft.swapRows(range),
    setCourier: () => askCourier(cells.rows),
    clearCourier: () => draft.clearCells({ ...range, fields: ['courier'] }),
    insertAbove: () => insert(from),
    insertBelow: () => insert(to),
    duplicate: () => draft.duplicateRows(range),
    remove: () => deleteRows(cells.rows),
  }
}

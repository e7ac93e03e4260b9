import { readClipboard } from '#page/clipboard-sheet.ts'
import { useServices } from '#page/services.ts'
import type { CellRange } from '#ui/grid/grid.tsx'
import { useColumnLook } from '#features/draft/columns/column-look.ts'
import { type SheetColumn, useSheet } from '#features/draft/use-sheet.ts'
import { blockOf } from './use-cell-ranges.ts'
import { writeClipboard } from './write-clipboard.ts'

/** What the menu does with cells, as their keys do. */
export function useCellCommands(cells: CellRange<SheetColumn>) {
  const { draft } = useServices()
  const { say, goToRow, deleteRows, askCourier } = useSheet()
  const { hidden } = useColumnLook()
  const { from, to } = cells.rows
  const block = blockOf(cells)
  const copy = () => draft.ask('copyCells', block).then(writeClipboard)
  const notCopied = () => say('not-copied')
  const insert = (index: number) => {
    draft.call('insertRows', index, 1)
    goToRow(index)
  }
  /** The first row of several, or the row above one. */
  const above = to - from > 1 ? from : Math.max(0, from - 1)
  return {
    copy: () => void copy().catch(notCopied),
    cut: () => void copy().then(() => draft.call('cutCells', block), notCopied),
    paste: async () => {
      const sheet = await readClipboard()
      if (sheet === null) say('not-pasted')
      else draft.call('pasteCells', block, sheet.text, sheet.html, hidden)
    },
    clear: () => draft.call('clearCells', block),
    fillDown: () => draft.call('repeatCells', { ...block, from: above, to: above + 1 }, block),
    restore: () => draft.call('restoreOriginals', block),
    swap: () => draft.call('swapRows', from, to),
    setCourier: () => askCourier(cells.rows),
    clearCourier: () => draft.call('clearCells', { from, to, fields: ['courier'] }),
    insertAbove: () => insert(from),
    insertBelow: () => insert(to),
    duplicate: () => draft.call('duplicateRows', from, to),
    remove: () => deleteRows(cells.rows),
  }
}

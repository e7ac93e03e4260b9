import { hide, type HidingRows } from './hide-rows.ts'
import type { SheetNotes } from '#domain/sheet/workbook/sheet-reader.ts'

type Block = readonly (readonly string[])[]

export type VisiblePart = {
  /** The part of the block, or of one like it, that is in sight. */
  readonly take: (rows: Block) => Block
  /** What is left out and says something; null: nothing. */
  readonly notes: SheetNotes | null
}

/**
 * Takes of a block what the person saw where it was copied: beside it, cells of hidden rows would put all that follows
 * into other rows. Of a block in which nothing is in sight, all is taken.
 */
export function takeVisible(block: HidingRows): VisiblePart {
  const { hiddenRows, hiddenColumns } = block
  const take = (rows: Block) =>
    rows
      .filter((_, index) => !hiddenRows.has(index))
      .map((row) => row.filter((_, column) => !hiddenColumns.has(column)))
  const isSeen = take(block.rows).some((row) => row.some((cell) => cell !== ''))
  return isSeen ? { take, notes: hide(block, false).notes } : { take: (rows) => rows, notes: null }
}

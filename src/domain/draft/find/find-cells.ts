import { createTextSearch, type TextQuery } from '#domain/entry/text-search.ts'
import {
  type EntryCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'

/** A row of any table of entries. */
export type SearchedRow = { readonly cells: EntryCells }

/** A text to find in some columns of the shown rows. */
export type CellQuery = TextQuery & { readonly fields: readonly TrackingField[] }

/** A cell by the index of its shown row. */
export type CellPlace = { readonly row: number; readonly field: TrackingField }

/** Cells in reading order, each encoded as one number. */
export type FoundCells = readonly number[]

const COLUMNS = TRACKING_FIELDS.length

/** Finds all cells of the shown rows that contain the text. */
export function findCells(shown: readonly SearchedRow[], query: CellQuery): FoundCells {
  const { isIn } = createTextSearch(query)
  const found: number[] = []
  const fields = [...TRACKING_FIELDS.entries()].filter(([, field]) => query.fields.includes(field))
  if (query.text === '') return found
  for (const [index, { cells }] of shown.entries()) {
    for (const [column, field] of fields) {
      if (cells[field] !== '' && isIn(cells[field])) found.push(index * COLUMNS + column)
    }
  }
  return found
}

/** Decodes the place of a found cell. */
export function placeOf(cell: number): CellPlace {
  return { row: Math.floor(cell / COLUMNS), field: TRACKING_FIELDS[cell % COLUMNS] ?? 'orderId' }
}

/** `here`: the cell itself, or the next match. */
export type FindTo = 'here' | 'next' | 'previous'

/** The index of the match at, after or before a cell, wrapping around; null without matches. */
export function findBeside(
  found: FoundCells,
  { row, field }: CellPlace,
  to: FindTo,
): number | null {
  if (found.length === 0) return null
  const cell = row * COLUMNS + TRACKING_FIELDS.indexOf(field)
  const position = firstFrom(found, to === 'next' ? cell + 1 : cell)
  return (to === 'previous' ? position + found.length - 1 : position) % found.length
}

/** The index of the first match at or after this cell (binary search). */
function firstFrom(found: FoundCells, cell: number): number {
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle] ?? 0) < cell) low = middle + 1
    else high = middle
  }
  return low
}

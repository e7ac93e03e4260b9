import type { MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import {
  type ColumnKind,
  holdsOtherThings,
  isCourierLike,
  type ReadColumn,
} from '#domain/columns/cells/column-kinds.ts'
import type { ColumnMapping } from './column-match.ts'
import { nameCells } from './name-layout.ts'

/** A mapping that the person confirmed, and what the cells of each column looked like then. */
export type RememberedMatch = {
  readonly mapping: ColumnMapping
  /** Not there in what an earlier release kept. */
  readonly kinds?: readonly ColumnKind[]
}

/**
 * The mapping as it was confirmed for this layout. It is asked about again where a column now looks like another thing,
 * and, without headers, where two columns look the same.
 */
export function recallMatch(
  { mapping, kinds = [] }: RememberedMatch,
  columns: readonly ReadColumn[],
  hasHeader: boolean,
): MappingSuggestion | null {
  const isThere = Object.values(mapping).every((index) => index < columns.length)
  if (!isThere) return null
  const isSound = ([field, index]: [string, number]) => {
    const column = columns[index]
    if (column === undefined) return false
    const isAsBefore = column.kind === kinds[index]
    if (hasHeader) return isAsBefore || fitsHeader(column, field)
    const isAlone = columns.every((one) => one === column || nameCells(one) !== nameCells(column))
    return isAlone && (isAsBefore || fitsAlone(column, field))
  }
  return { mapping, certain: Object.entries(mapping).every(isSound) }
}

function fitsHeader(column: ReadColumn, field: string): boolean {
  if (field === 'trackingId') return !holdsOtherThings(column, 'tracking')
  return field !== 'orderId' || !holdsOtherThings(column, 'order')
}

function fitsAlone(column: ReadColumn, field: string): boolean {
  if (field === 'trackingId') return column.tracking >= 0.5
  return field === 'courier' ? isCourierLike(column) : column.order >= 0.5
}

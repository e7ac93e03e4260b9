import type { MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import type { ColumnKind } from '#domain/columns/column-kind.ts'
import {
  holdsOtherThings,
  isOrderLike,
  isTrackingLike,
  type ReadColumn,
} from '#domain/columns/cells/column-kinds.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { cutEnd } from '#base/cut-end.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { denyLayout } from '#domain/columns/layout-name.ts'

/** A mapping that the user confirmed, and the kinds of the columns at that time. */
export type RememberedMatch = {
  readonly mapping: ColumnMapping
  readonly kinds?: readonly ColumnKind[]
}

/**
 * Reuses a mapping that was confirmed for this layout. The user is asked again if a column now looks different or,
 * without headers, if two columns look the same.
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
  if (field === 'trackingId') return isTrackingLike(column)
  return field === 'courier' ? column.kind === 'courier' : isOrderLike(column)
}

/** Key of a layout in which the user said that this row isn't a header. */
export function nameDenied(row: readonly string[]): string {
  return denyLayout(nameLayout(row, []))
}

/** Key of a column layout, for recognizing similar sheets: by its headers, or else by its cells. */
export function nameLayout(
  headers: readonly string[] | null,
  columns: readonly ReadColumn[],
): string {
  if (headers !== null) return cutEnd(headers.map(headerKey).join('|'), /\|/)
  return `no header|${columns.map(nameCells).join('|')}`
}

/** Key of what cells look like. Kinds that a few values can swap are one here. */
function nameCells(column: ReadColumn): string {
  const { kind, numbers, medianLength, patterns } = column
  if (kind === 'words' || kind === 'status' || kind === 'empty') return 'words'
  const isShort = numbers !== null && medianLength < 8 && !isOrderLike(column)
  if (kind === 'amount' || isShort) return 'number'
  if (kind !== 'order' && kind !== 'other') return kind
  if (numbers !== null) return `${kind} of ${medianLength} digits`
  return patterns.length === 1 ? `${kind} ${patterns[0]}` : kind
}

import type { MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import type { ColumnKind } from './column-kind.ts'
import {
  holdsOtherThings,
  isOrderLike,
  isTrackingLike,
  type ReadColumn,
} from '#domain/columns/cells/column-kinds.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { cutEnd } from '#domain/entry/cut-end.ts'
import type { ColumnMapping } from './column-match.ts'
import { denyLayout } from './layout-name.ts'

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
  if (field === 'trackingId') return isTrackingLike(column)
  return field === 'courier' ? column.kind === 'courier' : isOrderLike(column)
}

/** Names the layout of a sheet in which a row looks like a header and, as the person said, is none. */
export function nameDenied(row: readonly string[]): string {
  return denyLayout(nameLayout(row, []))
}

/** Names a layout of columns, so that sheets of the same kind are known again: by its headers, else by its cells. */
export function nameLayout(
  headers: readonly string[] | null,
  columns: readonly ReadColumn[],
): string {
  if (headers !== null) return cutEnd(headers.map(headerKey).join('|'), /\|/)
  return `no header|${columns.map(nameCells).join('|')}`
}

/** Names what cells look like; kinds between which a few other values may decide are one here. */
function nameCells(column: ReadColumn): string {
  const { kind, numbers, medianLength, patterns } = column
  if (kind === 'words' || kind === 'status' || kind === 'empty') return 'words'
  const isShort = numbers !== null && medianLength < 8 && !isOrderLike(column)
  if (kind === 'amount' || isShort) return 'number'
  if (kind !== 'order' && kind !== 'other') return kind
  if (numbers !== null) return `${kind} of ${medianLength} digits`
  return patterns.length === 1 ? `${kind} ${patterns[0]}` : kind
}

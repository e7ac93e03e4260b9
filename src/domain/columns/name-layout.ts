import type { ColumnKind, ReadColumn } from '#domain/columns/cells/column-kinds.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'

const DENIED = 'none in|'

/** Names the layout of a sheet in which a row looks like a header and, as the person said, is none. */
export function nameDenied(row: readonly string[]): string {
  return DENIED + nameLayout(row, [])
}

/** The layout that says the opposite of a row: what is remembered of one is forgotten with an answer for the other. */
export function oppositeLayout(layout: string): string {
  return layout.startsWith(DENIED) ? layout.slice(DENIED.length) : DENIED + layout
}

/** Names a layout of columns, so that sheets of the same kind are known again: by its headers, else by its cells. */
export function nameLayout(
  headers: readonly string[] | null,
  columns: readonly ReadColumn[],
): string {
  if (headers !== null) return headers.map(headerKey).join('|').replace(/\|+$/, '')
  return `no header|${columns.map(nameCells).join('|')}`
}

const NUMBERS: readonly ColumnKind[] = ['weight', 'price', 'postcode', 'quantity', 'time']
const WORDS: readonly ColumnKind[] = ['person', 'address', 'country', 'status', 'text', 'empty']
const IDS: readonly ColumnKind[] = ['order', 'sku', 'invoice']

/** Names what cells look like; kinds between which a few other values may decide are one here. */
export function nameCells({ kind, numbers, medianLength, patterns }: ReadColumn): string {
  if (NUMBERS.includes(kind)) return 'number'
  if (WORDS.includes(kind)) return 'words'
  if (!IDS.includes(kind)) return kind
  if (numbers !== null) return `${kind} of ${medianLength} digits`
  return patterns.length === 1 ? `${kind} ${patterns[0]}` : kind
}

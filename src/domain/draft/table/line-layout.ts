import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { hashText } from './hash-text.ts'
import { filledWidth } from '#domain/draft/issues/odd-rows.ts'

/** A tracking number with a digit and as long as this is no total and no header; shorter ones are looked at closely. */
export const SURE_LENGTH = 10

/** What is told by the columns as a header has them. */
export function createLayout(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  // Shorter ones are never taken for a number.
  const names = columns
    .map(({ header }) => header ?? '')
    .filter(({ length }) => length >= SURE_LENGTH)
  return {
    match,
    mapping,
    reader: createEntryReader(match),
    fieldOf: fieldsByColumn(mapping),
    nameHashes: Int32Array.from(names, (name) => hashText(name)),
    // A column that was given two meanings has only one field in `fieldOf`.
    isSimple: new Set(Object.values(mapping)).size === Object.keys(mapping).length,
    width: headerRow === null ? Infinity : headerWidth(match),
  }
}

export type LineLayout = ReturnType<typeof createLayout>

/** Whether the name of a column, of any, stands where a number would: then the line may be another header. */
export function isName(hashes: Int32Array, hash: number | undefined): boolean {
  for (let index = 0; index < hashes.length; index += 1) {
    if (hashes[index] === hash) return true
  }
  return false
}

/** The columns up to the last one that has a name. */
function headerWidth({ columns }: ColumnMatch): number {
  return filledWidth(columns.map(({ header }) => header ?? ''))
}

function fieldsByColumn(mapping: ColumnMatch['mapping']): Int32Array {
  const columns = TRACKING_FIELDS.map((field) => mapping[field] ?? -1)
  const fields = new Int32Array(Math.max(0, ...columns) + 1).fill(-1)
  for (const [field, column] of columns.entries()) {
    if (column !== -1) fields[column] = field
  }
  return fields
}

import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** Rows of the user's sheet, with the columns in which its entries were found. */
export type SheetRows = {
  readonly match: Pick<ColumnMatch, 'mapping'>
  /** Empty without a header row. */
  readonly headers: readonly string[]
  readonly width: number
  /** Columns that an earlier receipt added, which are replaced. */
  readonly added: ReadonlySet<number>
  /** The needed rows, by row number. */
  readonly rows: ReadonlyMap<number, readonly string[]>
}

/** One column of a receipt: a field of the entries or another column of the user. */
export type MergedColumn = {
  readonly header: string
  readonly field: TrackingField | null
  /** By sheet: the index of the column in it, if it has one. */
  readonly from: readonly (number | undefined)[]
}

type Column = { header: string; field: TrackingField | null; from: (number | undefined)[] }

/**
 * Merges the columns of several sheets: those of the same field, or with the same header, become one. `null` stands
 * for entries without a sheet; `needed` are the fields that some entry has.
 */
export function mergeColumns(
  sheets: readonly (SheetRows | null)[],
  needed: ReadonlySet<TrackingField>,
  names: Readonly<Record<TrackingField, string>>,
): readonly MergedColumn[] {
  const columns = new Map<string, Column>()
  for (const [index, sheet] of sheets.entries()) {
    if (sheet !== null) addSheet(columns, sheet, index, names)
  }
  for (const field of TRACKING_FIELDS) {
    const key = keyOfField(field)
    if (needed.has(field) && !columns.has(key)) {
      columns.set(key, { header: names[field], field, from: [] })
    }
  }
  return [...columns.values()]
}

function addSheet(
  columns: Map<string, Column>,
  sheet: SheetRows,
  index: number,
  names: Readonly<Record<TrackingField, string>>,
): void {
  const fields = fieldsByColumn(sheet)
  const seen = new Map<string, number>()
  for (let at = 0; at < sheet.width; at += 1) {
    if (sheet.added.has(at)) continue
    const field = fields.get(at) ?? null
    const header = sheet.headers[at] || (field === null ? '' : names[field])
    const count = seen.get(header) ?? 0
    seen.set(header, count + 1)
    const key = field === null ? `${count} ${header}` : keyOfField(field)
    const column = columns.get(key) ?? { header, field, from: [] }
    column.from[index] = at
    columns.set(key, column)
  }
}

/** A column that is mapped to two fields counts for the first; the other field gets a column of its own. */
function fieldsByColumn({ match }: SheetRows): ReadonlyMap<number, TrackingField> {
  const fields = new Map<number, TrackingField>()
  for (const field of [...TRACKING_FIELDS].reverse()) {
    const column = match.mapping[field]
    if (column !== undefined) fields.set(column, field)
  }
  return fields
}

function keyOfField(field: TrackingField): string {
  return `field ${field}`
}

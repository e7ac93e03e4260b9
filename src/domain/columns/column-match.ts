import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ColumnKind } from './column-kind.ts'
import type { CellCount, FieldEvidence } from './evidence.ts'
import type { SheetVerdict } from '#domain/sheet/reading.ts'

/** The column of each field, counted from 0. */
export type ColumnMapping = { readonly [field in TrackingField]?: number }

export type ColumnSample = {
  readonly index: number
  /** The sheet's own header; null without a header row. */
  readonly header: string | null
  /** The kind that its cells look like. */
  readonly kind: ColumnKind
  /** How many cells look like that kind, if they were counted. */
  readonly cells?: CellCount
  /** A spreadsheet program rounded its numbers. */
  readonly isRounded?: true
  /** All its numbers have a valid check digit of some courier, which several order IDs never have by chance. */
  readonly isChecked?: true
}

/** Columns further to the right are only counted. */
export const MOST_COLUMNS = 500

/** A row of the sheet with its row number, from 1. */
export type SampleRow = { readonly row: number; readonly cells: readonly string[] }

/** The columns of a sheet, and what they mean. */
export type ColumnMatch = {
  /** Index of the header row in the sheet; null without one. */
  readonly headerRow: number | null
  readonly mapping: ColumnMapping
  /** The mapping that was found in the sheet itself, if the user chose another one. */
  readonly found?: ColumnMapping
  /** For a table below another one in its sheet: the match of the first table. */
  readonly first?: ColumnMatch
  /** The evidence for the columns, if there is any. */
  readonly evidence?: readonly FieldEvidence[]
  /** true when applied without asking the user. */
  readonly certain: boolean
  /** There are merchant numbers but no order IDs, so the user is offered to use those. */
  readonly merchantOnly: boolean
  readonly columns: readonly ColumnSample[]
  /** Number of columns to the right that aren't read; missing for none. */
  readonly furtherColumns?: number
  /** ID of the platform whose export this is. */
  readonly platform?: string
  /** Set when rows are lines of orders. Otherwise each row is an order or a parcel. */
  readonly rowsAre?: 'lines'
  /** The rows are returned parcels. */
  readonly isReturns?: true
  /** The columns with the status of the order or shipment. */
  readonly statusColumns?: readonly number[]
  /** The column with the package of a row. */
  readonly parcelColumn?: number
  /** The column that marks the row above the items of a bundle, and the one with their count. */
  readonly bundleColumns?: { readonly mark: number; readonly size?: number }
  /** Columns with numbers of further parcels of the order. */
  readonly furtherNumbers?: readonly number[]
  /** The column with the courier's name for rows whose courier is `Other`. */
  readonly courierNames?: number
  readonly itemColumn?: number
  /** A few rows of the sheet, shown when the user chooses columns. */
  readonly sampleRows: readonly SampleRow[]
  /** Key of this layout, for remembering a confirmed match. */
  readonly layout: string
}

/**
 * The match for rows below a repeated header, perhaps with the columns in another order; null if the header lacks a
 * required column.
 */
export function matchBelow(above: ColumnMatch, header: readonly string[]): ColumnMatch | null {
  const first = above.first ?? above
  if (first.columns.every(({ index, header: name }) => isSameName(header[index], name)))
    return first
  const named = findAgain(first, header)
  const there = named.filter(({ now }) => now !== -1)
  const mapping: ColumnMapping = Object.fromEntries(there.map(({ field, now }) => [field, now]))
  if (!isWhole(mapping)) return null
  if (named.every(({ column, now }) => now === column)) return first
  const columns = header.slice(0, MOST_COLUMNS).map((name, index) => ({
    index,
    header: name,
    kind: first.columns[index]?.kind ?? 'words',
  }))
  return { ...first, ...placeBelow(first, header), first, mapping, columns }
}

/** The places of the columns that aren't sent, in the lower table; -1 for those that it lacks. */
function placeBelow(first: ColumnMatch, header: readonly string[]): Partial<ColumnMatch> {
  const { statusColumns, furtherNumbers, bundleColumns: bundle } = first
  const place = (column: number) => header.indexOf(first.columns[column]?.header || '\0')
  const single = (['parcelColumn', 'courierNames', 'itemColumn'] as const).flatMap((key) => {
    const column = first[key]
    return column === undefined ? [] : [[key, place(column)] as const]
  })
  return {
    ...Object.fromEntries(single),
    ...(statusColumns && { statusColumns: statusColumns.map(place) }),
    ...(furtherNumbers && { furtherNumbers: furtherNumbers.map(place) }),
    ...(bundle && { bundleColumns: { mark: place(bundle.mark), size: place(bundle.size ?? -1) } }),
  }
}

/** The names of a table that was pasted below another may differ in case or outer blanks. */
function isSameName(one = '', other: string | null): boolean {
  return (
    one === other || (other !== null && one.trim().toLowerCase() === other.trim().toLowerCase())
  )
}

/**
 * The new places of the mapped columns; -1 for those that are gone. If the lower table lacks the column that the user
 * chose, the column that was originally found counts.
 */
function findAgain({ mapping, found, columns }: ColumnMatch, header: readonly string[]) {
  return TRACKING_FIELDS.flatMap((field) => {
    const column = mapping[field]
    if (column === undefined) return []
    const names = [column, found?.[field] ?? -1].flatMap((at) => columns[at]?.header || [])
    const placeOf = (name: string) => header.findIndex((one) => isSameName(one, name))
    const name = names.find((one) => placeOf(one) !== -1) ?? names[0]
    if (name === undefined) return []
    return [{ field, column, now: isSameName(header[column], name) ? column : placeOf(name) }]
  })
}

/** Whether a mapping has the columns for an order and a tracking number. */
export function isWhole({ orderId, merchantOrderId, trackingId }: ColumnMapping): boolean {
  return trackingId !== undefined && (orderId !== undefined || merchantOrderId !== undefined)
}

/** Judges whether a sheet of a workbook has entries, or what it lacks, by its column match. */
export function judgeSheet({ certain, columns, mapping, isReturns }: ColumnMatch): SheetVerdict {
  if (isReturns === true) return 'returns'
  const { orderId, merchantOrderId, trackingId } = mapping
  const order = orderId ?? merchantOrderId
  if (columns.every(({ kind }) => kind === 'empty')) return 'no-rows'
  if (trackingId !== undefined && (certain || columns[trackingId]?.kind === 'tracking')) {
    return order === undefined ? 'no-orders' : 'entries'
  }
  return order !== undefined && columns[order]?.kind === 'order' ? 'no-numbers' : 'neither'
}

/** Drops the sample cells of unused columns. */
export function forgetOtherColumns(match: ColumnMatch): ColumnMatch {
  const { mapping, statusColumns = [], furtherNumbers = [], sampleRows } = match
  const used = new Set([...Object.values(mapping), ...statusColumns, ...furtherNumbers])
  for (const column of [match.parcelColumn, match.courierNames, match.itemColumn])
    used.add(column ?? -1)
  const without = (cells: readonly string[]) =>
    cells.map((cell, index) => (used.has(index) ? cell : ''))
  return { ...match, sampleRows: sampleRows.map((row) => ({ ...row, cells: without(row.cells) })) }
}

/** The columns with values that no field uses. */
export function unusedColumns({ columns, mapping }: ColumnMatch): readonly ColumnSample[] {
  const used = Object.values(mapping)
  return columns.filter(({ index, kind }) => kind !== 'empty' && !used.includes(index))
}

import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ColumnKind } from './column-kind.ts'
import type { CellCount, FieldEvidence } from './evidence.ts'
import type { SheetVerdict } from '#domain/sheet/reading.ts'

/** Which column (counted from 0) holds which field. */
export type ColumnMapping = { readonly [field in TrackingField]?: number }

export type ColumnSample = {
  readonly index: number
  /** As the sheet has it; null without a header row. */
  readonly header: string | null
  /** What its cells look like. */
  readonly kind: ColumnKind
  /** How many of its cells look so; not there in what an earlier release kept. */
  readonly cells?: CellCount
  /** A spreadsheet program has rounded its numbers. */
  readonly isRounded?: true
  /** All of its numbers end in a check digit of some courier, which several order IDs never do by chance. */
  readonly isChecked?: true
}

/** No sheet of orders has more columns that mean something: those further to the right are only counted. */
export const MOST_COLUMNS = 500

/** A row as the sheet has it, with its number there, from 1. */
export type SampleRow = { readonly row: number; readonly cells: readonly string[] }

/** What was found out about the columns of a sheet. */
export type ColumnMatch = {
  /** Index of the header row in the sheet; null: the sheet has none. */
  readonly headerRow: number | null
  readonly mapping: ColumnMapping
  /** What the sheet alone tells, where the person said more. */
  readonly found?: ColumnMapping
  /** Of a table below another one in its sheet: the match of the first. */
  readonly first?: ColumnMatch
  /** What speaks for the columns; not there in what an earlier release kept. */
  readonly evidence?: readonly FieldEvidence[]
  /** true: applied and shown; false: the person is asked. */
  readonly certain: boolean
  /** `merchant-only`: merchant numbers but no order ids; offer to use them. */
  readonly merchantOnly: boolean
  readonly columns: readonly ColumnSample[]
  /** How many columns to the right are not read; not there: none. */
  readonly furtherColumns?: number
  /** The platform whose export it is, by its id. */
  readonly platform?: string
  /** Its rows are lines of orders: an order can have several. Not there: each row is an order or a parcel. */
  readonly rowsAre?: 'lines'
  /** Its parcels come back from the buyers. */
  readonly isReturns?: true
  /** The columns that say how an order or a shipment stands. */
  readonly statusColumns?: readonly number[]
  /** The column that names the package of a row. */
  readonly parcelColumn?: number
  /** The column that marks the row above the items of a bundle, and the one that says how many they are. */
  readonly bundleColumns?: { readonly mark: number; readonly size?: number }
  /** Columns with the numbers of further parcels of the order. */
  readonly furtherNumbers?: readonly number[]
  /** The column with the courier's name, where the courier is `Other`. */
  readonly courierNames?: number
  /** The column with the item's name. */
  readonly itemColumn?: number
  /** A few rows of the sheet, to choose columns by. */
  readonly sampleRows: readonly SampleRow[]
  /** Names this layout, to remember a confirmed match by. */
  readonly layout: string
}

/**
 * The match below a row that names the columns once more, perhaps in another order; null where it does not name what
 * every entry needs.
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

/** The columns that are not sent, where the lower table has them; -1: it has none of that name. */
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

/** A table that was put below another one may write the names in capitals, or with blanks around them. */
function isSameName(one = '', other: string | null): boolean {
  return (
    one === other || (other !== null && one.trim().toLowerCase() === other.trim().toLowerCase())
  )
}

/**
 * Where the named columns are now; -1: nowhere. Another table may have no column of the name that the person chose:
 * there the field is what was found for it before.
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

/** Whether a mapping gives every entry an order and a tracking number. */
export function isWhole({ orderId, merchantOrderId, trackingId }: ColumnMapping): boolean {
  return trackingId !== undefined && (orderId !== undefined || merchantOrderId !== undefined)
}

/** Tells whether a sheet of a workbook holds entries, from what was found in its columns; or what it lacks. */
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

/** The match without the sample's cells in columns of which nothing is used. */
export function forgetOtherColumns(match: ColumnMatch): ColumnMatch {
  const { mapping, statusColumns = [], furtherNumbers = [], sampleRows } = match
  const used = new Set([...Object.values(mapping), ...statusColumns, ...furtherNumbers])
  for (const column of [match.parcelColumn, match.courierNames, match.itemColumn])
    used.add(column ?? -1)
  const without = (cells: readonly string[]) =>
    cells.map((cell, index) => (used.has(index) ? cell : ''))
  return { ...match, sampleRows: sampleRows.map((row) => ({ ...row, cells: without(row.cells) })) }
}

/** The columns that hold something and that no field takes. */
export function unusedColumns({ columns, mapping }: ColumnMatch): readonly ColumnSample[] {
  const used = Object.values(mapping)
  return columns.filter(({ index, kind }) => kind !== 'empty' && !used.includes(index))
}

import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'

/** Which column (counted from 0) holds which field. */
export type ColumnMapping = { readonly [field in TrackingField]?: number }

export type ColumnSample = {
  readonly index: number
  /** As the sheet has it; null without a header row. */
  readonly header: string | null
  /** The first three cells that are not empty. */
  readonly samples: readonly string[]
  /** A spreadsheet program has rounded its numbers. */
  readonly isRounded?: true
}

/** What was found out about the columns of a sheet. */
export type ColumnMatch = {
  /** Index of the header row in the sheet; null: the sheet has none. */
  readonly headerRow: number | null
  readonly mapping: ColumnMapping
  /** true: applied and shown; false: the person is asked. */
  readonly certain: boolean
  /** `merchant-only`: merchant numbers but no order ids; offer to use them. */
  readonly merchantOnly: boolean
  readonly columns: readonly ColumnSample[]
  /** Names this layout, to remember a confirmed match by. */
  readonly layout: string
}

/**
 * The match below a row that names the columns once more, perhaps in another order; null where it does not name what
 * every entry needs.
 */
export function matchBelow(match: ColumnMatch, header: readonly string[]): ColumnMatch | null {
  const named = TRACKING_FIELDS.flatMap((field) => {
    const column = match.mapping[field] ?? -1
    const name = match.columns[column]?.header
    return name ? [{ field, column, name, now: header.indexOf(name) }] : []
  })
  if (named.every(({ column, name }) => header[column] === name)) return match
  const found = named.filter(({ now }) => now !== -1)
  const mapping: ColumnMapping = Object.fromEntries(found.map(({ field, now }) => [field, now]))
  const columns = header.map((name, index) => ({ index, header: name, samples: [] }))
  return isWhole(mapping) ? { ...match, mapping, columns } : null
}

/** Whether a mapping gives every entry an order and a tracking number. */
export function isWhole({ orderId, merchantOrderId, trackingId }: ColumnMapping): boolean {
  return trackingId !== undefined && (orderId !== undefined || merchantOrderId !== undefined)
}

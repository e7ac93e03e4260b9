import * as z from 'zod/mini'
import { count, maybe, object } from '#base/schemas.ts'

/** Facts of the sheet about a row, besides the cells that are sent; this is their stored form. */
export const rowFacts = object({
  /** The status cell; missing when it is empty or there is no such column. */
  status: maybe(
    /** The meaning is derived from the column's header and the platform. */
    object({ text: z.string(), column: z.string(), platform: maybe(z.string()) }),
  ),
  /** A remark that starts with "cancelled" or a similar word. */
  remark: maybe(z.string()),
  /** The row is below the table, like totals. */
  isBelow: maybe(z.literal(true)),
  /** The whole cell of its order or number is struck through. */
  isStruck: maybe(z.literal(true)),
  /** A filter of its workbook hides the row. */
  isFiltered: maybe(z.literal(true)),
  /** The package of the row, if the sheet names packages. */
  parcel: maybe(z.string()),
  /** The bundle of the row, numbered within its sheet: one package of several orders. */
  bundle: maybe(count),
  /** The item's name, cut to length. */
  item: maybe(z.string()),
})

export type RowFacts = z.infer<typeof rowFacts>

import * as z from 'zod/mini'
import { count, maybe, object } from '#domain/kept/schemas.ts'

/** What the sheet says of a row beside the cells that are sent, as it is kept. */
export const rowFacts = object({
  /** The cell of its status column; not there: the cell is empty, or there is no such column. */
  status: maybe(
    z.union([
      /** What it means is derived from its column's header and the platform. */
      object({ text: z.string(), column: z.string(), platform: maybe(z.string()) }),
      /** As an earlier release kept it. */
      object({
        text: z.string(),
        says: z.nullable(z.enum(['leftOut', 'refunded', 'returned', 'shipped'])),
      }),
    ]),
  ),
  /** A remark that begins with "cancelled" or the like. */
  remark: maybe(z.string()),
  /** It stands below the table, beside the totals. */
  isBelow: maybe(z.literal(true)),
  /** Its order or its number is struck through as a whole. */
  isStruck: maybe(z.literal(true)),
  /** The package that it belongs to, where the sheet names packages. */
  parcel: maybe(z.string()),
  /** The bundle that it belongs to, counted in its sheet: one package of several orders. */
  bundle: maybe(count),
  /** The item's name, cut. */
  item: maybe(z.string()),
})

export type RowFacts = z.infer<typeof rowFacts>

import * as z from 'zod/mini'

/** Sent without an issue, held back, sent with a warning, no number yet, left out. */
const fate = z.enum(['sent', 'held', 'warned', 'waits', 'left-out'])

/** Fate, order ID, tracking number, and the problem, warning or reason of a row. */
const fateOfRow = z.tuple([fate, z.string(), z.string(), z.optional(z.string())])

/** The outcome of a sheet when every question is confirmed with its prefilled answer. */
const fates = z.strictObject({
  asked: z.optional(z.enum(['columns', 'sheets'])),
  /** In the order of the sheet, followed by rows left out. */
  rows: z.optional(z.array(fateOfRow)),
  /** For a long sheet: the file's columns of order ID and number for the rows not listed in `rows`, which are sent. */
  asWritten: z.optional(z.tuple([z.int(), z.int()])),
  furtherLines: z.optional(z.int()),
  /** The couriers of the entries, if any. */
  couriers: z.optional(z.array(z.string())),
  /** The couriers that are said to be names instead of codes. */
  namedCouriers: z.optional(z.array(z.string())),
  /** The original values of cleaned cells, if any. */
  originals: z.optional(z.array(z.string())),
  refused: z.optional(z.string()),
})

/** A sheet from the trade; sheets of one `kind` are variants of the same case. */
export const tradeCase = z.strictObject({
  kind: z.string(),
  file: z.string(),
  /** The HTML beside the text of a paste. */
  html: z.optional(z.string()),
  how: z.enum(['dropped', 'pasted']),
  about: z.string(),
  expect: fates,
})

export type TradeCase = z.output<typeof tradeCase>
export type Fates = z.output<typeof fates>
export type FateOfRow = z.output<typeof fateOfRow>

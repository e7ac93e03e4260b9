import * as z from 'zod/mini'

/** Sent without a word, held back, sent with a warning, waiting for its number, left out. */
const fate = z.enum(['sent', 'held', 'warned', 'waits', 'left-out'])

/** A row with its order ID, its tracking number, and the problem, warning or reason that is said of it. */
const fateOfRow = z.tuple([fate, z.string(), z.string(), z.optional(z.string())])

/** What comes of a sheet when the person answers every question as it is filled in. */
const fates = z.strictObject({
  asked: z.optional(z.enum(['columns', 'sheets'])),
  /** In the order of the sheet, and what is left out at the end. */
  rows: z.optional(z.array(fateOfRow)),
  /** Of a long sheet: the columns of the file from which the rows are sent that are not among `rows`. */
  asWritten: z.optional(z.tuple([z.int(), z.int()])),
  furtherLines: z.optional(z.int()),
  /** The couriers of the entries, where the sheet has any. */
  couriers: z.optional(z.array(z.string())),
  /** What was in the cells that were cleaned, where any were. */
  originals: z.optional(z.array(z.string())),
  refused: z.optional(z.string()),
})

/** A sheet of people of the trade; sheets of one `kind` are the same matter in other clothes. */
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

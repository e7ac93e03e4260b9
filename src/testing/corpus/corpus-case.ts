import * as z from 'zod/mini'
import { ISSUE_KINDS } from '#domain/draft/row/issue.ts'
import { LEFT_OUT_REASONS } from '#domain/draft/row/left-out-reasons.ts'
import type { ReadProblem } from '#domain/sheet/reading.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

export const issue = z.enum(ISSUE_KINDS)

export const field = z.enum(TRACKING_FIELDS)

export const mapping = z.partialRecord(field, z.int().check(z.nonnegative()))

/** Everything an entry has besides row, order ID and tracking number. */
const more = z.strictObject({
  merchant: z.optional(z.string()),
  courier: z.optional(z.string()),
  issues: z.optional(z.array(issue)),
  /** Cells that were cleaned. */
  cleaned: z.optional(z.array(field)),
})

/** Row (as numbered by the user's program), order ID and tracking number. */
const entry = z.tuple([z.int(), z.string(), z.string(), z.optional(more)])

const leftOut = z.tuple([z.int(), z.string(), z.string(), z.enum(LEFT_OUT_REASONS)])

/** Any string; a wrong one fails its case. */
const readProblem = z.custom<ReadProblem>((problem) => typeof problem === 'string')

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('entries'),
    entries: z.array(entry),
    noNumberYet: z.optional(z.array(entry)),
    /** Number of further lines, merged into another row of their order. */
    furtherLines: z.optional(z.int()),
    leftOut: z.optional(z.array(leftOut)),
    /** Number of rows without a shipment, such as a header or a total. */
    others: z.int(),
    /** Number of cells whose digits were restored from the clipboard's HTML. */
    rescued: z.optional(z.int()),
    /** Number of entries whose rows are hidden in the source. */
    hidden: z.optional(z.int()),
  }),
  z.strictObject({ kind: z.literal('columns-asked'), suggested: mapping }),
  z.strictObject({ kind: z.literal('sheets-asked'), sheets: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('refused'), problem: readProblem }),
])

const whole = { title: z.string(), expect: outcome }

/** A realistic input, the way it arrives, and the expected outcome. */
export const corpusCase = z.union([
  /** `as`: the user's file name, if the corpus needs another one. */
  z.strictObject({ ...whole, dropped: z.string(), as: z.optional(z.string()) }),
  /** A clipboard: its text and optional HTML. */
  z.strictObject({ ...whole, pasted: z.string(), html: z.optional(z.string()) }),
  /** An archive bomb, which can't be stored as a file. */
  z.strictObject({
    ...whole,
    generated: z.enum(['claims-half-a-gigabyte', 'holds-more-than-it-says', 'two-million-rows']),
    as: z.string(),
  }),
])

export type CorpusCase = z.output<typeof corpusCase>
export type CorpusMore = z.output<typeof more>
export type CorpusEntry = z.output<typeof entry>
export type CorpusLeftOut = z.output<typeof leftOut>
export type CorpusOutcome = z.output<typeof outcome>

import * as z from 'zod/mini'
import { ISSUE_KINDS } from '#domain/draft/issues/issue.ts'
import { LEFT_OUT_REASONS } from '#domain/draft/kinds/left-out-reasons.ts'
import type { ReadProblem } from '#domain/sheet/reading.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

export const issue = z.enum(ISSUE_KINDS)

export const field = z.enum(TRACKING_FIELDS)

export const mapping = z.partialRecord(field, z.int().check(z.nonnegative()))

/** What an entry has beside its row, order ID and tracking number; it has nothing that isn't listed. */
const more = z.strictObject({
  merchant: z.optional(z.string()),
  courier: z.optional(z.string()),
  issues: z.optional(z.array(issue)),
  /** Cells that were cleaned. */
  cleaned: z.optional(z.array(field)),
})

/** The row is counted as the person's program counts. */
const entry = z.tuple([z.int(), z.string(), z.string(), z.optional(more)])

const leftOut = z.tuple([z.int(), z.string(), z.string(), z.enum(LEFT_OUT_REASONS)])

/** Any word is taken; a wrong one fails its case. */
const readProblem = z.custom<ReadProblem>((problem) => typeof problem === 'string')

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('entries'),
    entries: z.array(entry),
    /** Orders that wait for their number. */
    noNumberYet: z.optional(z.array(entry)),
    /** Lines that are folded into another row of their order. */
    furtherLines: z.optional(z.int()),
    /** Rows that are left out, each with its reason. */
    leftOut: z.optional(z.array(leftOut)),
    /** Rows without a shipment, such as a header or a total. */
    others: z.int(),
    /** Cells whose digits came out of the clipboard's HTML. */
    rescued: z.optional(z.int()),
    /** Rows that are hidden where they come from, and are among the entries. */
    hidden: z.optional(z.int()),
  }),
  z.strictObject({ kind: z.literal('columns-asked'), suggested: mapping }),
  z.strictObject({ kind: z.literal('sheets-asked'), sheets: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('refused'), problem: readProblem }),
])

const whole = { title: z.string(), expect: outcome }

/** Something that people have, how it arrives, and what must come of it. */
export const corpusCase = z.union([
  /** `as`: the name that the person's file has, where the file here needs another one. */
  z.strictObject({ ...whole, dropped: z.string(), as: z.optional(z.string()) }),
  /** A clipboard: its text, and its HTML where it has any. */
  z.strictObject({ ...whole, pasted: z.string(), html: z.optional(z.string()) }),
  /** An archive bomb, which cannot be kept as a file. */
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

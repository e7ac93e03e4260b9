import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { PROBLEM_KINDS, WARNING_KINDS } from '#domain/draft/issues/issue.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

const issue = z.enum([...PROBLEM_KINDS, ...WARNING_KINDS])

const field = z.enum(TRACKING_FIELDS)

/** Half of the cases were written before the rules that they judge, and never change. */
const written = z.enum(['before-the-rules', 'after'])

const column = z.int().check(z.nonnegative())
const columns = z.strictObject({
  orderId: z.optional(column),
  merchantOrderId: z.optional(column),
  trackingId: z.optional(column),
  courier: z.optional(column),
})

const sheet = z.strictObject({
  file: z.string(),
  about: z.string(),
  written,
  expect: z.discriminatedUnion('kind', [
    /** Loads without a question. `oneReading`: has no header, and only one reading is possible. */
    z.strictObject({
      kind: z.literal('assigned'),
      columns,
      /** The rows of the file, counted from 1, that carry a warning. */
      warnings: z.optional(z.strictObject({ swapped: z.array(z.int()) })),
      oneReading: z.optional(z.literal(true)),
    }),
    /** The person is asked. A field that the guess leaves out does not matter. */
    z.strictObject({ kind: z.literal('asked'), guess: columns }),
    /** The cells are not what their header says: one question asks which column it is, or whether it is right. */
    z.strictObject({ kind: z.literal('asked-once') }),
    /** Loads as the header says, and one question asks about swapping the two columns. */
    z.strictObject({ kind: z.literal('swapped'), columns, rows: z.int() }),
  ]),
})

/** A value stands in one field of one row of an ordinary sheet with headers; `with` says other fields of that row. */
const inOneRow = {
  field,
  value: z.string(),
  written,
  about: z.optional(z.string()),
  with: z.optional(z.partialRecord(field, z.string())),
}

const value = z.strictObject({
  ...inOneRow,
  expect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('problem'), issue }),
    z.strictObject({ kind: z.literal('warning'), issue }),
    z.strictObject({ kind: z.literal('cleaned'), to: z.string() }),
    /** Sent unchanged, and nothing is said of it. */
    z.strictObject({ kind: z.literal('sent') }),
  ]),
})

const unusual = z.strictObject({
  ...inOneRow,
  expect: z.strictObject({
    /** Sent unchanged: without a word, with a warning at most, or after `Send as it is`. */
    kind: z.enum(['sent', 'warning', 'waved']),
  }),
})

const manifest = z.strictObject({
  sheets: z.array(sheet),
  values: z.array(value),
  unusual: z.array(unusual),
})

export type SheetCase = z.output<typeof sheet>
export type ValueCase = z.output<typeof value>
export type UnusualCase = z.output<typeof unusual>

const folder = new URL('./sheets/', import.meta.url)

export const MANIFEST = manifest.parse(
  JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8')),
)

/** The bytes of a sheet that the manifest names. */
export function readSheet(file: string): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(file, folder))
}

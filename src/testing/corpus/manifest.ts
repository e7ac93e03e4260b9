import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { corpusCase, field, issue, mapping } from './corpus-case.ts'
import { tradeCase } from './trade-case.ts'

/** Half of the cases about columns and values were written before the rules that they test, and never change. */
const written = z.enum(['before-the-rules', 'after'])

const sheet = z.strictObject({
  file: z.string(),
  about: z.string(),
  written,
  expect: z.discriminatedUnion('kind', [
    /** Loads without a question. `oneReading`: no header, but only one possible reading. */
    z.strictObject({
      kind: z.literal('assigned'),
      columns: mapping,
      /** Rows of the file with a warning, from 1. */
      warnings: z.optional(z.strictObject({ swapped: z.array(z.int()) })),
      oneReading: z.optional(z.literal(true)),
    }),
    /** The user is asked. Fields missing in the guess don't matter. */
    z.strictObject({ kind: z.literal('asked'), guess: mapping }),
    /** The cells contradict their header: one question asks for the column, or for confirmation. */
    z.strictObject({ kind: z.literal('asked-once') }),
    /** Loads by the header, and one question offers to swap the two columns. */
    z.strictObject({ kind: z.literal('swapped'), columns: mapping, rows: z.int() }),
  ]),
})

/** A value in one row of an ordinary sheet with headers; `with` has other fields of that row. */
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
    /** No number yet: the order stays in the sheet. */
    z.strictObject({ kind: z.literal('waits') }),
    /** Sent unchanged, without an issue. */
    z.strictObject({ kind: z.literal('sent') }),
  ]),
})

const unusual = z.strictObject({
  ...inOneRow,
  expect: z.strictObject({
    /** Sent unchanged: without an issue, with at most a warning, or after `Send as it is`. */
    kind: z.enum(['sent', 'warning', 'waved']),
  }),
})

const pair = z.tuple([z.string(), z.string()])

/** A sample of a platform's export: the real header row with made-up rows. */
const platformSample = z.strictObject({
  file: z.string(),
  platform: z.string(),
  separator: z.string(),
  expect: z.strictObject({
    /** Order ID and tracking number of each sent entry. */
    entries: z.array(pair),
    noNumberYet: z.array(z.string()),
    furtherLines: z.int(),
    /** Cancelled, void or returned. */
    leftOut: z.array(pair),
  }),
})

/** A sheet whose rows are all valid. */
const validSheet = z.strictObject({
  file: z.string(),
  how: z.enum(['dropped', 'pasted']),
  about: z.string(),
  /** The right codes of each courier text: several where the text can't tell, none where no list has one. */
  codes: z.optional(z.record(z.string(), z.array(z.string()))),
})

const manifest = z.strictObject({
  columns: z.array(sheet),
  values: z.array(value),
  unusual: z.array(unusual),
  cases: z.strictObject({
    /** Exports of shops and marketplaces, in the encodings of their systems. */
    shops: z.array(corpusCase),
    /** Exports of couriers' programs after printing labels. */
    couriers: z.array(corpusCase),
    /** IDs changed by spreadsheet programs, in text files and workbooks. */
    excel: z.array(corpusCase),
    /** Clipboards after copying cells, a table or a chat. */
    clipboards: z.array(corpusCase),
    /** Tables drawn with characters or aligned by spaces, and placeholder cells. */
    'text-tables': z.array(corpusCase),
    /** Cells copied together with hidden ones. */
    'hidden-cells': z.array(corpusCase),
    layouts: z.array(corpusCase),
    /** Data formats for programs that people drop anyway. */
    notations: z.array(corpusCase),
    /** Files mistaken for a sheet, incomplete files, and files with a wrong extension. */
    broken: z.array(corpusCase),
    /** Tables of web pages and mails, copied in Chromium, as text and HTML of the same copy. */
    'web-copies': z.array(corpusCase),
    /** Workbooks with cell formats that show more than the value, or with struck-through text. */
    formats: z.array(corpusCase),
    /** Texts with symbols of their program or language around the cells. */
    'written-texts': z.array(corpusCase),
    'binary-workbooks': z.array(corpusCase),
    /** Files that people bring instead of a sheet, each with its own message. */
    'no-sheets': z.array(corpusCase),
  }),
  platforms: z.array(platformSample),
  /** Cases from the trade, several variants of each kind. */
  trade: z.array(tradeCase),
  precision: z.array(validSheet),
})

export type SheetCase = z.output<typeof sheet>
export type ValueCase = z.output<typeof value>
export type UnusualCase = z.output<typeof unusual>

const folder = new URL('./', import.meta.url)

export const MANIFEST = manifest.parse(
  JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')),
)

/** Reads a file of the manifest; each section has a folder. */
export function readSheet(section: string, file: string): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(`sheets/${section}/${file}`, folder))
}

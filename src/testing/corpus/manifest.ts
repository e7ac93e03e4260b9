import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { corpusCase, field, issue, mapping } from './corpus-case.ts'
import { tradeCase } from './trade-case.ts'

/** Half of the cases about columns and values were written before the rules that they judge, and never change. */
const written = z.enum(['before-the-rules', 'after'])

const sheet = z.strictObject({
  file: z.string(),
  about: z.string(),
  written,
  expect: z.discriminatedUnion('kind', [
    /** Loads without a question. `oneReading`: has no header, and only one reading is possible. */
    z.strictObject({
      kind: z.literal('assigned'),
      columns: mapping,
      /** The rows of the file, counted from 1, that carry a warning. */
      warnings: z.optional(z.strictObject({ swapped: z.array(z.int()) })),
      oneReading: z.optional(z.literal(true)),
    }),
    /** The person is asked. A field that the guess leaves out does not matter. */
    z.strictObject({ kind: z.literal('asked'), guess: mapping }),
    /** The cells are not what their header says: one question asks which column it is, or whether it is right. */
    z.strictObject({ kind: z.literal('asked-once') }),
    /** Loads as the header says, and one question asks about swapping the two columns. */
    z.strictObject({ kind: z.literal('swapped'), columns: mapping, rows: z.int() }),
  ]),
})

/** A value in one field of one row of an ordinary sheet with headers; `with` says other fields of that row. */
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
    /** No number yet: the order stays for later. */
    z.strictObject({ kind: z.literal('waits') }),
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

const pair = z.tuple([z.string(), z.string()])

/** A sample of a platform's export: its real header row above made-up rows. */
const platformSample = z.strictObject({
  file: z.string(),
  platform: z.string(),
  separator: z.string(),
  expect: z.strictObject({
    /** Order ID and tracking number of what is sent. */
    entries: z.array(pair),
    /** Orders that wait for their number. */
    noNumberYet: z.array(z.string()),
    furtherLines: z.int(),
    /** Cancelled, void or returned. */
    leftOut: z.array(pair),
  }),
})

const manifest = z.strictObject({
  columns: z.array(sheet),
  values: z.array(value),
  unusual: z.array(unusual),
  cases: z.strictObject({
    /** Exports of shops and marketplaces, in the encodings of their systems. */
    shops: z.array(corpusCase),
    /** What the programs of couriers write when labels were printed. */
    couriers: z.array(corpusCase),
    /** What spreadsheet programs make of IDs, in text files and in workbooks. */
    excel: z.array(corpusCase),
    /** What programs put on the clipboard when staff copy cells, a table or a chat. */
    clipboards: z.array(corpusCase),
    /** Tables that are drawn with characters or aligned by spaces, and cells that only say that nothing is there yet. */
    'text-tables': z.array(corpusCase),
    /** Cells that come together with others that are hidden. */
    'hidden-cells': z.array(corpusCase),
    /** Sheets of a less common form. */
    layouts: z.array(corpusCase),
    /** What programs write for each other, and people drop all the same. */
    notations: z.array(corpusCase),
    /** Files that were taken for a sheet, that did not arrive whole, or whose name says something else. */
    broken: z.array(corpusCase),
    /** Tables of web pages and mails, copied in Chromium: the text and the HTML of the same copy. */
    'web-copies': z.array(corpusCase),
    /** Workbooks of which a cell's format shows more than its value, or in which texts are struck through. */
    formats: z.array(corpusCase),
    /** Texts with signs of their program or language around the cells. */
    'written-texts': z.array(corpusCase),
    /** Binary workbooks, .xls and .xlsb. */
    'binary-workbooks': z.array(corpusCase),
    /** What people bring in place of a sheet, each with a sentence of its own. */
    'no-sheets': z.array(corpusCase),
  }),
  platforms: z.array(platformSample),
  /** What people of the trade met, each kind in several clothes. */
  trade: z.array(tradeCase),
})

export type SheetCase = z.output<typeof sheet>
export type ValueCase = z.output<typeof value>
export type UnusualCase = z.output<typeof unusual>

const folder = new URL('./', import.meta.url)

export const MANIFEST = manifest.parse(
  JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')),
)

/** The bytes of a file that the manifest names; each of its sections has a folder. */
export function readSheet(section: string, file: string): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(`sheets/${section}/${file}`, folder))
}

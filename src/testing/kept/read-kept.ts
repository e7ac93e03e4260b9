import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { openStore } from '#storage/indexed-db.ts'
import { nameStore, openDraft } from '#testing/sheets/draft-client.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { type DatabaseDump, readDump, restoreDatabase } from './database-dump.ts'
import type { describeCells, describeSheet, Step } from './describe-sheet.ts'
import type { describeUploads } from './describe-uploads.ts'

const folder = new URL('../corpus/kept/0.1/', import.meta.url)

/** The bytes of a file that version 0.1 wrote; the manifest describes each. */
export function readKept(file: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(file, folder))
}

type Cells = Awaited<ReturnType<typeof describeCells>>
type Sheet = Awaited<ReturnType<typeof describeSheet>>
type SheetOf01 = Omit<Sheet, 'counts'> & {
  readonly counts: Omit<Sheet['counts'], 'noNumberCount'> & { readonly copyCount: number }
}

/** The expectations that the code of version 0.1 wrote about its own data. */
type Expected<Sheet> = {
  /** As it was left: sorted, filtered, with questions. */
  readonly sheet: Sheet
  readonly wholeSheet: Sheet
  /** The sheet after each action, the oldest first; rows are numbers of lines. */
  readonly history: {
    readonly lines: Cells
    readonly done: number
    readonly states: readonly (Omit<Step, 'rows'> & { readonly rows: readonly number[] })[]
  }
  readonly sendable: readonly object[]
  /** Once every question was answered. */
  readonly answered: Cells
  /** Once two files were read in another way. */
  readonly readAgain: Cells
  /** After everything that can be sent went into an upload. */
  readonly leftBehind: Cells
  readonly uploads: Awaited<ReturnType<typeof describeUploads>>
  readonly handedOver: Awaited<ReturnType<typeof describeUploads>>
  readonly receipts: { readonly csv: Sheet; readonly xlsx: Sheet }
}

const WRITTEN = JSON.parse(readKept('expected.json').toString()) as Expected<SheetOf01>

/** How version 0.1 ended the line of an exact copy, which stood in the sheet and was not sent. */
const SKIPPED = ' | skipped'

const isSkipped = (line: string | undefined) => line?.endsWith(SKIPPED) === true

const withoutCopies = (lines: Cells): Cells => lines.filter((line) => !isSkipped(line))

/** The copies that version 0.1 skipped. */
export const SKIPPED_COPIES: Cells = WRITTEN.wholeSheet.rows.flatMap((line) =>
  isSkipped(line) ? [line.slice(0, -SKIPPED.length)] : [],
)

const MISSING = 'tracking-number-missing'

/** How many rows had an order and no number. */
const WAITING = WRITTEN.wholeSheet.issues.filter((line) => line === `trackingId ${MISSING}`).length

/** What this version shows of the same sheet: copies are left out, and orders without a number wait. */
function asToday({ counts, rows, issues, ...sheet }: SheetOf01, waiting: number): Sheet {
  const { copyCount, entryCount, ...others } = counts
  const shown = withoutCopies(rows)
  return {
    ...sheet,
    counts: {
      ...others,
      entryCount: entryCount - copyCount - waiting,
      noNumberCount: waiting,
      shownCount: shown.length,
    },
    rows: shown,
    issues: issues
      .filter((_, index) => !isSkipped(rows[index]))
      .map((line) => line.replace(MISSING, 'no-number-yet')),
  }
}

/** Copies of what had been sent before: version 0.1 sent them once they were edited, now the person puts them back. */
const SENT_BEFORE = ['paste 1 22 | ', 'orders.csv 26 | ']

function historyOf({ history }: typeof WRITTEN): typeof history {
  const lineOf = (line: number) => history.lines[line] ?? ''
  const isCopy = (line: number) => isSkipped(lineOf(line))
  const isLeftOut = (line: number) => SENT_BEFORE.some((name) => lineOf(line).startsWith(name))
  const states = history.states.map(({ rows, sendableCount, ...state }) => ({
    ...state,
    rows: rows.filter((line) => !isCopy(line) && !isLeftOut(line)),
    sendableCount: sendableCount - rows.filter((line) => !isCopy(line) && isLeftOut(line)).length,
  }))
  return { ...history, states }
}

/** What is expected of the data of version 0.1 today. */
export const EXPECTED: Expected<Sheet> = {
  ...WRITTEN,
  sheet: asToday(WRITTEN.sheet, WAITING),
  wholeSheet: asToday(WRITTEN.wholeSheet, WAITING),
  history: historyOf(WRITTEN),
  answered: withoutCopies(WRITTEN.answered),
  readAgain: withoutCopies(WRITTEN.readAgain),
  leftBehind: withoutCopies(WRITTEN.leftBehind),
  receipts: { csv: asToday(WRITTEN.receipts.csv, 0), xlsx: asToday(WRITTEN.receipts.xlsx, 0) },
}

/** The database of one browser. */
export const readDatabase = (): DatabaseDump => readDump(readKept('database.json').toString())

/** The database of another browser, whose sheet takes several records. */
export const readLargeDatabase = (): DatabaseDump =>
  readDump(gunzipSync(readKept('large-database.json.gz')).toString())

/** Opens a browser's storage as version 0.1 left it. */
export async function openKept(dump: DatabaseDump = readDatabase()) {
  const name = nameStore()
  await restoreDatabase(name, dump)
  const store = await openStore(name)
  return { name, store, records: createInProcessRecordsClient(store) }
}

/** Opens the sheet in it. */
export async function openKeptSheet(dump: DatabaseDump = readDatabase()) {
  const kept = await openKept(dump)
  return { ...kept, client: await openDraft(kept.name) }
}

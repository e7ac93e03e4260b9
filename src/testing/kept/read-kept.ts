import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { openStore } from '#storage/indexed-db.ts'
import { nameStore, openDraft } from '#testing/sheets/draft-client.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { type DatabaseDump, readDump, restoreDatabase } from './database-dump.ts'
import type { describeCells, describeSheet, Step } from './describe-sheet.ts'
import type { describeUploads } from './describe-uploads.ts'

const folder = new URL('../corpus/kept/0.1/', import.meta.url)

/** Reads a file written by version 0.1; the manifest describes each. */
export function readKept(file: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(file, folder))
}

type Cells = Awaited<ReturnType<typeof describeCells>>
type Sheet = Awaited<ReturnType<typeof describeSheet>>
type SheetOf01 = Omit<Sheet, 'counts'> & {
  readonly counts: Omit<Sheet['counts'], 'noNumberCount'> & { readonly copyCount: number }
}

/** Descriptions that version 0.1 wrote of its own data. */
type Expected<Sheet> = {
  /** Sorted, filtered and with questions, as last used. */
  readonly sheet: Sheet
  readonly wholeSheet: Sheet
  /** The sheet after each action, oldest first; rows are indices of `lines`. */
  readonly history: {
    readonly lines: Cells
    readonly done: number
    readonly states: readonly (Omit<Step, 'rows'> & { readonly rows: readonly number[] })[]
  }
  readonly sendable: readonly object[]
  /** After every question was answered. */
  readonly answered: Cells
  /** After two files were read again with other settings. */
  readonly readAgain: Cells
  /** After all sendable entries went into an upload. */
  readonly leftBehind: Cells
  readonly uploads: Awaited<ReturnType<typeof describeUploads>>
  readonly handedOver: Awaited<ReturnType<typeof describeUploads>>
  readonly receipts: { readonly csv: Sheet; readonly xlsx: Sheet }
}

const WRITTEN = JSON.parse(readKept('expected.json').toString()) as Expected<SheetOf01>

/** Suffix of version 0.1 for an exact copy, which stayed in the sheet and was not sent. */
const SKIPPED = ' | skipped'

const isSkipped = (line: string | undefined) => line?.endsWith(SKIPPED) === true

const withoutCopies = (lines: Cells): Cells => lines.filter((line) => !isSkipped(line))

export const SKIPPED_COPIES: Cells = WRITTEN.wholeSheet.rows.flatMap((line) =>
  isSkipped(line) ? [line.slice(0, -SKIPPED.length)] : [],
)

const MISSING = 'tracking-number-missing'

/** Number of rows with an order but without a number. */
const WAITING = WRITTEN.wholeSheet.issues.filter((line) => line === `trackingId ${MISSING}`).length

/** The same sheet in this version: copies are left out, and orders without a number have no number yet. */
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

/** Copies of entries sent before: version 0.1 sent them after an edit; now the user puts them back. */
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

/** Expectations for the data of version 0.1 in this version. */
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

/** Opens a storage of version 0.1 with its sheet. */
export async function openKeptSheet(dump: DatabaseDump = readDatabase()) {
  const kept = await openKept(dump)
  return { ...kept, client: await openDraft(kept.name) }
}

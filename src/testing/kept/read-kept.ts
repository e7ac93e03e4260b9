import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { openStore } from '#storage/indexed-db.ts'
import { nameStore, openDraft } from '#testing/sheets/draft-client.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { type DatabaseDump, readDump, restoreDatabase } from './database-dump.ts'
import type { describeCells, describeSheet, Step } from './describe-sheet.ts'
import type { describeUploads } from './describe-uploads.ts'

const folder = new URL('../corpus/kept/0.2/', import.meta.url)

/** Reads a file written by version 0.2; the manifest describes each. */
export function readKept(file: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(file, folder))
}

type Cells = Awaited<ReturnType<typeof describeCells>>
type Sheet = Awaited<ReturnType<typeof describeSheet>>

/** Descriptions that version 0.2 wrote of its own data. */
type Expected = {
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
  /** Rows that are left out, in part once the user puts them back. */
  readonly leftOut: Cells
  readonly uploads: Awaited<ReturnType<typeof describeUploads>>
  readonly handedOver: Awaited<ReturnType<typeof describeUploads>>
  readonly receipts: { readonly csv: Sheet; readonly xlsx: Sheet }
}

export const EXPECTED = JSON.parse(readKept('expected.json').toString()) as Expected

export const readDatabase = (): DatabaseDump => readDump(readKept('database.json').toString())

/** The database of another browser, whose sheet takes several records. */
export const readLargeDatabase = (): DatabaseDump =>
  readDump(gunzipSync(readKept('large-database.json.gz')).toString())

/** The day after the data was stored, since sheets are kept for 30 days. */
const NEXT_DAY = Date.UTC(2026, 10, 21)

/** Opens a browser's storage as version 0.2 left it. */
export async function openKept(dump: DatabaseDump = readDatabase()) {
  const name = nameStore()
  await restoreDatabase(name, dump)
  const store = await openStore(name)
  return { name, store, records: createInProcessRecordsClient(store) }
}

/** Opens a storage of version 0.2 with its sheet. */
export async function openKeptSheet(dump: DatabaseDump = readDatabase()) {
  const kept = await openKept(dump)
  const open = (canWrite = true) => openDraft(kept.name, canWrite, () => NEXT_DAY)
  return { ...kept, open, client: await open() }
}

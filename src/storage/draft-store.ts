import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Action } from '#domain/draft/changes/change.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { StoreNames } from 'idb'
import type { Database, TrackingDatabase } from './database.ts'
import type { DraftChunk, DraftState, KeptSheet } from './draft-records.ts'
import {
  finish,
  type NewUpload,
  UPLOAD_STORES,
  writeUpload,
  type WritingTransaction,
} from './upload-store.ts'

/** A draft as it is kept. */
export type StoredDraft = {
  readonly state: DraftState
  readonly chunks: readonly DraftChunk[]
  readonly actions: readonly Action[]
}

/** What changed of a draft since it was written last. */
export type DraftWriting = {
  readonly state: DraftState
  readonly chunks: readonly (readonly [number, DraftChunk])[]
  readonly actions: readonly (readonly [number, Action])[]
}

const STATE = 'state'
const DRAFT_STORES = ['draftChunks', 'draftMeta'] as const

/** The draft that is kept; null when there is none. */
export async function readDraft(database: Database): Promise<StoredDraft | null> {
  const transaction = database.transaction(DRAFT_STORES)
  const [state, chunks, records] = await Promise.all([
    transaction.objectStore('draftMeta').get(STATE),
    transaction.objectStore('draftChunks').getAll(),
    transaction.objectStore('draftMeta').getAll(allActions()),
  ])
  if (state === undefined || !('state' in state)) return null
  const actions = records.flatMap((record) => ('action' in record ? [record.action] : []))
  return { state: state.state, chunks, actions }
}

/** Writes rows ahead of the state that refers to them, in a small transaction: the worker stays free. */
export async function writeChunks(
  database: Database,
  chunks: DraftWriting['chunks'],
): Promise<void> {
  const transaction = database.transaction('draftChunks', 'readwrite')
  await finish(
    transaction,
    Promise.all(chunks.map(async ([number, chunk]) => transaction.store.put(chunk, number))),
  )
}

/** Writes the state and what is left of the rows and actions that it refers to: all or nothing. */
export async function writeDraft(database: Database, writing: DraftWriting): Promise<void> {
  const transaction = database.transaction(
    [...DRAFT_STORES] as StoreNames<TrackingDatabase>[],
    'readwrite',
  )
  await finish(transaction, putDraft(transaction, writing))
}

/** Of a sheet from which entries move: its id in the draft, and its index among the sources of the upload. */
export type SheetMove = {
  readonly sourceId: number
  readonly sourceIndex: number
  readonly match: ColumnMatch
  readonly reading?: Reading
}

/**
 * Moves entries into an upload, with copies of the sheets that they came from: it and the draft without them
 * are written at once, or neither is.
 */
export async function moveDraft(
  database: Database,
  upload: NewUpload,
  rest: DraftWriting,
  sheets: readonly SheetMove[],
): Promise<void> {
  const stores = [...DRAFT_STORES, 'draftSheets', ...UPLOAD_STORES] as const
  const transaction = database.transaction(
    [...stores] as StoreNames<TrackingDatabase>[],
    'readwrite',
    {
      durability: 'strict',
    },
  )
  const move = async () => {
    await transaction.objectStore('draftChunks').clear()
    await Promise.all([
      putDraft(transaction, rest),
      writeUpload(transaction, upload),
      ...sheets.map(async (sheet) => copySheet(transaction, upload.header.id, sheet)),
    ])
  }
  await finish(transaction, move())
}

/** Larger sheets are not kept twice: a receipt then has the four fields alone. */
const MOST_BYTES_COPIED = 64_000_000

async function copySheet(
  transaction: WritingTransaction,
  id: string,
  { sourceId, sourceIndex, ...how }: SheetMove,
): Promise<void> {
  const kept = await transaction.objectStore('draftSheets').get(sourceId)
  if (kept === undefined || sizeOf(kept.sheet) > MOST_BYTES_COPIED) return
  await transaction
    .objectStore('uploadSheets')
    .put({ sheet: kept.sheet, ...how }, [id, sourceIndex])
}

function sizeOf(sheet: KeptSheet): number {
  return sheet.kind === 'bytes' ? sheet.bytes.byteLength : sheet.text.length + sheet.html.length
}

async function putDraft(
  transaction: WritingTransaction,
  { state, chunks, actions }: DraftWriting,
): Promise<void> {
  const meta = transaction.objectStore('draftMeta')
  const rows = transaction.objectStore('draftChunks')
  await Promise.all([
    meta.put({ part: STATE, state }, STATE),
    meta.delete(allActions(state.packed.actionCount)),
    ...actions.map(async ([number, action]) => {
      const part = nameOfAction(number)
      return meta.put({ part, action }, part)
    }),
    ...chunks.map(async ([number, chunk]) => rows.put(chunk, number)),
  ])
}

function nameOfAction(number: number): string {
  return `action ${String(number).padStart(9, '0')}`
}

function allActions(from = 0): IDBKeyRange {
  return IDBKeyRange.bound(nameOfAction(from), nameOfAction(999_999_999))
}

/** Keeps a sheet as it was read. */
export async function writeSheet(database: Database, id: number, sheet: KeptSheet): Promise<void> {
  await database.put('draftSheets', { id, sheet }, id)
}

/** A sheet as it was read; null when it is not kept. */
export async function readSheet(database: Database, id: number): Promise<KeptSheet | null> {
  return (await database.get('draftSheets', id))?.sheet ?? null
}

/** The sources whose sheets are kept. */
export async function listSheets(database: Database): Promise<readonly number[]> {
  return database.getAllKeys('draftSheets')
}

export async function deleteSheets(database: Database, ids: readonly number[]): Promise<void> {
  const transaction = database.transaction('draftSheets', 'readwrite')
  await finish(transaction, Promise.all(ids.map(async (id) => transaction.store.delete(id))))
}

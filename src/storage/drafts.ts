import type { StoreNames } from 'idb'
import {
  type Database,
  finish,
  loadReaders,
  type TrackingDatabase,
  type WritingTransaction,
} from './database.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { DraftWriting, PartWriting, SheetMove, StoredDraft } from './kept-draft.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import type { Reader } from './read-back.ts'
import type { DraftStore } from './store.ts'
import { UPLOAD_STORES, writeUpload } from './uploads.ts'

const STATE = 'state'
const DRAFT_STORES = ['draftChunks', 'draftMeta'] as const

export function createDraftStore(database: () => Database): DraftStore {
  return {
    readDraft: () => readDraft(database()),
    readRawDraft: async () => {
      const transaction = database().transaction(DRAFT_STORES)
      const [meta, rows] = await Promise.all([
        transaction.objectStore('draftMeta').getAll(),
        transaction.objectStore('draftChunks').getAll(),
      ])
      return { meta, rows }
    },
    deleteDraft: async () => {
      const stores = [...DRAFT_STORES, 'draftSheets'] as const
      const transaction = database().transaction(stores, 'readwrite')
      const clearings = stores.map(async (name) => transaction.objectStore(name).clear())
      await finish(transaction, Promise.all(clearings))
    },
    writeDraftRows: async (parts) => {
      const stores: StoreNames<TrackingDatabase>[] = ['draftChunks']
      const transaction = database().transaction(stores, 'readwrite')
      await finish(transaction, putRows(transaction, parts))
    },
    writeDraft: async (writing) => {
      const stores: StoreNames<TrackingDatabase>[] = [...DRAFT_STORES]
      const transaction = database().transaction(stores, 'readwrite')
      await finish(transaction, putDraft(transaction, writing))
    },
    moveToUpload: async (upload, rest, sheets) => {
      const stores: StoreNames<TrackingDatabase>[] = [
        ...DRAFT_STORES,
        'draftSheets',
        ...UPLOAD_STORES,
      ]
      const { readDraftSheet } = await loadReaders()
      const transaction = database().transaction(stores, 'readwrite', { durability: 'strict' })
      const move = async () => {
        await Promise.all([
          putDraft(transaction, rest),
          writeUpload(transaction, upload),
          ...sheets.map(async (sheet) =>
            copySheet(transaction, upload.header.id, sheet, readDraftSheet),
          ),
        ])
      }
      await finish(transaction, move())
    },
    ...keepSheets(database),
  }
}

async function readDraft(database: Database): Promise<StoredDraft | null> {
  const { readStoredDraft } = await loadReaders()
  const transaction = database.transaction(DRAFT_STORES)
  const [state, chunks, records] = await Promise.all([
    transaction.objectStore('draftMeta').get(STATE),
    transaction.objectStore('draftChunks').getAll(),
    transaction.objectStore('draftMeta').getAll(allActions()),
  ])
  if (state === undefined) return null
  const actions = records.map((record) => contentOf(record, 'action'))
  return readStoredDraft(contentOf(state, 'state'), chunks, actions)
}

function keepSheets(
  database: () => Database,
): Pick<DraftStore, 'listSheets' | 'readSheet' | 'writeSheet' | 'deleteSheets'> {
  return {
    listSheets: async () =>
      (await database().getAllKeys('draftSheets')).map((id) => id as SourceId),
    readSheet: async (id) => {
      const { readDraftSheet } = await loadReaders()
      return readDraftSheet(await database().get('draftSheets', id))?.sheet ?? null
    },
    writeSheet: async (id, sheet) => void (await database().put('draftSheets', { id, sheet }, id)),
    deleteSheets: async (ids) => {
      const transaction = database().transaction('draftSheets', 'readwrite')
      await finish(transaction, Promise.all(ids.map(async (id) => transaction.store.delete(id))))
    },
  }
}

/** Returns the content of a record, which has either a state or an action; without the key it is unreadable. */
function contentOf(kept: object, key: 'state' | 'action'): unknown {
  return new Map<string, unknown>(Object.entries(kept)).get(key)
}

async function copySheet(
  transaction: WritingTransaction,
  id: string,
  { sourceId, sourceIndex, ...how }: SheetMove,
  readDraftSheet: Reader<{ readonly sheet: KeptSheet }>,
): Promise<void> {
  const kept = await transaction.objectStore('draftSheets').get(sourceId)
  const read = readDraftSheet(kept)
  if (read === null || !isWorthCopying(read.sheet)) return
  await transaction
    .objectStore('uploadSheets')
    .put({ sheet: read.sheet, ...how }, [id, sourceIndex])
}

async function putDraft(
  transaction: WritingTransaction,
  { state, parts, actions, isWhole }: DraftWriting,
): Promise<void> {
  const meta = transaction.objectStore('draftMeta')
  if (isWhole) await transaction.objectStore('draftChunks').clear()
  await Promise.all([
    meta.put({ part: STATE, state }, STATE),
    meta.delete(allActions(isWhole ? 0 : state.actionCount)),
    ...actions.map(async ([number, action]) => {
      const part = nameOfAction(number)
      return meta.put({ part, action }, part)
    }),
    putRows(transaction, parts),
  ])
}

async function putRows(transaction: WritingTransaction, parts: PartWriting): Promise<void> {
  const rows = transaction.objectStore('draftChunks')
  await Promise.all(
    parts.map(async ([number, part]) =>
      part === null ? rows.delete(number) : rows.put(part, number),
    ),
  )
}

function nameOfAction(number: number): string {
  return `action ${String(number).padStart(9, '0')}`
}

function allActions(from = 0): IDBKeyRange {
  return IDBKeyRange.bound(nameOfAction(from), nameOfAction(999_999_999))
}

/** Larger sheets are not copied; their receipts then have only the four fields. */
const MOST_BYTES_COPIED = 64_000_000

/** Tells whether a sheet is small enough for an upload to keep a copy. */
export function isWorthCopying(sheet: KeptSheet): boolean {
  const size =
    sheet.kind === 'bytes' ? sheet.bytes.byteLength : sheet.text.length + sheet.html.length
  return size <= MOST_BYTES_COPIED
}

import type { StoreNames } from 'idb'
import {
  type Database,
  finish,
  type TrackingDatabase,
  type WritingTransaction,
} from './database.ts'
import { type DraftWriting, isWorthCopying, type SheetMove } from './kept-draft.ts'
import { readAction } from './read-back.ts'
import type { DraftStore } from './store.ts'
import { UPLOAD_STORES, writeUpload } from './uploads.ts'

const STATE = 'state'
const DRAFT_STORES = ['draftChunks', 'draftMeta'] as const

export function createDraftStore(database: () => Database): DraftStore {
  return {
    readDraft: async () => {
      const transaction = database().transaction(DRAFT_STORES)
      const [state, chunks, records] = await Promise.all([
        transaction.objectStore('draftMeta').get(STATE),
        transaction.objectStore('draftChunks').getAll(),
        transaction.objectStore('draftMeta').getAll(allActions()),
      ])
      if (state === undefined || !('state' in state)) return null
      const actions = records.flatMap((record) =>
        'action' in record ? [readAction(record.action)] : [],
      )
      return { state: state.state, chunks, actions }
    },
    writeDraftRows: async (chunks) => {
      const transaction = database().transaction('draftChunks', 'readwrite')
      const puts = chunks.map(async ([number, chunk]) => transaction.store.put(chunk, number))
      await finish(transaction, Promise.all(puts))
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
      const transaction = database().transaction(stores, 'readwrite', { durability: 'strict' })
      const move = async () => {
        await transaction.objectStore('draftChunks').clear()
        await Promise.all([
          putDraft(transaction, rest),
          writeUpload(transaction, upload),
          ...sheets.map(async (sheet) => copySheet(transaction, upload.header.id, sheet)),
        ])
      }
      await finish(transaction, move())
    },
    listSheets: () => database().getAllKeys('draftSheets'),
    readSheet: async (id) => (await database().get('draftSheets', id))?.sheet ?? null,
    writeSheet: async (id, sheet) => void (await database().put('draftSheets', { id, sheet }, id)),
    deleteSheets: async (ids) => {
      const transaction = database().transaction('draftSheets', 'readwrite')
      await finish(transaction, Promise.all(ids.map(async (id) => transaction.store.delete(id))))
    },
  }
}

async function copySheet(
  transaction: WritingTransaction,
  id: string,
  { sourceId, sourceIndex, ...how }: SheetMove,
): Promise<void> {
  const kept = await transaction.objectStore('draftSheets').get(sourceId)
  if (kept === undefined || !isWorthCopying(kept.sheet)) return
  await transaction
    .objectStore('uploadSheets')
    .put({ sheet: kept.sheet, ...how }, [id, sourceIndex])
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

import {
  type Database,
  finish,
  loadReaders,
  NUMBERED,
  recordsOf,
  type WritingTransaction,
} from './database.ts'
import { addEvents } from './journals.ts'
import type { NewUpload } from '#domain/upload/stored-upload.ts'
import { packUpload, unpackUploaded } from './pack-upload.ts'
import type { RawRecords, UploadStore } from './store.ts'

/** The stores for a transaction that writes or deletes an upload. */
export const UPLOAD_STORES = ['uploads', 'uploadDigests', ...NUMBERED] as const

/** Writes an upload with its first event in a given transaction, which fails when the ID exists. */
export async function writeUpload(
  transaction: WritingTransaction,
  upload: NewUpload,
): Promise<void> {
  const { header, firstEvent } = upload
  const entries = transaction.objectStore('uploadEntries')
  await Promise.all([
    transaction.objectStore('uploads').add(header),
    transaction.objectStore('uploadEvents').add(firstEvent, [header.id, 1]),
    ...packUpload(upload).map(async (chunk, number) => entries.add(chunk, [header.id, number])),
  ])
}

export function createUploadStore(database: () => Database): UploadStore {
  const readChunks: UploadStore['readChunks'] = async (id, from, count) => {
    const { readAll, readChunk } = await loadReaders()
    return readAll(
      await database().getAll('uploadEntries', recordsOf(id, from - 1), count),
      readChunk,
    )
  }
  return {
    listHeaders: async () => {
      const { readable, readHeader } = await loadReaders()
      const headers = readable(await database().getAll('uploads'), readHeader)
      return headers.sort((one, other) => other.startedAt - one.startedAt)
    },
    listUnreadable: async () => {
      const { readHeader } = await loadReaders()
      const { store } = database().transaction('uploads')
      const [ids, headers] = await Promise.all([store.getAllKeys(), store.getAll()])
      return ids.filter((_, index) => readHeader(headers[index]) === null)
    },
    readHeader: async (id) => {
      const { mustRead, readHeader } = await loadReaders()
      const header = await database().get('uploads', id)
      return header && mustRead(header, readHeader)
    },
    createUpload: async (upload, later = []) => {
      const stores = [...UPLOAD_STORES]
      const transaction = database().transaction(stores, 'readwrite', { durability: 'strict' })
      const written = writeUpload(transaction, upload)
      const added = addEvents(transaction, upload.header.id, 1, later)
      await finish(transaction, Promise.all([written, added]))
    },
    renameUpload: async (id, name) => {
      const transaction = database().transaction('uploads', 'readwrite')
      const rename = async () => {
        const header = await transaction.store.get(id)
        if (header) await transaction.store.put({ ...header, name })
      }
      await finish(transaction, rename())
    },
    deleteUpload: async (id) => {
      const transaction = database().transaction([...UPLOAD_STORES], 'readwrite')
      const deletions = [
        transaction.objectStore('uploads').delete(id),
        transaction.objectStore('uploadDigests').delete(id),
        ...NUMBERED.map(async (name) => transaction.objectStore(name).delete(recordsOf(id))),
      ]
      await finish(transaction, Promise.all(deletions))
    },
    readChunks,
    readEntries: async ({ id, sources }, from, count) =>
      unpackUploaded(await readChunks(id, from, count), sources),
    readRaw: (id) => readRaw(database(), id),
    ...createSheetStore(database),
    ...createDigestStore(database),
  }
}

function createSheetStore(
  database: () => Database,
): Pick<UploadStore, 'readUploadSheet' | 'listUploadSheets' | 'deleteUploadSheets'> {
  return {
    readUploadSheet: async (id, sourceIndex) => {
      const { readUploadSheet } = await loadReaders()
      return readUploadSheet(await database().get('uploadSheets', [id, sourceIndex])) ?? undefined
    },
    listUploadSheets: async () => (await database().getAllKeys('uploadSheets')).map(([id]) => id),
    deleteUploadSheets: async (ids) => {
      const transaction = database().transaction('uploadSheets', 'readwrite')
      const deletions = ids.map(async (id) => transaction.store.delete(recordsOf(id)))
      await finish(transaction, Promise.all(deletions))
    },
  }
}

function createDigestStore(
  database: () => Database,
): Pick<UploadStore, 'readDigests' | 'writeDigest'> {
  return {
    readDigests: async () => {
      const { readable, readDigest } = await loadReaders()
      const digests = readable(await database().getAll('uploadDigests'), readDigest)
      return new Map(digests.map((digest) => [digest.id, digest]))
    },
    writeDigest: async (digest) => {
      const transaction = database().transaction(['uploads', 'uploadDigests'], 'readwrite')
      const write = async () => {
        const key = await transaction.objectStore('uploads').getKey(digest.id)
        if (key !== undefined) await transaction.objectStore('uploadDigests').put(digest)
      }
      await finish(transaction, write())
    },
  }
}

/** Without sheets, which are copies of the user's files, and without digests and checkpoints, which are derived. */
const RAW = ['uploads', 'uploadEntries', 'uploadEvents', 'uploadBodies', 'uploadReplies'] as const

async function readRaw(database: Database, id: string): Promise<RawRecords> {
  const transaction = database.transaction(RAW)
  const records = RAW.map(async (name) => {
    const range = name === 'uploads' ? id : recordsOf(id)
    return [name, await transaction.objectStore(name).getAll(range)] as const
  })
  return Object.fromEntries(await Promise.all(records))
}

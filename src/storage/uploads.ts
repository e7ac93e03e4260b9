import { type Database, finish, recordsOf, type WritingTransaction } from './database.ts'
import type { NewUpload } from './kept-upload.ts'
import { packUpload, unpackUploaded } from './pack-upload.ts'
import type { UploadStore } from './store.ts'

/** The stores that have any number of records for an upload. */
const NUMBERED = [
  'uploadEntries',
  'uploadEvents',
  'uploadBodies',
  'uploadReplies',
  'uploadCheckpoints',
  'uploadSheets',
] as const

/** The stores that a transaction needs in which an upload is written or deleted. */
export const UPLOAD_STORES = ['uploads', 'uploadDigests', ...NUMBERED] as const

/**
 * Writes an upload with its first event inside somebody else's transaction. An id that is there already makes the
 * transaction fail.
 */
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
  const readChunks: UploadStore['readChunks'] = (id, from, count) =>
    database().getAll('uploadEntries', recordsOf(id, from - 1), count)
  return {
    listHeaders: async () => {
      const headers = await database().getAll('uploads')
      return headers.sort((one, other) => other.startedAt - one.startedAt)
    },
    readHeader: (id) => database().get('uploads', id),
    createUpload: async (upload) => {
      const stores = [...UPLOAD_STORES]
      const transaction = database().transaction(stores, 'readwrite', { durability: 'strict' })
      await finish(transaction, writeUpload(transaction, upload))
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
    readUploadSheet: (id, sourceIndex) => database().get('uploadSheets', [id, sourceIndex]),
    readDigests: async () => {
      const digests = await database().getAll('uploadDigests')
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

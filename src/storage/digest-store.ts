import type { Database } from './database.ts'
import type { UploadDigest } from './upload-records.ts'
import { finish } from './upload-store.ts'

/** The digests that are kept, by upload; each is true only while its `lastEvent` is the journal's last. */
export async function readDigests(database: Database): Promise<ReadonlyMap<string, UploadDigest>> {
  const digests = await database.getAll('uploadDigests')
  return new Map(digests.map((digest) => [digest.id, digest]))
}

/** Keeps a digest; that of an upload which was deleted meanwhile is dropped. */
export async function writeDigest(database: Database, digest: UploadDigest): Promise<void> {
  const transaction = database.transaction(['uploads', 'uploadDigests'], 'readwrite')
  const write = async () => {
    const key = await transaction.objectStore('uploads').getKey(digest.id)
    if (key !== undefined) await transaction.objectStore('uploadDigests').put(digest)
  }
  await finish(transaction, write())
}

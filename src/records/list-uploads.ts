import type { UploadHeader } from '#domain/upload/upload.ts'
import type { UploadDigest } from '#storage/kept-upload.ts'
import type { RecordsContext } from './context.ts'

export type EntryCounts = UploadDigest['counts']

/** An upload of the history; counts are null where they must be computed from its journal. */
export type ListedUpload = {
  readonly header: UploadHeader
  readonly counts: EntryCounts | null
  /** It is kept, and nothing can be done with it but to download it as it is or to delete it. */
  readonly isUnreadable?: boolean
}

/**
 * The uploads of this browser, the newest first, with the counts that are known. Those without a readable header come
 * last; of the others, counting tells whether they can be read.
 */
export async function listUploads({ store }: RecordsContext): Promise<readonly ListedUpload[]> {
  const [headers, unreadable, digests] = await Promise.all([
    store.listHeaders(),
    store.listUnreadable(),
    store.readDigests(),
  ])
  const last = await store.lastEventNumbers([...digests.keys()])
  const readable = headers.map((header) => {
    const digest = digests.get(header.id)
    const isTrue = digest !== undefined && digest.lastEvent === last.get(header.id)
    return { header, counts: isTrue ? digest.counts : null }
  })
  return [...readable, ...unreadable.map(unreadableUpload)]
}

/** What is shown of an upload of which nothing can be read but that it is there. */
export function unreadableUpload(id: string): ListedUpload {
  const unknown = { startedAt: 0, sources: [], entryCount: 0, practice: false, serviceName: '' }
  return { header: { id, ...unknown, name: null }, counts: null, isUnreadable: true }
}

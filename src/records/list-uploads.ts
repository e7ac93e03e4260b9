import type { UploadHeader } from '#domain/upload/upload.ts'
import type { UploadDigest } from '#storage/kept-upload.ts'
import type { RecordsContext } from './context.ts'

export type EntryCounts = UploadDigest['counts']

/** An upload of the history; counts are null where they must be computed from its journal. */
export type ListedUpload = {
  readonly header: UploadHeader
  readonly counts: EntryCounts | null
}

/** The uploads of this browser, the newest first, with the counts that are known. */
export async function listUploads({ store }: RecordsContext): Promise<readonly ListedUpload[]> {
  const [headers, digests] = await Promise.all([store.listHeaders(), store.readDigests()])
  const last = await store.lastEventNumbers([...digests.keys()])
  return headers.map((header) => {
    const digest = digests.get(header.id)
    const isTrue = digest !== undefined && digest.lastEvent === last.get(header.id)
    return { header, counts: isTrue ? digest.counts : null }
  })
}

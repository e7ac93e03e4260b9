import { createBreathe } from '#base/breathe.ts'
import {
  type EarlierBlock,
  type EarlierIndex,
  type EarlierUpload,
  indexEarlier,
  packEarlier,
} from '#domain/draft/issues/earlier-index.ts'
import { earlierEntries, type FoldedUpload } from '#domain/upload/earlier-entries.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { ifReadable } from '#storage/faults.ts'
import type { Store } from '#storage/store.ts'
import { foldUpload } from '#journal/fold-upload.ts'

/** Entries of this browser's earlier uploads, as far as they have been read. */
export type EarlierUploads = {
  /** Reads changes of these uploads; null when there are none. */
  readonly refresh: (headers: readonly UploadHeader[]) => Promise<EarlierIndex | null>
}

type Known = {
  readonly upload: EarlierUpload
  readonly lastEvent: number
  readonly blocks: readonly EarlierBlock[]
}

/** Number of entries packed at once, so that the worker can answer in between. */
const ENTRIES_AT_ONCE = 2000

export function createEarlierUploads(store: Store): EarlierUploads {
  const known = new Map<string, Known>()
  /** Unreadable uploads are reported elsewhere and skipped here. */
  const unreadable = new Set<string>()
  let count = 0

  const forgetDeleted = (headers: readonly UploadHeader[]): boolean => {
    const ids = new Set(headers.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !ids.has(id))
    for (const id of gone) known.delete(id)
    return gone.length > 0
  }
  /** Queries all uploads in parallel, since most haven't changed. */
  const findStale = async (headers: readonly UploadHeader[]) => {
    const events = await Promise.all(headers.map(({ id }) => store.lastEventNumber(id)))
    return headers.filter(
      ({ id }, index) => known.get(id)?.lastEvent !== events[index] && !unreadable.has(id),
    )
  }
  const readOn = async (header: UploadHeader): Promise<void> => {
    const { state, lastEvent } = await foldUpload({ store }, header)
    const { id, startedAt, shop } = header
    const about = { id, startedAt, ...(shop !== undefined && { shop }) }
    const upload = known.get(id)?.upload ?? { number: (count += 1), ...about }
    const blocks = await pack(upload, { startedAt, state })
    known.set(id, { upload, lastEvent, blocks })
  }
  return {
    refresh: async (headers) => {
      const isFewer = forgetDeleted(headers)
      const stale = await findStale(headers)
      for (const header of stale)
        if ((await ifReadable(readOn(header))) === null) unreadable.add(header.id)
      if (!isFewer && stale.length === 0) return null
      return indexEarlier([...known.values()].flatMap(({ blocks }) => blocks))
    },
  }
}

async function pack(named: EarlierUpload, upload: FoldedUpload): Promise<readonly EarlierBlock[]> {
  const blocks: EarlierBlock[] = []
  const breathe = createBreathe()
  for (let from = 0; from < upload.state.entries.length; from += ENTRIES_AT_ONCE) {
    blocks.push(packEarlier(named, earlierEntries(upload, from, from + ENTRIES_AT_ONCE)))
    await breathe()
  }
  return blocks
}

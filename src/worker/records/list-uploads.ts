import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadDigest } from '#domain/upload/stored-upload.ts'
import type { RecordsContext } from './context.ts'
import { ifReadable } from '#storage/faults.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { listHeaders } from '#journal/memory.ts'
import { countOpen } from '#domain/upload/summary.ts'

export type EntryCounts = UploadDigest['counts']

/** An upload of the history; `counts` is null until it is computed from the journal. */
export type ListedUpload = {
  readonly header: UploadHeader
  readonly counts: EntryCounts | null
  /** Whether a colleague continues the upload, if known. */
  readonly isHandedOver?: boolean
  /** The upload cannot be read, only downloaded as it is stored or deleted. */
  readonly isUnreadable?: boolean
}

/**
 * Lists the uploads of this browser, the newest first, with known counts. Uploads without a readable header come last;
 * whether the others can be read shows when they are counted.
 */
export async function listUploads({ store }: RecordsContext): Promise<readonly ListedUpload[]> {
  const [headers, unreadable, digests] = await Promise.all([
    listHeaders(store),
    store.listUnreadable(),
    store.readDigests(),
  ])
  const last = await store.lastEventNumbers([...digests.keys()])
  const readable = headers.map((header) => {
    const digest = digests.get(header.id)
    const isTrue = digest !== undefined && digest.lastEvent === last.get(header.id)
    if (!isTrue) return { header, counts: null }
    return { header, counts: digest.counts, isHandedOver: digest.isHandedOver }
  })
  return [...readable, ...unreadable.map(unreadableUpload)]
}

/** Returns the list item of an upload without a readable header. */
export function unreadableUpload(id: string): ListedUpload {
  const unknown = { startedAt: 0, sources: [], entryCount: 0, practice: false, serviceName: '' }
  return { header: { id, ...unknown, name: null }, counts: null, isUnreadable: true }
}

/** Newly computed counts; null when the upload cannot be read. */
export type DigestedUpload = Pick<ListedUpload, 'counts' | 'isHandedOver'> & {
  readonly id: string
}

/** Counts the outcomes of these uploads and stores the counts; skips deleted uploads. */
export async function digestUploads(
  context: RecordsContext,
  { ids }: { readonly ids: readonly string[] },
): Promise<readonly DigestedUpload[]> {
  const digested: DigestedUpload[] = []
  for (const [index, id] of ids.entries()) {
    const known = await ifReadable(digestUpload(context, id))
    if (known !== undefined) digested.push({ id, counts: null, ...known })
    context.report(index + 1, ids.length)
  }
  return digested
}

async function digestUpload(
  context: RecordsContext,
  id: string,
): Promise<Omit<DigestedUpload, 'id'> | undefined> {
  const header = await context.store.readHeader(id)
  if (header === undefined) return undefined
  const { state, lastEvent } = await foldUpload(context, header)
  const known = { counts: state.counts, isHandedOver: state.handedOver !== null }
  await context.store.writeDigest({ id, lastEvent, ...known })
  return known
}

/** The uploads to delete when everything before a time is deleted. */
export type CleaningPlan = {
  /** Uploads without open entries. */
  readonly finished: readonly string[]
  /** Uploads with open entries. */
  readonly open: readonly string[]
  readonly openEntries: number
}

/** Plans which uploads from before a time to delete, finished and open ones apart. Unreadable ones are not included. */
export async function planCleaning(
  context: RecordsContext,
  { before }: { readonly before: number },
): Promise<CleaningPlan> {
  const old = (await listUploads(context)).filter(({ header }) => header.startedAt < before)
  const stale = old.filter(({ counts }) => counts === null).map(({ header }) => header.id)
  const digested = new Map(
    (await digestUploads(context, { ids: stale })).map(({ id, counts }) => [id, counts]),
  )
  const finished: string[] = []
  const open: string[] = []
  let openEntries = 0
  for (const { header, counts } of old) {
    const known = counts ?? digested.get(header.id) ?? null
    if (known === null) continue
    const left = countOpen({ counts: known })
    openEntries += left
    if (left === 0) finished.push(header.id)
    else open.push(header.id)
  }
  return { finished, open, openEntries }
}

import { ifReadable } from '#storage/faults.ts'
import type { RecordsContext } from './context.ts'
import { foldUpload } from './fold.ts'
import type { EntryCounts } from './list-uploads.ts'

/** null: the upload is kept and cannot be read. */
export type DigestedUpload = { readonly id: string; readonly counts: EntryCounts | null }

/** Counts the outcomes of these uploads and keeps the counts for the next time; deleted uploads are skipped. */
export async function digestUploads(
  context: RecordsContext,
  { ids }: { readonly ids: readonly string[] },
): Promise<readonly DigestedUpload[]> {
  const digested: DigestedUpload[] = []
  for (const [index, id] of ids.entries()) {
    const counts = await ifReadable(digestUpload(context, id))
    if (counts !== undefined) digested.push({ id, counts })
    context.report(index + 1, ids.length)
  }
  return digested
}

async function digestUpload(context: RecordsContext, id: string): Promise<EntryCounts | undefined> {
  const header = await context.store.readHeader(id)
  if (header === undefined) return undefined
  const { state, lastEvent } = await foldUpload(context, header)
  await context.store.writeDigest({ id, lastEvent, counts: state.counts })
  return state.counts
}

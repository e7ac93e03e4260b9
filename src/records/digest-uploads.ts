import type { RecordsContext } from './context.ts'
import { foldUpload } from './fold.ts'
import type { EntryCounts } from './list-uploads.ts'

export type DigestedUpload = { readonly id: string; readonly counts: EntryCounts }

/** Counts the outcomes of these uploads and keeps the counts for the next time; deleted uploads are skipped. */
export async function digestUploads(
  context: RecordsContext,
  { ids }: { readonly ids: readonly string[] },
): Promise<readonly DigestedUpload[]> {
  const digested: DigestedUpload[] = []
  for (const [index, id] of ids.entries()) {
    const counts = await digestUpload(context, id)
    if (counts) digested.push({ id, counts })
    context.report(index + 1, ids.length)
  }
  return digested
}

async function digestUpload(context: RecordsContext, id: string): Promise<EntryCounts | null> {
  const header = await context.store.readHeader(id)
  if (header === undefined) return null
  const { state, lastEvent } = await foldUpload(context, header)
  await context.store.writeDigest({ id, lastEvent, counts: state.counts })
  return state.counts
}

import { countOpen } from '#domain/upload/summary.ts'
import type { RecordsContext } from './context.ts'
import { digestUploads } from './digest-uploads.ts'
import { listUploads } from './list-uploads.ts'

/** What would go if everything older than a time went. */
export type CleaningPlan = {
  /** Uploads in which nothing is left to do. */
  readonly finished: readonly string[]
  /** Uploads with entries that are still open. */
  readonly open: readonly string[]
  readonly openEntries: number
}

/** Sorts the uploads that were started before a time by whether something in them is still open; those that cannot be read are in no plan. */
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

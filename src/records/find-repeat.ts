import { judgeRepeat, type RepeatKind } from '#domain/draft/issues/judge-repeat.ts'
import { toCells, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { earlierEntries } from '#domain/upload/earlier-entries.ts'
import { ifReadable } from '#storage/faults.ts'
import type { RecordsContext } from './context.ts'
import { findEntries } from './find-entries.ts'
import { foldUpload } from './fold.ts'

/** An order is rarely in more than one upload. */
const MOST_HITS = 20

/** What asks for a look, since when, and the number that the order has there, where it is another one. */
export type EarlierWarning = {
  readonly kind: RepeatKind
  readonly at: number
  readonly number: string | null
}

/** What other uploads than its own say of an entry as it is now, as of a row of a sheet; null: nothing to warn of. */
export async function findRepeat(
  context: RecordsContext,
  { entry, upload }: { readonly entry: TrackingEntry; readonly upload: string },
): Promise<EarlierWarning | null> {
  const { orderId, trackingId } = entry
  // Each call is a visit of its own, to find what was corrected meanwhile.
  const search = { text: orderId, limit: MOST_HITS, visit: Math.random() }
  const { hits } = await findEntries({ ...context, report: () => undefined }, search)
  const facts = []
  for (const { upload: header, position } of hits) {
    if (header.id === upload) continue
    const folding = await ifReadable(foldUpload(context, header))
    if (folding === null) continue
    const { state } = folding
    const folded = { startedAt: header.startedAt, first: state.entries, state }
    for (const fact of earlierEntries(folded, position, position + 1))
      if (fact.orderId === orderId) facts.push({ ...fact, upload: { ...header, number: 0 } })
  }
  const { warning } = judgeRepeat(facts, toCells(entry))
  if (warning === null) return null
  const { kind, fact } = warning
  return { kind, at: fact.at, number: fact.sentAs === trackingId ? null : fact.sentAs }
}

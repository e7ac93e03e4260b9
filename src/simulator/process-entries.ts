import { practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { decideEntry, dislikesNumber, isTooLong } from './decide-entry.ts'
import type { Decision } from './decide-entry.ts'
import type { OrderRecord } from './order-book.ts'
import { composeAnswer } from './wire-answer.ts'
import type { WireAnswer } from './wire-answer.ts'

export type Processed = {
  readonly answer: WireAnswer
  /** The orders of the request, as the book should have them from now on. */
  readonly records: readonly OrderRecord[]
}

/** The service itself: entries and what is known of their orders make an upload result and new records. */
export function processEntries(
  entries: readonly TrackingEntry[],
  find: (orderId: string) => OrderRecord | undefined,
): Processed {
  const records = new Map<string, OrderRecord>()
  const decided = entries.map((entry) => {
    // One order twice in a request: the second entry meets what became of the first.
    const known = records.get(entry.orderId) ?? find(entry.orderId)
    const decision = decideEntry(entry, known)
    if (!isTooLong(entry.orderId)) records.set(entry.orderId, updateRecord(entry, decision, known))
    return { entry, decision }
  })
  return { answer: composeAnswer(decided), records: [...records.values()] }
}

function updateRecord(
  entry: TrackingEntry,
  { counted }: Decision,
  known: OrderRecord | undefined,
): OrderRecord {
  const { orderId, ...line } = entry
  const times = (known?.accepted?.times ?? 0) + 1
  return {
    orderId,
    attempts: (known?.attempts ?? 0) + 1,
    requestRejectedWith: known?.requestRejectedWith ?? requestRejectedWith(entry, counted),
    accepted: counted === 'accepted' ? { ...line, times } : (known?.accepted ?? null),
  }
}

function requestRejectedWith(
  { orderId, trackingId }: TrackingEntry,
  counted: Decision['counted'],
): string | null {
  const disliked = counted === 'rejected' && dislikesNumber(practiceEffectOf(orderId))
  return disliked ? trackingId : null
}

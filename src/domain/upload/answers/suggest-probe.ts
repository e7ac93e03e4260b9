import { orderIdAt } from '#domain/upload/entry-list.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/**
 * The doubtful entry that, sent again, tells the most about the others: one that was not sent again yet, and the
 * only one of its order, since an order is also rejected when another entry of it was accepted.
 */
export function suggestProbe(
  state: UploadState,
  positions: readonly Position[],
): Position | undefined {
  const untried = positions.filter((position) => {
    const outcome = state.outcomes[position]
    return outcome?.kind === 'in-doubt' && outcome.since === null
  })
  const shared = sharedOrders(state)
  const alone = untried.find((position) => !shared.has(orderIdAt(state.entries, position)))
  return alone ?? untried[0] ?? positions[0]
}

/** The orders that several entries have. */
function sharedOrders({ entries }: UploadState): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (let position = 0; position < entries.length; position += 1) {
    const orderId = orderIdAt(entries, position)
    if (seen.has(orderId)) shared.add(orderId)
    seen.add(orderId)
  }
  return shared
}

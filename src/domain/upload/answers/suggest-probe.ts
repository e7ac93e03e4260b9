import { orderIdAt } from '#domain/upload/entry-list.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/**
 * Suggests the doubtful entry that tells most about the others when resent: not resent before, and the only one of
 * its order, since the service also rejects an order when another entry of it was accepted.
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

/** Order IDs of more than one entry. */
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

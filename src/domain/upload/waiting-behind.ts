import type { UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

type Blockers = ReadonlyMap<Position, Position>

const known = new WeakMap<UploadState, Blockers>()

/**
 * The entries that wait behind an earlier entry of their order that is in doubt, each with that one. A person
 * settles it first: sent now, the later one could be turned down, or taken in its place. Several parts of a page ask
 * for them: a state is looked through once.
 */
export function findBlockers(state: UploadState): Blockers {
  const before = known.get(state)
  if (before) return before
  const found = lookForBlockers(state)
  known.set(state, found)
  return found
}

function lookForBlockers(state: UploadState): Blockers {
  const blockers = new Map<Position, Position>()
  const { counts, outcomes, entries } = state
  if (counts['in-doubt'] === 0 || counts.waiting === 0) return blockers
  const doubtful = new Map<string, Position>()
  // By index, and the order is looked at only where it matters: this runs over the whole upload.
  for (let position = state.memory.activeFrom; position < outcomes.length; position += 1) {
    const kind = outcomes[position]?.kind
    if (kind !== 'in-doubt' && (kind !== 'waiting' || doubtful.size === 0)) continue
    const blocker = doubtful.get(entries.at(position)?.orderId ?? '')
    if (kind === 'waiting' && blocker !== undefined) blockers.set(position, blocker)
    if (kind !== 'in-doubt') continue
    for (const order of ordersAt(state, position))
      if (!doubtful.has(order)) doubtful.set(order, position)
  }
  return blockers
}

/** How many entries go by themselves or with Resume: those on their way, and those that nothing is in the way of. */
export function countToSend(state: UploadState): number {
  const { waiting, sending, 'not-sent': notSent } = state.counts
  return waiting + sending + notSent - findBlockers(state).size
}

/** The order of an entry, and the one under which it was sent last when it was mended since: that one is in doubt too. */
export function ordersAt({ entries, memory }: UploadState, position: Position): readonly string[] {
  const order = entries.at(position)?.orderId ?? ''
  const sent = memory.sentAs.get(position)?.orderId ?? order
  return sent === order ? [order] : [order, sent]
}

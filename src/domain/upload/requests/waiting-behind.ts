import { type EntryList, orderIdAt } from '#domain/upload/entry-list.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

type Blockers = ReadonlyMap<Position, Position>

const NONE: Blockers = new Map()

/**
 * Returns the entries that wait behind an earlier entry of their order that is in doubt, each with that entry. Sent
 * before the user resolves the doubt, the later one could be rejected, or accepted in place of the earlier one.
 */
export function findBlockers(state: UploadState): Blockers {
  const { counts, outcomes } = state
  if (counts['in-doubt'] === 0 || counts.waiting === 0) return NONE
  const waiting = [...findFollowers(state)].filter(([later]) => outcomes[later]?.kind === 'waiting')
  return new Map(waiting)
}

/** The last result for an upload, and the state that it depends on. */
type CachedFollowers = {
  readonly positions: string
  readonly corrected: UploadState['corrected']
  readonly followers: Blockers
}

const followerCache = new WeakMap<EntryList, CachedFollowers>()

/** Finds all later entries of the orders in doubt. Cached, since the doubts rarely change between answers. */
function findFollowers(state: UploadState): Blockers {
  const { entries, corrected } = state
  const doubtful = positionsByKind(state.outcomes)['in-doubt']
  const positions = doubtful.join()
  const last = followerCache.get(entries)
  if (last?.positions === positions && last.corrected === corrected) return last.followers
  const followers = collectFollowers(state, doubtful)
  followerCache.set(entries, { positions, corrected, followers })
  return followers
}

function collectFollowers(state: UploadState, doubtful: readonly Position[]): Blockers {
  const { entries } = state
  const firstOf = new Map<string, Position>()
  for (const position of doubtful)
    for (const order of ordersAt(state, position))
      if (!firstOf.has(order)) firstOf.set(order, position)
  const followers = new Map<Position, Position>()
  for (let position = doubtful[0] ?? entries.length; position < entries.length; position += 1) {
    const first = firstOf.get(orderIdAt(entries, position))
    if (first !== undefined && first < position) followers.set(position, first)
  }
  return followers
}

/** Counts the entries that are on their way or will be sent, if necessary after Resume. */
export function countToSend(state: UploadState): number {
  const { waiting, sending, 'not-sent': notSent } = state.counts
  return waiting + sending + notSent - findBlockers(state).size
}

/** Returns the order of an entry, and the one under which it was last sent if that was corrected since. */
export function ordersAt(
  { entries, corrected }: UploadState,
  position: Position,
): readonly string[] {
  const order = orderIdAt(entries, position)
  const sent = corrected.get(position)?.orderId ?? order
  return sent === order ? [order] : [order, sent]
}

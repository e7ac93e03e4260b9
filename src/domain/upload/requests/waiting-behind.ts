import { type EntryList, orderIdAt } from '#domain/upload/entry-list.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

type Blockers = ReadonlyMap<Position, Position>

const NONE: Blockers = new Map()

/**
 * The entries that wait behind an earlier entry of their order that is in doubt, each with that one. A person
 * resolves it first: sent now, the later one could be rejected, or taken in its place.
 */
export function findBlockers(state: UploadState): Blockers {
  const { counts, outcomes } = state
  if (counts['in-doubt'] === 0 || counts.waiting === 0) return NONE
  const waiting = [...findFollowers(state)].filter(([later]) => outcomes[later]?.kind === 'waiting')
  return new Map(waiting)
}

/** What was in doubt when entries were looked through last, and what followed it. */
type Look = {
  readonly positions: string
  readonly corrected: UploadState['corrected']
  readonly followers: Blockers
}

const looks = new WeakMap<EntryList, Look>()

/** All later entries of the orders in doubt: looked for again when others are in doubt, and not after every answer. */
function findFollowers(state: UploadState): Blockers {
  const { entries, corrected } = state
  const doubtful = positionsByKind(state.outcomes)['in-doubt']
  const positions = doubtful.join()
  const last = looks.get(entries)
  if (last?.positions === positions && last.corrected === corrected) return last.followers
  const followers = lookForFollowers(state, doubtful)
  looks.set(entries, { positions, corrected, followers })
  return followers
}

function lookForFollowers(state: UploadState, doubtful: readonly Position[]): Blockers {
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

/** How many entries go by themselves or with Resume: those on their way, and those that nothing is in the way of. */
export function countToSend(state: UploadState): number {
  const { waiting, sending, 'not-sent': notSent } = state.counts
  return waiting + sending + notSent - findBlockers(state).size
}

/** The order of an entry, and the one under which it was sent last when it was corrected since: that one is in doubt too. */
export function ordersAt(
  { entries, corrected }: UploadState,
  position: Position,
): readonly string[] {
  const order = orderIdAt(entries, position)
  const sent = corrected.get(position)?.orderId ?? order
  return sent === order ? [order] : [order, sent]
}

import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import {
  OPEN_KINDS,
  takesCourier,
  type Outcome,
  OUTCOME_KINDS,
  type OutcomeKind,
} from './outcome.ts'
import type { UploadState, RequestRecord } from './upload.ts'
import type { Position } from './upload-event.ts'

/** Counts the entries that still need the user or are on their way. */
export function countOpen({ counts }: Pick<UploadState, 'counts'>): number {
  return OPEN_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** Tells whether every entry is accepted or set aside. */
export function isFinished(state: UploadState): boolean {
  return countOpen(state) === 0
}

/** Returns the entries that `Send … entries with couriers` sends: with a choice, and still in need of one. */
export function chosenPositions(state: UploadState): readonly Position[] {
  const chosen = [...state.choices.keys()].filter((position) => {
    const outcome = state.outcomes[position]
    return outcome !== undefined && takesCourier(outcome.kind)
  })
  return chosen.sort((one, other) => one - other)
}

type PositionsByKind = Readonly<Record<OutcomeKind, readonly Position[]>>

const known = new WeakMap<readonly Outcome[], PositionsByKind>()

/** Returns the positions with each outcome, in sheet order. Cached, since several parts of a page need them. */
export function positionsByKind(outcomes: readonly Outcome[]): PositionsByKind {
  const before = known.get(outcomes)
  if (before) return before
  const found = collect(outcomes)
  known.set(outcomes, found)
  return found
}

function collect(outcomes: readonly Outcome[]): PositionsByKind {
  const lists = Object.fromEntries(
    OUTCOME_KINDS.map((kind): [OutcomeKind, Position[]] => [kind, []]),
  ) as Record<OutcomeKind, Position[]>
  // By index: an iterator of entries takes ten times as long.
  for (let position = 0; position < outcomes.length; position += 1) {
    const outcome = outcomes[position]
    if (outcome) lists[outcome.kind].push(position)
  }
  return lists
}

/** Returns the requests without a reply. */
export function openRequests({
  requests,
}: Pick<UploadState, 'requests'>): readonly RequestRecord[] {
  return requests.filter(({ reply }) => reply.kind === 'none')
}

/** Returns an entry as it was last sent, without later corrections; undefined outside the upload. */
export function entryAsSent(
  { corrected, entries }: Pick<UploadState, 'corrected' | 'entries'>,
  position: Position,
): TrackingEntry | undefined {
  return corrected.get(position) ?? entries.at(position)
}

/** Finds a request by its number. Numbers have nearly always no gaps, so the index is tried first. */
export function findRequest(
  requests: readonly RequestRecord[],
  number: number,
): RequestRecord | undefined {
  const expected = requests[number - 1]
  return expected?.request === number
    ? expected
    : requests.find(({ request }) => request === number)
}

import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import {
  OPEN_KINDS,
  takesCourier,
  type Outcome,
  OUTCOME_KINDS,
  type OutcomeKind,
} from './outcome.ts'
import type { UploadState, RequestRecord } from './upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** How many entries still need you, or are on their way. */
export function countOpen({ counts }: Pick<UploadState, 'counts'>): number {
  return OPEN_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** Nothing left to do: every entry is accepted or set aside. */
export function isFinished(state: UploadState): boolean {
  return countOpen(state) === 0
}

/** The entries that go with `Send … entries with couriers`: chosen, and still open for it. */
export function chosenPositions(state: UploadState): readonly Position[] {
  const chosen = [...state.choices.keys()].filter((position) => {
    const outcome = state.outcomes[position]
    return outcome !== undefined && takesCourier(outcome.kind)
  })
  return chosen.sort((one, other) => one - other)
}

type PositionsByKind = Readonly<Record<OutcomeKind, readonly Position[]>>

const known = new WeakMap<readonly Outcome[], PositionsByKind>()

/**
 * The positions that have each outcome, in sheet order. Several parts of a page ask for them after every answer:
 * the same list of outcomes is looked through once.
 */
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

/** The requests that have no reply yet. */
export function openRequests({
  requests,
}: Pick<UploadState, 'requests'>): readonly RequestRecord[] {
  return requests.filter(({ reply }) => reply.kind === 'none')
}

/** An entry as it was sent last, whatever was corrected since; undefined when there is none. */
export function entryAsSent(
  { corrected, entries }: Pick<UploadState, 'corrected' | 'entries'>,
  position: Position,
): TrackingEntry | undefined {
  return corrected.get(position) ?? entries.at(position)
}

/** The request of a number. Numbers are given without a gap, so that its place is nearly always known. */
export function findRequest(
  requests: readonly RequestRecord[],
  number: number,
): RequestRecord | undefined {
  const expected = requests[number - 1]
  return expected?.request === number
    ? expected
    : requests.find(({ request }) => request === number)
}

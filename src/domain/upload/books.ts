import { OPEN_KINDS } from './outcome.ts'
import type { UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

/** How many entries somebody still has to do something about, or that are on their way. */
export function countOpen(state: UploadState): number {
  return OPEN_KINDS.reduce((sum, kind) => sum + state.counts[kind], 0)
}

/** Nothing left to do: every entry is accepted or set aside. */
export function isFinished(state: UploadState): boolean {
  return countOpen(state) === 0
}

/** The entries that go with `Send … entries with couriers`: chosen, and still open for it. */
export function chosenPositions(state: UploadState): readonly Position[] {
  const chosen = [...state.choices.keys()].filter((position) => {
    const kind = state.outcomes[position]?.kind
    return kind === 'courier-needed' || kind === 'failed'
  })
  return chosen.sort((one, other) => one - other)
}

/** Why the service's counts and the books differ; `count` is how many entries it concerns. */
export type CountDifference = {
  readonly kind:
    /** Resent entries were counted once for each time that they were sent. */
    | 'resent'
    | 'in-doubt'
    | 'unexplained'
    | 'marked-accepted'
    | 'set-aside'
    /** The service named what was not sent. */
    | 'strays'
    /** Failed and courier needed in the same answer. */
    | 'named-twice'
    /** The counts do not add up to what the answers were about. */
    | 'counts-do-not-add-up'
  readonly count: number
}

/** Empty where the service's counts, summed over all submissions, say what the books say. */
export function explainDifferences(state: UploadState): readonly CountDifference[] {
  if (!differ(state)) return []
  const all: CountDifference[] = [
    { kind: 'resent', count: countResent(state) },
    { kind: 'in-doubt', count: state.counts['in-doubt'] },
    { kind: 'unexplained', count: state.counts.unexplained },
    { kind: 'marked-accepted', count: count(state, isMarked) },
    { kind: 'set-aside', count: state.counts['set-aside'] },
    { kind: 'strays', count: state.strays.length },
    { kind: 'named-twice', count: count(state, isNamedTwice) },
    { kind: 'counts-do-not-add-up', count: Math.abs(countMissing(state)) },
  ]
  return all.filter((difference) => difference.count > 0)
}

type OutcomeTest = (outcome: UploadState['outcomes'][number]) => boolean

const isMarked: OutcomeTest = (outcome) =>
  outcome.kind === 'accepted' && outcome.how === 'by-person'
const isNamedTwice: OutcomeTest = (outcome) =>
  outcome.kind === 'failed' && outcome.candidates !== null

function count(state: UploadState, test: OutcomeTest): number {
  return state.outcomes.reduce((sum, outcome) => sum + (test(outcome) ? 1 : 0), 0)
}

function differ(state: UploadState): boolean {
  const { accepted, failed, courierNeeded } = sumAll(state)
  const is = state.counts
  return (
    accepted !== is.accepted ||
    (failed !== null && failed !== is.failed) ||
    (courierNeeded !== null && courierNeeded !== is['courier-needed'])
  )
}

/** What was never reported is no 0, and is not compared. */
function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, one) => (one === null ? all : (all ?? 0) + one), null)
}

function sumAll(state: UploadState) {
  const reported = state.submissions.map((record) => record.reported)
  return {
    accepted: sum(reported.map((counts) => counts.accepted)) ?? 0,
    failed: sum(reported.flatMap((counts) => [counts.rejected, counts.notFound])),
    courierNeeded: sum(reported.map((counts) => counts.courierNeeded)),
  }
}

function countResent(state: UploadState): number {
  return state.submissions.slice(1).reduce((sum, record) => sum + record.entryCount, 0)
}

/** Entries of answered requests, less what the service counted in its answers. */
function countMissing(state: UploadState): number {
  return state.requests.reduce((sum, { reply, positions }) => {
    if (reply.kind !== 'answer') return sum
    const { acceptedOrders, rejectedOrders, ordersNotFound, ordersSelectCourier } = reply.result
    const others = (rejectedOrders ?? 0) + (ordersNotFound ?? 0) + (ordersSelectCourier ?? 0)
    return sum + positions.length - acceptedOrders - others
  }, 0)
}

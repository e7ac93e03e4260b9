import { toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import {
  positionsByKind,
  findRequest,
  chosenPositions,
  openRequests,
} from '#domain/upload/summary.ts'
import type {
  DecidedEvent,
  EventOf,
  Position,
  SubmissionReason,
} from '#domain/upload/upload-event.ts'
import { IN_DOUBT, type OutcomeKind, RESENDABLE, type Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Command, CourierDecision, JoinGroups } from './commands.ts'
import { latestSubmission } from './pause.ts'
import { planUndo, type Undoable } from './undo.ts'

type Positions = readonly Position[]
type Events = readonly DecidedEvent[]

/**
 * Returns the events of a command, planned when its turn to be written comes, so that they fit the current state;
 * empty when there is nothing to do.
 */
export function planCommand(
  command: Command,
  run: Undoable,
  at: Timestamp,
  joinGroups: JoinGroups,
): Events {
  const state = run.upload
  // A colleague may be sending the same entries.
  if (state.handedOver !== null)
    return command.kind === 'end-hand-over' ? [{ type: 'hand-over-ended', at }] : []
  switch (command.kind) {
    case 'take-over':
    case 'same-shop':
    case 'leave':
    case 'go-on':
    case 'end-hand-over':
      return []
    case 'hand-over':
      return openRequests(state).length > 0 ? [] : [{ type: 'handed-over', at, file: command.file }]
    case 'resume':
      return state.stopped || state.counts['not-sent'] > 0 ? [{ type: 'resumed', at }] : []
    case 'stop':
      return [{ type: 'stopped', at }]
    case 'correct':
      return [...command.entries].map(([position, entry]) => toCorrected(position, entry, at))
    case 'choose-couriers':
      return chooseCouriers(state, command.decisions, at, joinGroups)
    case 'undo':
      return planUndo(run, at, command.step)
    case 'send-with-couriers':
      return submit(state, chosenPositions(state), 'couriers', at)
    case 'resend':
      return resend(state, ofKinds(state, command.positions, RESENDABLE), at)
    case 'send-doubtful':
      return submit(state, ofKinds(state, command.positions, IN_DOUBT), 'doubt', at)
    case 'send-one-by-one':
      return submit(state, ofKinds(state, command.positions, IN_DOUBT), 'one-by-one', at, 1)
    case 'split-refused':
      return splitRefused(state, command.positions, at)
    case 'mark-accepted':
      return about({ type: 'marked-accepted', at, positions: command.positions })
    case 'set-aside':
      return about({ type: 'set-aside', at, positions: command.positions, why: command.why })
    case 'take-back':
      return about({ type: 'taken-back', at, positions: command.positions })
  }
}

/** Returns the events that resend refused entries in halves of their request. */
export function splitRefused(state: UploadState, positions: Positions, at: Timestamp): Events {
  const chosen = ofKinds(state, positions, new Set(['refused']))
  const sizes = chosen.map((position) => requestSizeOf(state, position))
  const largest = sizes.reduce((most, size) => Math.max(most, size), 1)
  return submit(state, chosen, 'split', at, Math.ceil(Math.min(largest, chosen.length) / 2))
}

function requestSizeOf(state: UploadState, position: Position): number {
  const outcome = state.outcomes[position]
  if (outcome?.kind !== 'refused') return 1
  return findRequest(state.requests, outcome.request)?.positions.length ?? 1
}

function resend(state: UploadState, positions: Positions, at: Timestamp): Events {
  const isCorrected = positions.some((position) => state.outcomes[position]?.kind === 'failed')
  return submit(state, positions, isCorrected ? 'corrected' : 'again', at)
}

/** `toEntry` drops everything but the entry's own fields. */
function toCorrected(position: Position, entry: TrackingEntry, at: Timestamp): DecidedEvent {
  return { type: 'corrected', at, position, entry: toEntry(entry) }
}

type Choices = readonly EventOf<'courier-chosen'>[]

/** Gives the choices of one press the same number, which is unique among the presses that can be undone. */
function chooseCouriers(
  state: UploadState,
  decisions: readonly CourierDecision[],
  at: Timestamp,
  joinGroups: JoinGroups,
): Choices {
  const choices = decisions.flatMap((decision) => chooseCourier(state, decision, at, joinGroups))
  if (decisions.length === 1) return choices
  const press = state.memory.choiceSteps.length
  return choices.map((choice) => ({ ...choice, press }))
}

/** Entries that an answer added to the group after the user saw it join the choice at once. */
function chooseCourier(
  state: UploadState,
  { positions, courier, courierName, group }: CourierDecision,
  at: Timestamp,
  joinGroups: JoinGroups,
): Choices {
  const chosen = { type: 'courier-chosen', at, positions, courier, courierName } as const
  if (group === undefined) return positions.length === 0 ? [] : [chosen]
  const event = { ...chosen, group: group.id }
  const unseen = positionsByKind(state.outcomes)['courier-needed'].filter(
    (position) => state.outcomes[position] !== group.seen[position],
  )
  if (unseen.length === 0) return [event]
  const joined = joinGroups(applyEvents(state, [event]), unseen, at)
  return [event, ...joined.filter((one) => one.group === group.id)]
}

function about(event: DecidedEvent & { readonly positions: Positions }): Events {
  return event.positions.length === 0 ? [] : [event]
}

function ofKinds(
  { outcomes }: UploadState,
  positions: Positions,
  kinds: ReadonlySet<OutcomeKind>,
): Positions {
  return positions.filter((position) => {
    const outcome = outcomes[position]
    return outcome !== undefined && kinds.has(outcome.kind)
  })
}

function submit(
  state: UploadState,
  positions: Positions,
  reason: SubmissionReason,
  at: Timestamp,
  requestSize: number | null = null,
): Events {
  if (positions.length === 0) return []
  const submission = latestSubmission(state) + 1
  return [{ type: 'submitted', at, submission, reason, positions, requestSize }]
}

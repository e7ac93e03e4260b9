import {
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { type Folding, startFolding, startState } from './apply-events.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Fault } from '#domain/upload/fault.ts'
import type { Outcome, Timestamp } from '#domain/upload/outcome.ts'
import type { EventOf, Position, UploadEvent } from '#domain/upload/upload-event.ts'

/** One value of an entry that the user changed; empty means no value. */
export type ValueChange = {
  readonly field: TrackingField
  readonly from: string
  readonly to: string
}

/** One event in the history of an entry. */
export type StoryStep = { readonly at: Timestamp } & (
  | {
      readonly kind: 'sent'
      readonly request: number
      readonly submission: number
      /** The entry as it was sent. */
      readonly entry: TrackingEntry
    }
  | { readonly kind: 'answered'; readonly request: number; readonly outcome: Outcome }
  | {
      readonly kind: 'faulted'
      readonly request: number
      readonly fault: Fault
      readonly outcome: Outcome
    }
  | { readonly kind: 'corrected'; readonly changes: readonly ValueChange[] }
  | {
      readonly kind: 'courier-chosen'
      readonly courier: string
      readonly courierName: string
      /** Number of entries that the choice was for. */
      readonly count: number
      /** The entry joined an earlier choice for its group. */
      readonly joined: boolean
    }
  /** The choice was undone, or left for later. */
  | { readonly kind: 'choice-dropped' }
  | { readonly kind: 'set-aside'; readonly why: string }
  | { readonly kind: 'marked' }
  | { readonly kind: 'taken-back' }
)

/** Collects the story while the journal is passed event by event. */
export type StoryReader = {
  readonly add: (event: UploadEvent) => void
  readonly steps: readonly StoryStep[]
}

/**
 * Returns a reader for the story of one entry. It applies the events as the upload itself does, so the story always
 * ends with the outcome that the summary shows.
 */
export function readStory(entries: EntryList, position: Position): StoryReader {
  const steps: StoryStep[] = []
  const folding = startFolding(startState(entries))
  const add = (event: UploadEvent) => {
    const before = snapshotOf(folding, position)
    folding.apply([event])
    const step = tellStep(event, position, before, snapshotOf(folding, position))
    if (step) steps.push(step)
  }
  return { add, steps }
}

type Snapshot = {
  readonly entry: TrackingEntry
  readonly outcome: Outcome | undefined
  readonly choice: string | undefined
}

function snapshotOf({ now, entryAt }: Folding, position: Position): Snapshot {
  const entry = entryAt(position) ?? { orderId: '', trackingId: '' }
  return { entry, outcome: now.outcomes[position], choice: now.choices.get(position) }
}

/** Returns the step that an event makes for the entry; null when it changed nothing. */
function tellStep(
  event: UploadEvent,
  position: Position,
  before: Snapshot,
  { entry, outcome, choice }: Snapshot,
): StoryStep | null {
  const { at } = event
  const reached = outcome !== before.outcome && outcome !== undefined ? outcome : null
  switch (event.type) {
    case 'requested':
      return (
        reached && { kind: 'sent', at, request: event.request, submission: event.submission, entry }
      )
    case 'answered':
      return reached && { kind: 'answered', at, request: event.request, outcome: reached }
    case 'faulted':
      return (
        reached && {
          kind: 'faulted',
          at,
          request: event.request,
          fault: event.fault,
          outcome: reached,
        }
      )
    case 'corrected':
      return tellCorrected(at, before.entry, entry)
    case 'courier-chosen':
      if (!event.positions.includes(position)) return null
      return choice === undefined ? tellDropped(at, before) : tellChosen(event, choice)
    case 'choice-undone':
      return choice === before.choice ? null : tellDropped(at, before)
    case 'set-aside':
      return reached && { kind: 'set-aside', at, why: event.why }
    case 'marked-accepted':
      return reached && { kind: 'marked', at }
    case 'taken-back':
      return reached && { kind: 'taken-back', at }
    default:
      return null
  }
}

function tellCorrected(
  at: Timestamp,
  before: TrackingEntry,
  after: TrackingEntry,
): StoryStep | null {
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const change = { field, from: before[field] ?? '', to: after[field] ?? '' }
    return change.from === change.to ? [] : [change]
  })
  return changes.length === 0 ? null : { kind: 'corrected', at, changes }
}

function tellChosen(event: EventOf<'courier-chosen'>, courier: string): StoryStep {
  const { at, courierName, positions, joined = false } = event
  return { kind: 'courier-chosen', at, courier, courierName, count: positions.length, joined }
}

function tellDropped(at: Timestamp, before: Snapshot): StoryStep | null {
  return before.choice === undefined ? null : { kind: 'choice-dropped', at }
}

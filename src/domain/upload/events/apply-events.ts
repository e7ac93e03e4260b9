import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyChoiceUndone, applyCourierChosen } from './apply-choice.ts'
import {
  applyMarkedAccepted,
  applyCorrected,
  applyResumed,
  applySetAside,
  applyStopped,
  applyHandedOver,
  applyTakenBack,
} from './apply-person.ts'
import { applyAnswered, applyFaulted, applyRequested } from './apply-request.ts'
import { applySubmitted } from './apply-submitted.ts'
import { entryAt, type Fold, openFold } from './fold.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position, UploadEvent } from '#domain/upload/upload-event.ts'
import { CurrentEntries, type EntryList } from '#domain/upload/entry-list.ts'
import { OUTCOME_KINDS, type OutcomeKind, WAITING } from '#domain/upload/outcome.ts'

/**
 * Returns the state after the events. The given state stays unchanged; each changed collection is copied once per
 * batch. An event that was applied before, or has an unknown type, changes nothing.
 */
export function applyEvents(state: UploadState, events: readonly UploadEvent[]): UploadState {
  const folding = startFolding(state)
  folding.apply(events)
  return folding.close()
}

/** Applies a long journal a few events at a time without copying a collection twice. */
export type Folding = {
  /** The current state; later events mutate it. */
  readonly now: Pick<UploadState, 'outcomes' | 'choices'>
  readonly entryAt: (position: Position) => TrackingEntry | undefined
  readonly apply: (events: readonly UploadEvent[]) => void
  /** Returns the final state; no event may be applied afterwards. */
  readonly close: () => UploadState
}

/** Starts from a state, which stays unchanged. */
export function startFolding(state: UploadState): Folding {
  const fold = openFold(state)
  return {
    now: fold.now,
    entryAt: (position) => entryAt(fold, position),
    apply: (events) => {
      for (const event of events) applyEvent(fold, event)
    },
    close: fold.close,
  }
}

function applyEvent(fold: Fold, event: UploadEvent): void {
  switch (event.type) {
    case 'submitted':
      return applySubmitted(fold, event)
    case 'requested':
      return applyRequested(fold, event)
    case 'answered':
      return applyAnswered(fold, event)
    case 'faulted':
      return applyFaulted(fold, event)
    case 'corrected':
      return applyCorrected(fold, event)
    case 'courier-chosen':
      return applyCourierChosen(fold, event)
    case 'choice-undone':
      return applyChoiceUndone(fold)
    case 'set-aside':
      return applySetAside(fold, event)
    case 'marked-accepted':
      return applyMarkedAccepted(fold, event)
    case 'taken-back':
      return applyTakenBack(fold, event)
    case 'stopped':
      return applyStopped(fold)
    case 'resumed':
      return applyResumed(fold)
    case 'handed-over':
      return applyHandedOver(fold, event)
    case 'hand-over-ended':
      return fold.set('handedOver', null)
  }
}

const NO_COUNTS = Object.fromEntries(
  OUTCOME_KINDS.map((kind): [OutcomeKind, number] => [kind, 0]),
) as Readonly<Record<OutcomeKind, number>>

/** Returns the state of an upload without events: every entry waits and belongs to no submission. */
export function startState(first: EntryList): UploadState {
  const { length } = first
  return {
    entries: new CurrentEntries(first),
    outcomes: Array.from({ length }, () => WAITING),
    counts: { ...NO_COUNTS, waiting: length },
    submissions: [],
    requests: [],
    strays: [],
    corrected: new Map(),
    choices: new Map(),
    lastChoice: null,
    groupCouriers: new Map(),
    joined: new Set(),
    stopped: false,
    handedOver: null,
    memory: {
      submissionOf: Array.from({ length }, () => -1),
      waitingIn: length === 0 ? new Map() : new Map([[-1, length]]),
      doubts: new Map(),
      choiceSteps: [],
      tooLarge: [],
      stoppedUpTo: -1,
      activeFrom: 0,
    },
  }
}

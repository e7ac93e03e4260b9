import { CurrentEntries, type EntryList } from '#domain/upload/entry-list.ts'
import { WAITING } from '#domain/upload/answers/judge-fault.ts'
import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'

const NO_COUNTS = Object.fromEntries(
  OUTCOME_KINDS.map((kind): [OutcomeKind, number] => [kind, 0]),
) as Readonly<Record<OutcomeKind, number>>

/** The state of an upload before anything happened: every entry waits and belongs to no submission. */
export function startState(first: EntryList): UploadState {
  const { length } = first
  return {
    entries: new CurrentEntries(first),
    outcomes: Array.from({ length }, () => WAITING),
    counts: { ...NO_COUNTS, waiting: length },
    submissions: [],
    requests: [],
    strays: [],
    corrected: new Set(),
    choices: new Map(),
    lastChoice: null,
    groupCouriers: new Map(),
    joined: new Set(),
    stopped: false,
    memory: {
      submissionOf: Array.from({ length }, () => -1),
      waitingIn: length === 0 ? new Map() : new Map([[-1, length]]),
      doubts: new Map(),
      sentAs: new Map(),
      choiceSteps: [],
      openRequests: [],
      tooLarge: [],
      stoppedUpTo: -1,
      activeFrom: 0,
    },
  }
}

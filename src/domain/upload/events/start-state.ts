import { CurrentEntries, type EntryList } from '#domain/upload/entry-list.ts'
import { WAITING } from '#domain/upload/answers/judge-fault.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'

const NO_COUNTS: Readonly<Record<OutcomeKind, number>> = {
  accepted: 0,
  'courier-needed': 0,
  failed: 0,
  unexplained: 0,
  'in-doubt': 0,
  refused: 0,
  'not-sent': 0,
  'set-aside': 0,
  waiting: 0,
  sending: 0,
}

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

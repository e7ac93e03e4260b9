import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import type { Fault, FaultKind, FaultOf } from '#domain/upload/fault.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position, SubmissionReason, UploadEvent } from '#domain/upload/upload-event.ts'
import { anEntry, anUploadResult } from '#testing/builders.ts'

export function someEntries(count: number): readonly TrackingEntry[] {
  return Array.from({ length: count }, (_, index) =>
    anEntry({ orderId: `O-${index}`, trackingId: `T-${index}` }),
  )
}

/** Builds a journal event by event; each event is a second after the previous one. */
export function aJournal(entries: readonly TrackingEntry[]) {
  const events: UploadEvent[] = []
  let requests = 0
  let submissions = 0
  let now = startState(entries)
  const add = (event: UploadEvent) => {
    events.push(event)
    now = applyEvents(now, [event])
    return journal
  }
  const at = () => (events.length + 1) * 1000
  const journal = {
    events,
    state: (): UploadState => now,
    add,
    submit: (
      positions: readonly Position[] | null = null,
      reason: SubmissionReason = 'first-sending',
      requestSize: number | null = null,
    ) => {
      const submission = submissions++
      return add({ type: 'submitted', at: at(), submission, reason, positions, requestSize })
    },
    request: (positions: readonly Position[]) => {
      const submission = submissions - 1
      requests += 1
      return add({ type: 'requested', at: at(), request: requests, submission, positions })
    },
    answer: (about: Partial<UploadResult>, request = requests) =>
      add({ type: 'answered', at: at(), request, result: anUploadResult(about) }),
    fault: (fault: Fault, request = requests) => add({ type: 'faulted', at: at(), request, fault }),
    kinds: () => now.outcomes.map((outcome) => outcome.kind),
  }
  return journal
}

/** A failed entry in an answer. */
export function aFailure(entry: TrackingEntry | undefined, errorMessage: string) {
  const { orderId = '', trackingId = '', merchantOrderId = null, courier = null } = entry ?? {}
  return { orderId, trackingId, merchantOrderId, courier, errorMessage }
}

export const TIMEOUT: Fault = { kind: 'no-answer', cause: 'timeout' }

export const FAULT_OF: { readonly [Kind in FaultKind]: FaultOf<Kind> } = {
  unauthorized: { kind: 'unauthorized' },
  'too-large': { kind: 'too-large' },
  unavailable: { kind: 'unavailable', status: 429, retryAfterMs: null },
  'request-rejected': { kind: 'request-rejected', status: 400, excerpt: 'no' },
  'not-connected': { kind: 'not-connected' },
  'no-answer': { kind: 'no-answer', cause: 'network' },
  'unclear-status': { kind: 'unclear-status', status: 500, excerpt: '' },
  unreadable: { kind: 'unreadable', status: 200, why: 'no-sense', excerpt: '' },
}

/** A kind that only a later version knows. */
export const LATER_FAULT = { kind: 'fault of a later version' } as unknown as Fault

export const EVERY_FAULT: readonly Fault[] = [...Object.values(FAULT_OF), LATER_FAULT]

import { type Fault, arrivalOf } from './fault.ts'
import type { Outcome, Timestamp } from '#domain/upload/outcome.ts'
import type { OpenDoubt } from '#domain/upload/upload.ts'

export const WAITING: Outcome = { kind: 'waiting' }

export type FaultedRequest = {
  readonly request: number
  readonly at: Timestamp
  readonly size: number
  readonly fault: Fault
}

/** Says where an entry of a faulted request stands. What was in doubt before stays so, whatever went wrong now. */
export function judgeFault(faulted: FaultedRequest, open: OpenDoubt | undefined): Outcome {
  const arrival = arrivalOf(faulted.fault, faulted.size)
  if (arrival === 'not-processed') return WAITING
  if (open === undefined) return judgeUndoubted(faulted, arrival)
  const { doubt, since } = open
  if (arrival !== 'refused') return { kind: 'in-doubt', doubt, since }
  return { kind: 'in-doubt', doubt, since: { at: faulted.at, message: excerptOf(faulted.fault) } }
}

function judgeUndoubted(
  { request, at, fault }: FaultedRequest,
  arrival: 'refused' | 'not-sent' | 'unknown',
): Outcome {
  if (arrival === 'refused') return { kind: 'refused', at, fault, request }
  if (arrival === 'not-sent') return { kind: 'not-sent', at, request }
  return { kind: 'in-doubt', doubt: { at, request, cause: { kind: 'fault', fault } }, since: null }
}

function excerptOf(fault: Fault): string | null {
  return 'excerpt' in fault && fault.excerpt !== '' ? fault.excerpt : null
}

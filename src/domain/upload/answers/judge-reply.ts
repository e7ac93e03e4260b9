import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import {
  type CourierCandidate,
  type CourierReport,
  distinctCandidates,
  type FailedReport,
  type ReportedIds,
  type UploadResult,
} from '#domain/entry/upload-result.ts'
import { countNamed, type MatchedAnswer, matchAnswer } from './match-answer.ts'
import { type Outcome, type OutcomeKind, type Timestamp, WAITING } from '#domain/upload/outcome.ts'
import type { OpenDoubt, StrayReport } from '#domain/upload/stored-state.ts'
import { type Fault, arrivalOf } from '#domain/upload/fault.ts'

type AnsweredRequest = {
  readonly request: number
  readonly at: Timestamp
  /** The entries as they were sent. */
  readonly entries: readonly TrackingEntry[]
  readonly result: UploadResult
  /** The open doubt from before the request about the entry at an index. */
  readonly doubtOf: (index: number) => OpenDoubt | undefined
}

type Judgement = {
  /** One outcome for each entry of the request, in the same order. */
  readonly outcomes: readonly Outcome[]
  readonly strays: readonly StrayReport[]
}

/** Returns the outcome of every entry of an answered request. */
export function judgeAnswer(answered: AnsweredRequest): Judgement {
  const matched = matchAnswer(answered.entries, answered.result)
  const unnamedOutcome = judgeUnnamed(answered, matched)
  const outcomes = answered.entries.map((_, index) => {
    const outcome = judgeNamed(answered, matched, index) ?? unnamedOutcome
    return keepDoubt(outcome, answered.doubtOf(index), answered.at)
  })
  return { outcomes, strays: matched.strays.map((report) => toStray(report, answered.request)) }
}

/** When an entry is named as both, failed wins over courier needed, and the candidates are kept. */
function judgeNamed(
  { at, entries }: AnsweredRequest,
  matched: MatchedAnswer,
  index: number,
): AnsweredOutcome | null {
  const failed = matched.failed.get(index)
  const courier = matched.courier.get(index)
  const candidates = courier ? joinCandidates(courier) : null
  const reports = [...(failed ?? []), ...(courier ?? [])]
  const sent = entries[index]
  const about = { at, ...otherCourier(reports, sent?.courier), ...otherOrder(reports, sent) }
  if (failed) return { kind: 'failed', ...about, message: joinMessages(failed), candidates }
  return candidates && { kind: 'courier-needed', ...about, candidates }
}

/** Returns the courier that the answer names if it isn't the one sent. Reports without a courier don't count. */
function otherCourier(reports: readonly ReportedIds[], sent = '') {
  const other = reports
    .map(({ courier }) => courier?.trim() ?? '')
    .find((courier) => courier !== '' && courier !== sent)
  return other === undefined ? {} : { otherCourier: other }
}

/** Returns the order ID that the answer gives an entry if it isn't the one sent. */
function otherOrder(reports: readonly ReportedIds[], sent: TrackingEntry | undefined) {
  const other = reports.find(({ orderId }) => orderId && orderId !== sent?.orderId)?.orderId
  return other ? { otherOrder: other } : {}
}

/** Unnamed entries are accepted only if the accepted count equals their number. */
function judgeUnnamed(
  { entries, result, at, request }: AnsweredRequest,
  matched: MatchedAnswer,
): AnsweredOutcome {
  const unnamed = entries.length - countNamed(matched)
  const accepted = result.acceptedOrders
  if (accepted === unnamed) return { kind: 'accepted', how: 'by-count', at }
  if (accepted === 0) return { kind: 'failed', at, message: null, candidates: null }
  return { kind: 'unexplained', at, request, accepted, unnamed }
}

/** Outcomes that an answer can give. */
type AnsweredKind = Exclude<
  OutcomeKind,
  'waiting' | 'sending' | 'in-doubt' | 'refused' | 'not-sent' | 'set-aside'
>
type AnsweredOutcome = Extract<Outcome, { kind: AnsweredKind }>

/** A failure doesn't end a doubt: the service may reject the order because it accepted it before. */
const ENDS_DOUBT: Readonly<Record<AnsweredKind, boolean>> = {
  accepted: true,
  'courier-needed': true,
  failed: false,
  unexplained: true,
}

function keepDoubt(outcome: AnsweredOutcome, open: OpenDoubt | undefined, at: Timestamp): Outcome {
  if (open === undefined || ENDS_DOUBT[outcome.kind]) return outcome
  const message = 'message' in outcome ? outcome.message : null
  return { kind: 'in-doubt', doubt: open.doubt, since: { at, message } }
}

/** A single report's list is returned as it is, since many entries share it. */
function joinCandidates(reports: readonly CourierReport[]): readonly CourierCandidate[] {
  const [first, second] = reports
  const isOne = first !== undefined && second === undefined
  return isOne
    ? first.possibleCouriers
    : distinctCandidates(reports.flatMap((report) => report.possibleCouriers))
}

function joinMessages(reports: readonly FailedReport[]): string | null {
  const messages = new Set(reports.map((report) => report.errorMessage).filter(Boolean))
  return messages.size === 0 ? null : [...messages].join('\n')
}

function toStray(report: FailedReport | CourierReport, request: number): StrayReport {
  const { orderId, merchantOrderId, trackingId } = report
  const message = 'errorMessage' in report && report.errorMessage ? report.errorMessage : null
  return { request, orderId, merchantOrderId, trackingId, message }
}

type FaultedRequest = {
  readonly request: number
  readonly at: Timestamp
  readonly size: number
  readonly fault: Fault
}

/** Returns the outcome of an entry of a faulted request. An open doubt stays open, whatever the fault. */
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

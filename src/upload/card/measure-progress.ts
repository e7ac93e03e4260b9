import { openRequests } from '#domain/upload/summary.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'

export type UploadProgress = {
  readonly done: number
  readonly total: number
  /** null: too few answers yet for an estimate. */
  readonly remainingMs: number | null
}

const RECENT = 7
const ENOUGH = 3

/** Returns the progress of the running submissions, else of the whole upload. Unsent entries don't count as done. */
export function measureProgress(state: UploadState): UploadProgress {
  const { waiting, sending, 'not-sent': notSent } = state.counts
  const left = waiting + sending + notSent
  if (left === 0) return { ...whole(state), remainingMs: null }
  const total = Math.max(left, countSubmitted(state))
  return { done: total - left, total, remainingMs: estimateRemaining(state.requests, left) }
}

const whole = ({ entries }: UploadState) => ({ done: entries.length, total: entries.length })

/** Counts the entries of the submissions that still have entries waiting or in flight. */
function countSubmitted(state: UploadState): number {
  const { submissions, memory } = state
  const open = openRequests(state)
  const underWay = new Set([...memory.waitingIn.keys(), ...open.map((record) => record.submission)])
  return submissions
    .filter((record) => underWay.has(record.submission))
    .reduce((sum, record) => sum + record.entryCount, 0)
}

/**
 * Estimates the remaining time from the last answers to full-size requests; the trial is too small to tell. Takes the
 * median, so a single slow answer doesn't make the number jump.
 */
function estimateRemaining(requests: readonly RequestRecord[], left: number): number | null {
  const answered = requests.filter((record) => record.reply.kind === 'answer')
  if (answered.length < ENOUGH) return null
  const recent = answered.slice(-RECENT - 1)
  const size = Math.max(...recent.map((record) => record.positions.length))
  const paces = recent.flatMap((record, index) =>
    record.positions.length * 2 > size ? [paceOf(record, recent[index - 1])] : [],
  )
  return Math.ceil(left / size) * median(paces.slice(-RECENT))
}

/** Parallel requests are answered one after the other, so the pace is the time since the previous answer. */
function paceOf({ at, reply }: RequestRecord, before: RequestRecord | undefined): number {
  const end = reply.kind === 'none' ? at : reply.at
  const endBefore = before === undefined || before.reply.kind === 'none' ? at : before.reply.at
  return Math.max(0, end - Math.max(at, endBefore))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const SECOND_MS = 1000

/** Rounds up to a full second, five seconds, half minute or minute, so the number doesn't change all the time. */
export function roundRemaining(ms: number): number {
  const step = ms < 10 * SECOND_MS ? 1 : ms < 90 * SECOND_MS ? 5 : ms < 600 * SECOND_MS ? 30 : 60
  return Math.ceil(ms / (step * SECOND_MS)) * step * SECOND_MS
}

import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'

export type UploadProgress = {
  readonly done: number
  readonly total: number
  /** null: too little was answered yet to say. */
  readonly remainingMs: number | null
}

const RECENT = 5
const ENOUGH = 2

/** How far the passes under way have come; the whole upload when nothing is under way. */
export function measureProgress(state: UploadState): UploadProgress {
  const left = state.counts.waiting + state.counts.sending
  if (left === 0) return { ...whole(state), remainingMs: null }
  const total = Math.max(left, countSubmitted(state))
  return { done: total - left, total, remainingMs: estimateRemaining(state.requests, left) }
}

const whole = ({ entries }: UploadState) => ({ done: entries.length, total: entries.length })

/** Entries of the submissions in which something still waits. */
function countSubmitted({ outcomes, submissions, memory }: UploadState): number {
  const underWay = new Set<number>()
  for (const [position, { kind }] of outcomes.entries()) {
    if (kind === 'waiting' || kind === 'sending') underWay.add(memory.submissionOf[position] ?? -1)
  }
  return submissions
    .filter((record) => underWay.has(record.submission))
    .reduce((sum, record) => sum + record.entryCount, 0)
}

/** By the pace of the last answers; the small trial says little about a full request. */
function estimateRemaining(requests: readonly RequestRecord[], left: number): number | null {
  const answered = requests.filter((record) => record.reply.kind === 'answer').slice(-RECENT)
  if (answered.length < ENOUGH) return null
  const size = Math.max(...answered.map((record) => record.positions.length))
  const spent = answered.reduce((sum, record) => sum + durationOf(record), 0)
  return Math.ceil(left / size) * (spent / answered.length)
}

/** How long the reply to a request took; 0 without one. */
export function durationOf({ at, reply }: RequestRecord): number {
  return reply.kind === 'none' ? 0 : Math.max(0, reply.at - at)
}

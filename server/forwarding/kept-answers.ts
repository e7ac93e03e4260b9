import { createHash } from 'node:crypto'

import { ANSWER_HEADER, type AnswerState } from '#service/kept-answer.ts'
import { ownAnswer, type ServiceAnswer, type TrackingReply } from './tracking-endpoint.ts'

const KEPT_FOR_MS = 10 * 60_000
const MB = 1024 * 1024
/** What a kept answer costs beside its body. */
const BYTES_BESIDE = 1_000

/** One request that has a name. */
export type NamedRequest = {
  /** Only the first request of a name may go on to the service. */
  readonly isFirst: boolean
  /** What the first one got, or that it still waits. */
  readonly answer: () => ServiceAnswer
  readonly settle: (reply: TrackingReply) => void
}

/** Answers for a page that they did not reach: in memory, for a while, and for their own token only. */
export type KeptAnswers = {
  readonly open: (id: string, authorization: string) => NamedRequest
  readonly ask: (id: string, authorization: string) => ServiceAnswer
}

type Limits = {
  readonly now?: () => number
  readonly mostBytesEach?: number
  readonly mostBytesOfToken?: number
  readonly mostBytes?: number
}

/** `settledAt` null: it still waits, and is never let go. */
type Kept = {
  readonly owner: string
  readonly answer: ServiceAnswer
  readonly bytes: number
  readonly settledAt: number | null
}

export function createKeptAnswers(limits: Limits = {}): KeptAnswers {
  const { now = () => performance.now(), mostBytesEach = MB } = limits
  const { mostBytesOfToken = 16 * MB, mostBytes = 64 * MB } = limits
  const kept = new Map<string, Kept>()
  /** Who is settled comes last, so the oldest comes first. */
  const put = (key: string, entry: Kept) => kept.delete(key) && kept.set(key, entry)

  function letGo(): void {
    const bytesOf = new Map<string, number>()
    let total = 0
    for (const [key, { owner, bytes, settledAt }] of [...kept].reverse()) {
      if (settledAt === null) continue
      const ofOwner = (bytesOf.get(owner) ?? 0) + bytes
      const isOld = now() - settledAt > KEPT_FOR_MS
      if (isOld || ofOwner > mostBytesOfToken || total + bytes > mostBytes) {
        kept.delete(key)
        continue
      }
      bytesOf.set(owner, ofOwner)
      total += bytes
    }
  }

  function settle(key: string, owner: string, reply: TrackingReply): void {
    const body = reply.kind === 'answer' ? reply.body : null
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
    const length = isWhole ? Buffer.byteLength(body) : 0
    const isKept = reply.kind === 'answer' && isWhole && length <= mostBytesEach
    const answer = isKept ? withState(reply, 'final') : UNKNOWN
    const bytes = BYTES_BESIDE + (isKept ? length : 0)
    put(key, { owner, answer, bytes, settledAt: now() })
    letGo()
  }

  return {
    open: (id, authorization) => {
      const owner = hashOf(authorization)
      const key = `${owner} ${id}`
      const isFirst = !kept.has(key)
      if (isFirst) kept.set(key, { owner, answer: WAITING, bytes: 0, settledAt: null })
      return {
        isFirst,
        answer: () => kept.get(key)?.answer ?? UNKNOWN,
        settle: (reply) => settle(key, owner, reply),
      }
    },
    ask: (id, authorization) => {
      letGo()
      return kept.get(`${hashOf(authorization)} ${id}`)?.answer ?? UNKNOWN
    },
  }
}

/** The answer, with what it is worth. */
export function withState(answer: ServiceAnswer, state: AnswerState): ServiceAnswer {
  return { ...answer, headers: { ...answer.headers, [ANSWER_HEADER]: state } }
}

/** A status that never says what was processed. */
const WAITING = withState(ownAnswer(409, 'The service has not answered yet.'), 'waiting')
const UNKNOWN = withState(ownAnswer(409, 'The answer is not known here.'), 'unknown')

function hashOf(authorization: string): string {
  return createHash('sha256').update(authorization).digest('hex')
}

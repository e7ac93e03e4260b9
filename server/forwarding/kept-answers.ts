import { createHash } from 'node:crypto'

import { ANSWER_HEADER, type AnswerState } from '#service/kept-answer.ts'
import { ownAnswer, type ServiceAnswer, type TrackingReply } from './tracking-endpoint.ts'

const KEPT_FOR_MS = 10 * 60_000
const MB = 1024 * 1024
/** What a kept answer costs beside its body. */
const BYTES_BESIDE = 1_000
const MOST_UNSENT = 1_000
const MOST_UNKNOWN = 10_000

/** One request that has a name. */
export type NamedRequest = {
  /** Only the first request of a name may go on to the service. */
  readonly isFirst: boolean
  /** What the first one got, or that it still waits. */
  readonly answer: () => ServiceAnswer
  /** `hasLeft`: it went on to the service. */
  readonly settle: (reply: TrackingReply, hasLeft: boolean) => void
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

type Kept = {
  readonly owner: string
  readonly answer: ServiceAnswer
  readonly bytes: number
  readonly settledAt: number
}

/** What one token has here: its keys, the oldest first. */
type Share = { bytes: number; readonly keys: Set<string> }

export function createKeptAnswers(limits: Limits = {}): KeptAnswers {
  const { now = () => performance.now(), mostBytesEach = MB } = limits
  const { mostBytesOfToken = 16 * MB, mostBytes = 64 * MB } = limits
  const waiting = new Set<string>()
  /** Of requests that never left this server: a flood of them must not push out an answer of the service. */
  const unsent = createRow<ServiceAnswer>(MOST_UNSENT)
  /** Of requests whose answer is too long to be kept, or is none: their names are not forwarded again. */
  const unknown = createRow<ServiceAnswer>(MOST_UNKNOWN)
  /** In the order in which they were settled. */
  const kept = new Map<string, Kept>()
  const shares = new Map<string, Share>()
  let total = 0

  function letGo(key: string): void {
    const entry = kept.get(key)
    if (entry === undefined) return
    kept.delete(key)
    total -= entry.bytes
    const share = shares.get(entry.owner)
    if (share === undefined) return
    share.bytes -= entry.bytes
    share.keys.delete(key)
    if (share.keys.size === 0) shares.delete(entry.owner)
  }

  const isOld = ({ settledAt }: Kept) => now() - settledAt > KEPT_FOR_MS

  function keep(key: string, entry: Kept): void {
    const share = shares.get(entry.owner) ?? { bytes: 0, keys: new Set() }
    shares.set(entry.owner, share)
    kept.set(key, entry)
    share.keys.add(key)
    share.bytes += entry.bytes
    total += entry.bytes
    for (const oldest of share.keys) if (share.bytes > mostBytesOfToken) letGo(oldest)
    for (const [oldest, about] of kept) {
      if (total <= mostBytes && !isOld(about)) break
      letGo(oldest)
    }
  }

  function settle(key: string, owner: string, reply: TrackingReply, hasLeft: boolean): void {
    waiting.delete(key)
    const body = reply.kind === 'answer' ? reply.body : null
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
    const length = isWhole ? Buffer.byteLength(body) : 0
    const isKept = reply.kind === 'answer' && isWhole && length <= mostBytesEach
    const answer = isKept ? withState(reply, 'final') : UNKNOWN
    if (!hasLeft) return unsent.add(key, answer)
    if (!isKept) return unknown.add(key, answer)
    keep(key, { owner, answer, bytes: BYTES_BESIDE + length, settledAt: now() })
  }

  function find(key: string): ServiceAnswer | null {
    if (waiting.has(key)) return WAITING
    const entry = kept.get(key)
    if (entry === undefined) return unknown.get(key) ?? unsent.get(key) ?? null
    if (!isOld(entry)) return entry.answer
    letGo(key)
    return null
  }

  return {
    open: (id, authorization) => {
      const owner = hashOf(authorization)
      const key = `${owner} ${id}`
      const isFirst = find(key) === null
      if (isFirst) waiting.add(key)
      return {
        isFirst,
        answer: () => find(key) ?? UNKNOWN,
        settle: (reply, hasLeft) => settle(key, owner, reply, hasLeft),
      }
    },
    ask: (id, authorization) => find(`${hashOf(authorization)} ${id}`) ?? UNKNOWN,
  }
}

/** A map of a limited length, which the oldest leaves. */
function createRow<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    get: (key: string) => values.get(key),
    add: (key: string, value: Value): void => {
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
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

import { createHash } from 'node:crypto'

import { ANSWER_HEADER, type AnswerState } from '#service/kept-answer.ts'
import { ownAnswer, type ServiceAnswer, type TrackingReply } from './tracking-endpoint.ts'

const KEPT_FOR_MS = 10 * 60_000
const MB = 1024 * 1024
/** Memory overhead of a kept answer, in bytes, without its body. */
const BYTES_BESIDE = 1_000
const MOST_UNSENT = 1_000
const MOST_UNKNOWN = 10_000

/** A request with an id. */
export type NamedRequest = {
  /** Only the first request with an id may be forwarded. */
  readonly isFirst: boolean
  /** The answer of the first one, or "waiting". */
  readonly answer: () => ServiceAnswer
  /** `hasLeft`: the request was forwarded. */
  readonly settle: (reply: TrackingReply, hasLeft: boolean) => void
}

/** Answers for pages that they didn't reach, kept in memory for a while and only for their own token. */
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

/** The kept answers of one token; keys are ordered oldest first. */
type Share = { bytes: number; readonly keys: Set<string> }

export function createKeptAnswers(limits: Limits = {}): KeptAnswers {
  const { mostBytesEach = MB } = limits
  const waiting = new Set<string>()
  /** Answers to requests that were not forwarded, apart, so a flood of them can't displace answers of the service. */
  const unsent = createRow<ServiceAnswer>(MOST_UNSENT)
  /** Requests whose answer is missing or too long to keep; their ids are not forwarded again. */
  const unknown = createRow<ServiceAnswer>(MOST_UNKNOWN)
  const kept = createStore(limits)

  function settle(key: string, owner: string, reply: TrackingReply, hasLeft: boolean): void {
    waiting.delete(key)
    const body = reply.kind === 'answer' ? reply.body : null
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
    const length = isWhole ? Buffer.byteLength(body) : 0
    const isKept = reply.kind === 'answer' && isWhole && length <= mostBytesEach
    const answer = isKept ? withState(reply, 'final') : UNKNOWN
    if (!hasLeft) return unsent.add(key, answer)
    if (!isKept) return unknown.add(key, answer)
    kept.add(key, { owner, answer, bytes: BYTES_BESIDE + length })
  }

  const find = (key: string): ServiceAnswer | undefined =>
    waiting.has(key) ? WAITING : (kept.get(key) ?? unknown.get(key) ?? unsent.get(key))

  return {
    open: (id, authorization) => {
      const owner = hashOf(authorization)
      const key = `${owner} ${id}`
      const isFirst = find(key) === undefined
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

/** Answers of the service, dropped when they are old or exceed the limit of their token or of all. */
function createStore(limits: Limits) {
  const { now = () => performance.now() } = limits
  const { mostBytesOfToken = 16 * MB, mostBytes = 64 * MB } = limits
  /** In the order of their arrival. */
  const kept = new Map<string, Kept>()
  const shares = new Map<string, Share>()
  let total = 0
  const isOld = ({ settledAt }: Kept) => now() - settledAt > KEPT_FOR_MS

  function letGo(key: string, { owner, bytes }: Kept, share: Share): void {
    kept.delete(key)
    share.keys.delete(key)
    share.bytes -= bytes
    total -= bytes
    if (share.keys.size === 0) shares.delete(owner)
  }

  function makeRoom(share: Share): void {
    for (const key of share.keys) {
      const entry = kept.get(key)
      if (share.bytes <= mostBytesOfToken || entry === undefined) break
      letGo(key, entry, share)
    }
    for (const [key, entry] of kept) {
      const its = shares.get(entry.owner)
      if ((total <= mostBytes && !isOld(entry)) || its === undefined) break
      letGo(key, entry, its)
    }
  }

  return {
    get: (key: string): ServiceAnswer | undefined => {
      const entry = kept.get(key)
      return entry === undefined || isOld(entry) ? undefined : entry.answer
    },
    add: (key: string, about: Omit<Kept, 'settledAt'>): void => {
      const before = kept.get(key)
      const its = shares.get(about.owner)
      if (before !== undefined && its !== undefined) letGo(key, before, its)
      const share = shares.get(about.owner) ?? { bytes: 0, keys: new Set() }
      shares.set(about.owner, share)
      kept.set(key, { ...about, settledAt: now() })
      share.keys.add(key)
      share.bytes += about.bytes
      total += about.bytes
      makeRoom(share)
    },
  }
}

/** A map of limited size that drops its oldest values. */
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

/** Adds the state of an answer as a header. */
export function withState(answer: ServiceAnswer, state: AnswerState): ServiceAnswer {
  return { ...answer, headers: { ...answer.headers, [ANSWER_HEADER]: state } }
}

/** 409 leaves the outcome open. */
const WAITING = withState(ownAnswer(409, 'The service has not answered yet.'), 'waiting')
const UNKNOWN = withState(ownAnswer(409, 'The answer is not known here.'), 'unknown')

function hashOf(authorization: string): string {
  return createHash('sha256').update(authorization).digest('hex')
}

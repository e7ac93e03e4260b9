import { type PracticeEffect, practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { CALM_DAY, type PracticeDial } from '#service/practice-dial.ts'
import { effectOnDay, outageOnDay, unexplainedOnDay } from './bad-day.ts'
import {
  FAULTS_AFTER,
  FAULTS_BEFORE,
  MOST_ENTRIES,
  OVER_THE_LIMIT,
  UNAUTHORIZED,
  errorReply,
  jsonReply,
  type SimulatorReply,
} from './interruptions.ts'
import { createOrderBooks } from './order-book.ts'
import type { AcceptedLine, OrderBook } from './order-book.ts'
import { parseEntries } from './parse-entries.ts'
import { processEntries } from './process-entries.ts'
import { createOneTimeFaults } from './one-time-faults.ts'

type SimulatorRequest = {
  readonly authorization: string | null
  readonly body: string
  /** The simulated problems set in Help; none without it. */
  readonly dial?: PracticeDial
}

/** An order that the simulator accepted, for tests to compare with. */
export type BookLine = AcceptedLine & {
  readonly orderId: string
  /** How often the order was sent in requests that were processed. */
  readonly attempts: number
}

export type Simulator = {
  readonly handle: (request: SimulatorRequest) => SimulatorReply
  readonly book: (token: string) => readonly BookLine[]
}

const SHORTEST_TOKEN = 8
const EXPIRED_TOKEN = 'expired-token'
const SLOW_MS = 1500

/** Without `seed`, each simulator draws its own problems. */
type SimulatorOptions = { readonly now?: () => number; readonly seed?: number }

/** Creates a simulator of the service, with its own order books. It answers any text and never throws. */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const { now = Date.now, seed = Math.floor(Math.random() * 2 ** 32) } = options
  const books = createOrderBooks()
  const oneTimeFaults = createOneTimeFaults()
  let requests = 0

  const answer = (
    token: string,
    entries: readonly TrackingEntry[],
    dial: PracticeDial,
  ): SimulatorReply => {
    if (dial.voice === 'field' && entries.length > MOST_ENTRIES) return OVER_THE_LIMIT
    const outage = outageOnDay((requests += 1), dial, seed)
    const comes = <Fault extends { effect: PracticeEffect }>(faults: readonly Fault[]) =>
      faults.find(({ effect }) => effect === outage)
    const before = comes(FAULTS_BEFORE) ?? oneTimeFaults.take(FAULTS_BEFORE, token, entries)
    if (before !== undefined) return before.reply(now())
    const silent = unexplainedOnDay(requests, entries, dial, seed)
    const book = books.open(token)
    const processed = processEntries(
      entries,
      (orderId) => book.get(orderId),
      (orderId) => (orderId === silent ? 'not-itemised' : effectOnDay(orderId, dial, seed)),
      dial.voice,
    )
    books.keep(book, processed.records)
    const after = comes(FAULTS_AFTER) ?? oneTimeFaults.take(FAULTS_AFTER, token, entries)
    return after === undefined ? jsonReply(200, processed.answer) : after.reply(processed.answer)
  }

  const handle = ({ authorization, body, dial = CALM_DAY }: SimulatorRequest): SimulatorReply => {
    const token = readToken(authorization)
    if (token === null) return UNAUTHORIZED
    const entries = parseEntries(body)
    if (!entries.ok) return errorReply(400, entries.reason)
    const delayMs = delayOf(entries.value) + dial.delay * 1000
    return { ...answer(token, entries.value, dial), delayMs }
  }

  return { handle, book: (token) => listAccepted(books.find(token)) }
}

function readToken(authorization: string | null): string | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? ''
  return token.length < SHORTEST_TOKEN || token === EXPIRED_TOKEN ? null : token
}

function delayOf(entries: readonly TrackingEntry[]): number {
  return entries.some(({ orderId }) => practiceEffectOf(orderId) === 'slow') ? SLOW_MS : 0
}

function listAccepted(book: OrderBook = new Map()): readonly BookLine[] {
  return [...book.values()].flatMap(({ orderId, attempts, accepted }) =>
    accepted === null ? [] : [{ orderId, attempts, ...accepted }],
  )
}

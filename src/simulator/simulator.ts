import { practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import {
  FAULTS_AFTER,
  FAULTS_BEFORE,
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

/** Creates a simulator of the service, with its own order books. It answers any text and never throws. */
export function createSimulator({
  now = Date.now,
}: { readonly now?: () => number } = {}): Simulator {
  const books = createOrderBooks()
  const oneTimeFaults = createOneTimeFaults()

  const answer = (token: string, entries: readonly TrackingEntry[]): SimulatorReply => {
    const before = oneTimeFaults.take(FAULTS_BEFORE, token, entries)
    if (before !== undefined) return before.reply(now())
    const book = books.open(token)
    const processed = processEntries(entries, (orderId) => book.get(orderId))
    books.keep(book, processed.records)
    const after = oneTimeFaults.take(FAULTS_AFTER, token, entries)
    return after === undefined ? jsonReply(200, processed.answer) : after.reply(processed.answer)
  }

  const handle = ({ authorization, body }: SimulatorRequest): SimulatorReply => {
    const token = readToken(authorization)
    if (token === null) return UNAUTHORIZED
    const entries = parseEntries(body)
    if (!entries.ok) return errorReply(400, entries.reason)
    return { ...answer(token, entries.value), delayMs: delayOf(entries.value) }
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

import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

/** The values that an order was accepted with. */
export type AcceptedLine = Omit<TrackingEntry, 'orderId'> & {
  /** How often the order was accepted; more than once would be a bug of the simulator. */
  readonly times: number
}

/** The record of one order. An order without a record is pending. */
export type OrderRecord = {
  readonly orderId: string
  /** How often the order was sent in a request that was processed. */
  readonly attempts: number
  /** The tracking number with which a practice value first failed. */
  readonly requestRejectedWith: string | null
  readonly accepted: AcceptedLine | null
}

export type OrderBook = Map<string, OrderRecord>

/** Limits of memory; older data is forgotten. */
export type BookLimits = { readonly tokens: number; readonly orders: number }

const LIMITS: BookLimits = { tokens: 100, orders: 300_000 }

export type OrderBooks = {
  /** Returns the book of a token, initially empty; drops the least recently used book if there are too many. */
  readonly open: (token: string) => OrderBook
  /** Returns the book of a token, if there is one, without counting as a use. */
  readonly find: (token: string) => OrderBook | undefined
  readonly keep: (book: OrderBook, records: readonly OrderRecord[]) => void
}

/** Creates order books, one for each access token. Their size is limited, since any client can fill them. */
export function createOrderBooks(limits: BookLimits = LIMITS): OrderBooks {
  const books = new Map<string, OrderBook>()
  const open = (token: string): OrderBook => {
    const book = books.get(token) ?? new Map<string, OrderRecord>()
    books.delete(token)
    books.set(token, book)
    if (books.size > limits.tokens) dropOldest(books)
    return book
  }
  const keep = (book: OrderBook, records: readonly OrderRecord[]): void => {
    for (const record of records) book.set(record.orderId, record)
    shrink(books, limits.orders)
  }
  return { open, find: (token) => books.get(token), keep }
}

/** Drops whole books of other tokens first, then the oldest orders of the last one. */
function shrink(books: Map<string, OrderBook>, orders: number): void {
  while (books.size > 1 && countOrders(books) > orders) dropOldest(books)
  const [last = new Map()] = books.values()
  const tooMany = books.size > 1 ? 0 : last.size - orders
  for (let dropped = 0; dropped < tooMany; dropped += 1) dropOldest(last)
}

function countOrders(books: ReadonlyMap<string, OrderBook>): number {
  return [...books.values()].reduce((sum, book) => sum + book.size, 0)
}

/** Drops the first key, since a map keeps its keys in insertion order. */
function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

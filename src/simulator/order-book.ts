import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

/** What an order was accepted with. */
export type AcceptedLine = Omit<TrackingEntry, 'orderId'> & {
  /** How often it was accepted: once, or the simulator is wrong. */
  readonly times: number
}

/** What is known of one order. An order that is not in the book is pending. */
export type OrderRecord = {
  readonly orderId: string
  /** How often it was sent in a request that was processed. */
  readonly attempts: number
  /** The tracking number that with which a practice value failed first. */
  readonly requestRejectedWith: string | null
  readonly accepted: AcceptedLine | null
}

export type OrderBook = Map<string, OrderRecord>

/** How much is remembered; what is older is forgotten. */
export type BookLimits = { readonly tokens: number; readonly orders: number }

const LIMITS: BookLimits = { tokens: 100, orders: 300_000 }

export type OrderBooks = {
  /** The book of a token, empty at first; that of the token not used for the longest gives way. */
  readonly open: (token: string) => OrderBook
  /** The book of a token as far as there is one; looking does not count as use. */
  readonly find: (token: string) => OrderBook | undefined
  readonly keep: (book: OrderBook, records: readonly OrderRecord[]) => void
}

/** One book for each access token, all of them bounded, since any client can fill them. */
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

/** Whole books of other tokens go first, then the oldest orders of the last one. */
function shrink(books: Map<string, OrderBook>, orders: number): void {
  while (books.size > 1 && countOrders(books) > orders) dropOldest(books)
  const [last = new Map()] = books.values()
  const tooMany = books.size > 1 ? 0 : last.size - orders
  for (let dropped = 0; dropped < tooMany; dropped += 1) dropOldest(last)
}

function countOrders(books: ReadonlyMap<string, OrderBook>): number {
  return [...books.values()].reduce((sum, book) => sum + book.size, 0)
}

/** A map hands out its keys in the order in which they were set. */
function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

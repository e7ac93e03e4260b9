import { PRACTICE_VALUES } from '../../src/domain/entry/practice-values.ts'

export const HEADER = ['Order ID', 'Tracking number'] as const

/** Entries per request: enough for itemised answers, and few enough to send one by one. */
export const REQUEST_SIZE = 40

/** First row and count of each practice value. A negative row counts from the end. */
const PLACES: readonly (readonly [row: number, value: string, count: number])[] = [
  // The whole trial fails for one reason.
  [0, 'TEST-NOT-FOUND', 10],
  // The first full request meets all pauses, then the itemised answers.
  [12, 'TEST-TOKEN-EXPIRES', 1],
  [13, 'TEST-TOO-MANY-REQUESTS', 1],
  [14, 'TEST-TRY-LATER', 1],
  [16, 'TEST-REJECTED', 2],
  [18, 'TEST-MARKUP', 1],
  [19, 'TEST-NAMED-TWICE', 1],
  [20, 'TEST-NOT-FOUND', 1],
  [22, 'TEST-STRAY', 1],
  [24, 'TEST-AMBIGUOUS-2', 6],
  [32, 'TEST-AMBIGUOUS-40', 2],
  [36, 'TEST-AMBIGUOUS-ODD', 2],
  [40, 'TEST-NO-CANDIDATES', 2],
  // In a request that isn't resent repeatedly.
  [60, 'TEST-SLOW', 1],
  // Each leaves its outcome open and needs its own request; the second is met when the first is resent.
  [51, 'TEST-NOT-ITEMISED', 2],
  [95, 'TEST-TURNED-DOWN', 1],
  [135, 'TEST-SERVER-FAULT', 1],
  [136, 'TEST-DROPPED-AFTER', 1],
  [175, 'TEST-DROPPED-BEFORE', 1],
  [176, 'TEST-BROKEN-JSON', 1],
  [215, 'TEST-HTML', 1],
  // Values that shrink requests come last, since requests stay small.
  [-28, 'TEST-NO-SENSE', 1],
  [-8, 'TEST-TOO-LARGE', 1],
  [-4, 'TEST-ALWAYS-TOO-LARGE', 1],
]

/** Two rows of one order: the second waits while the first is in doubt. */
const SAME_ORDER = { first: 140, second: 150 } as const
/** The request with this order can't reach the service. */
export const UNREACHED = 'SO-100230'

/** A sheet with every practice value. `mark` makes its order IDs unique. */
export function wholeSheet(rowCount: number, mark: string): string[][] {
  const rows = Array.from({ length: rowCount }, (_, row) => [`SO-${100_000 + row}`, `ZZ-${row}`])
  for (const [place, value, count] of PLACES) {
    const from = place < 0 ? rowCount + place : place
    for (let row = from; row < from + count; row += 1)
      rows[row] = [`${value}-${mark}-${row}`, `ZZ-${row}`]
  }
  rows[SAME_ORDER.second] = [rows[SAME_ORDER.first]?.[0] ?? '', 'ZZ-150-2']
  return rows
}

export function missingValues(rows: readonly (readonly string[])[]): string[] {
  const has = (orderId: string) => rows.some(([order]) => order?.startsWith(`${orderId}-`))
  return PRACTICE_VALUES.map(({ orderId }) => orderId).filter((orderId) => !has(orderId))
}

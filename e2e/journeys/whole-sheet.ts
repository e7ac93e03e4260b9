import { PRACTICE_VALUES } from '../../src/domain/entry/practice-values.ts'

export const HEADER = ['Order ID', 'Tracking number'] as const

/** Entries in a request: enough for what is answered entry by entry, few to be sent one by one. */
export const REQUEST_SIZE = 40

/** Where the practice values stand: from this row on, this many of each. A negative row counts from the end. */
const PLACES: readonly (readonly [row: number, value: string, count: number])[] = [
  // The trial fails whole, for one reason.
  [0, 'TEST-NOT-FOUND', 10],
  // The first full request meets all that asks to wait, and then what is answered entry by entry.
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
  // In a request that is not sent again and again.
  [60, 'TEST-SLOW', 1],
  // Each leaves open what was processed and needs a request of its own; the second one is met when the first is resent.
  [51, 'TEST-NOT-ITEMISED', 2],
  [95, 'TEST-TURNED-DOWN', 1],
  [135, 'TEST-SERVER-FAULT', 1],
  [136, 'TEST-DROPPED-AFTER', 1],
  [175, 'TEST-DROPPED-BEFORE', 1],
  [176, 'TEST-BROKEN-JSON', 1],
  [215, 'TEST-HTML', 1],
  // What makes requests smaller comes last, since they stay small.
  [-28, 'TEST-NO-SENSE', 1],
  [-8, 'TEST-TOO-LARGE', 1],
  [-4, 'TEST-ALWAYS-TOO-LARGE', 1],
]

/** Two rows of one order: the later one waits while the earlier one is in doubt. */
const SAME_ORDER = { first: 140, second: 150 } as const
/** In the request of this order the way to the service breaks down before anything leaves. */
export const UNREACHED = 'SO-100230'

/** A sheet with every practice value in it. The mark makes its order ids new to the simulator. */
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

/** The practice values that a sheet does not have. */
export function missingValues(rows: readonly (readonly string[])[]): string[] {
  const has = (orderId: string) => rows.some(([order]) => order?.startsWith(`${orderId}-`))
  return PRACTICE_VALUES.map(({ orderId }) => orderId).filter((orderId) => !has(orderId))
}

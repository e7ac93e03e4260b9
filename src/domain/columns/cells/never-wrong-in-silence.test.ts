import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnySheet, anySheet } from '#testing/sheets/any-sheet.ts'
import { suggest } from '#testing/sheets/column-sheets.ts'

/** The same sheets in each run, so that a failure is due to a change; LONG=1 tests many random ones. */
const RUNS = process.env['LONG'] ? { numRuns: 30_000 } : { numRuns: 2_000, seed: 1 }

const rowsOf = ({ header, body }: AnySheet) => (header === null ? body : [header, ...body])

const truthOf = ({ kinds }: AnySheet) => ({
  orderId: kinds.indexOf('order'),
  trackingId: kinds.indexOf('tracking'),
})

/** The mapping that is used without a question; null when the user is asked. */
function usedInSilence(sheet: AnySheet) {
  const { certain, mapping } = suggest(rowsOf(sheet))
  return certain ? { orderId: mapping.orderId, trackingId: mapping.trackingId } : null
}

test('no sheet without a header gets a wrong order or tracking column without a question', () => {
  let silent = 0
  fc.assert(
    fc.property(anySheet(false), (sheet) => {
      const used = usedInSilence(sheet)
      if (used === null) return
      silent += 1
      expect(used).toEqual(truthOf(sheet))
    }),
    RUNS,
  )
  expect(silent).toBeGreaterThan(RUNS.numRuns / 10)
}, 120_000)

test('a sheet whose headers name both columns is read by them without a question', () => {
  fc.assert(
    fc.property(anySheet(true), (sheet) => {
      expect(usedInSilence(sheet)).toEqual(truthOf(sheet))
    }),
    RUNS,
  )
}, 120_000)

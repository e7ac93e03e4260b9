import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnySheet, anySheet } from '#testing/sheets/any-sheet.ts'
import { suggest } from '#testing/sheets/column-sheets.ts'

/** The same sheets each time, so that a failure is of the change; LONG=1 looks at many others. */
const RUNS = process.env['LONG'] ? { numRuns: 30_000 } : { numRuns: 2_000, seed: 1 }

const rowsOf = ({ header, body }: AnySheet) => (header === null ? body : [header, ...body])

const truthOf = ({ kinds }: AnySheet) => ({
  orderId: kinds.indexOf('order'),
  trackingId: kinds.indexOf('tracking'),
})

/** What is used without a question; null where the person is asked. */
function usedInSilence(sheet: AnySheet) {
  const { certain, mapping } = suggest(rowsOf(sheet))
  return certain ? { orderId: mapping.orderId, trackingId: mapping.trackingId } : null
}

test('no sheet without a header gets a wrong order or tracking column in silence', () => {
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

test('every sheet whose headers name both is read by them, without a question', () => {
  fc.assert(
    fc.property(anySheet(true), (sheet) => {
      expect(usedInSilence(sheet)).toEqual(truthOf(sheet))
    }),
    RUNS,
  )
}, 120_000)

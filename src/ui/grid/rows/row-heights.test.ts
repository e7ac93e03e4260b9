import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalHeights, twoHeights } from './row-heights.ts'

const LOW = 60
const HIGH = 104
const marks = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 200 })

test('each row begins where the one above it ends, and is found by each of its pixels', () => {
  fc.assert(
    fc.property(marks, fc.nat(), fc.nat(), (tall, anyRow, anyPixel) => {
      const heights = twoHeights(Uint8Array.from(tall), LOW, HIGH)
      const row = anyRow % tall.length
      const height = tall[row] === 1 ? HIGH : LOW
      expect(heights.above(row + 1) - heights.above(row)).toBe(height)
      const pixel = anyPixel % height
      expect(heights.rowAt(heights.above(row) + pixel)).toBeCloseTo(row + pixel / height)
    }),
  )
})

test('without a tall row they are as rows of one height', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 40_000 }), (count, offset) => {
      const equal = equalHeights(count, LOW)
      const heights = twoHeights(new Uint8Array(count), LOW, HIGH)
      expect(heights.above(count)).toBe(equal.above(count))
      expect(heights.rowAt(offset)).toBeCloseTo(equal.rowAt(offset))
    }),
  )
})

test('no rows have no height', () => {
  expect(twoHeights(new Uint8Array(), LOW, HIGH).above(0)).toBe(0)
})

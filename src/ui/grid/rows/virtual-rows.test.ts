import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bodyHeight,
  equalHeights,
  MOST_PIXELS,
  type RowGeometry,
  scrollTopFor,
  topOfRow,
  twoHeights,
  visibleRows,
} from './virtual-rows.ts'

const sheet = (count: number): RowGeometry => ({
  heights: equalHeights(count, 32),
  viewport: 320,
})

test.each([
  [0, 0, { from: 0, to: 0 }],
  [1, 0, { from: 0, to: 1 }],
  [100, 0, { from: 0, to: 10 }],
  [100, 33, { from: 1, to: 12 }],
  [100, 100 * 32 - 320, { from: 90, to: 100 }],
])('of %i rows, the visible ones at %i are rendered', (count, scrollTop, rows) => {
  expect(visibleRows(sheet(count), scrollTop)).toEqual(rows)
})

test('a million rows fit into an element that every browser can draw', () => {
  const million = sheet(1_000_000)
  expect(bodyHeight(million)).toBe(MOST_PIXELS)
  expect(visibleRows(million, 0).from).toBe(0)
  expect(visibleRows(million, MOST_PIXELS - 320).to).toBe(1_000_000)
})

const equal = fc
  .tuple(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(32, 60))
  .map(([count, height]) => equalHeights(count, height))
const cards = fc
  .array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 300 })
  .map((tall) => twoHeights(Uint8Array.from(tall), 60, 104))
const geometries = fc.record({
  heights: fc.oneof(equal, cards),
  viewport: fc.integer({ min: 120, max: 2000 }),
})

test('every row can be scrolled to and is then inside the viewport', () => {
  fc.assert(
    fc.property(geometries, fc.nat(), fc.nat(), (geometry, anyRow, anyTop) => {
      const row = anyRow % geometry.heights.count
      const most = Math.max(0, bodyHeight(geometry) - geometry.viewport)
      const before = most === 0 ? 0 : anyTop % most
      for (const align of ['nearest', 'center'] as const) {
        const wanted = scrollTopFor(geometry, before, row, align)
        const scrollTop = Math.min(most, wanted)
        const top = topOfRow(geometry, scrollTop, row) - scrollTop
        expect(top).toBeGreaterThan(-1)
        const height = geometry.heights.above(row + 1) - geometry.heights.above(row)
        expect(top + height).toBeLessThan(geometry.viewport + 1)
      }
    }),
  )
})

test('a visible row does not move the sheet', () => {
  expect(scrollTopFor(sheet(100), 640, 22, 'nearest')).toBe(640)
  expect(scrollTopFor(sheet(100), 640, 19, 'nearest')).toBe(19 * 32)
  expect(scrollTopFor(sheet(100), 640, 30, 'nearest')).toBe(31 * 32 - 320)
})

const LOW = 60
const HIGH = 104
const marks = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 200 })

test('each row begins where the one above ends, and is found by each of its pixels', () => {
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

test('without a tall row the heights equal those of rows of one height', () => {
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

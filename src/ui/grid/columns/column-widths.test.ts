import { expect, test } from 'vitest'
import { leastWidth, tracksOf, withinWidths, withWidth } from './column-widths.ts'

const columns = [
  { key: 'row', width: '48px' },
  { key: 'order', width: 'minmax(108px, 1fr)' },
  { key: 'number', width: 'minmax(80px, 2fr)' },
]

test('one column has its own width, and the others share the rest', () => {
  const wider = withWidth(columns, 'order', 300)
  expect(tracksOf(wider)).toBe('48px 300px minmax(80px, 2fr)')
  expect(leastWidth(columns)).toBe(236)
  expect(leastWidth(wider)).toBe(428)
})

test.each([
  [200.4, 200],
  [-30, 48],
  [9000, 1200],
])('a width of %d pixels becomes %d', (width, expected) => {
  expect(withinWidths(width)).toBe(expected)
})

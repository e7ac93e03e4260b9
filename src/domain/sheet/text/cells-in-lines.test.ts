import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCellsInLines, joinCellLines } from './cells-in-lines.ts'

const order = fc.nat({ max: 99_999 }).map((n) => `SO-${n}`)
const number = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((n) => `RB${n}CN`)
const courier = fc.constantFrom('DHL', 'UPS', '圆通', 'China Post')
const rows = fc.array(fc.tuple(order, courier, number), { minLength: 2, maxLength: 9 })

test('cells that are copied line by line are joined to rows', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), fc.constantFrom('\n', '\r\n', '\n\n'), (body, named, end) => {
      const all = named ? [['Order ID', 'Courier', 'Tracking number'], ...body] : body
      expect(joinCellLines(all.flat().join(end))).toEqual(all)
    }),
  )
})

test('no rows are made when a line is missing, and the problem is reported', () => {
  fc.assert(
    fc.property(rows, fc.nat(), (body, at) => {
      const lines = body.map(([id, , tracking]) => [id, tracking]).flat()
      const left = lines.filter((_, index) => index !== at % lines.length)
      fc.pre(left.length >= 4)
      expect(joinCellLines(left.join('\n'))).toBeNull()
      expect(hasCellsInLines(left.join('\n'))).toBe(true)
    }),
  )
})

test.each([
  ['a column of numbers', 'Tracking number\nRB123456785CN\nEE473124829CN\nLZ908172638CN'],
  ['a letter', 'Dear Eva,\nplease find the list attached.\nRegards\nJo'],
  ['nothing', ''],
])('%s is not such a text', (_, text) => {
  expect(joinCellLines(text)).toBeNull()
  expect(hasCellsInLines(text)).toBe(false)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCell, unguardCell } from '#domain/entry/cleaning/clean-cell.ts'
import { guardCell } from './write-csv.ts'

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a plus', '+44 20', "'+44 20"],
  ['a minus', '-12', "'-12"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a carriage return', '\r=1', "'\r=1"],
  ['a guarded formula', "'=1+1", "''=1+1"],
])('%s at the start of a cell is guarded, and the guard comes off again', (_, cell, guarded) => {
  expect(guardCell(cell)).toBe(guarded)
  expect(unguardCell(guarded)).toBe(cell)
})

test.each(['00123', "'00123", "O'Neill", '9400111202555842332669', '', ' =1', "'", "it's = 1"])(
  '%j needs no guard and none is taken off',
  (cell) => {
    expect(guardCell(cell)).toBe(cell)
    expect(unguardCell(cell)).toBe(cell)
  },
)

const cells = fc.string({
  unit: fc.oneof(
    fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '"', ' ', '0'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('whatever is guarded comes back, and nothing guarded is a formula', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      expect(unguardCell(guardCell(cell))).toBe(cell)
      expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})

test('cleaning takes a guard off like any other wrapping of a spreadsheet', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const value = cleanCell(cell)
      expect(cleanCell(guardCell(value))).toBe(value)
    }),
  )
})

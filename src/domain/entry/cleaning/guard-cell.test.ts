import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCell } from './clean-cell.ts'
import { guardCell, unguardCell } from './guard-cell.ts'

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a plus', '+44 20', "'+44 20"],
  ['a minus', '-12', "'-12"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t'=1"],
  ['a carriage return', '\r=1', "'\r'=1"],
  ['a guarded formula', "'=1+1", "''=1+1"],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a full-width plus', '＋1', "'＋1"],
  ['a full-width minus', '－1', "'－1"],
  ['a full-width at sign', '＠SUM(A1)', "'＠SUM(A1)"],
  ['blanks before a sign', '  =1', "'  =1"],
  ['a no-break space before a sign', '\u00a0-1', "'\u00a0-1"],
  ['an invisible mark before a sign', '\u200b\u2060@A', "'\u200b\u2060@A"],
  ['a tab behind blanks', ' \t=1', `' \t'=1`],
  ['a formula behind a semicolon', 'x;=1+1', "x;'=1+1"],
  ['a formula behind a comma and a quote', 'x, "=A1"', `x,' "=A1"`],
  ['a formula on a line of its own', 'x\n-A1', "x\n'-A1"],
  ['two formulas', '=1;=2', "'=1;'=2"],
  ['a formula behind a telephone number', '+34 600;@A', "'+34 600;'@A"],
])('%s is guarded, and unguarding restores it', (_, cell, guarded) => {
  expect(guardCell(cell)).toBe(guarded)
  expect(unguardCell(guarded)).toBe(cell)
})

test.each([
  '00123',
  "'00123",
  "O'Neill",
  '9400111202555842332669',
  '',
  "'",
  "it's = 1",
  'call Ann, +34 600 123 456',
  'two\n\nlines',
  'a; -',
])('%j needs no guard, and unguarding does not change it', (cell) => {
  expect(guardCell(cell)).toBe(cell)
  expect(unguardCell(cell)).toBe(cell)
})

const cells = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('\'=+-@\t\r\n" 0;,＝＋－＠\u200b\u3164A')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('unguarding restores any cell, and no guarded cell is a formula', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      expect(unguardCell(guardCell(cell))).toBe(cell)
      for (const part of guardCell(cell).split(/[;,\t\r\n]/)) {
        expect(part).not.toMatch(/^[\s\p{DI}\p{Cc}]*(?:[=@＝＠]|[+\-＋－](?![\d ()./-]*$))/u)
      }
      expect(guardCell(cell)).not.toMatch(/^[ \p{DI}]*[=+\-@＝＋－＠\t\r\n]/u)
    }),
  )
})

test('cleaning removes a guard like any other wrapping', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const value = cleanCell(cell)
      expect(cleanCell(guardCell(value))).toBe(value)
    }),
  )
})

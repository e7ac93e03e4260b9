import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanByFormats } from '#domain/draft/issues/clean-by-formats.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { checkLate } from '#domain/draft/issues/late/late-checks.ts'
import { readRow, type RowId, type SourceId } from '#domain/draft/row/row.ts'
import { TRACKING_NUMBERS } from '#testing/sheets/any-number.ts'
import { loadAllKnowledge } from '#testing/all-knowledge.ts'

const knowledge = await loadAllKnowledge()
const PLACE = { id: 0 as RowId, source: 0 as SourceId, sheetRow: 1 }

/** All issues of a row with this tracking cell, and the number that is sent. */
function look(trackingId: string) {
  const row = readRow(PLACE, { orderId: '1001', trackingId })
  const early = checkEarly(row)
  const cleaned = cleanByFormats(row, early, knowledge)
  const now = cleaned === row ? early : checkEarly(cleaned)
  const kinds = [...now, ...checkLate(cleaned, knowledge, undefined)]
  return { kinds, number: cleaned.cells.trackingId }
}

const numbers = fc
  .oneof(...TRACKING_NUMBERS)
  .filter((number) => knowledge.fits(number) && !number.includes('-'))

const SEPARATORS = [
  ' ',
  '  ',
  ',',
  ', ',
  ';',
  '; ',
  '/',
  ' / ',
  '//',
  '\\',
  '|',
  ' | ',
  '||',
  '&',
  ' & ',
  '+',
  ' + ',
  '-',
  ' - ',
  '--',
  '_',
  '__',
  '.',
  '..',
  '...',
  ':',
  '::',
  '~',
  '=',
  '=>',
  '->',
  '>',
  '>>',
  '<',
  '*',
  '#',
  '@',
  '!',
  '?',
  '^',
  "'",
  '(',
  ')',
  '[',
  '{',
  '→',
  '⇒',
  '…',
  '•',
  '·',
  '–',
  '—',
  '～',
  '，',
  '、',
  '；',
  '／',
  '｜',
  ' y ',
  ' e ',
  ' and ',
  ' und ',
  ' et ',
  ' en ',
  '和',
  ' 和 ',
  '及',
  '\t',
  '\n',
  '\r\n',
  '\u00A0',
  '\u3000',
  '×',
  '✓',
  '📦',
]

test('there are many distinct separators', () => {
  expect(new Set(SEPARATORS).size).toBe(SEPARATORS.length)
  expect(SEPARATORS.length).toBeGreaterThanOrEqual(60)
})

test('two numbers in one cell always have an issue, with any text between them', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(...SEPARATORS), numbers, (one, between, other) => {
      expect(look(`${one}${between}${other}`).kinds).not.toEqual([])
    }),
    { numRuns: 4000 },
  )
})

test('a repeated number in one cell always has an issue', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(...SEPARATORS), (number, between) => {
      expect(look(`${number}${between}${number}`).kinds).not.toEqual([])
    }),
    { numRuns: 1000 },
  )
})

const REMARKS = [
  '2',
  '1/2',
  'old',
  'x2',
  'returned',
  'bulto',
  'copia',
  'B',
  '旧',
  '#2',
  '(2)',
  'neu',
  '2 of 3',
  '补发',
]

test('a number followed by a remark always has an issue', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom(...SEPARATORS),
      fc.constantFrom(...REMARKS),
      (number, between, remark) => {
        const { kinds, number: taken } = look(`${number}${between}${remark}`)
        // Cleaning removes a full stop, which leaves the number alone.
        fc.pre(taken !== number)
        expect(kinds).not.toEqual([])
      },
    ),
    { numRuns: 4000 },
  )
})

const checked = numbers.filter((number) => knowledge.checkDigitFits(number, ''))

test('two adjacent numbers with check digits always have an issue, except as one known number', () => {
  fc.assert(
    fc.property(checked, checked, (one, other) => {
      fc.pre(!knowledge.checkDigitFits(one + other, ''))
      expect(look(one + other).kinds).not.toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('two numbers whose digits could be the barcode of one label have an issue', () => {
  expect(look('7000000000009400111200991303090303').kinds).toEqual(['scanned-label'])
})

test('a single number is never held back for its content', () => {
  fc.assert(
    fc.property(fc.oneof(...TRACKING_NUMBERS), (number) => {
      const { kinds, number: taken } = look(number)
      expect(taken).toBe(number)
      expect(
        kinds.filter((kind) => kind !== 'perhaps-two-numbers' && kind !== 'check-digit'),
      ).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanByFormats } from '#domain/draft/issues/clean-by-formats.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { checkLate } from '#domain/draft/issues/late-checks.ts'
import { readRow, type RowId, type SourceId } from '#domain/draft/row.ts'
import { TRACKING_NUMBERS } from '#testing/sheets/any-number.ts'
import { loadListKnowledge } from './drafting/list-knowledge.ts'

const knowledge = await loadListKnowledge()
const PLACE = { id: 0 as RowId, source: 0 as SourceId, sheetRow: 1 }

/** All that is said of a row with this tracking cell, and the number that is sent. */
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

test('the separators are many', () => {
  expect(new Set(SEPARATORS).size).toBe(SEPARATORS.length)
  expect(SEPARATORS.length).toBeGreaterThanOrEqual(60)
})

test('two numbers in one cell are never without a word, whatever stands between them', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(...SEPARATORS), numbers, (one, between, other) => {
      expect(look(`${one}${between}${other}`).kinds).not.toEqual([])
    }),
    { numRuns: 4000 },
  )
})

test('a number twice in one cell is never without a word', () => {
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

test('a number with a remark behind it is never without a word', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom(...SEPARATORS),
      fc.constantFrom(...REMARKS),
      (number, between, remark) => {
        const { kinds, number: taken } = look(`${number}${between}${remark}`)
        // Cleaned, as a full stop behind a number is, it is the number alone.
        fc.pre(taken !== number)
        expect(kinds).not.toEqual([])
      },
    ),
    { numRuns: 4000 },
  )
})

const checked = numbers.filter((number) => knowledge.checkDigitFits(number, ''))

test('two numbers with check digits and nothing between them are never without a word, but for one known number', () => {
  fc.assert(
    fc.property(checked, checked, (one, other) => {
      fc.pre(!knowledge.checkDigitFits(one + other, ''))
      expect(look(one + other).kinds).not.toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('two numbers whose digits could be the barcode of one label are said', () => {
  expect(look('7000000000009400111200991303090303').kinds).toEqual(['scanned-label'])
})

test('one number is never held back for what it holds', () => {
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

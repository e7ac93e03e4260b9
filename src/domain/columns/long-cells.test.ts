import { expect, test } from 'vitest'
import { findOvergrowth, findSlowText, LONG_TEXTS } from '#testing/growth.ts'
import { suggest } from '#testing/sheets/column-sheets.ts'
import { MOST_COLUMNS } from './column-match.ts'
import { createEntryReader } from './read-entries.ts'

/** Time limit for finding the columns of a whole sheet on a busy computer. */
const SHEET_MS = 500

const HEADER = ['Order ID', 'Tracking number', 'Description']

const entryOf = (index: number, ...more: readonly string[]) => [
  String(1001 + index),
  `YT${2_300_000_000_010_001 + index}`,
  ...more,
]

/** A sheet whose last columns have long cells. */
const sheetWith = (cells: readonly (readonly string[])[]) => [
  HEADER,
  ...cells.map((row, index) => entryOf(index, ...row)),
]

test('columns are found in a sheet with prose', () => {
  const prose = 'lorem ipsum dolor sit amet '.repeat(40)
  const cells = Array.from({ length: 199 }, (_, index) => [
    index % 4 === 0 ? `Set of 4, colour x-4 ${prose}` : prose,
  ])
  expect(suggest(sheetWith(cells))).toMatchObject({
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
    columns: [{ kind: 'order' }, { kind: 'tracking' }, { kind: 'words' }],
  })
})

test.each<[string, (length: number) => readonly (readonly string[])[]]>([
  ['a column of different texts', (length) => LONG_TEXTS.map(({ make }) => [make(length)])],
  [
    'a column of each of these texts',
    (length) => Array.from({ length: 3 }, () => LONG_TEXTS.map(({ make }) => make(length))),
  ],
])('the time for %s grows only with their length', (_, cellsOf) => {
  const ofLength = (length: number) => sheetWith(cellsOf(length))
  const slow = (rows: (length: number) => readonly string[][]) =>
    findOvergrowth(
      ({ length }) => suggest(rows(length)),
      (length) => ' '.repeat(length),
      SHEET_MS,
    )
  expect(slow(ofLength)).toBeNull()
  expect(slow((length) => ofLength(length).slice(1))).toBeNull()
})

test('the time to tell rows apart grows only with their cells', () => {
  const kindOf = createEntryReader(suggest(sheetWith([['Mug'], ['Cup'], ['Jug']])))
  const slow = findSlowText((text) => {
    kindOf([text, '', ''], 9)
    kindOf(['', '', text], 9)
    kindOf([text, '12', ''], 9)
    kindOf(['', text, ''], 9)
    kindOf(['-', text, '--'], 9)
  })
  expect(slow).toBeNull()
})

test('a total among blanks is recognized, and a text that only starts like one is not', () => {
  const kindOf = createEntryReader(suggest(sheetWith([['Mug'], ['Cup'], ['Jug']])))
  const blanks = ' '.repeat(32_000)
  expect(kindOf([`${blanks}Total${blanks}`, '', ''], 9)).toBe('total')
  expect(kindOf([`total${blanks}x`, '', ''], 9)).toBe('entry')
  expect(kindOf([blanks, blanks, blanks], 9)).toBe('blank')
})

test('the first of very many columns are read, and the others counted', () => {
  const wide = Array.from({ length: 200_000 }, (_, index) => `v${index}`)
  const rows = sheetWith([['Mug'], ['Cup'], ['Jug']]).map((row) => [...row, ...wide])
  const match = suggest(rows)
  expect(match.mapping).toEqual({ orderId: 0, trackingId: 1 })
  expect(match.columns.length).toBe(MOST_COLUMNS)
  expect(match.furtherColumns).toBe(200_003 - MOST_COLUMNS)
  expect(match.sampleRows.every(({ cells }) => cells.length === MOST_COLUMNS)).toBe(true)
})

test('a sheet of fewer columns has no further columns', () => {
  const rows = sheetWith([['Mug'], ['Cup']]).map((row) => [
    ...row,
    ...Array.from({ length: MOST_COLUMNS }, () => ''),
  ])
  expect(suggest(rows)).not.toHaveProperty('furtherColumns')
})

test.each([
  ['words', 'red mug'],
  ['orders', 'SO-1001'],
  ['parcels', 'YT2300000000010001'],
])('the time does not grow with the number of columns: %s', (_, cell) => {
  const run = (row: string) => suggest([row, row, row].map((one) => one.split(';')))
  const make = (length: number) => `${cell};`.repeat(length)
  expect(findOvergrowth(run, make, SHEET_MS)).toBeNull()
})

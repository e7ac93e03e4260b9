import { expect, test } from 'vitest'
import { mayBeTrackingNumber, readColumnFacts } from './column-facts.ts'

const tests = { fits: (number: string) => number.length >= 8 }

/** The facts about these cells, as the second column of a sheet. */
function factsOf(...cells: readonly string[]) {
  return readColumnFacts(
    1,
    cells.map((cell) => ['first', cell]),
    tests,
  )
}

test.each([
  ['123456', true],
  ['12345', false],
  ['AB-CDEFGH', false],
  ['9400 1112 0620', true],
  ['1234-5678-9012', true],
  ['LXAD-1234567890', true],
  ['12-34567-89012', false],
  ['ORD-2026-00012', false],
  ['1234-5678-90123', false],
  ['A1234-5678', false],
])('%s may be a tracking number: %s', (value, expected) => {
  expect(mayBeTrackingNumber(value)).toBe(expected)
})

test('shares refer to the cleaned cells with a value', () => {
  const facts = factsOf('="12345678"', '', ' 12345678 ', '-', 'open', 'N/A', '123456')
  expect(facts).toMatchObject({
    index: 1,
    values: ['12345678', '12345678', 'open', '123456'],
    filledShare: 4 / 7,
    distinctShare: 0.75,
    digitShare: 0.75,
    shapeShare: 0.5,
    patterns: ['0'],
    numbers: null,
  })
})

test('an error value of a spreadsheet program counts as a number', () => {
  expect(factsOf('#N/A', '#REF!', 'open', '1').digitShare).toBe(0.75)
})

test('a column without cells has no facts', () => {
  expect(readColumnFacts(7, [['1'], []], tests)).toMatchObject({
    values: [],
    filledShare: 0,
    distinctShare: 0,
    digitShare: 0,
    medianLength: 0,
    isCounter: false,
    numbers: null,
  })
  expect(readColumnFacts(7, [], tests).filledShare).toBe(0)
})

test.each([
  [['1', '22', '333'], 2],
  [['4444', '1', '333', '22'], 3],
  [['1234567890', '1', '22'], 2],
])('the cells of %j are mostly %d long', (cells, length) => {
  expect(factsOf(...cells).medianLength).toBe(length)
})

test.each([
  [['1', '2', '3'], true],
  [['0', '1', '2'], true],
  [['00', '01'], true],
  [['01', '02'], true],
  [['1'], false],
  [['2', '3', '4'], false],
  [['1', '2', '4'], false],
  [['1', '1'], false],
])('the cells of %j are row numbers: %s', (cells, expected) => {
  expect(factsOf(...cells).isCounter).toBe(expected)
})

test.each([
  [['1001', '1002', '1003'], true],
  [['1009', '1006', '1002', '1001'], true],
  [['1001', '1001', '1002'], true],
  [['1003', '1001', '1002', '1004'], true],
  [['1001', '1002'], true],
  [['1001', '1004'], true],
  [['28001', '28004'], false],
  [['28001', '28002'], true],
  [['1001', '1008', '1015', '1022', '1039'], true],
  [['28001', '28008', '28015'], false],
  [['1001', '1005'], false],
  [['1001'], false],
  [['1001', '1001', '1001', '1002'], true],
  [['1001', '1001', '1001'], false],
  [['1010', '1015', '1020'], false],
  [['28013', '28004', '28045', '28020'], false],
  [['1001', '1021', '1041'], false],
])('the numbers of %j are consecutive: %s', (cells, expected) => {
  expect(factsOf(...cells).isRunning).toBe(expected)
})

test('only the start of a long cell is read', () => {
  const { values } = factsOf(`YT${'9'.repeat(5_000_000)}`, ` ${'9'.repeat(80)} `)
  expect(values).toEqual([`YT${'9'.repeat(78)}…`, '9'.repeat(80)])
})

test('only the first cells of a long column are read', () => {
  expect(factsOf(...Array.from({ length: 5_000 }, () => 'Mug')).values.length).toBe(200)
})

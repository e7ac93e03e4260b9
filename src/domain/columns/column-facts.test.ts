import { expect, test } from 'vitest'
import {
  findTrackings,
  isCourierLike,
  isOrderLike,
  isTrackingLike,
  mayBeTrackingNumber,
  readColumnFacts,
} from './column-facts.ts'
import { isCommonCourier } from './courier-words.ts'

const tests = { fits: (number: string) => number.length >= 8, isCourierWord: isCommonCourier }

/** What these cells have in common, as the second column of a sheet. */
function factsOf(...cells: readonly string[]) {
  return readColumnFacts(
    1,
    cells.map((cell) => ['first', cell]),
    tests,
  )
}

test.each([
  'LX123456785CN',
  'lx123456785cn',
  '1Z999AA10123456784',
  '9400111206206406260787',
  '420941079400111206206406260787',
  'SF123456789012',
  'SF1234567890123',
  'YT2229521272164446',
  'JT1234567890123',
  'JJD0099990000000001',
  'JJD00999900000000012345',
  'TBA123456789012',
  '4PX3000123456789',
])('%s is such as only parcels have', (cell) => {
  expect(factsOf(cell).parcelShare).toBe(1)
})

test.each([
  '1001',
  '4001112062067',
  'ALX123456785CN',
  'LX123456785CNA',
  'LX12345678CN',
  '1Z999AA1',
  '94001112062064062607871',
  '42094107940011120620640626',
  'SF12345678901',
  'YT222952127216',
  'JJD009999000000000',
  'TBA12345678901',
  '4PX300012345678',
])('%s may be the number of an order too', (cell) => {
  expect(factsOf(cell).parcelShare).toBe(0)
})

test.each([
  '#1001',
  'SO-1001',
  '123',
  '订单1001',
  'ORD-2026-11-10',
  '12-34567-89012',
  '112-1234567-7654321',
  'A.12/3_4:5',
  '12345678.50',
  '1.12.123456',
  'X'.repeat(48).concat('12'),
])('%s may be an id', (cell) => {
  expect(factsOf(cell).idShare).toBe(1)
})

test.each([
  ['a word', 'shipped'],
  ['a single digit', 'AB1'],
  ['two characters', '12'],
  ['digits that stand apart', 'A1B2'],
  ['a text with spaces', 'a mug 12'],
  ['a date', '2026-11-10'],
  ['a date with its time', '2026/11/10T09:14'],
  ['a Chinese date', '2026年11月10日'],
  ['a day first', '10.11.2026'],
  ['a day first in short', '3/1/26'],
  ['an amount', '12.50'],
  ['an amount with a comma', '1234,5'],
  ['an amount of dollars', '$12.50'],
  ['an amount of yuan', '元12.50'],
  ['an address of mail', 'ada12@shop.example'],
  ['a link', 'https://track.example/12'],
  ['what begins with a sign', '-1001'],
  ['what is too long', 'X'.repeat(49).concat('12')],
])('%s is no id', (_, cell) => {
  expect(factsOf(cell).idShare).toBe(0)
})

test.each([
  ['#1001', 1],
  ['#EN1001', 1],
  ['#en-1001', 1],
  ['#ABCDEFG1', 0],
  ['1001', 0],
  ['A#1001', 0],
  ['#', 0],
])('%s is an order as shops write it: %d', (cell, share) => {
  expect(factsOf(cell).hashShare).toBe(share)
})

test.each([
  ['112-1234567-7654321', 1],
  ['1112-1234567-7654321', 0],
  ['112-1234567-76543210', 0],
])('%s is an order of Amazon: %d', (cell, share) => {
  expect(factsOf(cell).amazonShare).toBe(share)
})

test.each([
  ['DHL', 1],
  ['DHL 12', 1],
  ['DHL-1234567', 0],
  ['Ada Byron', 0],
])('%s names a courier: %d', (cell, share) => {
  expect(factsOf(cell).courierShare).toBe(share)
})

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

test('shares are of the cells that say something, as cleaned', () => {
  const facts = factsOf('="12345678"', '', ' 12345678 ', '-', 'open', 'N/A', '123456')
  expect(facts).toMatchObject({
    index: 1,
    values: ['12345678', '12345678', 'open', '123456'],
    distinctShare: 0.75,
    digitShare: 0.75,
    fitShare: 0.5,
  })
})

test('an error that a spreadsheet program put there stands for a number', () => {
  expect(factsOf('#N/A', '#REF!', 'open', '1').digitShare).toBe(0.75)
})

test('of a column without cells nothing is said', () => {
  expect(readColumnFacts(7, [['1'], []], tests)).toMatchObject({
    values: [],
    distinctShare: 0,
    digitShare: 0,
    medianLength: 0,
    isCounter: false,
  })
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
])('the cells of %j count the rows: %s', (cells, expected) => {
  expect(factsOf(...cells).isCounter).toBe(expected)
})

test.each([
  ['three of five fit', ['12345678', '12345679', '12345670', 'open', 'sent out'], true],
  ['two of five fit', ['12345678', '12345679', 'open', 'sent out', 'in a box'], false],
  ['most are short', ['12345678', '12345679', '12345670', '1', '2'], true],
  ['they are too short', ['12345678', '12345679', '12345670', '1', '2', '3'], false],
  ['half of them are repeated', ['12345678', '12345678', '12345679', '12345679'], true],
  ['nearly all are repeated', ['12345678', '12345678', '12345678'], false],
])('whether cells are tracking numbers when %s', (_, cells, expected) => {
  expect(isTrackingLike(factsOf(...cells))).toBe(expected)
})

test.each([
  ['four of five are ids', ['A-71', 'A-72', 'A-73', 'A-74', 'none of them'], true],
  ['three of five are ids', ['A-71', 'A-72', 'A-73', 'a mug', 'a cup'], false],
  ['they are orders of a shop', ['#1', '#2', '#3', '#4', 'a mug'], true],
  ['half of them are repeated', ['A-71', 'A-71', 'A-72', 'A-72'], true],
  ['nearly all are repeated', ['A-71', 'A-71', 'A-71'], false],
  ['they count the rows', Array.from({ length: 99 }, (_, row) => `${row + 1}`), false],
])('whether cells are order ids when %s', (_, cells, expected) => {
  expect(isOrderLike(factsOf(...cells))).toBe(expected)
})

test.each([
  ['three of five name one', ['DHL', 'UPS', 'DHL', 'by hand', 'fast'], true],
  ['two of five name one', ['DHL', 'UPS', 'slow', 'by hand', 'fast'], false],
])('whether cells are couriers when %s', (_, cells, expected) => {
  expect(isCourierLike(factsOf(...cells))).toBe(expected)
})

test('numbers of seven digits are of no parcel, whatever they fit', () => {
  const facts = (...cells: readonly string[]) =>
    readColumnFacts(
      0,
      cells.map((cell) => [cell]),
      { ...tests, fits: () => true },
    )
  expect(isTrackingLike(facts('1234567', '1234568'))).toBe(false)
  expect(isTrackingLike(facts('12345678', '12345679'))).toBe(true)
})

test('numbers that only parcels have are found beside others that look like some', () => {
  const numbers = factsOf('1234567890', '1234567891')
  const few = ['LX123456781CN', 'LX123456782CN', 'LX123456783CN', '12345678']
  const parcels = factsOf(...few, 'LX123456784CN')
  const fewParcels = factsOf(...few, '12345679')
  expect(findTrackings([numbers, parcels])).toEqual([parcels])
  expect(findTrackings([numbers, fewParcels])).toEqual([numbers, fewParcels])
  expect(findTrackings([factsOf('open', 'sent')])).toEqual([])
})

import { expect, test } from 'vitest'
import { type Column, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import { judgeSheet } from '#domain/columns/column-match.ts'

test.each<[string, readonly Column[], string]>([
  [
    'orders and tracking numbers',
    [
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
    ],
    'entries',
  ],
  [
    'the merchant’s numbers and tracking numbers',
    [
      ['Merchant Order ID', 'merchant'],
      ['Tracking', 'tracking'],
    ],
    'entries',
  ],
  [
    'an order and a tracking column without names that are known',
    [
      ['Rendelésszám', 'order'],
      ['Csomagszám', 'tracking'],
    ],
    'entries',
  ],
  [
    'orders that wait for shipment',
    [
      ['Order ID', 'order'],
      ['Customer', 'person'],
      ['Total', 'money'],
    ],
    'no-numbers',
  ],
  [
    'parcels without their orders',
    [
      ['Tracking number', 'tracking'],
      ['Customer', 'person'],
    ],
    'no-orders',
  ],
  [
    'a price list',
    [
      ['Article', 'person'],
      ['Price', 'money'],
    ],
    'neither',
  ],
])('a sheet with %s is judged', (_, columns, verdict) => {
  expect(judgeSheet(suggest(sheetOf(columns)))).toBe(verdict)
})

test('a sheet with only column names has no rows, and an instruction has no entries', () => {
  expect(judgeSheet(suggest([['Order ID', 'Tracking number']]))).toBe('no-rows')
  const instruction = [
    ['How to fill in this template'],
    ['1. Enter the order ID of each order.'],
    ['2. Enter the tracking number. Do not change the names of the columns.'],
    ['3. Save the file and upload it.'],
  ]
  expect(judgeSheet(suggest(instruction))).toBe('neither')
})

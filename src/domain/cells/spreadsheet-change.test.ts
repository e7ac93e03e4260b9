import { expect, test } from 'vitest'
import { readChange } from './spreadsheet-change.ts'

test.each([
  ['9400111206206400000000', 'zeros'],
  ['1234567890123450000', 'zeros'],
  ['1001.0', 'decimal'],
  ['400111206206.00', 'decimal'],
  ['1001,0', 'decimal'],
  ['12-Mar', 'date'],
  ['Mar-12', 'date'],
  ['12-mar-26', 'date'],
  ['12.Mrz', 'date'],
  ['3月12日', 'date'],
  ['12月3日', 'date'],
  ['2026年3月', 'date'],
  ['2026年11月', 'date'],
  ['2026年3月12日', 'date'],
  ['2026-03-12', 'date'],
  ['2026-03-12 00:00:00', 'date'],
  ['03/12/2026', 'date'],
  ['3/12/26', 'date'],
  ['03.12.2026', 'date'],
  ['3.12.26', 'date'],
  ['03. Dez', 'date'],
  ['3. Mrz 26', 'date'],
  ['########', 'narrow'],
  ['##', 'narrow'],
] as const)('of %s a spreadsheet program has made: %s', (value, change) => {
  expect(readChange(value)).toBe(change)
})

test.each([
  '9400111206206406260787',
  '123456789012345000',
  '1234567890120000',
  '1001',
  '1001.10',
  '1001.01',
  'A1001.0',
  'A1234567890123450000',
  '94001112062064000000001',
  'A##',
  '##A',
  '2.50',
  'MAR-12',
  'ORD-2026-03-12',
  '2026-03',
  '2026-03-12-7',
  '12-34567-89012',
  '12-345',
  '12.345.678',
  '43.12.2026',
  '03.12.202',
  '#1001',
  '#',
  '99/12/345678',
  '',
])('%j may be what somebody wrote', (value) => {
  expect(readChange(value)).toBeNull()
})

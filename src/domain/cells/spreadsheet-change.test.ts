import { expect, test } from 'vitest'
import { isRounded, readChange } from './spreadsheet-change.ts'

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

const ROUNDED = ['576461413038785000', '576461413038781000', '576461413038783000']

test.each([
  ['ids of eighteen digits that a program rounded', ROUNDED, true],
  [
    'one of ten was typed as text',
    [...ROUNDED, ...ROUNDED, ...ROUNDED, '576461413038785749'],
    true,
  ],
  ['short ones beside them', [...ROUNDED, '1001', 'A-7'], true],
  ['one of a thousand', ['576461413038785749', '576461413038785000', '576461413038785750'], false],
  ['one alone', ['576461413038785000'], false],
  ['the same one in several rows', Array.from({ length: 9 }, () => '576461413038785000'), false],
  ['three of four', [...ROUNDED, '576461413038785749'], false],
  ['seventeen digits', ['57646141303878500', '57646141303878100', '57646141303878300'], false],
  [
    'times to the second, and a number that is not used',
    ['202603121530450000', '202603121530590000', '202603121531070000'],
    false,
  ],
  ['nothing', [], false],
])('whether the numbers of a column are rounded: %s', (_, values, rounded) => {
  expect(isRounded(values)).toBe(rounded)
})

test('of a number in a rounded column the zeros are told', () => {
  expect(readChange('576461413038785000', true)).toBe('zeros')
  expect(readChange('576461413038785749', true)).toBeNull()
  expect(readChange('12-Mar', true)).toBe('date')
})

import { expect, test } from 'vitest'
import { isRounded, readChange } from './spreadsheet-change.ts'

test.each([
  ['9400111206206400000000', 'zeros'],
  ['1234567890123450000', 'zeros'],
  ['1001.0', 'decimal'],
  ['400111206206.00', 'decimal'],
  ['1001,0', 'decimal'],
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
])('%j may have been typed', (value) => {
  expect(readChange(value)).toBeNull()
})

const ROUNDED = ['576461413038785000', '576461413038781000', '576461413038783000']

const SEVENTEEN = [
  '57646141303878500',
  '57646141303871100',
  '57646141303279300',
  '57646141362871900',
  '57646143303872200',
  '57646541303273500',
]

/** Order IDs of AliExpress after Excel. */
const SIXTEEN = [
  '8012947193650340',
  '8013021448271890',
  '8013177035528120',
  '8013254410936670',
  '8013298846102950',
  '8013344127759010',
  '8013390258461230',
  '8013421576094780',
  '8013466830127560',
  '8013502294815490',
  '8013577161348820',
  '8013619047725310',
]

const COUNTED = Array.from({ length: 20 }, (_, n) => `20260315000${String(1230 + n)}0`)

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
  ['three of seventeen digits', SEVENTEEN.slice(0, 3), false],
  ['five of seventeen digits', SEVENTEEN.slice(0, 5), true],
  ['six of seventeen digits', SEVENTEEN.slice(0, 6), true],
  ['eleven of sixteen digits', SIXTEEN.slice(0, 11), false],
  ['twelve of sixteen digits', SIXTEEN, true],
  ['twelve of sixteen digits in many rows', [...SIXTEEN, ...SIXTEEN, ...SIXTEEN], true],
  ['one of thirteen that is whole', [...SIXTEEN, '8012947193650348'], true],
  ['two of fourteen that are whole', [...SIXTEEN, '8012947193650348', '8012947193650349'], false],
  ['eleven of sixteen digits and one of eighteen', [...SIXTEEN.slice(1), ROUNDED[0] ?? ''], true],
  [
    'the orders of one buyer, all with one tail',
    SIXTEEN.map((id) => id.slice(0, 12) + '7350'),
    false,
  ],
  ['lines of orders', SIXTEEN.map((id) => id.slice(0, 10) + '000010'), false],
  [
    'lines of orders, of which some are second ones',
    SIXTEEN.flatMap((id, at) =>
      [10, 20].slice(0, at < 4 ? 2 : 1).map((n) => `${id.slice(0, 10)}0000${n}`),
    ),
    false,
  ],
  ['numbers that count on, with a zero behind', COUNTED, false],
  ['numbers that counted on, and were rounded', COUNTED.flatMap((id) => [id, id, id]), true],
  [
    'times to the second, and a number that is not used',
    ['202603121530450000', '202603121530590000', '202603121531070000'],
    false,
  ],
  ['one of twenty digits as JavaScript prints it', ['57646141303878510000'], true],
  ['one of twenty digits', ['57646141303878512345'], false],
  ['one of twenty digits that was made with zeros', ['57646141300000000000'], false],
  ['one of eighteen digits as JavaScript prints it', ['576461413038785800'], false],
  ['two of eighteen digits', ['576461413038785800', '576462331312431400'], true],
  [
    'two of eighteen digits and one that is whole',
    ['576461413038785800', '576462331312431400', '576463249586076801'],
    false,
  ],
  [
    'short ones beside two of eighteen',
    ['576461413038785800', '576462331312431400', 'A-7', '1001'],
    true,
  ],
  [
    'four of seventeen digits',
    ['57646141303878504', '57646233131243144', '57646324958607680', '57646416785972240'],
    true,
  ],
  [
    'three of seventeen digits as printed',
    ['57646141303878504', '57646233131243144', '57646324958607680'],
    false,
  ],
  [
    'even ones of sixteen digits',
    Array.from({ length: 10 }, (_, n) => String(9_100_000_000_000_002 + n * 731_912_346)),
    true,
  ],
  [
    'nine even ones of sixteen digits',
    Array.from({ length: 9 }, (_, n) => String(9_100_000_000_000_002 + n * 731_912_346)),
    false,
  ],
  [
    'even ones below 2^53',
    Array.from({ length: 30 }, (_, n) => String(8_100_000_000_000_002 + n * 731_912_346)),
    false,
  ],
  ['nothing', [], false],
])('rounded numbers in a column: %s', (_, values, rounded) => {
  expect(isRounded(values)).toBe(rounded)
})

test('zeros that a format requires are not lost digits', () => {
  const hasCheckDigit = (number: string) => SIXTEEN.includes(number)
  expect(isRounded(SIXTEEN, hasCheckDigit)).toBe(false)
  expect(isRounded(SIXTEEN, () => true)).toBe(true)
  const some = (count: number) => (number: string) => SIXTEEN.slice(0, count).includes(number)
  expect(isRounded(SIXTEEN, some(5))).toBe(true)
  expect(isRounded(SIXTEEN, some(6))).toBe(false)
})

test('a number in a rounded column has lost digits', () => {
  expect(readChange('8012947193650340', true)).toBe('zeros')
  expect(readChange('8012947193650348', true)).toBeNull()
  expect(readChange('801294719365030', true)).toBeNull()
  expect(readChange('576461413038785000', true)).toBe('zeros')
  expect(readChange('576461413038785749', true)).toBeNull()
  expect(readChange('57646141303878504', true)).toBe('zeros')
  expect(readChange('57646141303878504')).toBeNull()
})

import { sheetOf } from '../support/product.ts'

/** Realistic sheets for the pictures. */
type Rows = readonly (readonly string[])[]

const HEADER = ['Order ID', 'Tracking number', 'Courier', 'Merchant order ID'] as const

const order = (n: number) => `SO-${100_000 + n}`
const number = (n: number) => `YT24325212660${String(n).padStart(5, '0')}`

/** Orders without issues. */
export const goodRows = (count: number, from = 1): Rows =>
  Array.from({ length: count }, (_, n) => [
    order(from + n),
    number(from + n),
    '',
    `M-${2000 + from + n}`,
  ])

export const sheet = (rows: Rows) => sheetOf(HEADER, rows)

/** A sheet with all common issues. */
export const MESSY: Rows = [
  ...goodRows(2),
  ['', 'YT2229521272164470', '', 'M-2013'],
  ['SO-1014', '', '', 'M-2014'],
  ['SO-1015', '9.40011E+21', '', 'M-2015'],
  ['SO-1016', 'YT2229521272164448', '', 'M-2016'],
  ['SO-1017', 'DPK123456789012', '', 'M-2017'],
  ['SO-1017', 'DPK123456789012', '', 'M-2017'],
  ['SO-1018', 'YT2229521272164480', '', 'M-2018'],
  ['SO-1018', 'YT2229521272164481', '', 'M-2018'],
  ['SO-1019', '3318810025', 'DHL Express', 'M-2019'],
  ['SO-1020', '3318810026', 'DHL Express', 'M-2020'],
  ['SO-1021', '1Z5R89390357567127', '100002', 'M-2021'],
  ['SO-1023', 'YT2229521272164490, YT2229521272164491', '', 'M-2023'],
  ['SO-1024', '9400111206206406260787 / 9400111206206406260794', '', 'M-2024'],
  ['SO-1027', 'LP100000034CN', '', 'M-2027'],
  ['SO-1028', '9.40551E+21', '', 'M-2028'],
  ['SO-1029', '#N/A', '', 'M-2029'],
  ['SO-1030', '12,50', '', 'M-2030'],
  ...goodRows(21, 31),
]

/** A sheet whose columns can't be recognised: two of them look like order IDs. */
export const UNCERTAIN = sheetOf(
  ['Alpha', 'Beta', 'Gamma'],
  [
    ['K-2207', 'SO-4118', 'YT2300000000000001'],
    ['K-2220', 'SO-4125', 'YT2300000000000002'],
    ['K-2233', 'SO-4132', 'YT2300000000000003'],
  ],
)

/** Order IDs and tracking numbers in swapped columns. */
export const SWAPPED: Rows = [
  '1Z5R89390357567127',
  'RB123456785CN',
  'LZ923049253CN',
  'EE473124829CN',
].map((tracking, n) => [tracking, `A-${n + 1}`, '', ''])

const many = (prefix: string, count: number, numberOf: (n: number) => string): Rows =>
  Array.from({ length: count }, (_, n) => [`${prefix}-${n + 1}`, numberOf(n), '', `M-${3000 + n}`])

/** Entries that need a courier: of two, of forty, and without candidates. */
export const COURIERS: Rows = [
  ...many('TEST-AMBIGUOUS-2', 11, (n) => `7946447901${String(38 + n)}`),
  ...many('TEST-AMBIGUOUS-40', 5, (n) => `GFUS010118842144${String(60 + n)}`),
  ...many('TEST-NO-CANDIDATES', 1, () => '79464479'),
  ...goodRows(20),
]

/** Twenty groups that offer the same two couriers, and ten that offer the same 40. */
export const SAME_COURIERS: Rows = Array.from({ length: 30 }, (_, group) => {
  const practice = group % 3 === 2 ? 'TEST-AMBIGUOUS-40' : 'TEST-AMBIGUOUS-2'
  const letters = `${String.fromCharCode(65 + (group % 26))}${group < 26 ? 'D' : 'E'}Q`
  return many(`${practice}-${letters}`, 3, (n) => `${letters}${1_000_000 + n}`)
}).flat()

/** Failures for five reasons. */
export const FAILED: Rows = [
  ...many('TEST-REJECTED', 7, (n) => `79464479${n}`),
  ...many('TEST-NOT-FOUND', 3, (n) => number(700 + n)),
  ...many('TEST-MARKUP', 2, (n) => number(710 + n)),
  ...many('TEST-NAMED-TWICE', 1, (n) => number(720 + n)),
  ...goodRows(20),
]

/** The connection drops after three entries were processed. */
export const DOUBT: Rows = [
  ['TEST-DROPPED-AFTER', number(901), '', 'M-1'],
  [order(902), number(902), '', 'M-2'],
  [order(903), number(903), '', 'M-3'],
]

/** A trial of ten that fails for one reason, and more entries after it. */
export const TRIAL: Rows = [...many('TEST-NOT-FOUND', 10, (n) => number(800 + n)), ...goodRows(110)]

export const only = (orderId: string, others = 3): Rows => [
  [orderId, number(990), '', 'M-1'],
  ...goodRows(others),
]

import { expect, test } from 'vitest'
import { HEADER_ALIASES } from './alias-table.ts'
import { findHeaderRow, HEADER_ROWS } from './find-header-row.ts'

type Rows = readonly (readonly string[])[]

const fits = (number: string) => /^LX\d{9}CN$/.test(number)
const find = (rows: Rows) => findHeaderRow(rows, HEADER_ALIASES, fits)

const ENTRIES: Rows = [
  ['1001', 'LX123456785CN'],
  ['1002', 'LX123456799CN'],
  ['1003', 'LX123456808CN'],
]
const TITLES: Rows = [['Export'], ['']]

test.each<[string, Rows, number]>([
  ['above the entries', [['Order ID', 'Tracking'], ...ENTRIES], 0],
  ['of a single column', [['Tracking Number'], ['LX123456785CN']], 0],
  [
    'of a single column beside an empty one',
    [
      ['Tracking Number', ''],
      ['LX123456785CN', ''],
    ],
    0,
  ],
  ['with one known name among others', [['Order ID', 'Kolli'], ...ENTRIES], 0],
  [
    'below a title with empty cells beside it',
    [['Order ID', ''], ['Order ID', 'Tracking'], ...ENTRIES],
    1,
  ],
  [
    'below a row that names less',
    [['Order', 'Reference'], ['Order ID', 'Tracking'], ...ENTRIES],
    1,
  ],
  [
    'above a fuller one further down',
    [
      ['Order ID', 'Tracking'],
      ['Order ID', 'Carrier', 'Tracking'],
    ],
    0,
  ],
  [
    'below a row that names one thing in many ways',
    [['Tracking', 'Tracking Number'], ['Order ID', 'Kolli', 'Tracking'], ...ENTRIES],
    1,
  ],
  [
    'that is the first of two equal ones',
    [['Order ID', 'Kolli'], ['Order ID', 'Kolli'], ...ENTRIES],
    0,
  ],
  [
    'below an entry in which somebody wrote a name',
    [['Order ID', 'LX123456785CN '], ['Order ID', 'Carrier'], ...ENTRIES],
    1,
  ],
  ['of words that nobody knows', [['Rendelésszám', 'Csomagszám'], ...ENTRIES], 0],
  ['of unknown words below a title', [...TITLES, ['Rendelésszám', 'Csomagszám'], ...ENTRIES], 2],
  [
    'of unknown words, with some entries that have no number',
    [['Rendelésszám', 'Csomagszám'], ...ENTRIES, ['x', '1004'], ['y', 'z']],
    0,
  ],
  [
    'of one known name above words',
    [
      ['Order ID', 'Kolli'],
      ['Mug', 'Cup'],
    ],
    0,
  ],
  [
    'with a number in it that is no tracking number',
    [
      ['Order ID', 'Sent 20261122'],
      ['Mug', 'Cup'],
    ],
    0,
  ],
  [
    'below a row that names less, and is plainer',
    [['Order ID', 'Kolli'], ['Order ID', 'Tracking'], ...ENTRIES],
    1,
  ],
  ['of unknown words with small numbers', [['Szám 1', 'Szám 2'], ...ENTRIES], 0],
  [
    'of unknown words above blank rows',
    [['Rendelésszám', 'Csomagszám'], ...ENTRIES, [''], ['', '']],
    0,
  ],
  [
    'of unknown words above a half-filled row',
    [['Rendelésszám', 'Csomagszám'], ...ENTRIES, ['x', ' ']],
    0,
  ],
  [
    'of unknown words, one column without a name',
    [
      ['Szám', ' ', 'Kód'],
      ['1001', 'x', 'LX1'],
      ['1002', 'x', 'LX2'],
    ],
    0,
  ],
  [
    'of unknown words above names of people with numbers',
    [
      ['Name', 'Kód'],
      ['Ada', '1001'],
      ['Bo', '1002'],
    ],
    0,
  ],
  [
    'of unknown words below a title with spaces beside',
    [['Export', ' '], ['Rendelésszám', 'Csomagszám'], ...ENTRIES],
    1,
  ],
  ['of a single column without entries', [['Tracking Number', '']], 0],
])('a header is found %s', (_, rows, index) => {
  expect(find(rows)).toBe(index)
})

test.each<[string, Rows]>([
  ['entries alone', ENTRIES],
  ['nothing', []],
  ['blank rows', [[''], ['', ' ']]],
  ['words alone', [['Rendelésszám', 'Csomagszám']]],
  [
    'words above words',
    [
      ['Alpha', 'Beta'],
      ['Gamma', 'Delta'],
    ],
  ],
  [
    'words above rows of which few have numbers',
    [['Alpha', 'Beta'], ...ENTRIES, ['x', 'y'], ['v', 'w']],
  ],
  [
    'a doubtful name among words',
    [
      ['Reference', 'Kolli'],
      ['Mug', 'Cup'],
    ],
  ],
  [
    'other things than fields',
    [
      ['Date', 'Status', 'Phone'],
      ['Monday', 'shipped', 'none'],
    ],
  ],
  ['words with a long number', [['Rendelésszám', 'Csomagszám 2026'], ...ENTRIES]],
  ['a title above entries', [...TITLES, ...ENTRIES]],
  ['a title that is the name of a field, above entries', [['Order ID', ' '], ...ENTRIES]],
  ['an entry with the name of a field for its order', [['Order ID', 'LX123456785CN '], ...ENTRIES]],
  [
    'a known name among other words, above words',
    [
      ['Original order number', 'Kolli'],
      ['Mug', 'Cup'],
    ],
  ],
  [
    'a courier above couriers',
    [
      ['Carrier', 'Kolli'],
      ['DHL', 'Cup'],
    ],
  ],
  [
    'words above small numbers',
    [
      ['Alpha', 'Beta'],
      ['1', 'x'],
      ['2', 'y'],
    ],
  ],
])('%s has no header', (_, rows) => {
  expect(find(rows)).toBeNull()
})

test('only the first rows can be a header', () => {
  const titles = (count: number): Rows => Array.from({ length: count }, () => ['Export', '2026'])
  const header = [['Order ID', 'Tracking'], ...ENTRIES]
  expect(find([...titles(HEADER_ROWS - 1), ...header])).toBe(HEADER_ROWS - 1)
  expect(find([...titles(HEADER_ROWS), ...header])).toBeNull()
  const blanks = Array.from({ length: HEADER_ROWS }, () => [''])
  expect(find([...blanks, ['Rendelésszám', 'Csomagszám'], ...ENTRIES])).toBeNull()
})

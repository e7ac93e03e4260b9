import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDelimitedReader } from './parse-delimited.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'
import { SPACES } from '#domain/sheet/reading.ts'

function readWhole(...lines: readonly string[]): string[][] {
  const reader = createDelimitedReader({})
  return [...reader.push(lines.join('\r\n')), ...reader.end()]
}

test.each([
  [
    'two columns',
    ['ORDER      TRACKING', '1001       RB123456785CN'],
    [
      ['ORDER', 'TRACKING'],
      ['1001', 'RB123456785CN'],
    ],
  ],
  [
    'cells with single spaces inside, and numbers that stand to the right',
    [
      'Order no  Customer name    Tracking number    Kg',
      '    1001  Ada Byron        RB123456785CN     0.5',
      '   10002  Bo               RB 123 456 799 CN  12',
    ],
    [
      ['Order no', 'Customer name', 'Tracking number', 'Kg'],
      ['1001', 'Ada Byron', 'RB123456785CN', '0.5'],
      ['10002', 'Bo', 'RB 123 456 799 CN', '12'],
    ],
  ],
  [
    'cells that are empty, where the others stand below their names',
    [
      'ORDER  COURIER  TRACKING',
      '1001   DHL      RB123456785CN',
      '1002            EE473124829CN',
      '1003   UPS',
      '1004   DHL      LZ908172638CN',
      '1005   DHL      CX473124829CN',
    ],
    [
      ['ORDER', 'COURIER', 'TRACKING'],
      ['1001', 'DHL', 'RB123456785CN'],
      ['1002', '', 'EE473124829CN'],
      ['1003', 'UPS', ''],
      ['1004', 'DHL', 'LZ908172638CN'],
      ['1005', 'DHL', 'CX473124829CN'],
    ],
  ],
  [
    'a title, blank lines and a line that is not like the others',
    [
      'Shipping report',
      '',
      'ORDER  COURIER  TRACKING',
      '-----  -------  -------------',
      '1001   DHL      RB123456785CN',
      '1002   DHL      EE473124829CN',
      '1003 DHL   EE473124830CN',
      ...Array.from({ length: 5 }, (_, n) => `200${n}   DHL      LZ90817263${n}CN`),
    ],
    [
      ['Shipping report', '', ''],
      ['', '', ''],
      ['ORDER', 'COURIER', 'TRACKING'],
      ['-----', '-------', '-------------'],
      ['1001', 'DHL', 'RB123456785CN'],
      ['1002', 'DHL', 'EE473124829CN'],
      ['1003 DHL   EE473124830CN'],
      ...Array.from({ length: 5 }, (_, n) => [`200${n}`, 'DHL', `LZ90817263${n}CN`]),
    ],
  ],
  [
    'a comma in each name, and none in the header',
    [
      'ORDER  NAME        TRACKING',
      '1001   Smith, Ada  RB123456785CN',
      '1002   Jones, Bo   EE473124829CN',
    ],
    [
      ['ORDER', 'NAME', 'TRACKING'],
      ['1001', 'Smith, Ada', 'RB123456785CN'],
      ['1002', 'Jones, Bo', 'EE473124829CN'],
    ],
  ],
  [
    'signs for inches, which are no quotes',
    ['ORDER  SIZE  TRACKING', '1001   "12   RB123456785CN', '1002   9"    EE473124829CN'],
    [
      ['ORDER', 'SIZE', 'TRACKING'],
      ['1001', '"12', 'RB123456785CN'],
      ['1002', '9"', 'EE473124829CN'],
    ],
  ],
])('lines split by runs of spaces are cells: %s', (_, lines, rows) => {
  expect(readWhole(...lines)).toEqual(rows)
})

test.each([
  [
    'commas with spaces behind',
    'Order ID,   Tracking\n1001,   RB123456785CN\n1002,   EE473124829CN',
    ',',
  ],
  [
    'the same below a title',
    'Orders\nOrder ID,   Tracking\n1001,   RB1\n1002,   EE1\n1003,   EE2',
    ',',
  ],
  ['bars with spaces around', '+----+-----+\n| a  |  b  |\n+----+-----+\n| 1  |  2  |\n', '|'],
  ['tabs', 'Order\tNote\n1  \tin  the  box\n2  \tin  the  bag\n', '\t'],
  [
    'sentences with two spaces between',
    'Dear all.  See below.\nAll of it is sent.\nBest,\nAda  Byron',
    ',',
  ],
  ['one line', '1001   RB123456785CN', ','],
  ['lines of which half have runs', '1001  RB123456785CN\n1002 RB123456799CN', ','],
  ['lines that are cut in many ways', 'a  b\na  b  c\na  b  c  d\na  b  c  d  e', ','],
])('%s are not split by spaces', (_, text, delimiter) => {
  expect(suggestDelimiter(text)).toBe(delimiter)
})

test('a long file is split by its start in any chunks, with as many rows as lines', () => {
  const lines = Array.from({ length: 30_000 }, (_, n) => `${String(n).padEnd(9)}LX${n}CN`)
  const text = `${['ORDER    TRACKING', ...lines].join('\n')}\n`
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
      const reader = createDelimitedReader({ delimiter: SPACES })
      const places = [
        0,
        ...cuts.map((cut) => Math.max(cut, 100)).sort((a, b) => a - b),
        text.length,
      ]
      const rows = places.slice(1).flatMap((to, i) => reader.push(text.slice(places[i], to)))
      const all = [...rows, ...reader.end()]
      expect(all).toHaveLength(30_001)
      expect(all.at(-1)).toEqual(['29999', 'LX29999CN'])
    }),
    { numRuns: 5 },
  )
})

test('the headers of printed pages are not rows, even if there are as many as rows', () => {
  const page = (n: number) => [
    `ACME LTD          SHIPPING LIST      PAGE ${n}`,
    `05.11.2026        USER: EVA          TIME 09:0${n}`,
    'ORDER     CONSIGNEE         TRACKING NO',
    `100${n}      Maria Gil         RB12345678${n}CN`,
  ]
  const rows = readWhole(...page(1), ...page(2), ...page(3)).filter((row) => row.length > 0)
  expect(rows.slice(2)).toEqual([
    ['ORDER', 'CONSIGNEE', 'TRACKING NO'],
    ['1001', 'Maria Gil', 'RB123456781CN'],
    ['1002', 'Maria Gil', 'RB123456782CN'],
    ['1003', 'Maria Gil', 'RB123456783CN'],
  ])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDelimitedReader } from './parse-delimited.ts'

function readWhole(text: string, delimiter?: string): string[][] {
  const reader = createDelimitedReader(delimiter === undefined ? {} : { delimiter })
  return [...reader.push(text), ...reader.end()]
}

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'Windows line ends',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'old Mac line ends',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'mixed line ends',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'no line end at the end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'blank lines, which keep the row numbers true',
    'a,b\n\n1,2\n\n\n',
    [['a', 'b'], [''], ['1', '2'], [''], ['']],
  ],
  ['a byte-order mark', '\uFEFF"a",b\n', [['a', 'b']]],
  ['a byte-order mark in the middle', 'a,\uFEFFb\n', [['a', '\uFEFFb']]],
  ['a quoted delimiter', '"a,b",c\n', [['a,b', 'c']]],
  [
    'a quoted line break',
    '"a\r\nb",c\n1,2',
    [
      ['a\nb', 'c'],
      ['1', '2'],
    ],
  ],
  ['doubled quotes', '"5"" pipe",c\n', [['5" pipe', 'c']]],
  ['a quote inside a cell', '5" pipe,c\n', [['5" pipe', 'c']]],
  [
    'a last row with a quoted line break',
    'a,b\n1,"2\n3"',
    [
      ['a', 'b'],
      ['1', '2\n3'],
    ],
  ],
  ['a separator line, which no program shows', 'sep=;\r\na;b,c\n', [['a', 'b,c']]],
  ['a separator line alone', 'sep=;', []],
  [
    'rows of different lengths',
    'a,b,c\n1\n1,2,3,4\n',
    [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']],
  ],
  ['one column', 'a\nb\n', [['a'], ['b']]],
  ['one line end', '\n', [['']]],
  ['nothing', '', []],
])('a text with %s is read', (_, text, rows) => {
  expect(readWhole(text)).toEqual(rows)
})

test.each([
  [
    'at the end',
    'a,b\n1,"2\n3,4\n5,6\n',
    [
      ['a', 'b'],
      ['1', '"2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'in the last line',
    'a,b\n1,"2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'before a quoted cell',
    'a,b\n1,"2\n3,"4"\n5,6\n',
    [
      ['a', 'b'],
      ['1', '"2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'before a good quoted line break',
    '1,"2\n"3\n4",5\n',
    [
      ['1', '"2'],
      ['3\n4', '5'],
    ],
  ],
])('an unclosed quote %s only affects its own line', (_, text, rows) => {
  expect(readWhole(text, ',')).toEqual(rows)
})

test('a sheet full of unclosed quotes keeps every row and is read quickly', () => {
  const text = '1,"2\n'.repeat(50_000)
  expect(readWhole(text, ',')).toHaveLength(50_000)
})

test('a quote left open in a long sheet only affects its own line', () => {
  const lines = Array.from({ length: 40_000 }, (_, i) => `${i},LX${i}CN`)
  lines[7] = '7,"LX7CN'
  const rows = readWhole(lines.join('\n'), ',')
  expect(rows).toHaveLength(40_000)
  expect(rows[7]).toEqual(['7', '"LX7CN'])
  expect(rows[39_999]).toEqual(['39999', 'LX39999CN'])
})

test('a line longer than any chunk is one row', () => {
  const long = 'x'.repeat(600_000)
  const reader = createDelimitedReader({ delimiter: ',' })
  const rows = [...reader.push(`a,${long}`), ...reader.push(`${long},b\nc`), ...reader.end()]
  expect(rows).toEqual([['a', long + long, 'b'], ['c']])
})

test.each([
  ['in capitals', 'SEP=;\na;b\n', [['a', 'b']]],
  ['behind a byte-order mark', '\uFEFFsep=|\na|b\n', [['a', 'b']]],
])('a separator line %s is not a row', (_, text, rows) => {
  expect(readWhole(text)).toEqual(rows)
})

test.each([
  ['in the second row', 'a;b\nsep=,\n', [['a', 'b'], ['sep=,']]],
  [
    'that says more',
    'sep=;x\na;b\n',
    [
      ['sep=', 'x'],
      ['a', 'b'],
    ],
  ],
])('a line like a separator line %s is a row', (_, text, rows) => {
  expect(readWhole(text, ';')).toEqual(rows)
})

test('a delimiter chosen by the user wins over the separator line', () => {
  expect(readWhole('sep=;\na;b,c\n', ',')).toEqual([['a;b', 'c']])
})

test('with a known delimiter each row is there as soon as its line ends', () => {
  const reader = createDelimitedReader({ delimiter: ',' })
  const pushed = ['a,b', '\nc', ',d\r', '\ne,"f\n', 'g"\nh'].map((text) => reader.push(text))
  expect(pushed).toEqual([[], [['a', 'b']], [], [['c', 'd']], [['e', 'f\ng']]])
  expect(reader.end()).toEqual([['h']])
})

test('with a known delimiter a first chunk of whole lines is read at once, a part of a line is not', () => {
  const whole = createDelimitedReader({ delimiter: ',' })
  expect(whole.push('a,b\nc')).toEqual([['a', 'b']])
  const cut = createDelimitedReader({ delimiter: ',' })
  expect(cut.push('sep')).toEqual([])
  expect(cut.push('=;\na,b\n')).toEqual([['a', 'b']])
})

test('without a known delimiter the first rows wait for enough of the text to guess it', () => {
  const reader = createDelimitedReader({})
  expect(reader.push('a;b\n'.repeat((1 << 14) - 1))).toEqual([])
  expect(reader.push('a;b\n')).toHaveLength(1 << 14)
  expect(reader.push('c;d\n')).toEqual([['c', 'd']])
})

const sheetText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '1', ',', ';', '\t', '"', '"', '\n', '\r', '\r\n', ' ', 'é', '号'),
    fc.constantFrom('LX1,2\n', '"a,b"', '"x\ny",', '""'),
  ),
  maxLength: 60,
})

test('a text gives the same rows in any chunks', () => {
  fc.assert(
    fc.property(sheetText, fc.array(fc.nat({ max: 80 })), fc.boolean(), (text, cuts, isKnown) => {
      const reader = createDelimitedReader(isKnown ? { delimiter: ',' } : {})
      const places = [
        0,
        ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b),
        text.length,
      ]
      const rows = places.slice(1).flatMap((to, i) => reader.push(text.slice(places[i], to)))
      expect([...rows, ...reader.end()]).toEqual(readWhole(text, isKnown ? ',' : undefined))
    }),
  )
})

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`

test('any rows written with quotes are read back the same', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', '\n', ' ', '号') })
  const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(sheet, (rows) => {
      const text = rows.map((row) => `${row.map(quote).join(',')}\n`).join('')
      expect(readWhole(text, ',')).toEqual(rows)
    }),
  )
})

test('without quotes there are as many rows as lines', () => {
  const line = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', ' ', '号') })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      expect(readWhole(`${lines.join('\r\n')}\r\n`, ',')).toHaveLength(lines.length)
    }),
  )
})

test.each([
  [
    'quotes',
    String.raw`a,b
"Mug \"XL\", red","1"
"5\" pipe","2"`,
    [
      ['a', 'b'],
      ['Mug "XL", red', '1'],
      ['5" pipe', '2'],
    ],
  ],
  [
    'quotes and backslashes',
    String.raw`"a";"b"
"say \"x\" now";"C:\\x\\"`,
    [
      ['a', 'b'],
      ['say "x" now', 'C:\\x\\'],
    ],
  ],
  [
    'backslashes at the end of cells, which escape nothing',
    String.raw`a,b
"C:\x\","1"`,
    [
      ['a', 'b'],
      ['C:\\x\\', '1'],
    ],
  ],
])('%s behind a backslash are read in any chunks', (_, text, rows) => {
  for (let at = 0; at <= text.length; at += 1) {
    const reader = createDelimitedReader({})
    const read = [
      ...reader.push(text.slice(0, at)),
      ...reader.push(text.slice(at)),
      ...reader.end(),
    ]
    expect(read).toEqual(rows)
  }
})

import { expect, test } from 'vitest'
import { createDelimitedReader } from './parse-delimited.ts'

function readWhole(text: string): string[][] {
  const reader = createDelimitedReader({ delimiter: ',' })
  return [...reader.push(text), ...reader.end()]
}

test('a quoted cell longer than any chunk is one cell', () => {
  const long = 'x'.repeat(300_000)
  const reader = createDelimitedReader({ delimiter: ',' })
  expect(reader.push(`a,b\n1,"${long}`)).toEqual([['a', 'b']])
  expect(reader.push(`${long}",2\n`)).toEqual([['1', long + long, '2']])
})

/** Lines with an inch sign, then a quoted cell. */
const inchesAndQuotes = (count: number) => readWhole(`${'1,"2\n'.repeat(count)}"a\nb",c`)

test('after fifty unclosed quotes, all others are inches too', () => {
  expect(inchesAndQuotes(49).slice(49)).toEqual([['a\nb', 'c']])
  expect(inchesAndQuotes(50).slice(50)).toEqual([['"a'], ['b"', 'c']])
})

test('a cell of many lines is one cell, unless it is long and its lines look like rows', () => {
  const open = (length: number) => {
    const reader = createDelimitedReader({ delimiter: ',' })
    return { reader, rows: reader.push('"'.padEnd(length, 'x\n')) }
  }
  const { reader, rows } = open(99_999)
  expect(rows).toEqual([])
  expect(reader.push('",2\n3')).toHaveLength(1)
  expect(open(100_001).rows).toHaveLength(50_000)
})

/** A product description: lines with some commas and quotes, and blank lines. */
const PROSE = [
  '<p>A mug, white, 12 oz, with the words ""Good morning"" on it.</p>',
  '',
  '<ul>',
  '<li>Dishwasher safe</li>',
  '<li>Ships from Rome, or from Bern</li>',
  '</ul>',
].join('\n')
const LONG_TEXT = `${PROSE}\n`.repeat(2500)
const JSON_TEXT = `  ""sku"": ""A-1"",\n`.repeat(20_000)

test.each([
  ['in the middle', (text: string) => `1,"${text}",RB123456785CN`],
  ['at the end', (text: string) => `1,RB123456785CN,"${text}"`],
  ['in front', (text: string) => `"${text}",1,RB123456785CN`],
  ['between rows of two cells', (text: string) => `1,"${text}"`],
])('a text of 300,000 characters %s is one cell in any chunks', (_, rowOf) => {
  const width = rowOf('').split(',').length
  const plain = Array.from({ length: width }, (_, n) => `c${n}`).join(',')
  for (const long of [LONG_TEXT, JSON_TEXT]) {
    expect(long.length).toBeGreaterThan(300_000)
    const text = `${plain}\n${rowOf(long)}\n${plain}\n`
    const reader = createDelimitedReader({ delimiter: ',' })
    const rows: string[][] = []
    for (let at = 0; at < text.length; at += 70_001) {
      rows.push(...reader.push(text.slice(at, at + 70_001)))
    }
    rows.push(...reader.end())
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain(long.replaceAll('""', '"'))
    expect(rows[1]).toHaveLength(width)
    expect(rows[2]).toEqual(plain.split(','))
  }
})

test.each([
  ['of one width', 'x'],
  ['of which two in five are longer', 'x,y'],
])(
  'a quote left open above rows %s only affects its own line, even if another one seems to close it',
  (_, other) => {
    const lines = Array.from(
      { length: 30_000 },
      (_, n) => `${n},LX${n}CN,${n % 5 < 2 ? other : 'x'}`,
    )
    lines[3] = '3,"LX3CN,x'
    lines[29_000] = '29000,LX29000CN,5"'
    const reader = createDelimitedReader({ delimiter: ',' })
    const text = lines.join('\n')
    const pieces = [text.slice(0, 180_000), text.slice(180_000)]
    const rows = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
    expect(rows).toHaveLength(30_000)
    expect(rows[3]).toEqual(['3', '"LX3CN', 'x'])
  },
)

test('lines without commas below an unclosed quote are read quickly', () => {
  const text = `1,"${'a ""b""\n'.repeat(300_000)}`
  expect(readWhole(text)).toHaveLength(300_000)
})

test('a long unclosed text only affects its own line, and is not parsed again with each chunk', () => {
  const reader = createDelimitedReader({ delimiter: ',' })
  const text = `a,b,c\n1,"${LONG_TEXT.repeat(20)}`
  let count = 0
  for (let at = 0; at < text.length; at += 4000) {
    count += reader.push(text.slice(at, at + 4000)).length
  }
  expect(count).toBe(1)
  const rows = reader.end()
  expect(rows[0]).toEqual(['1', '"<p>A mug', ' white', ' 12 oz', expect.any(String)])
  expect(rows).toHaveLength(text.split('\n').length - 2)
})

test('an open quote that an inch sign seems to close only affects its own line, and no row between is lost', () => {
  const text = 'a,b,c\n1,LX1CN,x\n2,LX2CN,"13\n3,LX3CN,x\n4,,x\n5,LX5CN,24"\n6,LX6CN,x\n'
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  expect(readWhole(text)).toEqual(rows)
  expect(readWhole(`${text}7,LX7CN,"a,b"\n`)).toEqual([...rows, ['7', 'LX7CN', 'a,b']])
})

test('the same below a row with other wrong quotes', () => {
  const text = 'a,b,c\n0,"x" y,z\n2,LX2CN,"13\n3,LX3CN,x\n4,,x\n5,LX5CN,24"\n'
  const rows = readWhole(text)
  expect(rows).toHaveLength(6)
  expect(rows[3]).toEqual(['3', 'LX3CN', 'x'])
})

test('a line with one quoted cell of row-like lines is one cell', () => {
  expect(readWhole('a,b\n"1,2\n3,4\n5,6"\n')).toEqual([['a', 'b'], ['1,2\n3,4\n5,6']])
})

test.each([
  ['of which not all are cut like rows', 'Hello\nfoo,bar,baz\nThank you'],
  ['of two lines', '5 High Street\nParis,75001,FR'],
  ['with commas as in sentences', 'A mug\nblue, or red, small\nor, if not, a cup'],
])('a note %s is one cell', (_, note) => {
  expect(readWhole(`a,b,c\n1,LX1CN,"${note}"\n2,LX2CN,x\n`)).toEqual([
    ['a', 'b', 'c'],
    ['1', 'LX1CN', note],
    ['2', 'LX2CN', 'x'],
  ])
})

test('when every cell is quoted, lines within one are not rows', () => {
  const note = '1,2,3\n4,5,6\n7,8,9\n10,11,12'
  const text = `"a","b","c"\n"1","LX1CN","${note}"\n`
  expect(readWhole(text)[1]).toEqual(['1', 'LX1CN', note])
})

test('in a sheet of one column a note of several lines is one cell', () => {
  expect(readWhole('a\n"1\n2\n3\n4"\n5\n')).toEqual([['a'], ['1\n2\n3\n4'], ['5']])
})

import { expect, test } from 'vitest'
import { delimiterInQuotes, isFramedTable } from './drawn-tables.ts'
import { parseCells } from './parse-paste.ts'

test.each([
  ['+----+-----+\n| id | nr  |\n+----+-----+\n| 1  | A|B |\n+----+-----+', true],
  ['┌────┬────┐\n│ id │ nr │\n└────┴────┘', true],
  ['| id | nr |\n|----|----|\n| 1 | 2 |', false],
  ['+49 30 1234567\n| id |', false],
])('a frame is recognised by its first two lines: %j', (text, isFramed) => {
  expect(isFramedTable(text)).toBe(isFramed)
})

test('the frame is no content', () => {
  const text = '┌──────┬────┐\n│ id   │ nr │\n├──────┼────┤\n│ 1001 │    │\n└──────┴────┘\n(1 row)'
  expect(parseCells(text)).toEqual([[''], ['id', 'nr'], [''], ['1001', ''], [''], ['(1 row)']])
})

test.each([
  ['"a,b"\n"1,2"', ','],
  ['"a;b"\n"1;2"\n', ';'],
  ['"""a"",""b"""\n"1,2"', ','],
  ['"Rome, IT"\n"Oslo"', null],
  ['"Address"\n"Rome, IT"\n"Oslo, NO"', null],
  ['"a","b"\n"1","2"', null],
  ['"a,b"', null],
])('the delimiter inside the quotes of whole lines: %j', (text, delimiter) => {
  expect(delimiterInQuotes(text)).toBe(delimiter)
})

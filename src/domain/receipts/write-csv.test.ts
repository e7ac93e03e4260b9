import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { unguardCell } from '#domain/entry/cleaning/guard-cell.ts'
import { createDelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { CSV_SEPARATORS, type CsvSeparator } from './receipt.ts'
import { writeCsv } from './write-csv.ts'

const csvOf = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  separator: CsvSeparator = ',',
) => [...writeCsv({ header, rows }, separator)].join('')

function readAgain(csv: string): string[][] {
  const reader = createDelimitedReader({})
  return [...reader.push(csv), ...reader.end()]
}

test('a CSV file begins with a byte-order mark, ends its lines with CRLF and quotes cells that need it', () => {
  expect(
    csvOf(
      ['Order ID', 'Note'],
      [
        ['00123', 'red, "large"'],
        ['', 'two\nlines'],
      ],
    ),
  ).toBe('\ufeffOrder ID,Note\r\n00123,"red, ""large"""\r\n,"two\nlines"\r\n')
})

test('cells that a spreadsheet program would calculate are guarded', () => {
  const dangerous = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"]
  const [, row] = readAgain(csvOf(['a', 'b', 'c', 'd', 'e', 'f'], [dangerous]))
  expect(row?.every((cell) => cell.startsWith("'"))).toBe(true)
  expect(row?.map(unguardCell)).toEqual(dangerous)
})

test('with semicolons, a cell with commas is quoted too, since our own reader guesses the separator', () => {
  expect(csvOf(['A', 'B'], [['1,5', 'x;y']], ';')).toBe('\ufeffA;B\r\n"1,5";"x;y"\r\n')
})

const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('\'"=+-@\t\r\n,;| 0E＝＋－＠\u200b\u3164')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})
const rowsOfThree = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 })
const header = ['Order ID', 'Tracking number', 'Note']

test.each(CSV_SEPARATORS)(
  'any cell between “%s” comes back, but for the kind of its line ends',
  (separator) => {
    fc.assert(
      fc.property(rowsOfThree, (rows) => {
        const [, ...read] = readAgain(csvOf(header, rows, separator))
        const plain = rows.map((row) => row.map((value) => value.replace(/\r\n?/g, '\n')))
        expect(read.map((row) => row.map(unguardCell))).toEqual(plain)
      }),
    )
  },
)

test.each(CSV_SEPARATORS)(
  'a value that was sent is read as the same value from between “%s”',
  (separator) => {
    fc.assert(
      fc.property(rowsOfThree, (rows) => {
        const values = rows.map((row) =>
          row.map((value) => cleanCell(value.replace(/[\r\n]/g, ''))),
        )
        const [, ...read] = readAgain(csvOf(header, values, separator))
        expect(read.map((row) => row.map(cleanCell))).toEqual(values)
      }),
    )
  },
)

import { expect, test } from 'vitest'
import { findOvergrowth, findSlowText } from '#testing/growth.ts'
import { readHtmlTable } from './html/html-cells.ts'
import { isSheetLink } from './sheet-link.ts'
import { escapesByBackslash, withDoubledQuotes } from './text/backslash-escapes.ts'
import { joinCellLines } from './text/cells-in-lines.ts'
import { shareOfHeaderWords } from './text/encoding/header-words.ts'
import { withoutMailHead } from './text/mail-head.ts'
import { isMarkdownTable, shownInMarkdown } from './text/markdown-cells.ts'
import { readJsonTable } from './read-json.ts'
import { recognizeMarkup } from './recognize-kind.ts'
import { gatherForeignLines, isBrokenUtf8 } from './text/encoding/encoding-sample.ts'
import { createDelimitedReader } from './text/parse-delimited.ts'
import { parseCells, parsePaste } from './text/parse-paste.ts'
import { readAligned } from './text/space-columns.ts'
import { splitWritten, withoutStamps } from './text/split-written.ts'
import { suggestDelimiter } from './text/suggest-delimiter.ts'
import { readCellStyles } from './workbook/cell-format.ts'
import { textOfNumber } from './workbook/cell-value.ts'
import { readXmlSheet } from './workbook/xml-spreadsheet.ts'

/** Time limit for reading thousands of rows and cells on a busy computer. */
const ROWS_MS = 60

const AS_IT_IS = { leavesOutHidden: false, merged: [] }

const bytesOf = (text: string) => new TextEncoder().encode(text)

const inPieces = (text: string) => {
  const reader = createDelimitedReader({})
  for (let at = 0; at < text.length; at += 1_000) reader.push(text.slice(at, at + 1_000))
  reader.end()
}

test.each<[string, (text: string) => unknown]>([
  ['guessing the delimiter', suggestDelimiter],
  ['cells of a paste', parseCells],
  ['a file in pieces', inPieces],
  ['columns made of spaces', readAligned],
  ['lines of a message', splitWritten],
  ['cells in lines', joinCellLines],
  ['the head of a mail', withoutMailHead],
  ['cells of Markdown', shownInMarkdown],
  ['a table of Markdown', isMarkdownTable],
  ['escaped quotes', (text) => escapesByBackslash(text) || withDoubledQuotes(text)],
  ['names of columns', shareOfHeaderWords],
  ['the address of a sheet', isSheetLink],
  ['lines of a chat', withoutStamps],
  ['lines that tell the encoding', (text) => gatherForeignLines(bytesOf(text))],
  ['looking for broken characters', (text) => isBrokenUtf8(bytesOf(text))],
  ['recognizing markup', recognizeMarkup],
  [
    'HTML with styles',
    (text) => readHtmlTable(`<style>${text}line-through</style><td class=${text}>`),
  ],
  ['HTML', (text) => readHtmlTable(`<table><tr><td>${text}</td><td title=${text}>`)],
  ['JSON', (text) => readJsonTable(`[{"a":"${text}`)],
  ['Excel XML', (text) => readXmlSheet(`<Worksheet><Row><Cell><Data>${text}`, 0, AS_IT_IS)],
  ['a number of a workbook', (text) => textOfNumber(text, { kind: 'plain' }, false)],
  [
    'a format of a workbook',
    (text) => readCellStyles(`<numFmt numFmtId="9" formatCode="${text}"/>`),
  ],
])('%s takes time in proportion to the text', (_, read) => {
  expect(findSlowText(read, ROWS_MS)).toBeNull()
})

test('a paste of one line of 20 MB is read as it is', async () => {
  const line = 'abcdefghi '.repeat(2_000_000)
  expect(
    (await parsePaste(line, '', () => import('#domain/sheet/html/rescue-digits.ts'))).rows,
  ).toEqual([[line]])
})

test('a delimiter is guessed from the start of the text only', () => {
  const head = 'a;b\n'.repeat(20_000)
  expect(suggestDelimiter(head + ',  ,  ,\n'.repeat(200_000))).toBe(';')
})

test('a file of one line is parsed once, in any number of chunks', () => {
  const reader = createDelimitedReader({})
  const piece = 'ab,'.repeat(1 << 16)
  const rows = Array.from({ length: 12 }, () => reader.push(piece)).flat()
  expect(rows).toEqual([])
  expect(reader.end().map((row) => row.length)).toEqual([12 * (1 << 16) + 1])
})

test.each([
  ['cells over two rows, above many rows', '<td rowspan=2>a', '<tr>'],
  ['hidden cells above many rows', '<td hidden>a', '<tr><td>'],
])('a table with %s is read in proportion to it', (_, cell, row) => {
  const make = (length: number) => `<table><tr>${cell.repeat(length / 4)}${row.repeat(length / 4)}`
  expect(findOvergrowth(readHtmlTable, make, ROWS_MS)).toBeNull()
})

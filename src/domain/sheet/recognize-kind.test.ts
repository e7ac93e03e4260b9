import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recognizeKind, recognizeMarkup } from './recognize-kind.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['an Excel workbook', 'PK\x03\x04\x14\x00', 'zip'],
  ['an empty archive', 'PK\x05\x06\x00\x00', 'zip'],
  ['an old or locked Excel workbook', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\x00', 'ole'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0', 'picture'],
  ['a JPEG', '\xFF\xD8\xFF\xE0\0', 'picture'],
  ['a GIF', 'GIF89a\0', 'picture'],
  ['a WebP', 'RIFF\x10\x20\0\0WEBPVP8 ', 'picture'],
  ['a photo of a phone', '\0\0\0\x18ftypheic', 'picture'],
  ['a TIFF', 'II*\0\x08', 'picture'],
  ['bytes with a NUL', 'abc\0def', 'binary'],
  [
    'bytes with a NUL in fifty',
    `${'abcdefghi\n'.repeat(40)}${'abcd\0efgh\n'.repeat(10)}`,
    'binary',
  ],
  ['a CSV with a NUL in a cell', 'order-id,tracking-number\r\n10\x0001,LX1\r\n', 'text'],
  ['a compressed file', '\x1f\x8b\x08\x01\x02\x03\x04', 'archive'],
  ['a CSV', 'order-id,tracking-number\r\n1001,LX1\r\n', 'text'],
  ['a CSV with a mark', '\xEF\xBB\xBForder-id', 'text'],
  ['a Western European CSV', 'N\xFAmero de gu\xEDa;Pedido', 'text'],
  ['a text that only begins like a picture', 'BMW,1\nGIFT,2', 'text'],
  ['UTF-16 with its mark', '\xFF\xFEa\0b\0', 'text'],
  ['a file with one stray control character', 'order\x07-id,tracking-number', 'text'],
  ['an .xls of Excel 4', '\x09\x04\x06\x00\x00\x00', 'old-xls'],
  ['a sheet of Lotus 1-2-3', '\0\0\x02\0\x06\x04', 'old-format'],
  ['an empty file', '', 'text'],
])('%s is recognised', (_, content, kind) => {
  expect(recognizeKind(bytesOf(content))).toBe(kind)
})

test('any bytes are recognized without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(['text', 'zip', 'ole', 'pdf', 'picture', 'binary']).toContain(recognizeKind(bytes))
    }),
  )
})

test.each([
  ['a web page', '\n<!-- x -->\n<html><body>', 'html'],
  [
    'Excel’s XML',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'xml-spreadsheet',
  ],
  ['XML', '\uFEFF<?xml version="1.0"?>\n<orders>', 'xml'],
  ['a web page below many remarks', `${'<!-- x -->\n'.repeat(60)}<table>`, 'html'],
  ['XML below many remarks', `${'<!-- x -->\n'.repeat(60)}<orders>`, 'xml'],
  ['XML without its first line', '<orders>\n  <order id="1">', 'xml'],
  ['a list of JSON', ' [\n {"id": 1}]', 'json'],
  ['a list of lists', '[["a"]]', 'json'],
  ['an object of JSON', '{\n  "orders": []}', 'json'],
  ['a dump of a database', '-- MySQL dump\n/*!40101 x */;\nCREATE TABLE `orders` (', 'sql'],
  ['a statement', 'insert into orders (id) values (1)', 'sql'],
  ['a text of a word processor', '{\\rtf1\\ansi', 'rtf'],
  ['SYLK', 'ID;PWXL;N;E\r\nP;PGeneral', 'old-format'],
  ['a CSV whose first name is ID', 'ID;Price\n1;2', null],
  ['a stored mail', 'From: a\nTo: b\nMIME-Version: 1.0\n\n1001', 'mail'],
  [
    'a stored page',
    'MIME-Version: 1.0\nX-Document-Type: Workbook\nContent-Type: multipart/related\n',
    'web-archive',
  ],
  ['lines with a colon', 'Order: 1001\nTracking: LX1\nCourier: DHL\n', null],
  ['a chat', '[12/11/26, 09:14:02] Ada: 1001', null],
  ['a CSV', 'Order ID,Tracking number\n', null],
  ['names in brackets', '<Order ID>,<Tracking number>\n<1>,<2>', null],
  ['a letter', 'Please insert into the box the order 1001', null],
  ['a table of Markdown', '| a | b |\n', null],
  ['nothing', '', null],
])('%s is recognized by its start', (_, text, kind) => {
  expect(recognizeMarkup(text)).toBe(kind)
})

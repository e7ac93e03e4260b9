import * as fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { escapeXml } from '#domain/receipts/xlsx-parts.ts'
import { writeXlsx, TEMPLATE_HEADER, writeTemplateCsv, writeTemplateXlsx } from './write-xlsx.ts'

const HEADER = ['Order ID', 'Tracking number'] as const

async function readAgain(rows: readonly (readonly string[])[]) {
  const blob = await writeXlsx({ header: HEADER, rows }, [20, 20])
  return readSheet(Buffer.from(await blob.arrayBuffer()), { trim: false })
}

test('numbers are text: leading zeros and 22 digits survive a spreadsheet program', async () => {
  const rows = [
    ['00123', '9400111202555842332669'],
    ['1E5', '=1+1'],
    ['-7', '@x'],
    ['', '1/2'],
  ]
  expect(await readAgain(rows)).toEqual([
    [...HEADER],
    ...rows.map((row) => row.map((cell) => cell || null)),
  ])
})

test('any text can be read back, with any number of rows', async () => {
  const cell = fc.string({
    unit: fc.oneof(
      fc.constantFrom('&', '<', '>', '"', '\t', '\n', ' ', '\u{1F4E6}', '單'),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
  })
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 1200 })
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const [, ...read] = await readAgain(written)
      expect(read).toEqual(written)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['a control character', 'LX\u00071', 'LX_x0007_1'],
  ['a carriage return, which XML would change', 'a\r\nb', 'a_x000D_\nb'],
  ['what looks like such an escape', '_x0041_', '_x005F_x0041_'],
  ['markup', '<b>&</b>', '&lt;b&gt;&amp;&lt;/b&gt;'],
])('%s is written so that Excel reads it as it is', (_, text, xml) => {
  expect(escapeXml(text)).toBe(xml)
})

test('a text that is too long for Excel is truncated with an ellipsis', () => {
  expect(escapeXml('x'.repeat(40_000))).toBe(`${'x'.repeat(32_766)}…`)
})

test('the empty CSV names the four columns and opens in Excel as UTF-8', () => {
  expect(writeTemplateCsv(',')).toBe(
    '\ufeffOrder ID,Merchant order ID,Tracking number,Courier code\r\n',
  )
  expect(writeTemplateCsv(';')).toBe(
    '\ufeffOrder ID;Merchant order ID;Tracking number;Courier code\r\n',
  )
  expect(TEMPLATE_HEADER).toHaveLength(4)
})

test('the empty spreadsheet is a zip archive, as .xlsx files are', async () => {
  const bytes = new Uint8Array(await (await writeTemplateXlsx()).arrayBuffer())
  expect(bytes.slice(0, 4)).toEqual(Uint8Array.of(0x50, 0x4b, 0x03, 0x04))
  expect(bytes.length).toBeLessThan(60_000)
})

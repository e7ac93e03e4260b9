import { expect, test } from 'vitest'
import { TEMPLATE_HEADER, writeTemplateCsv, writeTemplateXlsx } from './write-template.ts'

test('the empty CSV names the four columns and opens in Excel as UTF-8', () => {
  expect(writeTemplateCsv()).toBe(
    '\ufeffOrder ID,Merchant order ID,Tracking number,Courier code\r\n',
  )
  expect(TEMPLATE_HEADER).toHaveLength(4)
})

test('the empty spreadsheet is a zip, as .xlsx files are', async () => {
  const bytes = new Uint8Array(await (await writeTemplateXlsx()).arrayBuffer())
  expect(bytes.slice(0, 4)).toEqual(Uint8Array.of(0x50, 0x4b, 0x03, 0x04))
  expect(bytes.length).toBeLessThan(60_000)
})

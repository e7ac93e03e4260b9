import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCells } from '#domain/sheet/text/parse-paste.ts'
import { readCopied } from '#domain/sheet/html/rescue-digits.ts'
import { copyCells } from './copy-cells.ts'

test('long numbers and leading zeros are marked as text for Excel, LibreOffice and Google Sheets', () => {
  const { text, html } = copyCells([['00123', '9400111206206406260787']])
  expect(text).toBe('00123\t9400111206206406260787')
  expect(html).toContain(`style='mso-number-format:"\\@"'`)
  expect(html).toContain('sdnum="1033;0;@"')
  expect(html).toContain('data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;00123&quot;}"')
})

test('the text of a cell is escaped in the HTML', () => {
  const { html } = copyCells([['<img src=x onerror="alert(1)">']])
  expect(html).not.toContain('<img')
})

test('a cell that contains rows is read back as one cell', () => {
  const rows = [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'these:\nSO-3\tZZ-3\nSO-4\tZZ-4'],
  ]
  expect(parseCells(copyCells(rows).text)).toEqual(rows)
})

/** Trimmed, as the sheet's cells are. */
const cell = fc
  .string({ unit: fc.constantFrom('A', '7', '"', '<', '&', ' ', ',', ';', '\t', '\n', '中') })
  .map((value) => value.trim())
const cells = fc.nat({ max: 3 }).chain((more) =>
  fc.array(fc.array(cell, { minLength: more + 2, maxLength: more + 2 }), {
    minLength: 1,
    maxLength: 5,
  }),
)

test('the copied text is read back as the same cells', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      const isBlank = (row: readonly string[]) => row.every((value) => value === '')
      expect(parseCells(copyCells(rows).text).filter((row) => !isBlank(row))).toEqual(
        rows.filter((row) => !isBlank(row)),
      )
    }),
  )
})

test('the copied table is read back as the same cells', () => {
  const rows = [
    ['00123', 'A & B <c>', ''],
    ['9400111206206406260787', '"quoted"', 'x'],
  ]
  expect(readCopied(copyCells(rows).html, null).rows).toEqual(rows)
})

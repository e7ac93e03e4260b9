import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCells } from '#domain/sheet/text/parse-paste.ts'
import { readCopied } from '#domain/sheet/workbook/rescue-digits.ts'
import { copyCells } from './copy-cells.ts'

test('long numbers and leading zeros are marked as text for Excel, LibreOffice and Google Sheets', () => {
  const { text, html } = copyCells([['00123', '9400111206206406260787']])
  expect(text).toBe('00123\t9400111206206406260787')
  expect(html).toContain(`style='mso-number-format:"\\@"'`)
  expect(html).toContain('sdnum="1033;0;@"')
  expect(html).toContain('data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;00123&quot;}"')
})

test('what a cell holds is never markup', () => {
  const { html } = copyCells([['<img src=x onerror="alert(1)">']])
  expect(html).not.toContain('<img')
})

const SIGNS = ['A', '7', '"', '<', '&', ' ', ',', ';', '中']
const textOf = (...unit: string[]) => fc.string({ unit: fc.constantFrom(...SIGNS, ...unit) })

/**
 * As the sheet holds cells: with no blanks around. One with both tabs and line ends inside can look like rows after a
 * quotation mark that was never closed, and is then read as these.
 */
const cell = fc.oneof(textOf('\t'), textOf('\n')).map((value) => value.trim())
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

import { cellsOf } from '#domain/sheet/sheet-row.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOdsLister, createOdsReader, TooManyCells } from './ods-reader.ts'

const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const text = (shown: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${shown}</text:p></table:table-cell>`
const typed = (type: string, value: string, shown: string) =>
  `<table:table-cell office:value-type="${type}" office:${type === 'float' ? '' : `${type}-`}value="${value}"><text:p>${shown}</text:p></table:table-cell>`
const table = (name: string, inner: string, style = 'shown') =>
  `<table:table table:name="${name}" table:style-name="${style}">${inner}</table:table>`

const STYLES = `<style:style style:name="out" style:family="table"><style:table-properties table:display="false"/></style:style>`
const contentOf = (...tables: readonly string[]) =>
  `<office:document-content>${STYLES}<office:spreadsheet>${tables.join('')}</office:spreadsheet></office:document-content>`

function read(inner: string, leavesOutHidden = false) {
  const reader = createOdsReader(0, { leavesOutHidden, merged: [] })
  return { rows: reader.push(contentOf(table('A', inner))).map(cellsOf), notes: reader.notes() }
}

test.each([
  ['a text', text('SO-1'), 'SO-1'],
  [
    'spaces, a tab and a line end',
    text('a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d'),
    'a  b\tc\nd',
  ],
  ['a text in two colours', text('<text:span>RB1</text:span><text:span>CN</text:span>'), 'RB1CN'],
  [
    'a comment beside it',
    text('1001').replace(
      '<text:p>',
      '<office:annotation><text:p>Call</text:p></office:annotation><text:p>',
    ),
    '1001',
  ],
  [
    'a drawing that hangs on it',
    text('1001').replace('<text:p>', '<draw:frame><text:p>Logo</text:p></draw:frame><text:p>'),
    '1001',
  ],
  ['a whole number', typed('float', '1001', '1001'), '1001'],
  ['a number with separators', typed('float', '1234567', '1,234,567'), '1234567'],
  ['a number in groups', typed('float', '1234567', '1 234 567'), '1234567'],
  ['a number that is shown rounded', typed('float', '12.51', '13'), '12.51'],
  ['zeros that only the format shows', typed('float', '42', '00042'), '00042'],
  ['a text that only the format shows', typed('float', '42', 'SO 00042'), 'SO 00042'],
  [
    'a number of 17 digits',
    typed('float', '1.23456789012346E+016', '12345678901234600'),
    '1.23456789012346E+16',
  ],
  ['a day', typed('date', '2026-12-03', '03.12.26'), '2026/12/03'],
  ['a day with the time', typed('date', '2026-12-03T09:14:00', '9:14'), '2026/12/03 09:14'],
  ['a time', typed('time', 'PT09H14M00S', '09:14'), '09:14'],
  [
    'a share',
    '<table:table-cell office:value-type="percentage" office:value="0.19"><text:p>19%</text:p></table:table-cell>',
    '19%',
  ],
  [
    'a price',
    '<table:table-cell office:value-type="currency" office:value="12.5"><text:p>12.50 €</text:p></table:table-cell>',
    '12.50 €',
  ],
  ['yes', typed('boolean', 'true', 'TRUE'), 'TRUE'],
  [
    'a formula that was never calculated',
    '<table:table-cell table:formula="of:=[.A1]"/>',
    '=[.A1]',
  ],
])('a cell with %s', (_, cell, shown) => {
  expect(read(row(cell)).rows).toEqual([[shown]])
})

test('repeated cells and rows are returned as often as the sheet has them', () => {
  const alike = text('x', ' table:number-columns-repeated="2"')
  const gap = '<table:table-cell table:number-columns-repeated="2"/>'
  const { rows } = read(
    row(text('a') + gap + alike, ' table:number-rows-repeated="2"') + row(text('b')),
  )
  expect(rows).toEqual([['a', '', '', 'x', 'x'], ['a', '', '', 'x', 'x'], ['b']])
})

test('no number of repetitions makes a sheet larger than the limits', () => {
  const wide = text('a', ' table:number-columns-repeated="2000000000"')
  const endless = ' table:number-rows-repeated="2000000000"'
  expect(read(row(wide)).rows[0]).toHaveLength(16_384)
  expect(read(row(text('a'), endless).repeat(3)).rows).toHaveLength(1_048_576)
  expect(() => read(row(wide, endless))).toThrow(TooManyCells)
})

test('a merged cell has its value in each of its rows, and covered cells are ignored', () => {
  const covered = '<table:covered-table-cell><text:p>old</text:p></table:covered-table-cell>'
  const { rows, notes } = read(
    row(text('1001', ' table:number-rows-spanned="3"') + text('a')) +
      row(covered + text('b'), ' table:number-rows-repeated="2"') +
      row(text('') + text('c')),
  )
  expect(rows).toEqual([
    ['1001', 'a'],
    ['1001', 'b'],
    ['1001', 'b'],
    ['', 'c'],
  ])
  expect(notes.filledCells).toBe(2)
})

test('hidden rows and columns are counted, and the rows are skipped on request', () => {
  const column = (more: string) => `<table:table-column${more}/>`
  const inner =
    column('') +
    column(' table:visibility="collapse" table:number-columns-repeated="16383"') +
    row(text('a') + text('b')) +
    row(text('c'), ' table:visibility="filter"') +
    row(text('d'), ' table:visibility="collapse" table:number-rows-repeated="2"') +
    row(text('e'))
  // A row that a filter hides is left out, not counted here.
  expect(read(inner).notes).toEqual({ hiddenRows: 2, hiddenColumns: 1, filledCells: 0 })
  expect(read(inner, true).rows).toEqual([['a', 'b'], [], [], [], ['e']])
})

test('sheets are listed for the user’s choice, and each can be read alone', () => {
  const content = contentOf(
    table('May', row(text('1'))),
    table('Lists', row(text('x')), 'out'),
    table('June', row('<table:table-cell/>') + row(text('2')) + row(text('3'))),
    '<table:dde-links><table:dde-link><table:table><table:table-row/></table:table></table:dde-link></table:dde-links>',
  )
  const lister = createOdsLister()
  lister.push(content)
  expect(lister.sheets()).toMatchObject([
    { name: 'May', isHidden: false, rows: 1, preview: [['1']] },
    { name: 'Lists', isHidden: true, rows: 1 },
    { name: 'June', isHidden: false, rows: 2, preview: [['2'], ['3']], head: [[], ['2'], ['3']] },
  ])
  const reader = createOdsReader(2, { leavesOutHidden: false, merged: [] })
  expect(reader.push(content).map(cellsOf)).toEqual([[], ['2'], ['3']])
})

test('a sheet has the same rows in any chunks', () => {
  const content = contentOf(
    table('A', row(text('a<text:s/>b') + typed('float', '7', '007')) + row(text('c'))),
  )
  fc.assert(
    fc.property(fc.array(fc.nat({ max: content.length })), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), content.length]
      const reader = createOdsReader(0, { leavesOutHidden: false, merged: [] })
      const read = places.slice(1).flatMap((to, at) => reader.push(content.slice(places[at], to)))
      const rows = read.map(cellsOf)
      expect(rows).toEqual([['a b', '007'], ['c']])
    }),
  )
})

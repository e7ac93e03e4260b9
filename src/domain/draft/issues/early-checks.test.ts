import { expect, test } from 'vitest'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import type { SourceId, RowId } from '#domain/draft/row/row.ts'
import { readRow, withCell, cellOf } from '#domain/draft/row/row.ts'
import { checkEarly, kindsBehindLikely, kindsOfCell } from './early-checks.ts'

test.each<[string, TrackingField, readonly string[]]>([
  ['RB123456785CN', 'trackingId', []],
  ['#1001', 'orderId', []],
  ['9.40551E+21', 'trackingId', ['scientific-notation']],
  ['9,40551E+21', 'trackingId', ['scientific-notation']],
  ['1.1E+11', 'orderId', ['scientific-notation']],
  ['1.1E+11', 'merchantOrderId', ['scientific-notation']],
  ['12E4567', 'trackingId', []],
  ['RB123456785CN, RB123456799CN', 'trackingId', ['several-numbers']],
  ['RB123456785CN\nRB123456799CN', 'trackingId', ['several-numbers']],
  ['order 1 of 2', 'orderId', []],
  ['A\u0007B1', 'orderId', ['control-characters']],
  ['RB12345\u0000', 'trackingId', ['control-characters']],
  ['-', 'trackingId', ['no-number-yet']],
  ['N/A', 'trackingId', ['no-number-yet']],
  ['pendiente', 'trackingId', ['no-number-yet']],
  ['暂无', 'trackingId', ['no-number-yet']],
  ['-', 'orderId', ['order-id-missing']],
  ['#N/A', 'trackingId', ['made-by-spreadsheet']],
  ['#REF!', 'orderId', ['made-by-spreadsheet']],
  ['#¡VALOR!', 'orderId', ['made-by-spreadsheet']],
  ['########', 'trackingId', ['made-by-spreadsheet']],
  ['#N/A', 'courier', ['made-by-spreadsheet']],
  ['=VLOOKUP(A1,B:C,2)', 'trackingId', ['made-by-spreadsheet']],
  ['2026/12/03', 'orderId', ['date']],
  ['2026-12-03', 'orderId', ['date']],
  ['#A-17', 'orderId', []],
  ['3011', 'courier', []],
  ['shunfeng', 'courier', []],
  ['China Post', 'courier', []],
  ['顺丰', 'courier', []],
  ['\\N', 'orderId', ['order-id-missing']],
  ['[object Object]', 'orderId', ['order-id-missing']],
  ['(blank)', 'orderId', ['order-id-missing']],
  ['(空白)', 'orderId', ['order-id-missing']],
  ['blank', 'orderId', []],
  ['\\N', 'trackingId', ['no-number-yet']],
  ['А-1003', 'orderId', ['look-alikes']],
  ['РВ314314974СN', 'trackingId', ['look-alikes']],
  ['№17/Б', 'orderId', []],
  ['Заказ 42', 'orderId', []],
  ['Ω-7', 'orderId', []],
  ['١٠٤٢٣', 'orderId', ['other-digits']],
  ['A&amp;B-1', 'orderId', ['leftovers']],
  ['#39;', 'orderId', ['leftovers']],
  ['<td>1014</td>', 'orderId', ['leftovers']],
  ['`1016`', 'orderId', ['leftovers']],
  ['• 1015', 'orderId', ['leftovers']],
  ['A&B', 'orderId', []],
  ['🎁 42', 'orderId', []],
  ['05.ноя', 'orderId', ['date']],
  ['5 kas', 'trackingId', ['date']],
  ['05-lis', 'trackingId', ['date']],
  ['5-Th11', 'trackingId', ['date']],
  ['5.marras', 'orderId', ['date']],
  ['5 พ.ย.', 'orderId', ['date']],
  ['12 марта 2026', 'orderId', ['date']],
  ['05/nov', 'orderId', ['date']],
  ['27/nov./2026', 'trackingId', ['date']],
  ['sexta-feira, 27 de novembro de 2026', 'orderId', ['date']],
  ['27/11/2026 às 09:14', 'trackingId', ['date']],
  ['R$ 1.234,56', 'orderId', ['price']],
  ['1.234,56', 'trackingId', ['price']],
  ['5-market', 'trackingId', []],
  ['05-LIS', 'trackingId', []],
  ['RB314299804CN (2 bultos)', 'trackingId', ['number-and-remark']],
  ['2x RB314300175CN', 'trackingId', ['number-and-remark']],
  ['RB314303870CN→RB314304243CN', 'trackingId', ['several-numbers']],
  ['774123456153·774123456170', 'trackingId', ['several-numbers']],
  ['RB123456785CN和RB123456799CN', 'trackingId', ['several-numbers']],
  ['RB12345678旧', 'trackingId', ['number-and-remark']],
  ['AB12ç', 'trackingId', ['odd-characters']],
])('%j as %s has the issues %j', (cell, field, kinds) => {
  expect(kindsOfCell(cell, field)).toEqual(kinds)
})

test('a courier code may be letters; a value with a space or other letters is a name', () => {
  expect(['dhl', 'yun-express', '3011', '中通', 'Royal Mail'].map(looksLikeName)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('an empty cell is a problem only in a required field', () => {
  expect(kindsOfCell('', 'orderId')).toEqual(['order-id-missing'])
  expect(kindsOfCell('', 'trackingId')).toEqual(['no-number-yet'])
  expect(kindsOfCell('', 'courier')).toEqual([])
})

const place = { id: 0 as RowId, source: 0 as SourceId, sheetRow: 1 }

test('the issues of a row are those of its cells, the most urgent first, each once', () => {
  const row = readRow(place, { orderId: '12.50', trackingId: '12.50', courier: 'China Post' })
  expect(checkEarly(row)).toEqual(['price', 'order-is-number'])
})

test('a confirmed issue is only confirmed for its own column', () => {
  const row = readRow(place, { orderId: '12.50', trackingId: '13.50' })
  const confirmed = [{ kind: 'price', field: 'orderId' }] as const
  expect(checkEarly(row, { confirmed })).toEqual(['price'])
  const other = readRow(place, { orderId: '12.50', trackingId: 'T001' })
  expect(checkEarly(other, { confirmed })).toEqual([])
})

test('a cell that is sent as it is has a warning, and still shows certain problems', () => {
  const row = readRow(place, { orderId: 'a@b.com', trackingId: 'RB123456785CN\nEE473124829CN' })
  const sent = (['orderId', 'trackingId'] as const).reduce(
    (one, field) => withCell(one, field, { ...cellOf(one, field), decision: 'as-it-is' }),
    row,
  )
  expect(checkEarly(sent)).toEqual(['control-characters', 'sent-as-it-is'])
  expect(kindsBehindLikely(row.cells.trackingId, 'trackingId')).toEqual(['control-characters'])
})

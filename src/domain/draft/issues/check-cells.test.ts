import { expect, test } from 'vitest'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { flagsOfCell } from './check-cells.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import { FLAG, ISSUE_KINDS } from '#domain/draft/table/row-flags.ts'

const kindsOf = (cell: string, field: TrackingField) => {
  return ISSUE_KINDS.filter((kind) => flagsOfCell(cell, field) & FLAG[kind])
}

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
  ['-', 'trackingId', ['tracking-number-missing']],
  ['N/A', 'trackingId', ['tracking-number-missing']],
  ['pendiente', 'trackingId', ['tracking-number-missing']],
  ['暂无', 'trackingId', ['tracking-number-missing']],
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
  ['China Post', 'courier', ['courier-is-a-name']],
  ['顺丰', 'courier', ['courier-is-a-name']],
])('%j as %s has the issues %j', (cell, field, kinds) => {
  expect(kindsOf(cell, field)).toEqual(kinds)
})

test('a courier code may be letters; what has a space or other letters is a name', () => {
  expect(['dhl', 'yun-express', '3011', '中通', 'Royal Mail'].map(looksLikeName)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

import { expect, test } from 'vitest'
import { createRowReader } from '#domain/draft/read-rows.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { plainRow } from '#domain/sheet/sheet-row.ts'
import { HEADER_ALIASES } from '#domain/columns/header/alias-table.ts'
import { suggestColumns } from './suggest-columns.ts'

const NUMBERS = ['RB123456785CN', 'RB314164387CN', 'RB314164395CN', 'RB314164400CN']

/** The orders of a sheet that are entries, and those in another table. */
function read(...lines: readonly string[]) {
  const rows = lines.map((line) => line.split(','))
  const match = suggestColumns(rows, {
    aliases: HEADER_ALIASES,
    fits: (number) => NUMBERS.includes(number),
  })
  const reader = createRowReader(0 as SourceId, 0 as RowId, match)
  const found = reader.read(rows.map(plainRow)).map(({ row }) => row)
  const ordersOf = (isBelow: boolean) =>
    found
      .filter(({ facts }) => (facts.isBelow === true) === isBelow)
      .map(({ cells }) => cells.orderId)
  return { entries: ordersOf(false), below: ordersOf(true) }
}

const HEADER = 'Order ID,Tracking number,Weight'
const own = (order: string, place: number) => `${order},${NUMBERS[place]},0.5`

test.each([
  'Returns',
  'Retouren November 2026',
  'Devoluciones',
  'Cancelled orders',
  'Stornierte Bestellungen',
  'Pedidos cancelados',
  'Commandes annulées',
  '已取消订单',
  '退货',
  'キャンセル分',
])('orders below “%s” and a repeated header are not part of the table above', (title) => {
  const below = [`${title},,`, HEADER, own('2001', 2), own('2002', 3)]
  const wanted = { entries: ['1001', '1002'], below: ['2001', '2002'] }
  expect(read(HEADER, own('1001', 0), own('1002', 1), ...below)).toEqual(wanted)
  expect(read(HEADER, own('1001', 0), own('1002', 1), ',,', ...below)).toEqual(wanted)
})

test('after a blank row the title is enough', () => {
  const sheet = [HEADER, own('1001', 0), ',,', 'Retouren,,', own('2001', 2), own('2002', 3)]
  expect(read(...sheet)).toEqual({ entries: ['1001'], below: ['2001', '2002'] })
})

test('a table with other columns is not part of the one above', () => {
  const header = 'Order ID,Return label,Reason'
  const sheet = [HEADER, own('1001', 0), ',,', header, own('2001', 2), own('2002', 3)]
  expect(read(...sheet)).toEqual({ entries: ['1001'], below: ['2001', '2002'] })
})

test('a table of orders below one of returns has entries', () => {
  const returns = ['Returns,,', HEADER, own('2001', 1)]
  const wanted = { entries: ['1001', '1002', '1003'], below: ['2001'] }
  const open = ['Open orders,,', HEADER, own('1002', 2), own('1003', 3)]
  expect(read(HEADER, own('1001', 0), ...returns, ...open)).toEqual(wanted)
  expect(read(HEADER, own('1001', 0), ...returns, ',,', ...open.slice(1))).toEqual(wanted)
})

test('a blank row or a repeated header alone starts no other table', () => {
  const sheet = [HEADER, own('1001', 0), ',,', own('R-1002', 1), HEADER, own('1003', 2)]
  expect(read(...sheet)).toEqual({ entries: ['1001', 'R-1002', '1003'], below: [] })
})

import { expect, test } from 'vitest'
import { spreadCells } from './change-entries.ts'

test('a block from a spreadsheet covers the cells to the right and below', () => {
  expect(spreadCells('N-1\t3011\r\nN-2\t3013\r\n', { index: 4, field: 'trackingId' }, 9)).toEqual([
    { index: 4, field: 'trackingId', value: 'N-1' },
    { index: 4, field: 'courier', value: '3011' },
    { index: 5, field: 'trackingId', value: 'N-2' },
    { index: 5, field: 'courier', value: '3013' },
  ])
})

test('what hangs over the edges of the list falls away', () => {
  const cells = spreadCells('a\tb\tc\nd', { index: 1, field: 'courier' }, 2)
  expect(cells.map(({ value }) => value)).toEqual(['a', 'b'])
})

test('one value is one cell', () => {
  expect(spreadCells('SO-1', { index: 0, field: 'orderId' }, 1)).toEqual([
    { index: 0, field: 'orderId', value: 'SO-1' },
  ])
})

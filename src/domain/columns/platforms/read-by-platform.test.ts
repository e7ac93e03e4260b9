import { expect, test } from 'vitest'
import { readAboutRows } from './read-by-platform.ts'

const about = (...headers: readonly string[]) =>
  readAboutRows(headers, null, { orderId: 0, trackingId: headers.length - 1 })

test.each(['Product name', 'Item', 'Artikel', 'Artículo', '商品名称', '品名', 'Товар', '상품명'])(
  'column %s has item names, one for each line of an order',
  (header) => {
    expect(about('Order ID', header, 'Tracking number')).toEqual({
      rowsAre: 'lines',
      itemColumn: 1,
    })
  },
)

test.each(['Name', 'Title', 'Ship to'])(
  'column %s has the buyer, and each row is an order',
  (name) => {
    expect(about('Order ID', name, 'Tracking number')).toEqual({})
  },
)

test('a column that is sent is not the item column', () => {
  expect(about('Item', 'Date', 'Tracking number')).toEqual({ rowsAre: 'lines' })
})

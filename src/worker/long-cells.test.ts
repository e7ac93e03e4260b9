import { expect, test } from 'vitest'
import 'fake-indexeddb/auto'
import { openDraft, orders, until } from '#testing/sheets/draft-client.ts'
import { fileOf } from '#testing/sheets/order-files.ts'

const LONG = 300_000

const HEADER = ['Order ID', 'Tracking number', 'Courier code', 'Merchant order ID']
const ROWS = ['1001', '1002', '1003'].map((order) => [order, `YT23000000000${order}`, '', ''])

test.each([
  ['letters', 'x'.repeat(LONG)],
  ['words', 'lorem ipsum '.repeat(LONG / 12).trim()],
  ['separators', 'a,b;c|d'.repeat(LONG / 7)],
  ['digits', '1234567890'.repeat(LONG / 10)],
  ['numbers and hyphens', '123-456-'.repeat(LONG / 8)],
  ['an address', `https://a.example/?n=${'a=1&'.repeat(LONG / 4)}`],
  ['blanks', `a${' '.repeat(10 * LONG)}b`],
])('a sheet with one very long cell is read with all its rows: %s', async (_, long) => {
  const client = await openDraft()
  const rows = [HEADER, ...ROWS, ['1004', long, '', '']]
  client.importFiles([fileOf(rows.map((row) => row.join('\t')).join('\n'), 'orders.tsv')])
  await until(client, ({ entryCount, importing }) => entryCount === 4 && !importing)
  expect(orders(client)).toEqual(['1001', '1002', '1003', '1004'])
})

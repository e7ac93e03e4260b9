import { expect, test } from 'vitest'
import { OPTIONS } from '#testing/sheets/column-sheets.ts'
import { isCommonCourier } from './courier-words.ts'
import { readColumn } from './column-kinds.ts'

const tests = {
  ...OPTIONS,
  isCourierWord: isCommonCourier,
  isCourierCode: (text: string) => ['100001', '100002', '3011'].includes(text),
}

const read = (cells: readonly string[]) =>
  readColumn(
    0,
    cells.map((cell) => [cell]),
    tests,
  )

test.each([
  ['order', '#1001 #1002 #1004 #1005'],
  ['order', '112-1234567-7654321 112-7654321-1234567 113-0000001-1234567'],
  ['order', 'X-9 X-12 X-14 X-20'],
  ['order', 'A1 A2 A3 A9'],
  ['order', '1001 1002 1004 1007 1009'],
  ['order', '订单一号 订单二号 订单三号'],
  ['order', '98204411 51120934 77310286 10428890'],
  ['tracking', 'LX123456785CN RB473124829CN EE908172638CN'],
  ['tracking', '1Z5R89390357567127 1Z879E930346834440'],
  ['tracking', '9400111206206406260787 9400111201080805483016'],
  ['tracking', '3318810025 8487135506 1099255990 3821724944'],
  ['courier', '100001 3011 100001 100002 100001'],
  ['courier', 'DHL UPS DHL Correos'],
  ['amount', '1.25 0.8 2 12.5'],
  ['amount', '250g 1200g 80g'],
  ['amount', '250 1200 380 940 250'],
  ['amount', '$12.50 $8.00 $120.00'],
  ['amount', '1999 2499 999 2995 12990'],
  ['other', '28013 08001 41004 50001'],
  ['other', 'SW1A1AA EC1A1BB M11AE'],
  ['other', '150-0001 160-0022 530-0001'],
  ['contact', '+34612345678 +33612345678'],
  ['contact', '612345678 699123456 711222333 655443322'],
  ['contact', '13812345678 13987654321 15011112222'],
  ['contact', 'ada@x.example bo@y.example'],
  ['contact', 'https://t.example/1 https://t.example/2'],
  ['other', 'TSH-RED-042 MUG-BLU-007 CAP-RED-118 TSH-BLU-043'],
  ['other', 'TS-001-M TS-002-L TS-003-S'],
  ['other', '8412345678905 8412345678912 8412345678929'],
  ['date', '2026-11-10 2026-11-11'],
  ['date', '20261110 20261110 20261111 20261112'],
  ['date', '09:15 10:20 23:59'],
  ['amount', '1 2 3 4 5'],
  ['amount', '1 2 1 1 3 1'],
  ['words', 'ES FR ES DE'],
  ['status', 'shipped pending shipped'],
  ['words', '王芳 李偉 張敏'],
  ['empty', '- - n/a'],
])('a column of %s is recognized: %s', (kind, cells) => {
  expect(read(cells.split(' ')).kind).toBe(kind)
})

test.each([
  ['words', ['Ada Byron', 'Bo Li', 'María López']],
  ['words', ['12 High Street', '7 Calle Mayor', '1 Main St, Dover']],
  ['contact', ['612 34 56 78', '699 12 34 56', '655 44 33 22']],
  ['order', ['PO 12 B', 'PO 13 A', 'PO 14']],
  ['words', ['please ring twice', 'a gift, no bill', 'leave at the door of 4']],
])('a column of %s is recognized by its words', (kind, cells) => {
  expect(read(cells).kind).toBe(kind)
})

test.each([
  ['weights', '250 1210 380 940 255'],
  ['prices in cents', '1234 2450 875 12900 3310'],
  ['postcodes', '28013 15705 41004 50001'],
  ['phones', '612345678 699123456 711222333 655443322'],
  ['codes of couriers', '100001 100002 3011'],
  ['invoices', 'INV-001 INV-002 INV-003'],
  ['articles', 'TSH-RED-042 MUG-BLU-007 CAP-RED-118 TSH-BLU-043'],
  ['days', '20261110 20261111 20261112 20261113'],
])('%s might be orders, so the user is asked', (_, cells) => {
  expect(read(cells.split(' ')).order).toBe('perhaps')
})

test.each([
  ['phones', '612345678 699123456 711222333 655443322', 'hardly'],
  ['article numbers', '8412345678905 8412345678912 8412345678929', 'no'],
  ['orders of eBay', '12-34567-89012 12-34568-89013', 'no'],
])('%s are not used as tracking numbers', (_, cells, tracking) => {
  expect(read(cells.split(' ')).tracking).toBe(tracking)
})

test.each([
  ['numbers of the post', 'LX123456785CN RB473124829CN', ['no', 'surely']],
  ['orders of Amazon', '112-1234567-7654321 112-7654321-1234567', ['surely', 'no']],
  ['orders with a prefix', 'X-9 X-12 X-14 X-20', ['likely', 'no']],
  ['long numbers', '8098765432109876 8012345678901234', ['likely', 'likely']],
  ['numbers without a pattern', '7311 9204 1187 4420', ['perhaps', 'no']],
  ['row numbers', '1 2 3 4', ['hardly', 'no']],
  ['words', 'blue red green', ['hardly', 'no']],
  ['dates', '2026-11-10 2026-11-11', ['no', 'no']],
  ['orders that come again', '#1001 #1001 #1001', ['perhaps', 'no']],
])('the grades of %s for an order ID and a tracking number', (_, cells, grades) => {
  const { order, tracking } = read(cells.split(' '))
  expect([order, tracking]).toEqual(grades)
})

test('the cells that match a kind are counted', () => {
  expect(read(['#1001', '#1002', '', '#1003', '#1004', 'see box'])).toMatchObject({
    kind: 'order',
    count: 4,
    values: { length: 5 },
  })
})

test.each([
  ['DHL', 'courier'],
  ['DHL 12', 'courier'],
  ['DHL-1234567', 'order'],
])('%s alone is read as %s: a name has no long number in it', (cell, kind) => {
  expect(read([cell]).kind).toBe(kind)
})

import { expect, test } from 'vitest'
import { buildAliases } from './header-aliases.ts'
import { readHeader } from './read-header.ts'

const NAMES = {
  fields: {
    orderId: ['Order ID', 'Name', '注文'],
    merchantOrderId: ['Merchant Order ID', 'Slip No'],
    courier: ['Carrier'],
    trackingId: ['Tracking No', 'Slip No'],
  },
  decoys: ['Name', 'Buyer'],
}

const read = (header: string) => readHeader(header, buildAliases(NAMES))

test.each([
  ['order_id', ['orderId'], 'exact'],
  ['Slip No', ['trackingId', 'merchantOrderId'], 'doubtful'],
  ['Name', ['orderId'], 'doubtful'],
  ['Buyer', [], 'exact'],
  ['Our merchant order ID here', ['merchantOrderId'], 'contained'],
  ['Our order ID here', ['orderId'], 'contained'],
  ['ご注文のもの', ['orderId'], 'contained'],
  ['Orders identified', [], 'contained'],
  ['Our slip no here', [], 'contained'],
  ['Our name here', [], 'contained'],
])('%s means %j: %s', (header, fields, strength) => {
  expect(read(header)).toMatchObject({ fields, strength })
})

test('a name known only with another meaning is a decoy', () => {
  expect(read('buyer').isDecoy).toBe(true)
  expect(read('Name').isDecoy).toBe(false)
})

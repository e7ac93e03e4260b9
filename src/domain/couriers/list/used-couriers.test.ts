import { expect, test } from 'vitest'
import { usedFirst } from './used-couriers.ts'

const USED = new Map([
  ['LP #9 CN', '3013'],
  ['#12', '100003'],
  ['GM #16', '3013'],
])

test('the code for numbers of the same shape comes first, each code once', () => {
  expect(usedFirst(USED, '#12')).toEqual(['100003', '3013'])
  expect(usedFirst(USED, '#99')).toEqual(['3013', '100003'])
})

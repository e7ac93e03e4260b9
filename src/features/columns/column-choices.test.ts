import { expect, test } from 'vitest'
import { choose, withChoices } from './column-choices.ts'

test('what the person did not choose follows what is found', () => {
  const found = { orderId: 0, courier: 1, trackingId: 2 }
  expect(withChoices(found, {})).toEqual(found)
  expect(withChoices(found, { orderId: 3, courier: null })).toEqual({ orderId: 3, trackingId: 2 })
})

test('a lone column is one thing at a time, and others keep what they have', () => {
  expect(withChoices({ trackingId: 0 }, choose({}, 'orderId', 0, true))).toEqual({ orderId: 0 })
  expect(withChoices({ trackingId: 0 }, choose({}, 'orderId', 0, false))).toEqual({
    orderId: 0,
    trackingId: 0,
  })
  expect(withChoices({ trackingId: 0 }, choose({}, 'trackingId', null, true))).toEqual({})
})

import { expect, test } from 'vitest'
import { choose, fieldOf, withChoices } from './column-choices.ts'

test('what the person did not choose follows what is found', () => {
  const found = { orderId: 0, courier: 1, trackingId: 2 }
  expect(withChoices(found, {})).toEqual(found)
  expect(withChoices(found, { orderId: 3, courier: null })).toEqual({ orderId: 3, trackingId: 2 })
})

test('a column that is chosen is taken from the field for which it was found', () => {
  const found = { orderId: 0, trackingId: 1 }
  expect(withChoices(found, choose({}, 'trackingId', 0))).toEqual({ trackingId: 0 })
})

test('a column that is chosen is taken from the field for which it was chosen before', () => {
  const choices = choose(choose({}, 'courier', 2), 'trackingId', 2)
  expect(withChoices({ orderId: 0 }, choices)).toEqual({ orderId: 0, trackingId: 2 })
})

test('a field can be said to be in no column, also when another field is in none', () => {
  const choices = choose(choose({}, 'courier', null), 'trackingId', null)
  expect(withChoices({ orderId: 0, courier: 1, trackingId: 2 }, choices)).toEqual({ orderId: 0 })
})

test('below another header row, what is found there does not take a chosen column', () => {
  const choices = choose({}, 'trackingId', 2)
  expect(withChoices({ orderId: 2, courier: 1 }, choices)).toEqual({ courier: 1, trackingId: 2 })
})

test('a column is known by its field', () => {
  expect(fieldOf({ orderId: 0, trackingId: 2 }, 2)).toBe('trackingId')
  expect(fieldOf({ orderId: 0, trackingId: 2 }, 1)).toBeUndefined()
})

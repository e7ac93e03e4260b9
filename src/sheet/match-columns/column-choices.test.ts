import { expect, test } from 'vitest'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { choose, type ColumnChoice, fieldOf, withChoices, missingField } from './column-choices.ts'

const inField = (field: TrackingField, column: number | null): ColumnChoice => {
  return { field, column }
}

const FOUND = { orderId: 0, courier: 1, trackingId: 2 }

test.each<[string, readonly ColumnChoice[], object]>([
  ['nothing is chosen: what is found', [], FOUND],
  [
    'a field has another column, another one none',
    [inField('orderId', 3), inField('courier', null)],
    { orderId: 3, trackingId: 2 },
  ],
  [
    'a column that was found for another field is taken from it',
    [inField('trackingId', 0)],
    { courier: 1, trackingId: 0 },
  ],
  [
    'two columns change places in two steps',
    [inField('orderId', 2), inField('trackingId', 0)],
    { orderId: 2, courier: 1, trackingId: 0 },
  ],
  [
    'what a choice took on its way to another column comes back',
    [inField('orderId', 4), inField('trackingId', 4), inField('trackingId', 3)],
    { orderId: 4, courier: 1, trackingId: 3 },
  ],
  [
    'a field gives its column up, and has it after all',
    [inField('courier', null), inField('courier', 1)],
    FOUND,
  ],
])('%s', (_, chosen, mapping) => {
  const choices = chosen.reduce(choose, [])
  expect(withChoices(FOUND, choices)).toEqual(mapping)
})

test('the field of a column is found', () => {
  expect(fieldOf(FOUND, 2)).toBe('trackingId')
  expect(fieldOf(FOUND, 3)).toBeUndefined()
})

test.each([
  ['orders and numbers', { orderId: 0, trackingId: 1 }, false, null],
  ['merchant numbers and numbers', { merchantOrderId: 0, trackingId: 1 }, false, null],
  ['nothing', {}, false, 'orderId'],
  ['numbers alone', { trackingId: 1 }, false, 'orderId'],
  ['orders and couriers', { orderId: 0, courier: 1 }, false, 'trackingId'],
  ['a lone column of numbers', { trackingId: 0 }, true, null],
  ['a lone column of nothing', {}, true, 'orderId'],
] as const)('%s', (_, mapping, isLone, missing) => {
  expect(missingField(mapping, isLone)).toBe(missing)
})

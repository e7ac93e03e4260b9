import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { planReplacement } from './plan-replacement.ts'

const entries = new Map([
  [0, anEntry({ orderId: 'SO-1', trackingId: 'SO-9', courier: 'XX' })],
  [4, anEntry({ orderId: 'MO-2', trackingId: 'YT2' })],
])

const replaced = (find: string, put: string, field: 'orderId' | 'courier' = 'orderId') =>
  planReplacement(entries, { field, find, put }).map(({ position, after }) => [
    position,
    after[field],
  ])

test.each([
  ['a part of one value', 'SO-', 'MO-', [[0, 'MO-1']]],
  [
    'every place of it',
    '-',
    '',
    [
      [0, 'SO1'],
      [4, 'MO2'],
    ],
  ],
  ['what is no pattern', '.', 'x', []],
  ['what looks like a pattern on the other side', 'SO', '$&', [[0, '$&-1']]],
  ['nothing, when nothing is looked for', '', 'x', []],
  ['nothing, when the value would be the same', '1', '1', []],
  ['not what is written in small letters', 'so', 'x', []],
])('it replaces %s', (_, find, put, expected) => {
  expect(replaced(find, put)).toEqual(expected)
})

test('only the chosen field changes, and an optional one can be emptied', () => {
  const [correction] = planReplacement(entries, { field: 'courier', find: 'XX', put: '' })
  expect(correction?.after).toEqual({ orderId: 'SO-1', trackingId: 'SO-9' })
})

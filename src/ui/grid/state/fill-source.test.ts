import { expect, test } from 'vitest'
import { fillSource } from './fill-source.ts'

const ALL = ['order', 'number', 'courier'] as const
const cells = (from: number, to: number, ...keys: (typeof ALL)[number][]) => ({
  rows: { from, to },
  keys,
})

test.each([
  ['down', cells(2, 5, 'order', 'number'), cells(2, 3, 'order', 'number')],
  ['down', cells(2, 3, 'order'), cells(1, 2, 'order')],
  ['down', cells(0, 1, 'order'), null],
  ['right', cells(2, 5, 'order', 'number'), cells(2, 5, 'order')],
  ['right', cells(2, 5, 'courier'), cells(2, 5, 'number')],
  ['right', cells(2, 5, 'order'), null],
  ['down', cells(2, 5), null],
] as const)('filling %s over %o repeats %o', (direction, over, expected) => {
  expect(fillSource(over, direction, ALL)).toEqual(expected)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countRows,
  createOrder,
  extendOrder,
  insertRuns,
  positionsOf,
  removeRuns,
  runsWhere,
} from './row-order.ts'

function orderOf(count: number) {
  const order = createOrder()
  extendOrder(order, 0, count)
  return order
}

const slotsOf = (order: ReturnType<typeof createOrder>) => [
  ...order.slots.subarray(0, order.length),
]

test('rows that follow one another are one run', () => {
  expect(runsWhere(orderOf(100_000), () => true)).toEqual([0, 0, 100_000])
})

test('scattered rows are runs at their positions', () => {
  const runs = runsWhere(orderOf(8), (slot) => [1, 2, 5].includes(slot))
  expect(runs).toEqual([1, 1, 2, 5, 5, 1])
  expect(countRows(runs)).toBe(3)
})

test('what is removed and inserted again leaves the order as it was, whatever is picked', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (picks) => {
      const order = orderOf(picks.length)
      const runs = runsWhere(order, (slot) => picks[slot] ?? false)
      removeRuns(order, runs)
      expect(slotsOf(order)).toEqual([...picks.keys()].filter((slot) => !picks[slot]))
      insertRuns(order, runs)
      expect(slotsOf(order)).toEqual([...picks.keys()])
    }),
  )
})

test('positions follow the order after each change', () => {
  const order = orderOf(3)
  insertRuns(order, [1, 10, 2])
  expect(slotsOf(order)).toEqual([0, 10, 11, 1, 2])
  expect([0, 10, 11, 1, 2].map((slot) => positionsOf(order)[slot])).toEqual([0, 1, 2, 3, 4])
})

test('the order grows past its first room', () => {
  const order = orderOf(1000)
  extendOrder(order, 5000, 1000)
  expect(order.length).toBe(2000)
  expect(order.slots[1999]).toBe(5999)
})

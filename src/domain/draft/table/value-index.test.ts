import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTable, type EntryTable, pushRow, writeCell } from './entry-table.ts'
import {
  addToIndex,
  clearIndex,
  createValueIndex,
  findInIndex,
  removeFromIndex,
} from './value-index.ts'

function tableOf(orders: readonly string[]): EntryTable {
  const table = createTable()
  for (const orderId of orders) {
    pushRow(table, 0, 1, { orderId, merchantOrderId: '', trackingId: '', courier: '' })
  }
  return table
}

test('rows with the same value find each other, whatever was added and removed before', () => {
  const step = fc.tuple(fc.nat({ max: 39 }), fc.constantFrom('A', 'B', 'Aa', 'BB', '运单'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const table = tableOf(Array.from({ length: 40 }, () => ''))
      const values = new Map<number, string>()
      const index = createValueIndex(table, 'orderId')
      for (const [slot, value] of steps) {
        if (values.delete(slot)) {
          removeFromIndex(index, slot)
          continue
        }
        writeCell(table, slot, 'orderId', value, null)
        const duplicates = [...values.keys()].filter((other) => values.get(other) === value)
        expect(addToIndex(index, slot)).toBe(duplicates.length > 0)
        values.set(slot, value)
        expect(new Set(findInIndex(index, value))).toEqual(new Set([...duplicates, slot]))
      }
      expect(index.size).toBe(values.size)
    }),
  )
})

test('thousands of rows outgrow the first room', () => {
  const table = tableOf(Array.from({ length: 5000 }, (_, slot) => `N${slot % 4000}`))
  const index = createValueIndex(table, 'orderId')
  const shared = Array.from({ length: 5000 }, (_, slot) => addToIndex(index, slot))
  expect(shared.filter(Boolean)).toHaveLength(1000)
  expect(new Set(findInIndex(index, 'N7'))).toEqual(new Set([4007, 7]))
})

test('a cleared index knows no row', () => {
  const index = createValueIndex(tableOf(['A', 'A']), 'orderId')
  addToIndex(index, 0)
  clearIndex(index)
  expect(findInIndex(index, 'A')).toEqual([])
  expect(addToIndex(index, 1)).toBe(false)
})

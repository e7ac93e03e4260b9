import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToIndex,
  clearIndex,
  createValueIndex,
  findInIndex,
  removeFromIndex,
} from './value-index.ts'

test('rows with the same value find each other, whatever was added and removed before', () => {
  const step = fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('A', 'B', 'Aa', 'BB', '运单'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const cells: string[] = []
      const present = new Set<number>()
      const index = createValueIndex(cells)
      for (const [slot, value] of steps) {
        if (present.delete(slot)) {
          removeFromIndex(index, slot)
          continue
        }
        cells[slot] = value
        const twins = [...present].filter((other) => cells[other] === value)
        const twin = addToIndex(index, slot)
        expect(twins.length === 0 ? [-1] : twins).toContain(twin)
        present.add(slot)
        expect(new Set(findInIndex(index, value))).toEqual(new Set([...twins, slot]))
      }
      expect(index.size).toBe(present.size)
    }),
  )
})

test('thousands of rows outgrow the first room', () => {
  const cells = Array.from({ length: 5000 }, (_, slot) => `N${slot % 4000}`)
  const index = createValueIndex(cells)
  const twins = cells.map((_, slot) => addToIndex(index, slot))
  expect(twins.filter((twin) => twin !== -1)).toHaveLength(1000)
  expect(new Set(findInIndex(index, 'N7'))).toEqual(new Set([4007, 7]))
})

test('a cleared index knows no row', () => {
  const cells = ['A', 'A']
  const index = createValueIndex(cells)
  addToIndex(index, 0)
  clearIndex(index, 2, 2)
  expect(findInIndex(index, 'A')).toEqual([])
  expect(addToIndex(index, 1)).toBe(-1)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draft } from '#domain/draft/draft.ts'
import { isFilledByRule } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import {
  carryOut,
  couriersOf,
  described,
  draftOf,
  edit,
  paste,
  rowAt,
  shown,
} from '#testing/sheets/pasted-draft.ts'
import { findNewNumbers, listFilled, planFills } from './fill-couriers.ts'
import { redo, undo } from './history.ts'
import { planOfCells, setWritten } from './plan-changes.ts'

const FILLS = new Map([[shapeKey('YT1234'), 'YUN']])

const fill = (draft: Draft, since = 0) =>
  carryOut(draft, planFills(findNewNumbers(draft, since), FILLS))
const countFilled = ({ rows }: Draft) => sheetRows(rows).filter(isFilledByRule).length

test('rows with the shape get the courier, and one undo reverts it', () => {
  const draft = draftOf(['A', 'YT1234'], ['B', 'YT5678'], ['C', 'YT12345'], ['D', ''])
  fill(draft)
  expect(couriersOf(draft)).toEqual(['YUN', 'YUN', '', ''])
  expect(described(draft).map((row) => row.isFilledByRule)).toEqual([true, true, false, false])
  expect(listFilled(draft)).toEqual([{ shape: 'YT #4', courier: 'YUN', entries: 2 }])
  undo(draft)
  expect(couriersOf(draft)).toEqual(['', '', '', ''])
  expect(countFilled(draft)).toBe(0)
  redo(draft)
  expect(countFilled(draft)).toBe(2)
})

test('a courier from the sheet or the user stays', () => {
  const draft = draftOf(['A', 'YT1234', '3011'], ['B', 'YT1235'])
  fill(draft)
  expect(couriersOf(draft)).toEqual(['3011', 'YUN'])
  edit(draft, 1, 'courier', '3013')
  expect(countFilled(draft)).toBe(0)
  expect(listFilled(draft)).toEqual([])
})

test('only new rows get a courier; an emptied cell stays empty', () => {
  const draft = draftOf(['A', 'YT1234'])
  fill(draft)
  edit(draft, 0, 'courier', '')
  const { done } = draft.history
  paste(draft, [['B', 'YT1235']])
  fill(draft, done)
  expect(couriersOf(draft)).toEqual(['', 'YUN'])
})

test('a number that comes later gets one too', () => {
  const draft = draftOf(['A', ''])
  fill(draft)
  const { done } = draft.history
  const change = setWritten('trackingId', [rowAt(draft, 0)], ['YT1234'])
  carryOut(draft, planOfCells('cells-filled', [change]))
  fill(draft, done)
  expect(couriersOf(draft)).toEqual(['YUN'])
})

const anyNumber = fc.oneof(
  fc.stringMatching(/^YT\d{3,5}$/),
  fc.stringMatching(/^[A-Z]{0,3}\d{0,6}$/),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

test('only empty courier cells with the shape are ever filled', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyNumber, fc.constantFrom('', '3011'))), (rows) => {
      const draft = draftOf(
        ...rows.map(([number, courier], at) => [`O-${at}`, number, courier] as const),
      )
      const before = described(draft)
      fill(draft)
      for (const [at, row] of described(draft).entries()) {
        const { cells } = before[at]!
        const isMeant = cells.courier === '' && shapeKey(cells.trackingId) === 'YT #4'
        expect(row.cells).toEqual({ ...cells, courier: isMeant ? 'YUN' : cells.courier })
        expect(isFilledByRule(shown(draft)[at]!)).toBe(isMeant)
      }
    }),
  )
})

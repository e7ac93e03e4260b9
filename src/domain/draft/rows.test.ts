import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRow, type Row, type RowId, type SourceId } from '#domain/draft/row/row.ts'
import {
  allParts,
  appendRows,
  countRows,
  createRows,
  forgetRow,
  insertRuns,
  knownRow,
  knownRows,
  learnRows,
  positionOf,
  removeRuns,
  replaceRow,
  rowInSheet,
  type Rows,
  rowsInSheet,
  rowsOfPart,
  runsWhere,
  sheetRows,
} from './rows.ts'

const idOf = (number: number) => number as RowId
const rowOf = (number: number): Row =>
  readRow({ id: idOf(number), source: 0 as SourceId, sheetRow: 1 }, { orderId: `O-${number}` })

function rowsOf(count: number, first = 0): Rows {
  const rows = createRows(idOf(first))
  add(rows, first, count)
  return rows
}

function add(rows: Rows, first: number, count: number): void {
  const added = Array.from({ length: count }, (_, offset) => rowOf(first + offset))
  learnRows(rows, added)
  appendRows(rows, added)
}

const idsOf = (rows: Rows) => sheetRows(rows).map(({ id }) => Number(id))
/** The position of each row; undefined outside the sheet. */
const positionsOf = (rows: Rows, count: number) =>
  Array.from({ length: count }, (_, number) => positionOf(rows, idOf(number)))

test('consecutive rows are one run', () => {
  expect(runsWhere(rowsOf(100_000), () => true)).toEqual([{ at: 0, first: 0, count: 100_000 }])
})

test('scattered rows are runs at their positions', () => {
  const runs = runsWhere(rowsOf(8), ({ id }) => [1, 2, 5].includes(id))
  expect(runs).toEqual([
    { at: 1, first: 1, count: 2 },
    { at: 5, first: 5, count: 1 },
  ])
  expect(countRows(runs)).toBe(3)
})

test('removing and inserting any rows in any order restores the sheet', () => {
  const some = fc
    .array(fc.boolean(), { maxLength: 60 })
    .chain((picks) =>
      fc.record({ picks: fc.constant(picks), order: fc.shuffledSubarray([...picks.keys()]) }),
    )
  fc.assert(
    fc.property(some, ({ picks, order }) => {
      const rows = createRows(idOf(0))
      learnRows(rows, [...picks.keys()].map(rowOf))
      for (const [at, first] of order.entries())
        insertRuns(rows, [{ at, first: idOf(first), count: 1 }])
      expect(idsOf(rows)).toEqual(order)
      const runs = runsWhere(rows, ({ id }) => picks[id] ?? false)
      expect(countRows(runs)).toBe(order.filter((number) => picks[number]).length)
      removeRuns(rows, runs)
      expect(idsOf(rows)).toEqual(order.filter((number) => !picks[number]))
      expect(positionsOf(rows, picks.length).filter((at) => at !== undefined)).toHaveLength(
        order.length - countRows(runs),
      )
      insertRuns(rows, runs)
      expect(idsOf(rows)).toEqual(order)
      for (const [at, number] of order.entries()) expect(positionOf(rows, idOf(number))).toBe(at)
    }),
  )
})

test('positions follow the order after each change', () => {
  const rows = rowsOf(3)
  learnRows(rows, [rowOf(10), rowOf(11)])
  insertRuns(rows, [{ at: 1, first: idOf(10), count: 2 }])
  expect(idsOf(rows)).toEqual([0, 10, 11, 1, 2])
  expect([0, 10, 11, 1, 2].map((number) => positionOf(rows, idOf(number)))).toEqual([0, 1, 2, 3, 4])
  add(rows, 12, 1)
  expect(positionOf(rows, idOf(12))).toBe(5)
})

test('a deleted row stays known until it is forgotten', () => {
  const rows = rowsOf(3)
  removeRuns(rows, [{ at: 1, first: idOf(1), count: 1 }])
  expect(rowInSheet(rows, idOf(1))).toBeUndefined()
  expect(knownRow(rows, idOf(1))).toEqual(rowOf(1))
  forgetRow(rows, idOf(1))
  expect(knownRow(rows, idOf(1))).toBeUndefined()
  expect([...knownRows(rows)].map(({ id }) => id)).toEqual([0, 2])
})

test('unknown ids have no row', () => {
  const rows = rowsOf(3, 500)
  const strange = [-1, 0, 499, 503, 1_000_000].map(idOf)
  expect(strange.map((id) => knownRow(rows, id))).toEqual(strange.map(() => undefined))
  expect(strange.map((id) => positionOf(rows, id))).toEqual(strange.map(() => undefined))
  expect(rowsInSheet(rows, [...strange, idOf(502), idOf(500)]).map(({ id }) => id)).toEqual([
    502, 500,
  ])
})

test('a replaced row has its new value, in the sheet or out of it', () => {
  const rows = rowsOf(2)
  removeRuns(rows, [{ at: 1, first: idOf(1), count: 1 }])
  for (const number of [0, 1])
    replaceRow(rows, { ...rowOf(number), cells: rowOf(number + 7).cells })
  expect(sheetRows(rows).map(({ cells }) => cells.orderId)).toEqual(['O-7'])
  expect(knownRow(rows, idOf(1))?.cells.orderId).toBe('O-8')
})

test('only the part of a changed row needs storing', () => {
  const rows = rowsOf(1200, 300)
  expect(rows.changedParts).toEqual(new Set([0, 1, 2]))
  expect(allParts(rows)).toEqual(new Set([0, 1, 2]))
  const parts = [0, 1, 2].map((part) => rowsOfPart(rows, part).map(({ id }) => Number(id)))
  expect(parts.flat()).toEqual(idsOf(rows))
  expect(parts.map(({ length }) => length)).toEqual([200, 500, 500])
  rows.changedParts.clear()
  replaceRow(rows, rowOf(700))
  expect(rows.changedParts).toEqual(new Set([1]))
  removeRuns(rows, [{ at: 0, first: idOf(300), count: 1 }])
  forgetRow(rows, idOf(300))
  expect(rows.changedParts).toEqual(new Set([1, 0]))
  expect(rowsOfPart(rows, 0)).toHaveLength(199)
})

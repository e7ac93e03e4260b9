import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carryOut,
  check,
  countsOf,
  described,
  draftOf,
  edit,
  kindsOf,
  paste,
  reloaded,
  shown,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { planFill } from '#domain/draft/cells/plan-cells.ts'
import { planPutBack } from '#domain/draft/fixes/plan-fixes.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { readRow, type RowId, type SourceId, withDecision } from '#domain/draft/row/row.ts'
import {
  addToIndex,
  findInIndex,
  judgeNumber,
  judgeOrder,
  removeFromIndex,
  createIndex,
} from './duplicates.ts'
import { EMPTY_WORLD } from './world.ts'
import type { CheckedRow } from './early-checks.ts'
import { kindSet, NO_KINDS } from './kind-set.ts'

test('of two equal rows the first is the entry and the second is left out as a copy', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'], ['A', 'T001'])
  expect(kindsOf(draft)).toEqual([[], []])
  expect(countsOf(draft)).toMatchObject({
    rowCount: 3,
    entryCount: 2,
    leftOut: [{ reason: 'copy', count: 1, withNumber: 1 }],
    warningCount: 0,
    sendableCount: 2,
  })
})

test('a copy that is put back is an entry with a warning that names the other row', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'], ['A', 'T001'])
  carryOut(draft, planPutBack(draft, 'copy'))
  expect(described(draft)[2]).toMatchObject({
    row: 4,
    issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1 }],
  })
  expect(countsOf(draft)).toMatchObject({ leftOut: [], warningCount: 1, sendableCount: 3 })
})

test('a duplicate in another sheet is named with that sheet', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'])
  paste(draft, [['A', 'T001']])
  carryOut(draft, planPutBack(draft, 'copy'))
  const source = { kind: 'pasted', number: 1, at: 0 }
  const [, , elsewhere] = described(draft)
  expect(elsewhere?.issues).toMatchObject([
    {
      otherRows: [
        { row: 2, source },
        { row: 3, source },
      ],
    },
  ])
  expect(described(draft)[1]?.issues).toMatchObject([
    {
      otherRows: [
        { row: 2, source: null },
        { row: 2, source: { kind: 'pasted', number: 2, at: 0 } },
      ],
    },
  ])
})

test('the same order and number with another courier is a warning, and no row is left out', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001', '3011'])
  expect(countsOf(draft).leftOut).toEqual([])
  expect(kindsOf(draft)).toEqual([[], ['same-row-twice']])
})

test('a number is the same in upper and lower case', () => {
  const draft = draftOf(['A', 'T001x'], ['B', 't001X'], ['B', 'T001X'], ['C', 'T002'])
  check(draft, EMPTY_WORLD)
  expect(kindsOf(draft)).toEqual([
    ['number-on-several-orders'],
    ['number-on-several-orders'],
    ['same-row-twice', 'number-on-several-orders'],
    [],
  ])
  const issues = described(draft).map((row) => row.issues)
  expect(issues[0]).toMatchObject([{ otherRows: [{ row: 3 }, { row: 4 }], otherCount: 2 }])
  expect(issues[2]?.find(({ kind }) => kind === 'same-row-twice')).toMatchObject({
    otherRows: [{ row: 3 }],
  })
})

test('several numbers of an order, and several orders of a number, name each other', () => {
  const draft = draftOf(
    ['A', 'T001'],
    ['A', 'T002'],
    ['B', 'T002'],
    ['A', 'T003'],
    ['A', 'T004'],
    ['A', 'T005'],
  )
  check(draft, EMPTY_WORLD)
  const [first, second, third] = described(draft)
  expect(first?.issues).toMatchObject([
    {
      kind: 'order-with-several-numbers',
      otherRows: [{ row: 3 }, { row: 5 }, { row: 6 }],
      otherCount: 4,
    },
  ])
  expect(second?.issues).toMatchObject([
    { kind: 'number-on-several-orders', otherRows: [{ row: 4 }], otherCount: 1 },
    { kind: 'order-with-several-numbers', otherRows: [{ row: 2 }, { row: 5 }, { row: 6 }] },
  ])
  expect(countsOf(draft).issueCounts).toEqual([{ kind: 'number-on-several-orders', count: 2 }])
  expect(third?.issues).toMatchObject([
    { kind: 'number-on-several-orders', otherRows: [{ row: 3 }] },
  ])
})

test('two numbers that Excel cut to the same digits don’t count as one number of two orders', () => {
  const draft = draftOf(['A', '4.05549E+11'], ['B', '4.05549E+11'], ['C', 'T001'], ['D', 'T001'])
  check(draft, EMPTY_WORLD)
  expect(described(draft).map(({ issues }) => issues.map(({ kind }) => kind))).toEqual([
    ['scientific-notation'],
    ['scientific-notation'],
    ['number-on-several-orders'],
    ['number-on-several-orders'],
  ])
})

test('a warning is removed when the duplicate is fixed, and comes back with undo', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001', '3011'])
  edit(draft, 0, 'trackingId', 'T009')
  expect(kindsOf(draft)).toEqual([['order-with-several-numbers'], ['order-with-several-numbers']])
  edit(draft, 0, 'orderId', 'B')
  expect(kindsOf(draft)).toEqual([[], []])
  undo(draft)
  undo(draft)
  expect(kindsOf(draft)).toEqual([[], ['same-row-twice']])
})

test('a copy is an entry when the user puts it back, or when it has a problem of its own', () => {
  const place = { source: 0 as SourceId, sheetRow: 1 }
  const rowOf = (id: number) =>
    readRow({ ...place, id: id as RowId }, { orderId: 'A', trackingId: 'T001' })
  const rows: readonly CheckedRow[] = [
    { row: rowOf(0), early: NO_KINDS },
    { row: rowOf(1), early: NO_KINDS },
    { row: withDecision(rowOf(2), 'put-back'), early: NO_KINDS },
    { row: rowOf(3), early: kindSet(['price']) },
  ]
  const found = judgeOrder(rows, () => false)
  const isCopy = (isIt: boolean) => ({ kinds: ['same-row-twice'], role: isIt ? 'copy' : null })
  expect([...found]).toEqual([
    [1, isCopy(true)],
    [2, isCopy(false)],
    [3, isCopy(false)],
  ])
})

test.each(TRACKING_FIELDS.flatMap((field) => [[field, 'N1'] as const, [field, ''] as const]))(
  'after the same %s (%j) in very many rows, updated duplicates equal a full search',
  (field, value) => {
    const rows = Array.from({ length: 1500 }, (_, at) => [`O${at % 900}`, `N${at % 700}`] as const)
    const draft = draftOf(...rows)
    const expectAsAnew = () => {
      const anew = reloaded(draft)
      check(draft, EMPTY_WORLD)
      check(anew, EMPTY_WORLD)
      const { ofOrder, ofNumber } = anew.findings
      expect(draft.findings.ofOrder).toEqual(ofOrder)
      expect(draft.findings.ofNumber).toEqual(ofNumber)
    }
    carryOut(draft, planFill({ rows: shown(draft).slice(0, 1400), fields: [field] }, value))
    expectAsAnew()
    undo(draft)
    expectAsAnew()
    redo(draft)
    expectAsAnew()
  },
)

/** Rows of one order and number with different couriers, with a count of cell reads. */
function countingRows(length: number) {
  let reads = 0
  const judged = Array.from({ length }, (_, index): CheckedRow => {
    const place = { id: index as RowId, source: 0 as SourceId, sheetRow: index + 1 }
    const row = readRow(place, { orderId: 'A', trackingId: 'T001', courier: String(index) })
    const counting = {
      ...row,
      get cells() {
        reads += 1
        return row.cells
      },
    }
    return { row: counting, early: NO_KINDS }
  })
  return { judged, reads: () => reads }
}

test.each([
  ['order', (rows: readonly CheckedRow[]) => judgeOrder(rows, () => false)],
  ['number', judgeNumber],
])('judging twice the rows of one %s takes twice the work', (_, judge) => {
  const readsOf = (length: number) => {
    const { judged, reads } = countingRows(length)
    judge(judged)
    return reads()
  }
  const [once = 0, twice, fourTimes] = [1000, 2000, 4000].map(readsOf)
  expect(once).toBeGreaterThanOrEqual(1000)
  expect([twice, fourTimes]).toEqual([2 * once, 4 * once])
})

test('thousands of rows of one order whose numbers are cleaned are judged together', () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => ['A', `T111 ${1000 + (at % 9000)}`] as const,
  )
  const draft = draftOf(...rows)
  check(draft, worldOf({ isSurelyOne: (number) => number.length === 8 }))
  expect(countsOf(draft)).toMatchObject({
    rowCount: 20_000,
    entryCount: 9000,
    leftOut: [{ reason: 'copy', count: 11_000, withNumber: 11_000 }],
    sendableCount: 9000,
    issueCounts: [],
  })
})

test('rows with the same value find each other after any additions and removals', () => {
  const step = fc.tuple(fc.nat({ max: 39 }), fc.constantFrom('A', 'B', 'Aa', 'BB', '运单'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const values = new Map<RowId, string>()
      const index = createIndex()
      const isTouched = (value: string) => index.touched.delete(value)
      const having = (value: string) => [...values.keys()].filter((id) => values.get(id) === value)
      for (const [number, value] of steps) {
        const id = number as RowId
        const before = values.get(id)
        if (before !== undefined) {
          values.delete(id)
          removeFromIndex(index, before, id)
          expect(isTouched(before)).toBe(having(before).length > 0)
          continue
        }
        addToIndex(index, value, id)
        expect(isTouched(value)).toBe(having(value).length > 0)
        values.set(id, value)
        expect(new Set(findInIndex(index, value))).toEqual(new Set(having(value)))
      }
      expect(index.rows.size).toBe(new Set(values.values()).size)
    }),
  )
})

import { expect, test } from 'vitest'
import { described, draftOf, edit, issuesOf, paste } from '#testing/sheets/pasted-draft.ts'
import { countIssues } from './count-rows.ts'
import { planFill } from '#domain/draft/cells/plan-cells.ts'
import { perform, redo, undo } from '#domain/draft/changes/history.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { rebuildDuplicates } from './judge-duplicates.ts'

test('of two rows that are the same, the first one counts and the second names it', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'], ['A', 'T001'])
  const [first, , copy] = described(draft)
  expect(first).toMatchObject({ issues: [], skipped: false })
  expect(copy).toMatchObject({
    skipped: true,
    issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1 }],
  })
  expect(countIssues(draft)).toMatchObject({ copyCount: 1, warningCount: 0, sendableCount: 2 })
})

test('a duplicate in another sheet is named with that sheet', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'])
  paste(draft, [['A', 'T001']])
  const source = { kind: 'pasted', number: 1 }
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
        { row: 2, source: { kind: 'pasted', number: 2 } },
      ],
    },
  ])
})

test('the same order and number with another courier is a warning, and nothing is skipped', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001', '3011'])
  expect(described(draft).map(({ skipped }) => skipped)).toEqual([false, false])
  expect(issuesOf(draft)).toEqual([[], ['same-row-twice']])
})

test('an order with several numbers and a number on several orders name each other', () => {
  const draft = draftOf(
    ['A', 'T001'],
    ['A', 'T002'],
    ['B', 'T002'],
    ['A', 'T003'],
    ['A', 'T004'],
    ['A', 'T005'],
  )
  const [first, second, third] = described(draft)
  expect(first?.issues).toMatchObject([
    {
      kind: 'order-with-several-numbers',
      otherRows: [{ row: 3 }, { row: 5 }, { row: 6 }],
      otherCount: 4,
    },
  ])
  expect(second?.issues).toMatchObject([
    { kind: 'order-with-several-numbers', otherRows: [{ row: 2 }, { row: 5 }, { row: 6 }] },
    { kind: 'number-on-several-orders', otherRows: [{ row: 4 }], otherCount: 1 },
  ])
  expect(third?.issues).toMatchObject([
    { kind: 'number-on-several-orders', otherRows: [{ row: 3 }] },
  ])
})

test('a mark is removed when the duplicate is fixed, and comes back with undo', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'])
  edit(draft, 0, 'trackingId', 'T009')
  expect(issuesOf(draft)).toEqual([['order-with-several-numbers'], ['order-with-several-numbers']])
  edit(draft, 0, 'orderId', 'B')
  expect(issuesOf(draft)).toEqual([[], []])
  undo(draft)
  undo(draft)
  expect(issuesOf(draft)).toEqual([[], ['same-row-twice']])
})

test.each(TRACKING_FIELDS.flatMap((field) => [[field, 'N1'] as const, [field, ''] as const]))(
  'after the same %s (%j) in very many rows, duplicates are as if all were looked for anew',
  (field, value) => {
    const rows = Array.from({ length: 1500 }, (_, at) => [`O${at % 900}`, `N${at % 700}`] as const)
    const draft = draftOf(...rows)
    const judged = ({ table }: Draft) => [
      table.flags.slice(0, table.length),
      table.states.slice(0, table.length),
    ]
    const expectAsAnew = () => {
      const found = judged(draft)
      rebuildDuplicates(draft)
      expect(found).toEqual(judged(draft))
    }
    const block = { from: 0, to: 1400, fields: [field] }
    const changes = planFill(draft, slotsOf(draft.order), block, value)
    perform(draft, { kind: 'cells-filled', cells: 1400 }, changes)
    expectAsAnew()
    undo(draft)
    expectAsAnew()
    redo(draft)
    expectAsAnew()
  },
)

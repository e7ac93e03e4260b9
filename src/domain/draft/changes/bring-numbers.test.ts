import { expect, test } from 'vitest'
import { kindsOfRows, LINES, pasteSheet } from '#testing/sheets/kinds-draft.ts'
import { carryOut, column, countsOf, edit, rowAt } from '#testing/sheets/pasted-draft.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import {
  findFitting,
  lackingRows,
  planBringNumbers,
  planRemoveWaiting,
  planReplaceWaiting,
  waitingRows,
} from './bring-numbers.ts'
import { undo } from './history.ts'
import { planSendAsItIs } from '#domain/draft/fixes/plan-fixes.ts'
import { planEntry } from './plan-rows.ts'

type Lines = Parameters<typeof pasteSheet>[1]

/** A draft with waiting orders and a later sheet with numbers. */
function waitingFor(orders: Lines, numbers: Lines): Draft {
  const draft = createDraft()
  pasteSheet(draft, orders)
  pasteSheet(draft, numbers, { layout: 'numbers' })
  return draft
}

test.each<[string, Lines, Lines]>([
  ['order ID', [['A', '']], [['A', 'T001']]],
  ['order ID but for a leading #', [['#A', '']], [['A', 'T001']]],
  ['order ID with a leading # in the later sheet', [['A', '']], [['#A', 'T001']]],
  ['what the other sheet calls its order', [['A', '', undefined, 'M-1']], [['M-1', 'T001']]],
  ['merchant order ID', [['A', '', undefined, 'M-1']], [['', 'T001', undefined, 'M-1']]],
  ['order ID in small letters', [['SO-1001', '']], [['so-1001', 'T001']]],
  ['order ID with another sign between its parts', [['SO-1001', '']], [['SO/1001', 'T001']]],
  ['order ID with zeros in front', [['1001', '']], [['#0001001', 'T001']]],
])('a later sheet brings the number by %s', (_, orders, numbers) => {
  const draft = waitingFor(orders, numbers)
  expect(findFitting(draft)).toHaveLength(1)
  carryOut(draft, planBringNumbers(draft))
  expect(column(draft, 'trackingId')).toEqual(['T001'])
  expect(column(draft, 'orderId')).toEqual([orders[0]![0]])
  undo(draft)
  expect(countsOf(draft)).toMatchObject({ rowCount: 2, noNumberCount: 1 })
})

test('an order written otherwise is only offered where it fits one order and one number alone', () => {
  const two = waitingFor(
    [['SO-1', '']],
    [
      ['so-1', 'T001'],
      ['SO/1', 'T002'],
    ],
  )
  expect(findFitting(two)).toHaveLength(0)
  const orders = waitingFor(
    [
      ['SO-1', ''],
      ['so-1', ''],
    ],
    [['SO 1', 'T001']],
  )
  expect(findFitting(orders)).toHaveLength(0)
  const exact = waitingFor(
    [
      ['SO-1', ''],
      ['so-1', ''],
    ],
    [['so-1', 'T001']],
  )
  expect(findFitting(exact).map(({ waiting }) => waiting.cells.orderId)).toEqual(['so-1'])
})

test('the order ID takes precedence over the merchant’s', () => {
  const draft = waitingFor(
    [['A', '', undefined, 'M-1']],
    [
      ['B', 'T002', undefined, 'M-1'],
      ['A', 'T001'],
    ],
  )
  carryOut(draft, planBringNumbers(draft))
  expect(column(draft, 'trackingId')).toEqual(['T001', 'T002'])
})

test('each number goes to one order, and a second parcel stays an entry of its own', () => {
  const draft = waitingFor(
    [['A', '']],
    [
      ['A', 'T001'],
      ['A', 'T002'],
    ],
  )
  carryOut(draft, planBringNumbers(draft))
  expect(column(draft, 'trackingId')).toEqual(['T001', 'T002'])
  expect(kindsOfRows(draft)).toEqual(['entry', 'entry'])
})

test('typed values are kept, and only empty cells are filled', () => {
  const draft = createDraft()
  pasteSheet(draft, [['A', '', undefined, 'M-own']])
  edit(draft, 0, 'courier', '3011')
  pasteSheet(draft, [['A', 'T001', undefined, 'M-other']], { layout: 'numbers' })
  carryOut(draft, planBringNumbers(draft))
  expect(rowAt(draft, 0).cells).toEqual({
    orderId: 'A',
    trackingId: 'T001',
    courier: '3011',
    merchantOrderId: 'M-own',
  })
})

test('originals and decisions come with the number', () => {
  const draft = waitingFor([['A', '']], [['A', '12.50 ']])
  carryOut(draft, planSendAsItIs(draft, EMPTY_WORLD, 'price', null))
  carryOut(draft, planBringNumbers(draft))
  expect(rowAt(draft, 0)).toMatchObject({
    cells: { trackingId: '12.50' },
    originals: { trackingId: '12.50 ' },
    decisions: { cells: { trackingId: 'as-it-is' } },
  })
})

test('a sheet that the user keeps apart brings no number', () => {
  const draft = waitingFor([['A', '']], [['A', 'T001']])
  const { source } = rowAt(draft, 1)
  draft.sources.set(source, { ...draft.sources.get(source)!, keepsApart: true })
  expect(findFitting(draft)).toEqual([])
  expect(planBringNumbers(draft)).toBeNull()
})

test('rows of the same sheet bring each other no number', () => {
  const draft = createDraft()
  pasteSheet(draft, [
    ['A', ''],
    ['A', 'T001'],
  ])
  expect(findFitting(draft)).toEqual([])
})

test('a newer export of the same columns replaces orders that wait', () => {
  const draft = createDraft()
  pasteSheet(draft, [
    ['A', ''],
    ['B', ''],
    ['C', ''],
  ])
  edit(draft, 0, 'courier', '3011')
  const newest = pasteSheet(draft, [
    ['A', 'T001'],
    ['B', ''],
  ])
  carryOut(draft, planReplaceWaiting(draft, newest))
  expect(column(draft, 'orderId')).toEqual(['C', 'A', 'B'])
  expect(column(draft, 'courier')).toEqual(['', '3011', ''])
  expect(lackingRows(draft).map(({ cells }) => cells.orderId)).toEqual(['C'])
  carryOut(draft, planRemoveWaiting(draft, lackingRows(draft)))
  expect(column(draft, 'orderId')).toEqual(['A', 'B'])
})

test('an undone export, or one with other columns, doesn’t make orders lacking', () => {
  const draft = createDraft()
  pasteSheet(draft, [['A', '']])
  pasteSheet(draft, [['B', 'T002']])
  expect(lackingRows(draft)).toHaveLength(1)
  undo(draft)
  expect(lackingRows(draft)).toEqual([])
  const other = pasteSheet(draft, [['B', 'T002']], { layout: 'numbers' })
  expect(lackingRows(draft)).toEqual([])
  expect(planReplaceWaiting(draft, other)).toBeNull()
})

test('orders without a number are removed with their further lines', () => {
  const draft = createDraft()
  pasteSheet(
    draft,
    [
      ['A', ''],
      ['A', ''],
      ['B', 'T002'],
    ],
    LINES,
  )
  const plan = planRemoveWaiting(draft, waitingRows(draft))
  expect(plan?.name).toEqual({ kind: 'orders-removed', rows: 1 })
  carryOut(draft, plan)
  expect(countsOf(draft)).toMatchObject({ rowCount: 1, entryCount: 1 })
  undo(draft)
  expect(countsOf(draft)).toMatchObject({ rowCount: 3, noNumberCount: 1, lineCount: 1 })
})

test('a typed entry fills the waiting order, otherwise it is added', () => {
  const draft = createDraft()
  pasteSheet(draft, [['A', '']])
  carryOut(draft, planEntry(draft, { orderId: ' A ', trackingId: 'T001', courier: '3011' }))
  expect(rowAt(draft, 0).cells).toMatchObject({ trackingId: 'T001', courier: '3011' })
  expect(countsOf(draft).rowCount).toBe(1)
  carryOut(draft, planEntry(draft, { orderId: 'A', trackingId: 'T002' }))
  carryOut(draft, planEntry(draft, { orderId: 'B', trackingId: '' }))
  expect(countsOf(draft)).toMatchObject({ rowCount: 3, entryCount: 2, noNumberCount: 1 })
})

test('a typed entry matches by the merchant’s number when no order has that ID', () => {
  const draft = createDraft()
  pasteSheet(draft, [
    ['A', '', undefined, 'M-1'],
    ['B', '', undefined, 'A'],
    ['C', '', undefined, 'M-2'],
    ['D', '', undefined, 'M-2'],
  ])
  carryOut(draft, planEntry(draft, { orderId: 'M-1', trackingId: 'T001' }))
  carryOut(draft, planEntry(draft, { orderId: 'A', trackingId: 'T002' }))
  carryOut(draft, planEntry(draft, { orderId: 'M-2', trackingId: 'T003' }))
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', 'D', 'A', 'M-2'])
  expect(column(draft, 'trackingId')).toEqual(['T001', '', '', '', 'T002', 'T003'])
})

test('a typed entry that matches except for a leading # is offered', () => {
  const draft = createDraft()
  pasteSheet(draft, [['#A', '']])
  carryOut(draft, planEntry(draft, { orderId: 'A', trackingId: 'T001' }))
  expect(column(draft, 'trackingId')).toEqual(['', 'T001'])
  carryOut(draft, planBringNumbers(draft))
  expect(column(draft, 'orderId')).toEqual(['#A'])
  expect(column(draft, 'trackingId')).toEqual(['T001'])
})

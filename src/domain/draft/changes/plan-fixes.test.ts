import { expect, test } from 'vitest'
import { column, described, draftOf, edit, issuesOf } from '#testing/sheets/pasted-draft.ts'
import { countIssues } from '#domain/draft/issues/count-rows.ts'
import { findColumnDoubts } from '#domain/draft/issues/column-doubts.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { perform, redo, undo } from './history.ts'
import { checkLate, type Knowledge, NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { packDraft, packRows, unpackDraft } from '#domain/draft/table/pack-draft.ts'
import {
  findSeveral,
  planConfirm,
  planJoin,
  planKeepCopies,
  planSendAsItIs,
  planSplit,
  planSwap,
  planSwapColumns,
  planTakeNumbers,
} from './plan-fixes.ts'

const NAME = { kind: 'sent-as-it-is', rows: 1 } as const
const LINK = 'https://t.17track.net/en#nums=LX123456785CN'

const act = (draft: Draft, { changes }: { changes: Parameters<typeof perform>[2] }) =>
  perform(draft, NAME, changes)

/** The draft as it comes back after a reload. */
function reloaded(draft: Draft): Draft {
  const rows = packRows(draft.table, 0)
  const packed = unpackDraft(
    structuredClone(packDraft(draft)),
    [structuredClone(rows)],
    draft.history.actions,
  )
  if (!packed.ok) throw new Error('The draft was not kept as a whole')
  return packed.value
}

test('a likely problem is sent as it is, until the cell is edited; a certain one never is', () => {
  const draft = draftOf(['1001', '12.50'], ['1002', '12.50'], ['1003', 'pending'])
  act(draft, planSendAsItIs(draft, 'price', new Set([0])))
  expect(issuesOf(draft)).toEqual([
    ['number-on-several-orders', 'sent-as-it-is'],
    ['price', 'number-on-several-orders'],
    ['tracking-number-missing'],
  ])
  expect(countIssues(draft)).toMatchObject({ sendableCount: 1, problemCount: 2, warningCount: 1 })
  undo(draft)
  expect(countIssues(draft).problemCount).toBe(3)
  redo(draft)
  edit(draft, 0, 'trackingId', '13.50')
  expect(issuesOf(draft)[0]).toEqual(['price'])
  undo(draft)
  expect(issuesOf(draft)[0]).toContain('sent-as-it-is')
})

test('all of a kind are sent as they are, in every field, and that is kept', () => {
  const draft = draftOf(['a@b.com', 'LX123456785CN'], ['1002', 'a@b.com'])
  const plan = planSendAsItIs(draft, 'email', null)
  expect(plan.rows).toBe(2)
  act(draft, plan)
  expect(issuesOf(draft)).toEqual([['sent-as-it-is'], ['sent-as-it-is']])
  expect(issuesOf(reloaded(draft))).toEqual([['sent-as-it-is'], ['sent-as-it-is']])
})

test('a tracking number is taken out of a link, and the link stays one click away', () => {
  const draft = draftOf(
    ['1001', LINK],
    ['1002', 'https://example.com/'],
    ['1003', `${LINK},RB123456785CN`],
  )
  act(draft, planTakeNumbers(draft, null))
  expect(column(draft, 'trackingId')[0]).toBe('LX123456785CN')
  expect(described(draft)[0]?.originals).toEqual({ trackingId: LINK })
  expect(issuesOf(draft)).toEqual([[], ['web-address'], ['web-address']])
  undo(draft)
  expect(column(draft, 'trackingId')[0]).toBe(LINK)
})

test('swapped cells are cleaned as what they then are', () => {
  const draft = draftOf(['LX123456785CN.', '#1042'])
  act(draft, { changes: planSwap(draft, [0]) })
  expect(described(draft)[0]?.cells).toMatchObject({
    orderId: '#1042',
    trackingId: 'LX123456785CN',
  })
  undo(draft)
  expect(described(draft)[0]?.cells).toMatchObject({
    orderId: 'LX123456785CN.',
    trackingId: '#1042',
  })
})

test('a copy that is kept is sent with a warning; a skipped one counts in none', () => {
  const draft = draftOf(['1', 'T001'], ['1', 'T001'], ['1', 'T001'])
  expect(countIssues(draft)).toMatchObject({
    entryCount: 3,
    copyCount: 2,
    sendableCount: 1,
    warningCount: 0,
    problemCount: 0,
    issueCounts: [],
  })
  act(draft, planKeepCopies(draft, new Set([1])))
  expect(countIssues(draft)).toMatchObject({ copyCount: 1, sendableCount: 2, warningCount: 1 })
  expect(countIssues(reloaded(draft))).toMatchObject({ copyCount: 1, sendableCount: 2 })
  undo(draft)
  expect(countIssues(draft)).toMatchObject({ copyCount: 2, sendableCount: 1 })
})

const knowledge: Knowledge = {
  ...NO_KNOWLEDGE,
  looksLikeNumber: (value) =>
    /^LX\d{9}CN$/.test(value) ? 'surely' : /^\d{12}$/.test(value) ? 'perhaps' : 'no',
}
const NUMBERS = ['LX123456785CN', 'LX908172638CN', 'LX908172655CN', 'LX908172669CN']

test('two columns in each other’s place are asked about once, and swapped in one step', () => {
  const draft = draftOf(...NUMBERS.map((number, at) => [number, `#100${at}`] as const))
  checkLate(draft, knowledge, 0, () => false)
  expect(findColumnDoubts(draft)).toMatchObject([{ kind: 'swapped', rows: 4, of: 4 }])
  act(draft, planSwapColumns(draft, 0))
  checkLate(draft, knowledge, 0, () => false)
  expect(findColumnDoubts(draft)).toEqual([])
  expect(column(draft, 'trackingId')).toEqual(NUMBERS)
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(NUMBERS)
})

test('columns that are right as they are raise no doubt and no warning any more', () => {
  const draft = draftOf(...NUMBERS.map((number, at) => [number, `#100${at}`] as const))
  checkLate(draft, knowledge, 0, () => false)
  act(draft, { changes: planConfirm(draft, 0, { kind: 'swapped', field: 'orderId' }) })
  checkLate(draft, knowledge, 0, () => false)
  expect(findColumnDoubts(draft)).toEqual([])
  expect(countIssues(draft).warningCount).toBe(0)
  const again = reloaded(draft)
  checkLate(again, knowledge, 0, () => false)
  expect(countIssues(again).warningCount).toBe(0)
  undo(draft)
  checkLate(draft, knowledge, 0, () => false)
  expect(findColumnDoubts(draft)).toHaveLength(1)
})

test('one swapped row among others is a warning of its own', () => {
  const right = NUMBERS.map((number, at) => [`#100${at}`, number] as const)
  const draft = draftOf(...right, ['LX123456799CN', '#1009'])
  checkLate(draft, knowledge, 0, () => false)
  expect(findColumnDoubts(draft)).toEqual([])
  expect(issuesOf(draft).at(-1)).toEqual(['swapped'])
})

test.each([
  ['a number of another kind', '123456789012', 'AB-99887766'],
  ['a plain order number', '1234567890', 'Z123'],
])('%s that happens to fit a format is no swap', (_, orderId, trackingId) => {
  const draft = draftOf([orderId, trackingId])
  checkLate(draft, knowledge, 0, () => false)
  expect(issuesOf(draft)).toEqual([[]])
})

test('a shape that most order IDs have is how the shop writes them, asked about once', () => {
  const rows = NUMBERS.map((number, at) => [`m${at}@shop.com`, number] as const)
  const draft = draftOf(...rows, ['1009', 'T009'])
  expect(findColumnDoubts(draft)).toMatchObject([
    { kind: 'email', field: 'orderId', rows: 4, of: 5 },
  ])
  act(draft, { changes: planConfirm(draft, 0, { kind: 'email', field: 'orderId' }) })
  expect(findColumnDoubts(draft)).toEqual([])
  expect(countIssues(draft)).toMatchObject({ sendableCount: 5, warningCount: 0 })
  edit(draft, 1, 'orderId', 'other@shop.com')
  expect(issuesOf(draft)[1]).toEqual([])
  expect(countIssues(reloaded(draft)).problemCount).toBe(0)
  edit(draft, 1, 'trackingId', 'other@shop.com')
  expect(issuesOf(draft)[1]).toEqual(['email', 'order-is-number'])
})

test('several numbers in a cell become rows of their own below the first, as one step', () => {
  const draft = draftOf(['A', 'T1111111 T2222222'], ['B', 'T003'])
  const slots = findSeveral(draft, 'split', () => true, null)
  const name = { kind: 'cells-fixed', issue: 'several-numbers', rows: 1 } as const
  perform(draft, name, planSplit(draft, slots))
  expect(described(draft).map(({ row, cells }) => [row, cells.orderId, cells.trackingId])).toEqual([
    [2, 'A', 'T1111111'],
    [2, 'A', 'T2222222'],
    [3, 'B', 'T003'],
  ])
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T1111111 T2222222', 'T003'])
})

test('the blocks of one printed number are joined, with what the sheet had kept', () => {
  const draft = draftOf(['A', '9400 1118 9922'])
  const slots = findSeveral(draft, 'join', (number) => number === '940011189922', new Set([0]))
  perform(draft, { kind: 'cells-fixed', issue: 'several-numbers', rows: 1 }, planJoin(draft, slots))
  expect(described(draft)[0]).toMatchObject({
    cells: { trackingId: '940011189922' },
    originals: { trackingId: '9400 1118 9922' },
    issues: [],
  })
})

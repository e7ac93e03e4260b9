import { expect, test } from 'vitest'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import {
  carryOut,
  check,
  column,
  countsOf,
  described,
  draftOf,
  edit,
  kindsOf,
  reloaded,
  rowAt,
  shown,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { allIssues } from '#domain/draft/findings.ts'
import { findColumnDoubts } from '#domain/draft/describe/whole-columns.ts'
import { cellOf, type SourceId } from '#domain/draft/row/row.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planRestore } from '#domain/draft/changes/plan-changes.ts'
import {
  planConfirm,
  planPutBack,
  planSendAsItIs,
  planSeveral,
  planSwap,
  planSwapColumns,
  planTakeNumbers,
} from './plan-fixes.ts'

const LINK = 'https://t.17track.net/en#nums=LX123456785CN'
const SHEET = 0 as SourceId

const doubtsOf = (draft: Draft) => findColumnDoubts(draft, allIssues(draft), EMPTY_WORLD)

test('a likely problem can be sent as it is until the cell is edited; a certain one can’t', () => {
  const draft = draftOf(['1001', '12.50'], ['1002', '12.50'], ['1003', 'pending'])
  carryOut(draft, planSendAsItIs(draft, EMPTY_WORLD, 'price', [rowAt(draft, 0).id]))
  check(draft, EMPTY_WORLD)
  expect(kindsOf(draft)).toEqual([
    ['number-on-several-orders', 'sent-as-it-is'],
    ['price', 'number-on-several-orders'],
    ['no-number-yet'],
  ])
  expect(countsOf(draft)).toMatchObject({
    sendableCount: 1,
    problemCount: 1,
    warningCount: 1,
    noNumberCount: 1,
  })
  undo(draft)
  expect(countsOf(draft).problemCount).toBe(2)
  redo(draft)
  edit(draft, 0, 'trackingId', '13.50')
  expect(kindsOf(draft)[0]).toEqual(['price'])
  undo(draft)
  expect(kindsOf(draft)[0]).toContain('sent-as-it-is')
})

test('all likely problems of a kind are sent as they are in every field, and the decision is stored', () => {
  const draft = draftOf(['a@b.com', 'LX123456785CN'], ['1002', 'a@b.com'])
  const plan = planSendAsItIs(draft, EMPTY_WORLD, 'email', null)
  expect(plan?.name).toEqual({ kind: 'sent-as-it-is', rows: 2 })
  carryOut(draft, plan)
  expect(kindsOf(draft)).toEqual([['sent-as-it-is'], ['sent-as-it-is']])
  expect(kindsOf(reloaded(draft))).toEqual([['sent-as-it-is'], ['sent-as-it-is']])
})

test('a tracking number is taken out of a link, and the link stays as its original', () => {
  const draft = draftOf(
    ['1001', LINK],
    ['1002', 'https://example.com/'],
    ['1003', `${LINK},RB123456785CN`],
  )
  carryOut(draft, planTakeNumbers(draft, null))
  expect(column(draft, 'trackingId')[0]).toBe('LX123456785CN')
  expect(described(draft)[0]?.originals).toEqual({ trackingId: LINK })
  expect(kindsOf(draft)).toEqual([[], ['web-address'], ['web-address']])
  undo(draft)
  expect(column(draft, 'trackingId')[0]).toBe(LINK)
})

test('swapped cells are cleaned for their new fields', () => {
  const draft = draftOf(['LX123456785CN.', '#1042'])
  carryOut(draft, planSwap([rowAt(draft, 0)]))
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

test('a copy that is put back is sent with a warning; one that is left out isn’t counted', () => {
  const draft = draftOf(['1', 'T001'], ['1', 'T001'], ['1', 'T001'])
  const copies = (count: number) => [{ reason: 'copy', count, withNumber: count }]
  expect(countsOf(draft)).toMatchObject({
    entryCount: 1,
    leftOut: copies(2),
    sendableCount: 1,
    warningCount: 0,
    problemCount: 0,
    issueCounts: [],
  })
  carryOut(draft, planPutBack(draft, [rowAt(draft, 1).id]))
  expect(countsOf(draft)).toMatchObject({
    leftOut: copies(1),
    sendableCount: 2,
    warningCount: 1,
  })
  expect(countsOf(reloaded(draft))).toMatchObject({ leftOut: copies(1), sendableCount: 2 })
  undo(draft)
  expect(countsOf(draft)).toMatchObject({ leftOut: copies(2), sendableCount: 1 })
})

const world = worldOf({
  looksLikeNumber: (value) =>
    /^LX\d{9}CN$/.test(value) ? 'surely' : /^\d{12}$/.test(value) ? 'perhaps' : 'no',
})
const NUMBERS = ['LX123456785CN', 'LX908172638CN', 'LX908172655CN', 'LX908172669CN']

test('swapped columns are asked about once and swapped in one step', () => {
  const draft = draftOf(...NUMBERS.map((number, at) => [number, `#100${at}`] as const))
  check(draft, world)
  expect(doubtsOf(draft)).toMatchObject([{ kind: 'swapped', rows: 4, of: 4 }])
  carryOut(draft, planSwapColumns(draft, SHEET))
  check(draft, world)
  expect(doubtsOf(draft)).toEqual([])
  expect(column(draft, 'trackingId')).toEqual(NUMBERS)
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(NUMBERS)
})

test('swapped columns are read that way from then on, and as before after an undo', () => {
  const draft = draftOf(['T001', 'A'])
  const facts = draft.sources.get(SHEET)!
  const mapping = { orderId: 4, trackingId: 2, courier: 1 }
  const match = {
    headerRow: 0,
    mapping,
    certain: true,
    merchantOnly: false,
    columns: [],
    sampleRows: [],
    layout: '',
  }
  draft.sources.set(SHEET, { ...facts, match })
  carryOut(draft, planSwapColumns(draft, SHEET))
  expect(draft.sources.get(SHEET)?.match?.mapping).toEqual({
    orderId: 2,
    trackingId: 4,
    courier: 1,
  })
  undo(draft)
  expect(draft.sources.get(SHEET)?.match?.mapping).toEqual(mapping)
})

test('confirmed columns raise no more doubts or warnings', () => {
  const draft = draftOf(...NUMBERS.map((number, at) => [number, `#100${at}`] as const))
  check(draft, world)
  carryOut(draft, planConfirm(draft, SHEET, { kind: 'swapped', field: 'orderId' }))
  check(draft, world)
  expect(doubtsOf(draft)).toEqual([])
  expect(countsOf(draft).warningCount).toBe(0)
  const again = reloaded(draft)
  check(again, world)
  expect(countsOf(again).warningCount).toBe(0)
  undo(draft)
  check(draft, world)
  expect(doubtsOf(draft)).toHaveLength(1)
})

test('one swapped row among others has its own warning', () => {
  const right = NUMBERS.map((number, at) => [`#100${at}`, number] as const)
  const draft = draftOf(...right, ['LX123456799CN', '#1009'])
  check(draft, world)
  expect(doubtsOf(draft)).toEqual([])
  expect(kindsOf(draft, world).at(-1)).toEqual(['swapped'])
})

test.each([
  ['a number of another kind', '123456789012', 'AB-99887766'],
  ['a plain order number', '1234567890', 'Z123'],
])('%s that happens to fit a format is no swap', (_, orderId, trackingId) => {
  const draft = draftOf([orderId, trackingId])
  check(draft, world)
  expect(kindsOf(draft, world)).toEqual([[]])
})

test('a shape that most order IDs have is asked about once, as the shop may write them so', () => {
  const rows = NUMBERS.map((number, at) => [`m${at}@shop.com`, number] as const)
  const draft = draftOf(...rows, ['1009', 'T009'])
  expect(doubtsOf(draft)).toMatchObject([{ kind: 'email', field: 'orderId', rows: 4, of: 5 }])
  carryOut(draft, planConfirm(draft, SHEET, { kind: 'email', field: 'orderId' }))
  expect(doubtsOf(draft)).toEqual([])
  expect(countsOf(draft)).toMatchObject({ sendableCount: 5, warningCount: 0 })
  edit(draft, 1, 'orderId', 'other@shop.com')
  expect(kindsOf(draft)[1]).toEqual([])
  expect(countsOf(reloaded(draft)).problemCount).toBe(0)
  edit(draft, 1, 'trackingId', 'other@shop.com')
  expect(kindsOf(draft)[1]).toEqual(['email', 'order-is-number'])
})

test('several numbers in a cell become rows below the first, in one step', () => {
  const draft = draftOf(['A', 'T1111111 T2222222'], ['B', 'T003'])
  const plan = planSeveral(draft, worldOf({ fits: () => true }), 'split', null)
  expect(plan?.name).toEqual({ kind: 'cells-fixed', issue: 'several-numbers', rows: 1 })
  carryOut(draft, plan)
  expect(described(draft).map(({ row, cells }) => [row, cells.orderId, cells.trackingId])).toEqual([
    [2, 'A', 'T1111111'],
    [2, 'A', 'T2222222'],
    [3, 'B', 'T003'],
  ])
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T1111111 T2222222', 'T003'])
})

test('each cell is split below its own row, and the decision about the cell ends', () => {
  const draft = draftOf(['A', ' T1111111 T2222222'], ['B', 'T003'], ['C', 'T3333333 T4444444'])
  carryOut(draft, planRestore(rowAt(draft, 0), 'trackingId'))
  const ids = [rowAt(draft, 2).id, rowAt(draft, 0).id]
  carryOut(draft, planSeveral(draft, worldOf({ fits: () => true }), 'split', ids))
  expect(column(draft, 'trackingId')).toEqual([
    'T1111111',
    'T2222222',
    'T003',
    'T3333333',
    'T4444444',
  ])
  expect(column(draft, 'orderId')).toEqual(['A', 'A', 'B', 'C', 'C'])
  expect(shown(draft).map((row) => cellOf(row, 'trackingId').decision)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})

test('the blocks of one printed number are joined, and the original is kept', () => {
  const draft = draftOf(['A', '9400 1118 9922'])
  const isSurelyOne = (number: string) => number === '940011189922'
  carryOut(draft, planSeveral(draft, worldOf({ isSurelyOne }), 'join', [rowAt(draft, 0).id]))
  expect(described(draft)[0]).toMatchObject({
    cells: { trackingId: '940011189922' },
    originals: { trackingId: '9400 1118 9922' },
    issues: [],
  })
})

test('the parts of a cell are compared with earlier uploads one by one', () => {
  const draft = draftOf(['A', 'T1111111 T2222222'])
  const earlier = earlierOf([anEarlierEntry('A', 'T2222222')])
  const known = { ...worldOf({}), earlier }
  check(draft, known)
  carryOut(draft, planSeveral(draft, worldOf({ fits: () => true }), 'split', null))
  check(draft, known)
  expect(kindsOf(draft, known)).toEqual([
    ['other-number-accepted', 'order-with-several-numbers'],
    ['already-accepted', 'order-with-several-numbers'],
  ])
})

test('there is no fix for rows that are gone', () => {
  const draft = draftOf(['A', '12.50'], ['B', LINK], ['C', 'T1111111 T2222222'])
  const ids = [0, 1, 2].map((position) => rowAt(draft, position).id)
  while (undo(draft));
  expect([
    planSendAsItIs(draft, EMPTY_WORLD, 'price', ids),
    planTakeNumbers(draft, ids),
    planSeveral(draft, worldOf({ fits: () => true }), 'split', ids),
    planPutBack(draft, ids),
    planSwapColumns(draft, SHEET),
  ]).toEqual([null, null, null, null, null])
})

import { expect, test } from 'vitest'
import { fieldsFrom } from '#domain/draft/cells/plan-cells.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import {
  carryOut,
  column,
  described,
  draftOf,
  edit,
  rowAt,
  shown,
} from '#testing/sheets/pasted-draft.ts'
import { undo } from './history.ts'
import { planRemoval } from './plan-changes.ts'
import { planCopiesOfRows, planEmptyRows, planEntry, planPaste } from './plan-rows.ts'

type Block = readonly (readonly string[])[]

/** Pastes over the rows of a draft, from the first one down. */
const pasteOver = (
  draft: Draft,
  fields: readonly TrackingField[],
  block: Block,
  seen: Block = block,
) =>
  planPaste(draft, shown(draft).slice(0, block.length), fields, {
    block,
    shown: seen,
    hidden: null,
    at: 0,
  })

test('a pasted block fills cells to the right and down, and adds rows below the sheet', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  const block = [['T007', '3011'], [' T008 '], ['T009', '3013', 'M-9', 'too far']]
  const plan = pasteOver(draft, fieldsFrom('trackingId'), block)
  expect(plan?.name).toEqual({ kind: 'pasted', cells: 6 })
  carryOut(draft, plan)
  expect(column(draft, 'trackingId')).toEqual(['T007', 'T008', 'T009'])
  expect(column(draft, 'courier')).toEqual(['3011', '', '3013'])
  expect(column(draft, 'merchantOrderId')).toEqual(['', '', 'M-9'])
  expect(draft.sources.get(rowAt(draft, 2).source)?.source).toEqual({
    kind: 'pasted',
    number: 2,
    at: 0,
  })
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T001', 'T002'])
})

test('a pasted block skips a hidden column', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M-1'])
  carryOut(draft, pasteOver(draft, fieldsFrom('trackingId', ['courier']), [['T007', 'M-9']]))
  expect(column(draft, 'trackingId')).toEqual(['T007'])
  expect(column(draft, 'courier')).toEqual(['3011'])
  expect(column(draft, 'merchantOrderId')).toEqual(['M-9'])
})

test('cells that already have their value aren’t part of a paste', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['B', 'T002', '3011'])
  const block = [
    ['A', 'T001', '3011'],
    ['B', 'T009', '3011'],
  ]
  const { id } = rowAt(draft, 1)
  expect(pasteOver(draft, fieldsFrom('orderId'), block)?.changes).toMatchObject([
    { field: 'trackingId', rows: [id], after: { values: ['T009'] } },
  ])
})

test('a paste that changes no value isn’t an undo step', () => {
  const draft = draftOf(['A', 'T001'])
  expect(pasteOver(draft, fieldsFrom('orderId'), [['A', 'T001']])).toBeNull()
})

test('the part of a paste for a row that is gone is dropped and doesn’t move to another row', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  const [first, second] = shown(draft)
  const block = [['X'], ['Y'], ['Z']]
  const pasted = { block, shown: block, hidden: { rows: 1, columns: 0 }, at: 0 }
  const plan = planPaste(draft, [first, undefined, second], ['orderId'], pasted)
  expect(plan?.name).toEqual({ kind: 'pasted', cells: 3, hidden: { rows: 1, columns: 0 } })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['X', 'Z'])
})

test('a cell that lost digits in the clipboard’s text keeps its shown text as the original', () => {
  const draft = draftOf(['A', 'T001'])
  const whole = [['405548424886123'], ['405548424886456']]
  carryOut(draft, pasteOver(draft, ['trackingId'], whole, [['4.05548E+14'], ['4.05549E+14']]))
  expect(described(draft).map(({ cells, originals }) => [cells.trackingId, originals])).toEqual([
    ['405548424886123', { trackingId: '4.05548E+14' }],
    ['405548424886456', { trackingId: '4.05549E+14' }],
  ])
})

test('typed entries share one source, and a new one starts after an undo', () => {
  const draft = createDraft()
  carryOut(draft, planEntry(draft, { orderId: ' A ', trackingId: 'T001' }))
  carryOut(draft, planEntry(draft, { orderId: 'B', trackingId: 'T002' }))
  expect(described(draft)).toMatchObject([
    { row: 1, cells: { orderId: 'A' }, originals: { orderId: ' A ' } },
    { row: 2, cells: { orderId: 'B' }, originals: {} },
  ])
  expect(draft.sources.size).toBe(1)
  while (undo(draft));
  carryOut(draft, planEntry(draft, { orderId: 'C' }))
  expect(described(draft)).toMatchObject([{ row: 1, cells: { orderId: 'C' } }])
  expect(draft.sources.size).toBe(1)
})

test('empty rows are inserted above a row, or at the end without one', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  carryOut(draft, planEmptyRows(draft, rowAt(draft, 1), 2))
  carryOut(draft, planEmptyRows(draft, undefined, 1))
  expect(column(draft, 'orderId')).toEqual(['A', '', '', 'B', ''])
  expect(shown(draft).map(({ sheetRow }) => sheetRow)).toEqual([2, 1, 2, 3, 3])
})

test('duplicated rows are below the last of the rows, shown, with all decisions', () => {
  const draft = draftOf(['A', ' T001'], ['B', 'T002'], ['C', 'T003'])
  const [first, , last] = shown(draft)
  carryOut(draft, planCopiesOfRows(draft, [last!, first!]))
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', 'C', 'A'])
  const { id } = rowAt(draft, 4)
  expect(rowAt(draft, 4)).toEqual({ ...first, id, decisions: { row: 'put-back' } })
  edit(draft, 4, 'orderId', 'X')
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', 'C', 'X'])
  expect(planCopiesOfRows(draft, [])).toBeNull()
})

test('rows added after a deletion get new ids', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  const known = new Set(shown(draft).map(({ id }) => id))
  carryOut(
    draft,
    planRemoval(draft, 'deleted', () => true),
  )
  carryOut(draft, planEmptyRows(draft, undefined, 2))
  expect(shown(draft).some(({ id }) => known.has(id))).toBe(false)
})

import { expect, test } from 'vitest'
import { column, draftOf } from '#testing/sheets/pasted-draft.ts'
import { addSource } from '#domain/draft/draft.ts'
import { perform, undo } from './history.ts'
import { countCells, fieldsFrom, planMore, planPaste } from './plan-paste.ts'

test('a pasted block fills cells to the right and down, and adds rows below the sheet', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  const fields = fieldsFrom('trackingId')
  const block = [['T007', '3011'], [' T008 '], ['T009', '3013', 'M-9', 'too far']]
  const changes = planPaste(draft, { slots: [0, 1], fields }, block)
  const source = { kind: 'pasted', number: 2 } as const
  const id = addSource(draft, {
    source,
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: false,
  })
  const below = block.slice(2)
  const more = planMore(draft, id, 1, fields, { block: below, shown: below })
  const cells = countCells(fields, block)
  perform(draft, { kind: 'pasted', cells }, [...changes, more])
  expect(column(draft, 'trackingId')).toEqual(['T007', 'T008', 'T009'])
  expect(column(draft, 'courier')).toEqual(['3011', '', '3013'])
  expect(column(draft, 'merchantOrderId')).toEqual(['', '', 'M-9'])
  expect(cells).toBe(6)
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T001', 'T002'])
})

test('a pasted block passes over a hidden column', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M-1'])
  const fields = fieldsFrom('trackingId', ['courier'])
  perform(
    draft,
    { kind: 'pasted', cells: 2 },
    planPaste(draft, { slots: [0], fields }, [['T007', 'M-9']]),
  )
  expect(column(draft, 'trackingId')).toEqual(['T007'])
  expect(column(draft, 'courier')).toEqual(['3011'])
  expect(column(draft, 'merchantOrderId')).toEqual(['M-9'])
})

test('cells that have their value already are no part of a paste', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['B', 'T002', '3011'])
  const block = [
    ['A', 'T001', '3011'],
    ['B', 'T009', '3011'],
  ]
  const changes = planPaste(draft, { slots: [0, 1], fields: fieldsFrom('orderId') }, block)
  expect(changes).toMatchObject([{ field: 'trackingId', slots: [1], after: { values: ['T009'] } }])
})

import { expect, test } from 'vitest'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { planSeveral } from '#domain/draft/fixes/plan-fixes.ts'
import { planCopiesOfRows, planEmptyRows } from '#domain/draft/changes/plan-rows.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import { carryOut, draftOf, edit, paste, rowAt, worldOf } from '#testing/sheets/pasted-draft.ts'
import { type Arrangement, arrangeRows } from './arrange-rows.ts'
import { showRows } from './show-rows.ts'

const arrange = (draft: Draft, sort: RowSort | null, filter: Partial<DraftFilter> = {}) =>
  arrangeRows(draft, { sort, filter: { ...NO_FILTER, ...filter } })

const orders = (draft: Draft, arrangement: Arrangement | null) =>
  showRows(draft, NO_FILTER, { arrangement }).map(({ cells }) => cells.orderId)

const by = (field: RowSort['by'], descending = false) => ({ by: field, descending })

const sheet = () => draftOf(['SO-10', 'T002'], ['SO-9', ''], ['', 'T003'], ['SO-1', 'T001'])

test.each([
  ['a column', by('orderId'), ['SO-1', 'SO-9', 'SO-10', '']],
  [
    'a column the other way, what is empty last',
    by('orderId', true),
    ['SO-10', 'SO-9', 'SO-1', ''],
  ],
  ['another column', by('trackingId'), ['SO-1', 'SO-10', '', 'SO-9']],
  ['the rows of the sheet, the other way', by('row', true), ['SO-1', '', 'SO-9', 'SO-10']],
  ['issues: no order ID comes before no number', by('issues'), ['', 'SO-9', 'SO-10', 'SO-1']],
  ['nothing: as in the sheet', null, ['SO-10', 'SO-9', '', 'SO-1']],
])('rows are sorted by %s', (_, sort, expected) => {
  const draft = sheet()
  expect(orders(draft, arrange(draft, sort))).toEqual(expected)
})

test('rows without a value, or with a cleaned one, are chosen', () => {
  const draft = draftOf(['A', ' T001', '3011'], ['B', 'T002'], ['C', 'T003', '3011'])
  expect(orders(draft, arrange(draft, null, { empty: 'courier' }))).toEqual(['B'])
  expect(orders(draft, arrange(draft, null, { cleaned: true }))).toEqual(['A'])
  expect(orders(draft, arrange(draft, null, { cleaned: true, empty: 'courier' }))).toEqual([])
})

test('an edited row stays where it is, and a filled one stays chosen', () => {
  const draft = sheet()
  const sorted = arrange(draft, by('orderId'))
  const chosen = arrange(draft, null, { empty: 'trackingId' })
  edit(draft, 1, 'orderId', 'ZZ')
  edit(draft, 1, 'trackingId', 'T009')
  expect(orders(draft, sorted)).toEqual(['SO-1', 'ZZ', 'SO-10', ''])
  expect(orders(draft, chosen)).toEqual(['ZZ'])
  expect(orders(draft, arrange(draft, by('orderId')))).toEqual(['SO-1', 'SO-10', 'ZZ', ''])
})

test('a deleted row comes back to its place', () => {
  const draft = sheet()
  const sorted = arrange(draft, by('orderId'))
  const second = rowAt(draft, 1)
  carryOut(
    draft,
    planRemoval(draft, 'deleted', (row) => row === second),
  )
  expect(orders(draft, sorted)).toEqual(['SO-1', 'SO-10', ''])
  undo(draft)
  expect(orders(draft, sorted)).toEqual(['SO-1', 'SO-9', 'SO-10', ''])
  redo(draft)
  expect(orders(draft, sorted)).toEqual(['SO-1', 'SO-10', ''])
})

test('an inserted row is where it was put, and a pasted one at the end', () => {
  const draft = sheet()
  const sorted = arrange(draft, by('orderId'))
  carryOut(draft, planEmptyRows(draft, rowAt(draft, 0), 1))
  paste(draft, [
    ['AA', 'T008'],
    ['BB', 'T009'],
  ])
  expect(orders(draft, sorted)).toEqual(['SO-1', 'SO-9', '', 'SO-10', '', 'AA', 'BB'])
})

test('copies and split parts of a row are below it', () => {
  const draft = draftOf(['B', 'T002'], ['A', '11111111 22222222'], ['C', 'T003'])
  const sorted = arrange(draft, by('orderId', true))
  carryOut(draft, planCopiesOfRows(draft, [rowAt(draft, 0), rowAt(draft, 2)]))
  expect(orders(draft, sorted)).toEqual(['C', 'C', 'B', 'B', 'A'])
  carryOut(draft, planSeveral(draft, worldOf({ fits: () => true }), 'split', null))
  expect(orders(draft, sorted)).toEqual(['C', 'C', 'B', 'B', 'A', 'A'])
})

test('a row added while a filter is set is shown too', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['B', 'T002'], ['C', 'T003', '3011'])
  const chosen = arrange(draft, null, { empty: 'courier' })
  carryOut(draft, planEmptyRows(draft, rowAt(draft, 1), 1))
  paste(draft, [['AA', 'T008', '3011']])
  expect(orders(draft, chosen)).toEqual(['', 'B', 'AA'])
})

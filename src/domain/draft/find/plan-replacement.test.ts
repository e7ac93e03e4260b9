import { expect, test } from 'vitest'
import { countSet } from '#domain/draft/cells/plan-cells.ts'
import { perform, undo } from '#domain/draft/changes/history.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { column, draftOf } from '#testing/sheets/pasted-draft.ts'
import { type CellQuery, findCells } from './find-cells.ts'
import { planReplacement, previewReplacement } from './plan-replacement.ts'

function prepare(text: string, by: string, how: Partial<CellQuery> = {}) {
  const draft = draftOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ2'], ['MO-3', 'SO-3'])
  const query = { text, wholeValue: false, matchCase: false, fields: TRACKING_FIELDS, ...how }
  const shown = showRows(draft, NO_FILTER)
  const found = findCells(draft, shown, query)
  return { draft, shown, found, replacement: { query, by } }
}

test('all places are replaced, in all columns or in some, and come back with one undo', () => {
  const { draft, shown, found, replacement } = prepare('SO-', 'A')
  const changes = planReplacement(draft, shown, found, replacement)
  expect(countSet(changes)).toBe(3)
  perform(draft, { kind: 'cells-replaced', cells: 3 }, changes)
  expect(column(draft, 'orderId')).toEqual(['A1', 'A2', 'MO-3'])
  expect(column(draft, 'trackingId')).toEqual(['ZZ-1', 'ZZ2', 'A3'])
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(['SO-1', 'SO-2', 'MO-3'])
})

test('what is put in is cleaned as if it were typed, and what stays the same is no change', () => {
  const { draft, shown, found, replacement } = prepare('ZZ2', ' ZZ2 ')
  expect(planReplacement(draft, shown, found, replacement)).toEqual([])
  expect(previewReplacement(draft, shown, found, replacement, 9)).toEqual([])
})

test('the preview has the first rows that change, each with its cells before and after', () => {
  const { draft, shown, found, replacement } = prepare('-', '')
  const rows = previewReplacement(draft, shown, found, replacement, 2)
  expect(rows).toEqual([
    {
      id: 0,
      row: 2,
      before: { orderId: 'SO-1', trackingId: 'ZZ-1' },
      after: { orderId: 'SO1', trackingId: 'ZZ1' },
    },
    { id: 1, row: 3, before: { orderId: 'SO-2' }, after: { orderId: 'SO2' } },
  ])
})

import { expect, test } from 'vitest'
import { undo } from '#domain/draft/changes/history.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { carryOut, column, draftOf, shown as shownRows } from '#testing/sheets/pasted-draft.ts'
import { type CellQuery, findCells } from './find-cells.ts'
import { planReplacement, previewReplacement } from './plan-replacement.ts'

function prepare(text: string, by: string, how: Partial<CellQuery> = {}) {
  const draft = draftOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ2'], ['MO-3', 'SO-3'])
  const query = {
    text,
    wholeValue: false,
    matchCase: false,
    asTyped: true,
    fields: TRACKING_FIELDS,
    ...how,
  }
  const shown = shownRows(draft)
  const found = findCells(shown, query)
  return { draft, shown, found, replacement: { query, by } }
}

test('all matches are replaced, in all columns or in some, and one undo reverts them', () => {
  const { draft, shown, found, replacement } = prepare('SO-', 'A')
  const plan = planReplacement(shown, found, replacement)
  expect(plan?.name).toEqual({ kind: 'cells-replaced', cells: 3 })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['A1', 'A2', 'MO-3'])
  expect(column(draft, 'trackingId')).toEqual(['ZZ-1', 'ZZ2', 'A3'])
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(['SO-1', 'SO-2', 'MO-3'])
})

test('replacements are cleaned like typed values, and unchanged cells aren’t part of the plan', () => {
  const { shown, found, replacement } = prepare('ZZ2', ' ZZ2 ')
  expect(planReplacement(shown, found, replacement)).toBeNull()
  expect(previewReplacement(shown, found, replacement, 9)).toEqual([])
})

test('the preview has the first changed rows, each with its cells before and after', () => {
  const { shown, found, replacement } = prepare('-', '')
  const rows = previewReplacement(shown, found, replacement, 2)
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

const changesOf = (text: string, by: string, how: Partial<CellQuery> = {}) => {
  const { shown, found, replacement } = prepare(text, by, { fields: ['orderId'], ...how })
  return previewReplacement(shown, found, replacement, 9).map(({ after }) => after.orderId)
}

test.each([
  ['every place of it', 'O-', '', ['S1', 'S2', 'M3']],
  ['what is no pattern', '.', 'x', []],
  ['what looks like a pattern on the other side', 'MO', '$&', ['$&-3']],
  ['nothing, when nothing is looked for', '', 'x', []],
  ['nothing, when the value would be the same', '1', '1', []],
])('it replaces %s', (_, text, by, expected) => {
  expect(changesOf(text, by)).toEqual(expected)
})

test('with the case that was typed, small letters are another text', () => {
  expect(changesOf('so', 'x', { matchCase: true })).toEqual([])
  expect(changesOf('so', 'x')).toEqual(['x-1', 'x-2'])
})

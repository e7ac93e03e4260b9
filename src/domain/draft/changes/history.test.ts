import { expect, test } from 'vitest'
import { column, described, draftOf, edit, paste, shown } from '#testing/sheets/pasted-draft.ts'
import { countIssues } from '#domain/draft/issues/count-rows.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { perform, redo, undo } from './history.ts'
import { nextPasteNumber } from './next-number.ts'
import { planDropCopies } from './plan-changes.ts'

test('everything can be undone back to the empty page and done again', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['B', ''])
  edit(draft, 2, 'trackingId', 'T002')
  perform(draft, { kind: 'copies-dropped', rows: 1 }, [planDropCopies(draft)])
  const after = described(draft)
  while (undo(draft));
  expect(shown(draft)).toEqual([])
  expect(countIssues(draft)).toMatchObject({ entryCount: 0, problemCount: 0, issueCounts: [] })
  while (redo(draft));
  expect(described(draft)).toEqual(after)
})

test('a new action ends redo, and the rows that only redo had are forgotten', () => {
  const draft = draftOf(['A', 'T001'])
  paste(draft, [['B', 'T002']])
  undo(draft)
  expect(nextPasteNumber(draft)).toBe(2)
  paste(draft, [['C', 'T003']])
  expect(redo(draft)).toBe(false)
  expect(column(draft, 'orderId')).toEqual(['A', 'C'])
  expect(cellOf(draft.table, 1, 'orderId')).toBe('')
  expect(draft.sources.map(({ source }) => source)).toContainEqual({ kind: 'pasted', number: 2 })
})

import { expect, test } from 'vitest'
import { carryOut, column, draftOf, paste } from '#testing/sheets/pasted-draft.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { redo, undo } from './history.ts'
import { planEntry } from './plan-rows.ts'
import { planReplaceSheet } from './replace-sheet.ts'

test('the newest sheet replaces everything else in one step, typed entries too', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  carryOut(draft, planEntry(draft, { orderId: 'C', trackingId: 'T003' }))
  paste(draft, [
    ['D', 'T004'],
    ['E', 'T005'],
  ])
  const plan = planReplaceSheet(draft)
  const source = { kind: 'pasted', number: 2, at: 0 }
  expect(plan?.name).toEqual({ kind: 'replaced', source, rows: 2 })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['D', 'E'])
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('an undone sheet is not the newest one', () => {
  const draft = draftOf(['A', 'T001'])
  paste(draft, [['B', 'T002']])
  paste(draft, [['C', 'T003']])
  undo(draft)
  carryOut(draft, planReplaceSheet(draft))
  expect(column(draft, 'orderId')).toEqual(['B'])
  expect(redo(draft)).toBe(false)
})

test('there is no plan without anything to replace', () => {
  expect(planReplaceSheet(createDraft())).toBeNull()
  expect(planReplaceSheet(draftOf(['A', 'T001']))).toBeNull()
})

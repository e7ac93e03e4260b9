import { expect, test } from 'vitest'
import { carryOut, column, draftOf, rowAt } from '#testing/sheets/pasted-draft.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { undo } from './history.ts'
import { planSkipDone } from './skip-done.ts'

const SHEET = 0 as SourceId
const RECEIPT = { accepted: 1, setAside: 1, doubtful: 0 }

test('done rows are removed in their own step, and the source counts them until it is undone', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'], ['C', 'T003'])
  const done = new Set([rowAt(draft, 0).id, rowAt(draft, 2).id])
  const plan = planSkipDone(draft, SHEET, done, RECEIPT)
  expect(plan?.name).toEqual({ kind: 'done-skipped', rows: 2 })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['B'])
  expect(draft.sources.get(SHEET)?.receipt).toEqual(RECEIPT)
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C'])
  expect(draft.sources.get(SHEET)?.receipt).toBeUndefined()
})

test('without done rows there is no step', () => {
  expect(planSkipDone(draftOf(['A', 'T001']), SHEET, new Set(), RECEIPT)).toBeNull()
})

import { expect, test } from 'vitest'
import {
  carryOut,
  column,
  countsOf,
  described,
  draftOf,
  edit,
  paste,
  reloaded,
  rowAt,
  shown,
} from '#testing/sheets/pasted-draft.ts'
import type { RowId } from '#domain/draft/row/row.ts'
import { knownRow } from '#domain/draft/rows.ts'
import { addSource, createDraft, nextRowId } from '#domain/draft/draft.ts'
import { joinStep, perform, redo, undo, undoStep } from './history.ts'
import { nextPaste } from './next-number.ts'
import { planLeaveOut, planPutBack } from '#domain/draft/fixes/plan-fixes.ts'
import { planEntry } from './plan-rows.ts'

test('everything can be undone back to the empty page and done again', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['B', ''])
  edit(draft, 2, 'trackingId', 'T002')
  carryOut(draft, planPutBack(draft, 'copy'))
  carryOut(draft, planLeaveOut([rowAt(draft, 2)]))
  const after = described(draft)
  while (undo(draft));
  expect(shown(draft)).toEqual([])
  expect(countsOf(draft)).toMatchObject({ entryCount: 0, problemCount: 0, issueCounts: [] })
  while (redo(draft));
  expect(described(draft)).toEqual(after)
})

test('a new action ends redo and forgets the rows that only redo had', () => {
  const draft = draftOf(['A', 'T001'])
  paste(draft, [['B', 'T002']])
  undo(draft)
  expect(nextPaste(draft, 0).number).toBe(2)
  expect(nextPaste(draft, 59_999).number).toBe(2)
  expect(nextPaste(draft, 60_000).number).toBe(1)
  paste(draft, [['C', 'T003']])
  expect(redo(draft)).toBe(false)
  expect(column(draft, 'orderId')).toEqual(['A', 'C'])
  expect(knownRow(draft.rows, 1 as RowId)).toBeUndefined()
  const sources = [...draft.sources.values()].map(({ source }) => source)
  expect(sources).toContainEqual({ kind: 'pasted', number: 2, at: 0 })
})

test('ids of forgotten rows and sources are never reused', () => {
  const draft = draftOf(['A', 'T001'])
  carryOut(draft, planEntry(draft, { orderId: 'B' }))
  const [, forgotten] = shown(draft)
  undo(draft)
  carryOut(draft, planEntry(draft, { orderId: 'C' }))
  const [, added] = shown(draft)
  expect(added!.id).toBeGreaterThan(forgotten!.id)
})

test('the id of a source that comes with a plan isn’t reused', () => {
  const draft = createDraft()
  carryOut(draft, planEntry(draft, { orderId: 'A' }))
  const [typed] = shown(draft)
  const facts = draft.sources.get(typed!.source)!
  expect(addSource(draft, facts)).not.toBe(typed!.source)
})

test('a change skips rows that are gone', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'])
  const rows = [nextRowId(draft), rowAt(draft, 1).id]
  const cells = (...values: readonly string[]) => ({ values, originals: null, decisions: null })
  perform(draft, {
    name: { kind: 'cells-filled', cells: 2 },
    changes: [
      { kind: 'set', field: 'orderId', rows, before: cells('X', 'B'), after: cells('Y', 'C') },
      { kind: 'decide', rows, before: [null, null], after: ['put-back', 'put-back'] },
    ],
  })
  expect(column(draft, 'orderId')).toEqual(['A', 'C'])
  expect(shown(draft).map(({ decisions }) => decisions.row)).toEqual([undefined, 'put-back'])
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(['A', 'B'])
  expect(knownRow(draft.rows, rows[0]!)).toBeUndefined()
})

test('a step of several actions is undone as a whole, also after a reload, and its id is never reused', () => {
  const draft = draftOf(['A', 'T001'])
  const since = draft.history.done
  edit(draft, 0, 'trackingId', 'T002')
  edit(draft, 0, 'courier', 'DHL')
  const { step } = joinStep(draft, since)!
  const again = reloaded(draft)
  expect(undoStep(again, step)).toBe(true)
  expect(column(again, 'trackingId')).toEqual(['T001'])
  expect(column(again, 'courier')).toEqual([''])
  edit(again, 0, 'trackingId', 'T003')
  expect(undoStep(again, step)).toBe(false)
  expect(column(again, 'trackingId')).toEqual(['T003'])
})

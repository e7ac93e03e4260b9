import { expect, test } from 'vitest'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import * as z from 'zod/mini'
import { toCells, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import {
  carryOut,
  countsOf,
  described,
  edit,
  paste,
  pasteCells,
  reloaded,
  rowAt,
  shown,
} from '#testing/sheets/pasted-draft.ts'
import { pasteSheet } from '#testing/sheets/kinds-draft.ts'
import { kindOf } from './row-kinds.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planRemoval, planRestore } from '#domain/draft/changes/plan-changes.ts'
import { planLeaveOut, planPutBack, planSendAsItIs } from '#domain/draft/fixes/plan-fixes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { createDraft, type Draft } from './draft.ts'
import { NO_FILTER } from './draft-view.ts'
import { keptRows, type KeptRows, keptState } from '#domain/draft/stored/kept-draft.ts'
import { action } from '#domain/draft/stored/kept-action.ts'
import { packDraft, packRows, unpackDraft } from './pack-draft.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { allParts, knownRows } from './rows.ts'

/** A draft in a browser that had other sheets before. */
const beforehand = () => createDraft({ nextRow: 7 as RowId, nextSource: 2 as SourceId })

function sheetOf(rows: number): Draft {
  const draft = beforehand()
  pasteCells(
    draft,
    Array.from({ length: rows }, (_, index) => ({
      orderId: `="${(index + 1) % 600}"`,
      trackingId: (index + 1) % 100 === 0 ? 'pendiente' : `T${index + 1}`,
    })),
  )
  return draft
}

function partsOf(draft: Draft): readonly KeptRows[] {
  return [...allParts(draft.rows)].map((part) => structuredClone(packRows(draft, part)))
}

function unpacked(...kept: Parameters<typeof unpackDraft>): Draft {
  const result = unpackDraft(...kept)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const deleteFirst = (draft: Draft, count: number) => {
  const gone = new Set(shown(draft).slice(0, count))
  carryOut(
    draft,
    planRemoval(draft, 'deleted', (row) => gone.has(row)),
  )
}

test('a stored draft comes back with rows, decisions, issues, undo and redo', () => {
  const draft = sheetOf(1200)
  deleteFirst(draft, 2)
  edit(draft, 6, 'orderId', ' X')
  undo(draft)
  const back = reloaded(draft)
  expect(described(back)).toEqual(described(draft))
  expect(countsOf(back)).toEqual(countsOf(draft))
  redo(back)
  expect(described(back)[6]).toMatchObject({
    cells: { orderId: 'X' },
    originals: { orderId: ' X' },
  })
  while (undo(back));
  expect(shown(back)).toEqual([])
})

test('the user’s decisions are stored', () => {
  const draft = beforehand()
  paste(draft, [
    ['1', '12.50'],
    ['="2"', 'T002'],
    ['3', 'T003'],
    ['3', 'T003'],
  ])
  carryOut(draft, planSendAsItIs(draft, EMPTY_WORLD, 'price', null))
  carryOut(draft, planRestore(rowAt(draft, 1), 'orderId'))
  carryOut(draft, planPutBack(draft, 'copy'))
  const back = reloaded(draft)
  expect(shown(back)).toEqual(shown(draft))
  expect(shown(back).map(({ decisions }) => decisions)).toEqual([
    { cells: { trackingId: 'as-it-is' } },
    { cells: { orderId: 'as-written' } },
    {},
    { row: 'put-back' },
  ])
})

test('facts beside the cells are stored', () => {
  const draft = beforehand()
  pasteSheet(draft, [
    ['A', 'T1', { status: { text: 'Cancelled', column: 'Status' }, item: 'Hat' }],
    ['B', 'T2', { status: { text: 'Void', column: 'Status' } }],
  ])
  const again = unpacked(packDraft(draft), partsOf(draft), draft.history.actions)
  const ids = knownRows(again.rows).map(({ id }) => id)
  expect(ids.map((id) => kindOf(again, id))).toEqual(['left-out', 'left-out'])
  expect(knownRows(again.rows).map(({ facts }) => facts.item)).toEqual(['Hat', undefined])
})

test('ids count on after a reload', () => {
  const draft = sheetOf(3)
  deleteFirst(draft, 3)
  undo(draft)
  undo(draft)
  const known = knownRows(draft.rows)
  const back = reloaded(draft)
  carryOut(back, planEntry(back, { orderId: 'A' }))
  expect([...known].map(({ id }) => id)).not.toContain(rowAt(back, 0).id)
  expect([...draft.sources.keys()]).not.toContain(rowAt(back, 0).source)
})

test('an undo of a large import is stored as a few numbers', () => {
  const [added] = sheetOf(1200).history.actions
  expect(added?.changes).toEqual([{ kind: 'insert', runs: [{ at: 0, first: 7, count: 1200 }] }])
})

test('everything that is written is valid by its schema', () => {
  const draft = sheetOf(600)
  carryOut(draft, planEntry(draft, { orderId: ' A', trackingId: '12.50' }))
  carryOut(draft, planSendAsItIs(draft, EMPTY_WORLD, 'price', null))
  deleteFirst(draft, 1)
  carryOut(draft, planLeaveOut([rowAt(draft, 0)]))
  const asked = { waiting: [], sheetQuestions: [], cancelled: [] }
  const view = { filter: NO_FILTER, sort: null, place: 0 }
  const state = { version: 2, ...packDraft(draft), ...view, ...asked }
  expect(z.parse(keptState, structuredClone(state))).toEqual(state)
  for (const part of partsOf(draft)) expect(z.parse(keptRows, part)).toEqual(part)
  for (const one of draft.history.actions)
    expect(z.parse(action, structuredClone(one))).toEqual(one)
})

const MISSING = { ok: false, reason: 'rows-missing' }

test('a sheet with missing rows is refused', () => {
  const draft = sheetOf(1200)
  const { actions } = draft.history
  expect(unpackDraft(packDraft(draft), partsOf(draft).slice(1), actions)).toEqual(MISSING)
  expect(unpackDraft(packDraft(draft), partsOf(draft), [])).toEqual(MISSING)
})

test('a sheet is refused when deleted rows that an undo needs are missing', () => {
  const draft = sheetOf(1200)
  deleteFirst(draft, 500)
  const { actions } = draft.history
  expect(unpackDraft(packDraft(draft), partsOf(draft).slice(1), actions)).toEqual(MISSING)
})

test('a redo is dropped when its rows were forgotten before the rest was written', () => {
  const draft = sheetOf(500)
  const kept = [packDraft(draft), partsOf(draft)] as const
  paste(draft, [['A', 'T1000000']])
  const { actions } = structuredClone(draft.history)
  undo(draft)
  const back = unpacked({ ...packDraft(draft), actionCount: 2 }, kept[1], actions)
  expect(redo(back)).toBe(false)
  expect(described(back)).toEqual(described(draft))
  expect(undo(back)).toBe(true)
})

test('stored rows of a cancelled import aren’t part of the draft', () => {
  const draft = sheetOf(1200)
  const back = unpacked(packDraft(draft), partsOf(sheetOf(1700)), draft.history.actions)
  expect([...knownRows(back.rows)]).toHaveLength(1200)
  expect(described(back)).toEqual(described(draft))
})

test('only the part of an edited row is stored again', () => {
  const draft = sheetOf(1200)
  expect(draft.rows.changedParts).toEqual(new Set([0, 1, 2]))
  draft.rows.changedParts.clear()
  edit(draft, 700, 'courier', '3011')
  expect([...draft.rows.changedParts]).toEqual([1])
  expect([...reloaded(draft).rows.changedParts]).toEqual([])
})

test('a draft with fewer fields in another order is read by its own list', () => {
  const draft = sheetOf(2)
  const [part] = partsOf(draft)
  const older = {
    ...part!,
    fields: ['trackingId', 'orderId'],
    text: 'T-1SO-1=1T-2SO-2',
    spans: Int32Array.of(0, 3, 3, 7, 9, 12, 12, 16),
    originals: [[1, '=1'] as const],
    decisions: [[2, 'as-it-is'] as const],
  }
  const back = unpacked(packDraft(draft), [older], draft.history.actions)
  expect(shown(back)).toMatchObject([
    {
      cells: toCells({ orderId: 'SO-1', trackingId: 'T-1' }),
      originals: { orderId: '=1' },
      decisions: {},
    },
    {
      cells: toCells({ orderId: 'SO-2', trackingId: 'T-2' }),
      originals: {},
      decisions: { cells: { trackingId: 'as-it-is' } },
    },
  ])
})

test('a draft with a field that this release doesn’t know is refused', () => {
  const draft = sheetOf(2)
  const parts = partsOf(draft).map((rows) => ({ ...rows, fields: [...TRACKING_FIELDS, 'size'] }))
  const refused = { ok: false, reason: 'unknown-fields' }
  expect(unpackDraft(packDraft(draft), parts, draft.history.actions)).toEqual(refused)
})

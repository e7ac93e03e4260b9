import { expect, test } from 'vitest'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import * as z from 'zod/mini'
import { eachField, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import {
  carryOut,
  countsOf,
  described,
  edit,
  paste,
  pasteCells,
  rowAt,
  shown,
} from '#testing/sheets/pasted-draft.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { nextPaste, usedSources } from '#domain/draft/changes/next-number.ts'
import { planFills } from '#domain/draft/changes/fill-couriers.ts'
import { planRemoval, planRestore } from '#domain/draft/changes/plan-changes.ts'
import {
  planConfirm,
  planPutBack,
  planSendAsItIs,
  planSwap,
} from '#domain/draft/changes/plan-fixes.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import type { CellValues, Change, Run } from './kept-action.ts'
import { unpackDraft } from './pack-draft.ts'
import {
  type CellDecision,
  readRow,
  type Row,
  type RowId,
  type SourceId,
} from '#domain/draft/row.ts'
import { knownRow, knownRows, sheetRows } from '#domain/draft/rows.ts'
import { actionOfVersion1, fromVersion1, rowsOfVersion1, stateOfVersion1 } from './version-1.ts'

const CHUNK_SIZE = 500
const FIRST_ID = 7 as RowId
// Version 0.1 had no codes from a list.
const MARKS = {
  'as-it-is': 1,
  'as-written': 2,
  'by-rule': 4,
  'from-list': 0,
} as const satisfies Record<CellDecision, number>

const slotOf = (id: number) => id - FIRST_ID
const runsOf = (runs: readonly Run[]) =>
  runs.flatMap(({ at, first, count }) => [at, slotOf(first), count])

/** One row for each slot; forgotten slots have an empty row without a sheet row. */
function slotsOf(draft: Draft): readonly Row[] {
  return Array.from({ length: slotOf(draft.nextRow) }, (_, slot) => {
    const id = (FIRST_ID + slot) as RowId
    const forgotten = readRow({ id, source: 0 as SourceId, sheetRow: 0 }, {})
    return knownRow(draft.rows, id) ?? forgotten
  })
}

/** Rows as version 0.1 stored them, with some fields in any order. */
function chunkOf(rows: readonly Row[], firstSlot: number, fields: readonly TrackingField[]) {
  const keyOf = (index: number, column: number) => (firstSlot + index) * fields.length + column
  const spans: number[] = []
  const originals: [number, string][] = []
  const marks: [number, number][] = []
  let text = ''
  for (const [index, row] of rows.entries()) {
    for (const [column, field] of fields.entries()) {
      spans.push(text.length, text.length + row.cells[field].length)
      text += row.cells[field]
      const original = row.originals[field]
      const decision = row.decisions.cells?.[field]
      if (original !== undefined) originals.push([keyOf(index, column), original])
      if (decision !== undefined) marks.push([keyOf(index, column), MARKS[decision]])
    }
  }
  return {
    fields,
    text,
    spans: Int32Array.from(spans),
    sourceIds: Int32Array.from(rows, ({ source }) => source),
    sheetRows: Int32Array.from(rows, ({ sheetRow }) => sheetRow),
    originals,
    marks,
  }
}

function cellsOf({ values, originals, decisions }: CellValues) {
  const marks = decisions?.map((decision) => (decision === null ? 0 : MARKS[decision]))
  return { values, originals, ...(marks && { marks }) }
}

function changeOf(change: Change) {
  switch (change.kind) {
    case 'insert':
    case 'remove':
      return { kind: change.kind, runs: runsOf(change.runs) }
    case 'set': {
      const { kind, field, rows, before, after } = change
      return {
        kind,
        field,
        slots: rows.map(slotOf),
        before: cellsOf(before),
        after: cellsOf(after),
      }
    }
    case 'decide':
      return { kind: 'keep', slots: change.rows.map(slotOf), keeps: change.after[0] !== null }
    case 'source': {
      const { kind, source, before, after } = change
      return { kind, sourceId: source, before, after }
    }
  }
}

/** A draft in the storage format of version 0.1. */
function inVersion1(
  draft: Draft,
  fields: readonly TrackingField[] = TRACKING_FIELDS,
  sentRows: readonly unknown[] = [],
) {
  const slots = slotsOf(draft)
  const order = sheetRows(draft.rows).map(({ id }, at): Run => ({ at, first: id, count: 1 }))
  const chunks = Array.from({ length: Math.ceil(slots.length / CHUNK_SIZE) }, (_, chunk) => {
    const first = chunk * CHUNK_SIZE
    return chunkOf(slots.slice(first, first + CHUNK_SIZE), first, fields)
  })
  const { actions, done } = draft.history
  const packed = {
    firstId: Number(FIRST_ID),
    length: slots.length,
    order: runsOf(order),
    sources: [...draft.sources.values()],
    done,
    actionCount: actions.length,
    sentRows,
    kept: slots.flatMap(({ decisions }, slot) => (decisions.row === 'put-back' ? [slot] : [])),
  }
  return {
    state: { version: 1, packed, filter: NO_FILTER, place: 3, waiting: [] },
    chunks,
    actions: actions.map(({ name, changes }) => ({ name, changes: changes.map(changeOf) })),
  }
}

type Kept = {
  readonly state: unknown
  readonly chunks: readonly unknown[]
  readonly actions: readonly unknown[]
}

/** Reads a draft of version 0.1 as the store does. */
function readKept(kept: Kept): Draft {
  const { state, chunks, actions } = structuredClone(kept)
  const {
    state: now,
    parts,
    actions: done,
  } = fromVersion1(
    z.parse(stateOfVersion1, state),
    chunks.map((chunk) => z.parse(rowsOfVersion1, chunk)),
    actions.map((one) => z.parse(actionOfVersion1, one)),
  )
  expect(now).toMatchObject({ version: 2, filter: NO_FILTER, place: 3, waiting: [] })
  const result = unpackDraft(now, parts, done)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const beforehand = () => createDraft({ nextRow: FIRST_ID, nextSource: 0 as SourceId })

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

/** Compares two drafts, and everything that undo and redo bring back. */
function expectSame(back: Draft, draft: Draft): void {
  expect(back.sources).toEqual(draft.sources)
  expect(countsOf(back)).toEqual(countsOf(draft))
  const isSame = () => expect(described(back)).toEqual(described(draft))
  isSame()
  for (const again of [undo, redo]) {
    for (;;) {
      const went = again(draft)
      expect(again(back)).toBe(went)
      isSame()
      if (!went) break
    }
  }
}

test('a draft of version 0.1 comes back with rows, decisions, issues, undo and redo', () => {
  const draft = sheetOf(1200)
  const gone = new Set(shown(draft).slice(0, 2))
  carryOut(
    draft,
    planRemoval(draft, 'deleted', (row) => gone.has(row)),
  )
  edit(draft, 6, 'orderId', ' X')
  undo(draft)
  expectSame(readKept(inVersion1(draft)), draft)
})

test('every kind of change and decision of version 0.1 is read', () => {
  const draft = beforehand()
  const sheet = paste(draft, [
    ['1', '12.50'],
    ['="2"', 'T0002'],
    ['3', 'T0003'],
    ['3', 'T0003'],
  ])
  carryOut(draft, planSendAsItIs(draft, EMPTY_WORLD, 'price', null))
  carryOut(draft, planRestore(rowAt(draft, 1), 'orderId'))
  carryOut(draft, planPutBack(draft, 'copy'))
  carryOut(draft, planConfirm(draft, sheet, { kind: 'price', field: 'trackingId' }))
  carryOut(draft, planFills(shown(draft).slice(1), new Map([[shapeKey('T0002'), 'YUN']])))
  carryOut(draft, planSwap([rowAt(draft, 2)]))
  const back = readKept(inVersion1(draft))
  expect(shown(back)).toEqual(shown(draft))
  expectSame(back, draft)
})

test('a forgotten row of version 0.1 doesn’t come back, and its source is free', () => {
  const draft = sheetOf(3)
  paste(draft, [['A', 'T001']])
  undo(draft)
  edit(draft, 0, 'courier', '3011')
  const back = readKept(inVersion1(draft))
  expect([...knownRows(back.rows)]).toHaveLength(3)
  expect(usedSources(back)).toEqual(new Set([0]))
  expect(nextPaste(back, 0).number).toBe(2)
  expect(back.nextRow).toBe(draft.nextRow)
  expectSame(back, draft)
})

/** The first release stored neither field names nor decisions. */
function inFirstRelease(draft: Draft, sentRows: readonly unknown[] = []): Kept {
  const first = ['orderId', 'merchantOrderId', 'trackingId', 'courier'] as const
  const { state, chunks, actions } = inVersion1(draft, first, sentRows)
  const { kept: _kept, ...packed } = state.packed
  return {
    state: { ...state, packed },
    chunks: chunks.map(({ fields: _fields, marks: _marks, ...chunk }) => chunk),
    actions,
  }
}

test('a draft of the first release, without field names, comes back as it was', () => {
  const draft = sheetOf(600)
  edit(draft, 8, 'courier', ' 3011')
  expectSame(readKept(inFirstRelease(draft)), draft)
})

test.each([
  ['the first release', '["1","T-0001","",""]'],
  ['version 0.1', '{"orderId":"1","trackingId":"T-0001"}'],
])('a copy of a row that was sent before %s was replaced is left out', (_, key) => {
  const draft = beforehand()
  paste(draft, [
    ['1', 'T-0001'],
    ['2', 'T-0001'],
  ])
  const sentRow = [key, { orderId: '1', row: 1, at: 5 }]
  const back = readKept(inFirstRelease(draft, [sentRow]))
  expect(countsOf(back)).toMatchObject({
    leftOut: [{ reason: 'by-person', count: 1, withNumber: 1 }],
    sendableCount: 1,
  })
  expect(described(back)).toMatchObject([{ cells: { orderId: '2' } }])
})

test('a draft of version 0.1 with missing rows is refused', () => {
  const kept = inVersion1(sheetOf(1200))
  expect(() => readKept({ ...kept, chunks: kept.chunks.slice(0, 2) })).toThrow('rows-missing')
  expect(() => readKept({ ...kept, actions: [] })).toThrow('rows-missing')
})

test('all cells are read, whatever fields there are', () => {
  const draft = beforehand()
  pasteCells(draft, [eachField((field) => `${field}1`), eachField((field) => `${field}2`)])
  expect(shown(readKept(inVersion1(draft)))).toEqual(shown(draft))
})

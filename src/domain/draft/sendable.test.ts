import { expect, test } from 'vitest'
import {
  carryOut,
  check,
  countsOf,
  described,
  draftOf,
  kindsOf,
  paste,
  rowAt,
  shown,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planLeaveOut, planPutBack } from '#domain/draft/fixes/plan-fixes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { createDraft } from './draft.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { takeSendable } from './sendable.ts'

test('sendable rows leave, problems stay, and undo is empty', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M1'], ['', 'T002'], ['B', 'T003'])
  const { id, source: sourceId } = rowAt(draft, 1)
  const { entries, places, sources, sourceIds, rest } = takeSendable(draft)
  const source = { kind: 'pasted', number: 1, at: 0 }
  expect(entries).toEqual([
    { orderId: 'A', trackingId: 'T001', merchantOrderId: 'M1', courier: '3011' },
    { orderId: 'B', trackingId: 'T003' },
  ])
  expect(places).toEqual([
    { source, row: 2 },
    { source, row: 4 },
  ])
  expect(sources).toEqual([source])
  expect(sourceIds).toEqual([sourceId])
  expect(described(rest)).toMatchObject([{ id, row: 3, cells: { trackingId: 'T002' } }])
  expect(rest.sources.get(sourceId)?.canChangeColumns).toBe(false)
  expect(undo(rest)).toBe(false)
})

test('rows after an upload get new ids, and sent rows are forgotten', () => {
  const draft = draftOf(['A', 'T001'], ['', 'T002'], ['B', 'T003'])
  const known = new Set(shown(draft).map(({ id }) => id))
  const { rest } = takeSendable(draft)
  expect(shown(rest)).toEqual([rowAt(draft, 1)])
  carryOut(rest, planEntry(rest, { orderId: 'C', trackingId: 'T004' }))
  const added = rowAt(rest, 1)
  expect(known.has(added.id)).toBe(false)
  expect(draft.sources.has(added.source)).toBe(false)
})

test('copies of a row leave with it', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['B', 'T002'], ['A', 'T001'])
  const { entries, rest } = takeSendable(draft)
  expect(entries).toMatchObject([{ orderId: 'A' }, { orderId: 'B' }])
  expect(countsOf(rest).rowCount).toBe(0)
})

test('a copy that the user put back is sent too', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['A', 'T001'])
  carryOut(draft, planPutBack(draft, [rowAt(draft, 1).id]))
  const { entries, rest } = takeSendable(draft)
  expect(entries).toEqual([entries[0], entries[0]])
  expect(countsOf(rest).rowCount).toBe(0)
})

test('orders without a number and rows that the user left out stay', () => {
  const draft = draftOf(['A', 'T001'], ['B', ''], ['C', 'T003'], ['D', 'pendiente'])
  carryOut(draft, planLeaveOut([rowAt(draft, 2)]))
  const { entries, rest } = takeSendable(draft)
  expect(entries).toMatchObject([{ orderId: 'A' }])
  expect(countsOf(rest)).toMatchObject({
    rowCount: 3,
    noNumberCount: 2,
    leftOut: [{ reason: 'by-person', count: 1, withNumber: 1 }],
    sendableCount: 0,
  })
})

test('rows that stay are checked again', () => {
  const draft = draftOf(['', 'BAD1'], ['B', 'T002'])
  const world = worldOf({ checkDigitFails: (number) => number === 'BAD1' })
  check(draft, world)
  const before = kindsOf(draft, world)[0]
  const { rest } = takeSendable(draft)
  check(rest, world)
  expect(before).toEqual(['order-id-missing', 'check-digit'])
  expect(kindsOf(rest, world)).toEqual([before])
})

test('a source with an open question stays without rows', () => {
  const draft = draftOf(['A', 'T001'])
  const second = paste(draft, [])
  expect(takeSendable(draft).rest.sources.size).toBe(0)
  expect(takeSendable(draft, true).rest.sources.has(second)).toBe(true)
})

test('an empty sheet has no rows to send and none that stay', () => {
  const draft = createDraft({ nextRow: 5 as RowId, nextSource: 3 as SourceId })
  const { entries, rest } = takeSendable(draft)
  expect(entries).toEqual([])
  expect(rest).toMatchObject({ nextRow: 5, nextSource: 3 })
})

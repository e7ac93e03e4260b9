import { expect, test } from 'vitest'
import {
  carryOut,
  check,
  countsOf,
  described,
  draftOf,
  edit,
  kindsOf,
  paste,
  rowAt,
  shown,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planKeepCopies } from '#domain/draft/changes/plan-fixes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { createDraft } from './draft.ts'
import type { RowId, SourceId } from './row.ts'
import { takeSendable } from './sendable.ts'

test('what can be sent leaves; problems stay with their rows, and nothing can be undone', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M1'], ['', 'T002'], ['B', 'T003'])
  const { id, source: sourceId } = rowAt(draft, 1)
  const { entries, places, sources, sourceIds, rest } = takeSendable(draft, 77)
  const source = { kind: 'pasted', number: 1 }
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

test('what comes after an upload has ids of its own, and the rows that were sent are not known any more', () => {
  const draft = draftOf(['A', 'T001'], ['', 'T002'], ['B', 'T003'])
  const known = new Set(shown(draft).map(({ id }) => id))
  const { rest } = takeSendable(draft, 77)
  expect(shown(rest)).toEqual([rowAt(draft, 1)])
  carryOut(rest, planEntry(rest, { orderId: 'C', trackingId: 'T004' }))
  const added = rowAt(rest, 1)
  expect(known.has(added.id)).toBe(false)
  expect(draft.sources.has(added.source)).toBe(false)
})

test('a copy of a row that was sent stays, is marked, and is not sent with the next press', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['B', 'T002'])
  const { rest } = takeSendable(draft, 77)
  expect(countsOf(rest)).toMatchObject({ entryCount: 1, copyCount: 1, sendableCount: 0 })
  expect(described(rest)).toMatchObject([
    {
      row: 3,
      skipped: true,
      issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1, at: 77 }],
    },
  ])
  edit(rest, 0, 'trackingId', 'T009')
  expect(countsOf(rest).sendableCount).toBe(1)
  undo(rest)
  expect(countsOf(rest).sendableCount).toBe(0)
})

test('a copy stays known as one with every press that leaves it there', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'])
  const { rest } = takeSendable(draft, 77)
  carryOut(rest, planEntry(rest, { orderId: 'B', trackingId: 'T002' }))
  const next = takeSendable(rest, 78)
  expect(next.entries).toMatchObject([{ orderId: 'B' }])
  expect(described(next.rest)).toMatchObject([{ skipped: true, issues: [{ at: 77 }] }])
})

test('a copy of a sent row that is kept is sent with the next press, and what was sent before stays known', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['A', 'T001'])
  const { rest } = takeSendable(draft, 77)
  carryOut(rest, planKeepCopies(rest, [rowAt(rest, 0).id]))
  const next = takeSendable(rest, 78)
  expect(next.entries).toHaveLength(1)
  expect(countsOf(next.rest)).toMatchObject({ entryCount: 1, copyCount: 1, sendableCount: 0 })
  expect(described(next.rest)[0]?.issues).toMatchObject([{ at: 78 }])
})

test('what stays is checked again by what is known', () => {
  const draft = draftOf(['', 'BAD1'], ['B', 'T002'])
  const world = worldOf({ checkDigitFails: (number) => number === 'BAD1' })
  check(draft, world)
  const before = kindsOf(draft, world)[0]
  const { rest } = takeSendable(draft, 0)
  check(rest, world)
  expect(before).toEqual(['order-id-missing', 'check-digit'])
  expect(kindsOf(rest, world)).toEqual([before])
})

test('a source that something waits for stays without a row', () => {
  const draft = draftOf(['A', 'T001'])
  const second = paste(draft, [])
  expect(takeSendable(draft, 0).rest.sources.size).toBe(0)
  expect(takeSendable(draft, 0, true).rest.sources.has(second)).toBe(true)
})

test('an empty sheet has nothing to send and leaves nothing', () => {
  const draft = createDraft({ nextRow: 5 as RowId, nextSource: 3 as SourceId })
  const { entries, rest } = takeSendable(draft, 0)
  expect(entries).toEqual([])
  expect(rest).toMatchObject({ nextRow: 5, nextSource: 3 })
})

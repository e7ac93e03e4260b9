import { expect, test } from 'vitest'
import { described, draftOf, edit } from '#testing/sheets/pasted-draft.ts'
import { countIssues } from '#domain/draft/issues/count-rows.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { takeSendable } from './take-sendable.ts'

test('what can be sent leaves; problems stay with their rows and new ids, and nothing can be undone', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M1'], ['', 'T002'], ['B', 'T003'])
  const { entries, places, sources, rest } = takeSendable(draft, 77)
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
  expect(described(rest)).toMatchObject([{ id: 3, row: 3, cells: { trackingId: 'T002' } }])
  expect(rest.sources[0]?.canChangeColumns).toBe(false)
  expect(undo(rest)).toBe(false)
})

test('a copy of a row that was sent stays, is marked, and is not sent with the next press', () => {
  const draft = draftOf(['A', 'T001'], ['A', 'T001'], ['B', 'T002'])
  const { rest } = takeSendable(draft, 77)
  expect(countIssues(rest)).toMatchObject({ entryCount: 1, copyCount: 1, sendableCount: 0 })
  expect(described(rest)).toMatchObject([
    {
      row: 3,
      skipped: true,
      issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1, at: 77 }],
    },
  ])
  edit(rest, 0, 'trackingId', 'T009')
  expect(countIssues(rest).sendableCount).toBe(1)
  undo(rest)
  expect(countIssues(rest).sendableCount).toBe(0)
})

test('an empty sheet has nothing to send and leaves nothing', () => {
  const { entries, rest } = takeSendable(createDraft(5), 0)
  expect(entries).toEqual([])
  expect(rest.firstId).toBe(5)
})

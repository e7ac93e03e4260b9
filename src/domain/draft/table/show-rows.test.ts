import { expect, test } from 'vitest'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { findNextIssue, showRows } from './show-rows.ts'

test('search, one kind of issue and problems alone can be combined', () => {
  const draft = draftOf(['Apple', ''], ['Berry', ''], ['apple pie', 'T001'])
  const filter = (part: object) => [...showRows(draft, { ...NO_FILTER, ...part })]
  expect(filter({ search: ' APPLE ' })).toEqual([0, 2])
  expect(filter({ only: 'problems' })).toEqual([0, 1])
  expect(filter({ only: 'problems', search: 'apple' })).toEqual([0])
  expect(filter({ issue: 'tracking-number-missing' })).toEqual([0, 1])
  expect(filter({ issue: 'order-id-missing' })).toEqual([])
})

test('a search finds couriers by name, in any of its languages, and not where there is none', () => {
  const draft = draftOf(['A', 'T1', '100012'], ['B', 'T2', '7'], ['C', 'T3'])
  const names = { name: 'SF Express', nameZhCn: '顺丰速运', nameZhHk: '順豐速運' }
  const namesOfCode = (code: string) => (code === '100012' ? names : null)
  const find = (search: string) => [...showRows(draft, { ...NO_FILTER, search }, { namesOfCode })]
  expect(['sf exp', '顺丰', '順豐', '100012'].map(find)).toEqual([[0], [0], [0], [0]])
  expect(find('dhl')).toEqual([])
})

test('the next issue is found below, then again from the top', () => {
  const draft = draftOf(['A', ''], ['B', 'T001'], ['C', ''])
  const next = (index: number) => findNextIssue(draft, showRows(draft, NO_FILTER), index)
  expect([-1, 0, 1, 2].map(next)).toEqual([0, 2, 2, 0])
  const last = (index: number) => findNextIssue(draft, showRows(draft, NO_FILTER), index, true)
  expect([0, 1, 2].map(last)).toEqual([2, 0, 0])
  expect(findNextIssue(createDraft(), new Int32Array(), 0)).toBeNull()
})

import { expect, test } from 'vitest'
import { draftOf } from '#testing/pasted-draft.ts'
import { createDraft } from './draft.ts'
import { findNextIssue, NO_FILTER, showRows } from './show-rows.ts'

test('search, one kind of issue and problems only can be combined', () => {
  const draft = draftOf(['Apple', ''], ['Berry', ''], ['apple pie', 'T001'])
  const filter = (part: object) => [...showRows(draft, { ...NO_FILTER, ...part })]
  expect(filter({ search: ' APPLE ' })).toEqual([0, 2])
  expect(filter({ problemsOnly: true })).toEqual([0, 1])
  expect(filter({ problemsOnly: true, search: 'apple' })).toEqual([0])
  expect(filter({ issue: 'tracking-number-missing' })).toEqual([0, 1])
  expect(filter({ issue: 'order-id-missing' })).toEqual([])
})

test('the next issue is found below, then again from the top', () => {
  const draft = draftOf(['A', ''], ['B', 'T001'], ['C', ''])
  const next = (index: number) => findNextIssue(draft, showRows(draft, NO_FILTER), index)
  expect([-1, 0, 1, 2].map(next)).toEqual([0, 2, 2, 0])
  expect(findNextIssue(createDraft(), new Int32Array(), 0)).toBeNull()
})

import { expect, test } from 'vitest'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { allIssues } from '#domain/draft/findings.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import type { Row } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { findNextIssue, type IssueSearch, markRows, showRows } from './show-rows.ts'

const positions = (
  draft: Draft,
  part: Partial<DraftFilter>,
  look?: Parameters<typeof showRows>[2],
) =>
  showRows(draft, { ...NO_FILTER, ...part }, look).map((row) => sheetRows(draft.rows).indexOf(row))

test('search, one kind of issue and problems alone can be combined', () => {
  const draft = draftOf(
    ['Apple', '12.50'],
    ['Berry', '12.50'],
    ['apple pie', 'T001'],
    ['Cherry', ''],
  )
  const filter = (part: Partial<DraftFilter>) => positions(draft, part)
  expect(filter({ search: ' APPLE ' })).toEqual([0, 2])
  expect(filter({ only: 'problems' })).toEqual([0, 1])
  expect(filter({ only: 'problems', search: 'apple' })).toEqual([0])
  expect(filter({ issue: 'price' })).toEqual([0, 1])
  expect(filter({ issue: 'order-id-missing' })).toEqual([])
  expect(filter({ only: 'no-number' })).toEqual([3])
  expect(filter({ only: 'no-number', search: 'apple' })).toEqual([])
})

test.each([
  'LX 123 456 785 CN',
  'LX-123-456-785-CN',
  'lx123456785cn',
  'ＬＸ１２３４５６７８５ＣＮ',
])('a search finds a number that was copied as %s', (search) => {
  const draft = draftOf(['SO-1', 'LX123456794CN'], ['SO-2', 'LX123456785CN'])
  expect(positions(draft, { search })).toEqual([1])
})

test('rows that stay are shown although they no longer match, in the order of the sheet', () => {
  const draft = draftOf(['A', 'T001'], ['B', '12.50'], ['C', 'T003'])
  const ids = sheetRows(draft.rows).map(({ id }) => id)
  const staying = new Set([ids[0]!])
  expect(positions(draft, { only: 'problems' }, { staying })).toEqual([0, 1])
  expect(positions(draft, { search: 't003' }, { staying })).toEqual([0, 2])
})

test('a search finds couriers by name in any of its languages', () => {
  const draft = draftOf(['A', 'T1', '100012'], ['B', 'T2', '7'], ['C', 'T3'])
  const names = { name: 'SF Express', nameZhCn: '顺丰速运', nameZhHk: '順豐速運' }
  const namesOfCode = (code: string) => (code === '100012' ? names : null)
  const find = (search: string) => positions(draft, { search }, { names: { namesOfCode } })
  expect(['sf exp', '顺丰', '順豐', '100012'].map(find)).toEqual([[0], [0], [0], [0]])
  expect(find('dhl')).toEqual([])
})

test('the next issue is found below, then again from the top', () => {
  const draft = draftOf(['A', '12.50'], ['B', ''], ['C', '12.50'])
  const find = (about: IssueSearch) => findNextIssue(draft, showRows(draft, NO_FILTER), about)
  expect([-1, 0, 1, 2].map((index) => find({ index }))).toEqual([0, 2, 2, 0])
  expect([0, 1, 2].map((index) => find({ index, back: true }))).toEqual([2, 0, 0])
  expect(findNextIssue(createDraft(), [], { index: 0 })).toBeNull()
})

test('rows with an issue are marked; orders without a number are not, and copies are not shown', () => {
  const draft = draftOf(
    ['', 'T009'],
    ['B', ''],
    ['C', 'T003'],
    ['C', 'T003'],
    ['C', 'T003', '3011'],
  )
  expect([...markRows(allIssues(draft), showRows(draft, NO_FILTER))]).toEqual([1, 0, 0, 1])
  const fits = ({ cells }: Row) => cells.orderId !== 'B'
  expect([...markRows(allIssues(draft), showRows(draft, NO_FILTER), fits)]).toEqual([1, 1, 0, 1])
})

test('the next row of one kind is found past rows with other issues', () => {
  const draft = draftOf(
    ['A', '12.50'],
    ['', 'T001'],
    ['C', ''],
    ['D', 'T004'],
    ['D', 'T004', '3011'],
  )
  const first = (kind: IssueSearch['kind']) =>
    findNextIssue(draft, showRows(draft, NO_FILTER), { index: -1, kind: kind ?? null })
  expect(first('price')).toBe(0)
  expect(first('order-id-missing')).toBe(1)
  expect(first('same-row-twice')).toBe(4)
  expect(first('no-number-yet')).toBeNull()
  expect(first('email')).toBeNull()
})

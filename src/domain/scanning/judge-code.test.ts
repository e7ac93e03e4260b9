import { beforeAll, expect, test } from 'vitest'
import { createDraft } from '#domain/draft/draft.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { loadAllKnowledge } from '#testing/all-knowledge.ts'
import { LINES, pasteSheet } from '#testing/sheets/kinds-draft.ts'
import { findOrder, judgeCode, nextOrder } from './judge-code.ts'

let knowledge: Knowledge

beforeAll(async () => {
  knowledge = await loadAllKnowledge()
})

function aDraft() {
  const draft = createDraft()
  pasteSheet(
    draft,
    [
      ['#1040', '1Z5R89390357567127'],
      ['#1041', '', { item: 'Mug, blue' }],
      ['#1041', '', { item: 'Spoon' }],
      ['#1042', '', undefined, 'M-42'],
    ],
    LINES,
  )
  return draft
}

const judge = (text: string) => judgeCode(aDraft(), knowledge, text)

test('a label with a ZIP code has its number', () => {
  expect(judge(']C1420100019400111206206406260787')).toMatchObject({
    number: '9400111206206406260787',
    worth: 'checked',
    order: null,
  })
})

test.each([
  [']E04006381333931', 'none'],
  ['https://track.example/1', 'none'],
  ['Handle with care', 'none'],
  [']C1101234', 'none'],
  ['REF-2026-7', 'plain'],
])('%s is worth %s', (text, worth) => {
  expect(judge(text).worth).toBe(worth)
})

test('a number has a courier if only one has such numbers', () => {
  expect(judge('1Z5R89390357567127').courier).toBe('100002')
  expect(judge('REF-2026-7').courier).toBeNull()
})

test('a number of the sheet has its entry as the owner, ignoring case', () => {
  expect(judge('1Z5R89390357567127').owner).toMatchObject({ orderId: '#1040' })
  expect(judge('1z5r89390357567127').owner).toMatchObject({ orderId: '#1040' })
})

test('an order is named by its ID, without its #, and by the merchant’s number', () => {
  const draft = aDraft()
  const [, first, , last] = sheetRows(draft.rows)
  const named = { id: first?.id, orderId: '#1041', lines: 2, items: ['Mug, blue', 'Spoon'] }
  expect(judge('1041').order).toMatchObject(named)
  expect(findOrder(draft, 'M-42')).toMatchObject({ id: last?.id, orderId: '#1042' })
  expect(findOrder(draft, '#1040')).toMatchObject({ id: null, orderId: '#1040' })
  expect(findOrder(draft, '#9')).toBeNull()
})

test('the next order without a number is below the last one, and from the top again', () => {
  const draft = aDraft()
  const first = nextOrder(draft, null)
  expect(first?.orderId).toBe('#1041')
  const second = nextOrder(draft, first?.id ?? null)
  expect(second?.orderId).toBe('#1042')
  expect(nextOrder(draft, second?.id ?? null)?.orderId).toBe('#1041')
  expect(nextOrder(createDraft(), null)).toBeNull()
})

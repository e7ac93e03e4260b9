import { expect, test } from 'vitest'
import { undo } from '#domain/draft/changes/history.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { rowInSheet } from '#domain/draft/rows.ts'
import { carryOut, column, draftOf, rowAt } from '#testing/sheets/pasted-draft.ts'
import { planScan } from './plan-scan.ts'

const NUMBER = '9400111206206406260787'
const LABEL = { number: NUMBER, text: `42010001${NUMBER}` }

test('the number goes into the waiting row, and the barcode’s text is its original', () => {
  const draft = draftOf(['A', ''], ['B', ''])
  const row = rowAt(draft, 1)
  carryOut(draft, planScan(draft, row, { ...LABEL, id: row.id, orderId: 'B' }))
  expect(column(draft, 'trackingId')).toEqual(['', NUMBER])
  expect(rowInSheet(draft.rows, row.id)?.originals.trackingId).toBe(LABEL.text)
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['', ''])
})

test('a row that already has a number keeps it', () => {
  const draft = draftOf(['A', 'T001'])
  const row = rowAt(draft, 0)
  expect(planScan(draft, row, { ...LABEL, id: row.id, orderId: 'A' })).toBeNull()
  expect(planScan(draft, undefined, { ...LABEL, id: row.id, orderId: 'A' })).toBeNull()
})

test('an order that the sheet does not have becomes an entry', () => {
  const draft = createDraft()
  carryOut(draft, planScan(draft, undefined, { ...LABEL, id: null, orderId: 'SO-1' }))
  expect(column(draft, 'orderId')).toEqual(['SO-1'])
  expect(rowAt(draft, 0).originals.trackingId).toBe(LABEL.text)
})

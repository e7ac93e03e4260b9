import { expect, test } from 'vitest'
import { carryOut, column, described, draftOf, paste, rowAt } from '#testing/sheets/pasted-draft.ts'
import { nextRowId } from '#domain/draft/draft.ts'
import { readRow } from '#domain/draft/row/row.ts'
import { redo, undo } from './history.ts'
import { planEdit, planMerchantNumbers, planOtherColumns, planRestore } from './plan-changes.ts'
import { planEmptyRows } from './plan-rows.ts'

test('cleaning marks the cell and keeps the sheet’s value as its original', () => {
  const draft = draftOf(['="00123"', ' T001 '])
  expect(described(draft)[0]).toMatchObject({
    cells: { orderId: '00123', trackingId: 'T001' },
    originals: { orderId: '="00123"', trackingId: ' T001 ' },
  })
  carryOut(draft, planRestore(rowAt(draft, 0), 'orderId'))
  expect(described(draft)[0]).toMatchObject({ cells: { orderId: '="00123"' } })
  expect(described(draft)[0]?.originals).toEqual({ trackingId: ' T001 ' })
  expect(rowAt(draft, 0).decisions).toEqual({ cells: { orderId: 'as-written' } })
  undo(draft)
  expect(described(draft)[0]?.originals.orderId).toBe('="00123"')
})

test('an edit without a change isn’t an undo step', () => {
  const row = rowAt(draftOf(['A', 'T001']), 0)
  expect(planEdit(row, 'orderId', 'A')).toBeNull()
  expect(planRestore(row, 'orderId')).toBeNull()
})

test('a sheet that is read again stays at the place of its first row, and undo restores it', () => {
  const draft = draftOf(['A', 'T001'])
  const source = paste(draft, [
    ['T002', 'B'],
    ['T003', 'C'],
  ])
  paste(draft, [['D', 'T004']])
  carryOut(draft, planEmptyRows(draft, rowAt(draft, 2), 1))
  const orders = ['A', 'T002', '', 'T003', 'D']
  expect(column(draft, 'orderId')).toEqual(orders)
  const before = draft.sources.get(source)!
  const added = ['B', 'C'].map((orderId, offset) =>
    readRow({ id: nextRowId(draft, offset), source, sheetRow: offset + 2 }, { orderId }),
  )
  const after = { ...before, otherRows: 7 }
  const plan = planOtherColumns(draft, 'columns-changed', source, after, added)
  expect(plan.name).toEqual({ kind: 'columns-changed', source: before.source })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', '', 'D'])
  expect(draft.sources.get(source)).toEqual(after)
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(orders)
  expect(draft.sources.get(source)).toEqual(before)
  redo(draft)
  expect(column(draft, 'orderId')).toEqual(['A', 'B', 'C', '', 'D'])
})

test('merchant numbers become order IDs only where there is none', () => {
  const draft = draftOf(['', 'T001', '', 'M1'], ['A', 'T002', '', 'M2'], ['', 'T003'])
  const plan = planMerchantNumbers(draft)
  expect(plan?.name).toEqual({ kind: 'merchant-numbers-used', rows: 1 })
  carryOut(draft, plan)
  expect(column(draft, 'orderId')).toEqual(['M1', 'A', ''])
})

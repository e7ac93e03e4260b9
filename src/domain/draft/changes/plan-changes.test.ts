import { expect, test } from 'vitest'
import { column, described, draftOf } from '#testing/sheets/pasted-draft.ts'
import { perform, undo } from './history.ts'
import { planMerchantNumbers, planOriginals } from './plan-changes.ts'

test('cleaning marks the cell and keeps what the sheet had, one click away', () => {
  const draft = draftOf(['="00123"', ' T001 '])
  expect(described(draft)[0]).toMatchObject({
    cells: { orderId: '00123', trackingId: 'T001' },
    originals: { orderId: '="00123"', trackingId: ' T001 ' },
  })
  const name = { kind: 'edited', field: 'orderId', row: 2 } as const
  perform(draft, name, [planOriginals(draft.table, 'orderId', [0])])
  expect(described(draft)[0]).toMatchObject({ cells: { orderId: '="00123"' } })
  expect(described(draft)[0]?.originals).toEqual({ trackingId: ' T001 ' })
  undo(draft)
  expect(described(draft)[0]?.originals.orderId).toBe('="00123"')
})

test('merchant numbers become order ids only where there is none', () => {
  const draft = draftOf(['', 'T001', '', 'M1'], ['A', 'T002', '', 'M2'], ['', 'T003'])
  perform(draft, { kind: 'merchant-numbers-used', rows: 1 }, [planMerchantNumbers(draft)])
  expect(column(draft, 'orderId')).toEqual(['M1', 'A', ''])
})

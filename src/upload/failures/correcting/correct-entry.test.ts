import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { canGo, findIssue, findIssues, correctEntry } from './correct-entry.ts'

test('a corrected value is cleaned as in the draft, and the rest stays', () => {
  const entry = anEntry({ merchantOrderId: 'M-1' })
  expect(correctEntry(entry, 'trackingId', ' ="00123" ')).toEqual({ ...entry, trackingId: '00123' })
})

test.each([
  // As scanned, and as printed.
  ['420902109400111206206400000716', '9400111206206400000716'],
  ['9400 1112 0620 6400 0007 16', '9400111206206400000716'],
  // Only the length suggests a label.
  ['1071804952390002087800774123456789', '1071804952390002087800774123456789'],
])('of the label %s the number is %s', (scanned, number) => {
  expect(correctEntry(anEntry(), 'trackingId', scanned).trackingId).toBe(number)
})

test('an optional value that was emptied is no longer sent', () => {
  const entry = anEntry({ merchantOrderId: 'M-1', courier: '3011' })
  expect(correctEntry(correctEntry(entry, 'courier', ''), 'merchantOrderId', ' ')).toEqual(
    anEntry(),
  )
})

test.each([
  ['orderId', '', 'missing'],
  ['trackingId', '', 'missing'],
  ['trackingId', '9.40011E+21', 'digits-lost'],
  ['orderId', '1.2E+15', 'digits-lost'],
  ['orderId', 'SO\u0007-1', 'control-characters'],
  ['trackingId', 'N/A', 'missing'],
  ['orderId', '#REF!', 'made-by-spreadsheet'],
] as const)('%s of "%s" cannot go: %s', (field, value, issue) => {
  const entry = anEntry({ [field]: value })
  expect(findIssue(entry, field)).toBe(issue)
  expect(canGo(entry)).toBe(false)
})

test('a complete entry can be sent', () => {
  expect(canGo(anEntry({ courier: '3011' }))).toBe(true)
})

test('every cell that keeps an entry back is reported', () => {
  expect(findIssues({ orderId: '', trackingId: '9.4E+21' })).toEqual([
    { field: 'orderId', issue: 'missing' },
    { field: 'trackingId', issue: 'digits-lost' },
  ])
})

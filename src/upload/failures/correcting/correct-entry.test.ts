import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { canGo, correctEntry } from './correct-entry.ts'

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

test('a complete entry can be sent, one without a number can not', () => {
  expect(canGo(anEntry({ courier: '3011' }))).toBe(true)
  expect(canGo(anEntry({ trackingId: '' }))).toBe(false)
})

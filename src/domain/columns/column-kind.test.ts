import { expect, test } from 'vitest'
import { COLUMN_KINDS, readKind } from './column-kind.ts'

test.each(COLUMN_KINDS.map((kind) => [kind]))('the kind %s is read as it was stored', (kind) => {
  expect(readKind(kind)).toBe(kind)
})

test.each([
  ['courier-name', 'courier'],
  ['weight', 'amount'],
  ['time', 'date'],
  ['phone', 'contact'],
  ['sku', 'other'],
  ['text', 'words'],
  ['person', 'words'],
  ['toString', 'words'],
])('%j of an earlier release is read as %s', (kept, kind) => {
  expect(readKind(kept)).toBe(kind)
})

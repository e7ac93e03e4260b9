import { expect, test } from 'vitest'
import { classifyStorageError, JournalConflict } from './faults.ts'

test.each([
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), 'full'],
  [new JournalConflict('u1'), 'changed'],
  [new DOMException('The database connection is closing.', 'InvalidStateError'), 'unreachable'],
  [new DOMException('Connection to Indexed Database server lost.', 'UnknownError'), 'unreachable'],
  [new TypeError('indexedDB is undefined'), 'unreachable'],
  ['a string', 'unreachable'],
] as const)('%s means %s', (error, fault) => {
  expect(classifyStorageError(error)).toBe(fault)
})

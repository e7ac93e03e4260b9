import { expect, test } from 'vitest'
import { parseRetryAfter } from './classify-response.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 0)
const WEEK = 7 * 24 * 3600 * 1000

test.each([
  ['0', 0],
  ['30', 30_000],
  [' 2 ', 2000],
  ['1.5', 1500],
  ['Sat, 21 Nov 2026 09:14:20 GMT', 20_000],
  ['Saturday, 21-Nov-26 09:14:20 GMT', 20_000],
  ['Sat Nov 21 09:13:00 2026 GMT', 0],
  ['99999999999999999999', WEEK],
  ['Sat, 21 Nov 2099 09:14:20 GMT', WEEK],
  ['soon', null],
  ['try 5', null],
  ['-1', null],
  ['', null],
  [null, null],
])('Retry-After %j', (header, waitMs) => {
  expect(parseRetryAfter(header, NOW)).toBe(waitMs)
})

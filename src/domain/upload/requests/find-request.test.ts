import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { findRequest } from './find-request.ts'

const { requests } = aJournal(someEntries(3))
  .submit()
  .request([0])
  .request([1])
  .request([2])
  .state()

test.each([1, 2, 3])('request %d is found by its number', (number) => {
  expect(findRequest(requests, number)?.positions).toEqual([number - 1])
})

test('a request is found also where a number before it is missing', () => {
  expect(findRequest(requests.slice(1), 2)?.positions).toEqual([1])
  expect(findRequest(requests.slice(1), 3)?.positions).toEqual([2])
})

test('a request that was never made is not found', () => {
  expect(findRequest(requests, 4)).toBeUndefined()
  expect(findRequest(requests.slice(1), 1)).toBeUndefined()
})

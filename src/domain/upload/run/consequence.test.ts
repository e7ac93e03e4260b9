import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/answers/fault.ts'
import { aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { findEndFault } from './consequence.ts'

const REFUSED: Fault = { kind: 'request-rejected', status: 422, excerpt: '' }
const sent = () => aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 1 })

test.each([
  ['entries are in doubt', TIMEOUT],
  ['entries are refused', REFUSED],
])('after the last request, of which the %s, its fault is told', (_, fault) => {
  expect(findEndFault(sent().request([1, 2]).fault(fault).state())).toBe(fault)
})

test('a fault that an answer followed is the end no more', () => {
  const journal = sent().request([1]).fault(TIMEOUT).request([2]).answer({ acceptedOrders: 1 })
  expect(findEndFault(journal.state())).toBeNull()
})

test('what a person resolved, or what is on its way, has no fault to tell', () => {
  const journal = sent().request([1, 2])
  expect(findEndFault(journal.state())).toBeNull()
  journal.fault(TIMEOUT).add({ type: 'marked-accepted', at: 9, positions: [1] })
  expect(findEndFault(journal.state())).toBe(TIMEOUT)
  journal.add({ type: 'set-aside', at: 9, positions: [2], why: '' })
  expect(findEndFault(journal.state())).toBeNull()
})

test('what a split looks for is no fault to tell, nor what waits to go again', () => {
  const journal = sent().request([1, 2]).fault(REFUSED).submit([1, 2], 'split')
  expect(findEndFault(journal.state())).toBeNull()
  expect(findEndFault(journal.request([1]).fault(REFUSED).state())).toBeNull()
})

test('an entry that is too large alone says so itself', () => {
  const journal = aJournal(someEntries(1)).submit().request([0]).fault({ kind: 'too-large' })
  expect(journal.kinds()).toEqual(['refused'])
  expect(findEndFault(journal.state())).toBeNull()
})

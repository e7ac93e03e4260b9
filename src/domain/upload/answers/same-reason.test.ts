import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { sharedReason } from './same-reason.ts'

const entries = someEntries(3)

function reasonOf(...messages: readonly (string | null)[]) {
  const shipmentFailed = messages.flatMap((message, index) =>
    message === null ? [] : [aFailure(entries[index], message)],
  )
  const journal = aJournal(entries).submit().request([0, 1, 2])
  return sharedReason(journal.answer({ acceptedOrders: 0, shipmentFailed }).state(), 1)
}

test('all failed with the same message but for the values that it names', () => {
  expect(
    reasonOf('Order O-0 is not pending', 'Order O-1 is not pending', 'Order O-2 is not pending'),
  ).toEqual({ message: 'Order O-0 is not pending' })
})

test('all failed without a reason', () => {
  expect(reasonOf(null, null, null)).toEqual({ message: null })
})

test.each([
  ['two reasons', ['Order O-0 is closed', 'Order O-1 is closed', 'Order O-2 was not found']],
  ['one without a reason', ['Order O-0 is closed', 'Order O-1 is closed', null]],
])('%s are not the same', (_, messages) => {
  expect(reasonOf(...messages)).toBeNull()
})

test('one that was accepted says that not everything fails', () => {
  const shipmentFailed = [aFailure(entries[0], 'no'), aFailure(entries[1], 'no')]
  const journal = aJournal(entries).submit().request([0, 1, 2])
  expect(sharedReason(journal.answer({ acceptedOrders: 1, shipmentFailed }).state(), 1)).toBeNull()
})

test('each request has its own reason', () => {
  const journal = aJournal(entries).submit().request([0]).answer({ acceptedOrders: 1 })
  journal.request([1, 2]).answer({ acceptedOrders: 0 })
  expect(sharedReason(journal.state(), 1)).toBeNull()
  expect(sharedReason(journal.state(), 2)).toEqual({ message: null })
})

test('a request that is not there has no reason', () => {
  expect(sharedReason(aJournal(entries).state(), 4)).toBeNull()
})

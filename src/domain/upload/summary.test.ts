import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { chosenPositions, countOpen, isFinished, positionsByKind, findRequest } from './summary.ts'
import { OUTCOME_KINDS } from './outcome.ts'

const entries = someEntries(3)
const [first, second] = entries
const sent = () => aJournal(entries).submit().request([0, 1, 2])
const needsCourier = [{ ...aFailure(second, ''), possibleCouriers: [aCandidate()] }]

test('an upload is finished when every entry is accepted or set aside', () => {
  const journal = sent()
  expect(isFinished(journal.state())).toBe(false)
  journal.answer({ acceptedOrders: 2, rejectedOrders: 1, shipmentFailed: [aFailure(first, 'no')] })
  expect(countOpen(journal.state())).toBe(1)
  journal.add({ type: 'set-aside', at: 9, positions: [0], why: 'lost' })
  expect(isFinished(journal.state())).toBe(true)
})

test('only entries that still need a courier are sent with couriers', () => {
  const journal = sent().answer({ acceptedOrders: 2, shipmentSelectCourier: needsCourier })
  journal.add({ type: 'courier-chosen', at: 1, positions: [1], courier: 'A', courierName: '' })
  expect(chosenPositions(journal.state())).toEqual([1])
  journal.add({ type: 'set-aside', at: 1, positions: [1], why: '' })
  expect(chosenPositions(journal.state())).toEqual([])
})

test('entries with couriers keep the order of the sheet, whichever was chosen first, failed ones included', () => {
  const journal = sent().answer({
    acceptedOrders: 1,
    shipmentFailed: [aFailure(first, 'Courier unknown')],
    shipmentSelectCourier: needsCourier,
  })
  for (const position of [1, 0]) {
    journal.add({
      type: 'courier-chosen',
      at: 1,
      positions: [position],
      courier: 'A',
      courierName: '',
    })
  }
  expect(chosenPositions(journal.state())).toEqual([0, 1])
})

test('every entry is listed once under its outcome, in the order of the sheet', () => {
  const journal = aJournal(someEntries(5)).submit().request([0, 1]).answer({ acceptedOrders: 2 })
  const { outcomes } = journal.request([3]).state()
  const lists = positionsByKind(outcomes)
  expect(lists).toMatchObject({ accepted: [0, 1], sending: [3], waiting: [2, 4], failed: [] })
  expect(OUTCOME_KINDS.flatMap((kind) => lists[kind])).toHaveLength(5)
})

test('the same list of outcomes is grouped once', () => {
  const { outcomes } = aJournal(someEntries(2)).submit().state()
  expect(positionsByKind(outcomes)).toBe(positionsByKind(outcomes))
})

test('a new list of outcomes is grouped anew', () => {
  const journal = aJournal(someEntries(2)).submit()
  expect(positionsByKind(journal.state().outcomes).waiting).toEqual([0, 1])
  expect(positionsByKind(journal.request([0]).state().outcomes).waiting).toEqual([1])
})

const { requests } = aJournal(someEntries(3))
  .submit()
  .request([0])
  .request([1])
  .request([2])
  .state()

test.each([1, 2, 3])('request %d is found by its number', (number) => {
  expect(findRequest(requests, number)?.positions).toEqual([number - 1])
})

test('a request is found also when a number before it is missing', () => {
  expect(findRequest(requests.slice(1), 2)?.positions).toEqual([1])
  expect(findRequest(requests.slice(1), 3)?.positions).toEqual([2])
})

test('a request that was never made is not found', () => {
  expect(findRequest(requests, 4)).toBeUndefined()
  expect(findRequest(requests.slice(1), 1)).toBeUndefined()
})

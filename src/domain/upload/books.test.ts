import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/upload-journal.ts'
import { chosenPositions, countOpen, explainDifferences, isFinished } from './books.ts'

const entries = someEntries(3)
const [first, second] = entries
const sent = () => aJournal(entries).submit().request([0, 1, 2])
const needsCourier = [{ ...aFailure(second, ''), possibleCouriers: [aCandidate()] }]

test('nothing is left when everything is accepted or set aside', () => {
  const journal = sent()
  expect(isFinished(journal.state())).toBe(false)
  journal.answer({ acceptedOrders: 2, rejectedOrders: 1, shipmentFailed: [aFailure(first, 'no')] })
  expect(countOpen(journal.state())).toBe(1)
  journal.add({ type: 'set-aside', at: 9, positions: [0], why: 'lost' })
  expect(isFinished(journal.state())).toBe(true)
})

test('where the counts say what the books say there is nothing to explain', () => {
  const journal = sent().answer({
    acceptedOrders: 1,
    rejectedOrders: 0,
    ordersNotFound: 1,
    ordersSelectCourier: 1,
    shipmentFailed: [aFailure(first, 'not found')],
    shipmentSelectCourier: needsCourier,
  })
  expect(explainDifferences(journal.state())).toEqual([])
})

test('a resent entry was counted twice', () => {
  const failed = { rejectedOrders: 1, shipmentFailed: [aFailure(first, 'no')] }
  const journal = sent().answer({ acceptedOrders: 2, ...failed })
  journal.submit([0], 'again').request([0]).answer({ acceptedOrders: 1 })
  expect(explainDifferences(journal.state())).toEqual([{ kind: 'resent', count: 1 }])
})

test.each([
  [
    'unexplained',
    { acceptedOrders: 1 },
    [
      { kind: 'unexplained', count: 3 },
      { kind: 'counts-do-not-add-up', count: 2 },
    ],
  ],
  [
    'a stray report',
    {
      acceptedOrders: 3,
      rejectedOrders: 1,
      shipmentFailed: [{ ...aFailure(first, ''), orderId: 'X', trackingId: 'Y' }],
    },
    [
      { kind: 'strays', count: 1 },
      { kind: 'counts-do-not-add-up', count: 1 },
    ],
  ],
  [
    'named twice',
    {
      acceptedOrders: 2,
      rejectedOrders: 1,
      ordersSelectCourier: 1,
      shipmentFailed: [aFailure(second, 'no')],
      shipmentSelectCourier: needsCourier,
    },
    [
      { kind: 'named-twice', count: 1 },
      { kind: 'counts-do-not-add-up', count: 1 },
    ],
  ],
])('a difference is explained: %s', (_, about, differences) => {
  expect(explainDifferences(sent().answer(about).state())).toEqual(differences)
})

test('an entry in doubt that somebody marked explains why the service counted less', () => {
  const journal = sent()
    .fault(TIMEOUT)
    .add({ type: 'marked-accepted', at: 9, positions: [0] })
  expect(explainDifferences(journal.state())).toEqual([
    { kind: 'in-doubt', count: 2 },
    { kind: 'marked-accepted', count: 1 },
  ])
})

test('only what still needs its courier goes with couriers', () => {
  const journal = sent().answer({ acceptedOrders: 2, shipmentSelectCourier: needsCourier })
  journal.add({ type: 'courier-chosen', at: 1, positions: [1], courier: 'A', courierName: '' })
  expect(chosenPositions(journal.state())).toEqual([1])
  journal.add({ type: 'set-aside', at: 1, positions: [1], why: '' })
  expect(chosenPositions(journal.state())).toEqual([])
})

import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { chosenPositions, countOpen, isFinished } from './summary.ts'

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

test('only what still needs its courier goes with couriers', () => {
  const journal = sent().answer({ acceptedOrders: 2, shipmentSelectCourier: needsCourier })
  journal.add({ type: 'courier-chosen', at: 1, positions: [1], courier: 'A', courierName: '' })
  expect(chosenPositions(journal.state())).toEqual([1])
  journal.add({ type: 'set-aside', at: 1, positions: [1], why: '' })
  expect(chosenPositions(journal.state())).toEqual([])
})

test('couriers go in the order of the sheet, whichever was chosen first, also for what failed', () => {
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

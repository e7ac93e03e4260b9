import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { sumSubmissions } from './sum-reported.ts'

test('the counts of several sendings are summed, and a count that was never reported stays null', () => {
  const { submissions } = aJournal(someEntries(4))
    .submit()
    .request([0, 1, 2, 3])
    .answer({ acceptedOrders: 2, rejectedOrders: 2, ordersNotFound: null, ordersSelectCourier: 1 })
    .submit([0], 'again')
    .request([0])
    .answer({
      acceptedOrders: 1,
      rejectedOrders: null,
      ordersNotFound: null,
      ordersSelectCourier: 2,
    })
    .state()
  expect(sumSubmissions(submissions)).toEqual({
    accepted: 3,
    rejected: 2,
    notFound: null,
    courierNeeded: 3,
  })
  expect(sumSubmissions([])).toMatchObject({ accepted: 0, rejected: null })
})

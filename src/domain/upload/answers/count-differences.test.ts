import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { explainDifferences } from './count-differences.ts'

const entries = someEntries(4)
const all = [0, 1, 2, 3]
const kinds = (journal: ReturnType<typeof aJournal>) =>
  explainDifferences(journal.state()).map(({ kind }) => kind)
const sent = () => aJournal(entries).submit().request(all)

test('equal numbers need no explanation', () => {
  const journal = sent().answer({
    acceptedOrders: 3,
    rejectedOrders: 1,
    shipmentFailed: [aFailure(entries[0], 'No')],
  })
  expect(kinds(journal)).toEqual([])
})

test('counts that were never reported are no difference', () => {
  const journal = sent().answer({
    acceptedOrders: 3,
    rejectedOrders: null,
    ordersNotFound: null,
    ordersSelectCourier: null,
    shipmentFailed: [aFailure(entries[0], 'No')],
  })
  expect(kinds(journal)).toEqual([])
})

test('before any answer there is no difference', () => {
  expect(kinds(sent())).toEqual([])
})

test('the service counts each sending separately', () => {
  const journal = sent()
    .answer({ acceptedOrders: 3, rejectedOrders: 1, shipmentFailed: [aFailure(entries[0], 'No')] })
    .submit([0], 'corrected')
    .request([0])
    .answer({ acceptedOrders: 1 })
  expect(kinds(journal)).toEqual(['resent'])
})

test('an answer that counts 3 accepted of 4 and names none says so', () => {
  const journal = sent().answer({ acceptedOrders: 3, rejectedOrders: 1 })
  expect(explainDifferences(journal.state())).toContainEqual({
    kind: 'unexplained',
    accepted: 3,
    unnamed: 4,
  })
})

test('entries without an answer are in no count, also when the user marked some of them', () => {
  const journal = aJournal(entries)
    .submit()
    .request([0, 1])
    .answer({ acceptedOrders: 2 })
    .request([2, 3])
    .fault(TIMEOUT)
    .add({ type: 'marked-accepted', at: 9, positions: [2] })
  expect(explainDifferences(journal.state())).toEqual([
    { kind: 'no-answer', count: 1 },
    { kind: 'marked', count: 1 },
  ])
})

test('a count that fits neither its own list nor the entries is reported as it is', () => {
  const journal = sent().answer({
    acceptedOrders: 2,
    rejectedOrders: 5,
    shipmentFailed: [aFailure(entries[0], 'No'), aFailure(entries[1], 'No')],
  })
  expect(explainDifferences(journal.state())).toEqual([
    { kind: 'own-counts', counted: 5, named: 2 },
  ])
})

test('a difference without a known reason is reported too', () => {
  const journal = sent().answer({ acceptedOrders: 4, ordersSelectCourier: 2 })
  expect(kinds(journal)).toEqual(['other'])
})

test('an entry being resent is still in the counts of its first sending', () => {
  const journal = sent()
    .answer({ acceptedOrders: 3, rejectedOrders: 1, shipmentFailed: [aFailure(entries[0], 'No')] })
    .submit([0], 'again')
  expect(kinds(journal)).toEqual(['resent'])
  expect(kinds(journal.request([0]))).toEqual(['resent'])
})

test('entries that the user marked before any answer are no difference', () => {
  const journal = sent().fault(TIMEOUT).add({ type: 'marked-accepted', at: 9, positions: all })
  expect(kinds(journal)).toEqual([])
})

test('entries that were set aside are still in the counts of the service', () => {
  const journal = sent()
    .answer({ acceptedOrders: 3, rejectedOrders: 1, shipmentFailed: [aFailure(entries[0], 'No')] })
    .add({ type: 'set-aside', at: 9, positions: [0], why: '' })
  expect(explainDifferences(journal.state())).toEqual([{ kind: 'set-aside', count: 1 }])
})

test('entries that failed without a reason are in no count of the service', () => {
  expect(explainDifferences(sent().answer({ acceptedOrders: 0 }).state())).toEqual([
    { kind: 'no-reason', count: 4 },
  ])
})

test('failures that the service named but never counted are no difference', () => {
  const uncounted = { rejectedOrders: null, ordersNotFound: null }
  const journal = sent().answer({ acceptedOrders: 4, ordersSelectCourier: 2, ...uncounted })
  expect(kinds(journal)).toEqual(['other'])
})

test('a doubt that an answer left does not count as a missing answer', () => {
  const journal = sent().answer({ acceptedOrders: 3 }).submit([0], 'one-by-one')
  journal.request([0]).answer({ acceptedOrders: 0 })
  expect(journal.kinds()[0]).toBe('in-doubt')
  expect(kinds(journal)).toEqual(['resent', 'doubtful', 'unexplained'])
})

test('entries in doubt after they were sent one by one have a reason of their own', () => {
  const journal = sent().answer({ acceptedOrders: 3 }).submit(all, 'one-by-one')
  for (const position of all) journal.request([position]).answer({ acceptedOrders: 0 })
  expect(explainDifferences(journal.state())).toEqual([
    { kind: 'resent' },
    { kind: 'doubtful', count: 4 },
  ])
})

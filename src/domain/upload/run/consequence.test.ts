import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import { aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { findEndFault, planWait, isEachTooLarge } from './consequence.ts'

const REFUSED: Fault = { kind: 'request-rejected', status: 422, excerpt: '' }
const sent = () => aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 1 })

test.each([
  ['its entries are in doubt', TIMEOUT],
  ['its entries are refused', REFUSED],
])('the fault of the last request is returned when %s', (_, fault) => {
  expect(findEndFault(sent().request([1, 2]).fault(fault).state())).toBe(fault)
})

test('a fault that an answer followed is not returned', () => {
  const journal = sent().request([1]).fault(TIMEOUT).request([2]).answer({ acceptedOrders: 1 })
  expect(findEndFault(journal.state())).toBeNull()
})

test('entries that the user resolved or that are on their way have no end fault', () => {
  const journal = sent().request([1, 2])
  expect(findEndFault(journal.state())).toBeNull()
  journal.fault(TIMEOUT).add({ type: 'marked-accepted', at: 9, positions: [1] })
  expect(findEndFault(journal.state())).toBe(TIMEOUT)
  journal.add({ type: 'set-aside', at: 9, positions: [2], why: '' })
  expect(findEndFault(journal.state())).toBeNull()
})

test('a refusal that a split looks for is no end fault, nor one whose entries wait again', () => {
  const journal = sent().request([1, 2]).fault(REFUSED).submit([1, 2], 'split')
  expect(findEndFault(journal.state())).toBeNull()
  expect(findEndFault(journal.request([1]).fault(REFUSED).state())).toBeNull()
})

test('a single entry that is too large is no end fault', () => {
  const journal = aJournal(someEntries(1)).submit().request([0]).fault({ kind: 'too-large' })
  expect(journal.kinds()).toEqual(['refused'])
  expect(findEndFault(journal.state())).toBeNull()
})

test.each([
  [
    { retryAfterMs: 7000, tries: 0 },
    { kind: 'wait', ms: 7000, why: 'told' },
  ],
  [
    { retryAfterMs: 7000, tries: 99 },
    { kind: 'wait', ms: 7000, why: 'told' },
  ],
  [
    { retryAfterMs: null, tries: 0 },
    { kind: 'wait', ms: 750, why: 'busy' },
  ],
  [
    { retryAfterMs: null, tries: 3 },
    { kind: 'wait', ms: 6000, why: 'busy' },
  ],
  [
    { retryAfterMs: 0, tries: 1 },
    { kind: 'wait', ms: 1500, why: 'busy' },
  ],
  [{ retryAfterMs: null, tries: 6 }, { kind: 'ask' }],
  [{ retryAfterMs: 0, tries: 6 }, { kind: 'ask' }],
])('unavailable %j', (unavailable, plan) => {
  expect(planWait({ ...unavailable, random: 0.5 })).toEqual(plan)
})

const TOO_LARGE = { kind: 'too-large' } as const

function aSending() {
  const journal = aJournal(someEntries(40)).submit()
  let next = 0
  const alone = (count: number) => {
    for (let each = 0; each < count; each += 1) journal.request([next++]).fault(TOO_LARGE)
  }
  return { journal, alone, isEach: (submission = 0) => isEachTooLarge(journal.state(), submission) }
}

test('ten single entries in a row are enough to say that each entry is too large', () => {
  const { alone, isEach } = aSending()
  alone(9)
  expect(isEach()).toBe(false)
  alone(1)
  expect(isEach()).toBe(true)
})

test('after resuming at the tenth, the eleventh doesn’t ask again', () => {
  const { alone, isEach } = aSending()
  alone(11)
  expect(isEach()).toBe(false)
})

test('an answer between them restarts the count', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).answer({ acceptedOrders: 1 })
  alone(9)
  expect(isEach()).toBe(false)
  alone(1)
  expect(isEach()).toBe(true)
})

test('earlier requests of several entries do not count', () => {
  const { journal, alone, isEach } = aSending()
  journal.request([20, 21, 22]).fault(TOO_LARGE)
  alone(9)
  expect(isEach()).toBe(false)
})

test('a fault that is not about the size is skipped', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).fault(TIMEOUT)
  alone(1)
  expect(isEach()).toBe(true)
})

test('a request that is on its way is skipped', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).request([21]).fault(TOO_LARGE)
  expect(isEach()).toBe(true)
})

test('each submission has a count of its own', () => {
  const { journal, alone, isEach } = aSending()
  alone(7)
  journal.submit([0, 1, 2], 'again')
  for (const position of [0, 1, 2]) journal.request([position]).fault(TOO_LARGE)
  expect(isEach(1)).toBe(false)
})

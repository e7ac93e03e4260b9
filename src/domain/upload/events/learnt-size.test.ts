import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { learntSize } from './learnt-size.ts'
import { planRequest } from '#domain/upload/requests/plan-request.ts'

const TOO_LARGE = { kind: 'too-large' } as const
const upTo = (count: number) => [...Array(count).keys()]
const anUpload = () => aJournal(someEntries(60)).submit()

test('a request that was too large is halved, and the size only gets smaller', () => {
  const journal = anUpload()
  expect(learntSize(journal.state())).toBeNull()
  expect(learntSize(journal.request(upTo(20)).fault(TOO_LARGE).state())).toBe(10)
  expect(learntSize(journal.request([0, 1, 2]).fault(TOO_LARGE).state())).toBe(1)
  expect(learntSize(journal.request([0, 1, 2, 3]).fault(TOO_LARGE).state())).toBe(1)
})

test('a single entry that is too large says nothing about the size of requests', () => {
  expect(learntSize(anUpload().request([0]).fault(TOO_LARGE).state())).toBeNull()
})

/** Twenty entries were too large because of the first, and were halved down to it. */
function afterBadEntry() {
  const journal = anUpload()
  for (const size of [20, 10, 5, 2, 1]) journal.request(upTo(size)).fault(TOO_LARGE)
  return journal
}

test('after an entry that is too large alone, the size recovers with the next answer', () => {
  const journal = afterBadEntry()
  expect(learntSize(journal.state())).toBe(1)
  expect(learntSize(journal.request([1]).answer({ acceptedOrders: 1 }).state())).toBeNull()
})

test('a request that was too large without the bad entry still counts', () => {
  const journal = anUpload().request(upTo(40)).fault(TOO_LARGE)
  for (const size of [20, 2, 1]) journal.request(upTo(60).slice(-size)).fault(TOO_LARGE)
  expect(learntSize(journal.request([1]).answer({ acceptedOrders: 1 }).state())).toBe(20)
})

test('an answer before the bad entry is found does not reset the size', () => {
  const journal = anUpload().request(upTo(20)).fault(TOO_LARGE)
  expect(learntSize(journal.request([30]).answer({ acceptedOrders: 1 }).state())).toBe(10)
})

test('a bad entry that was found before does not explain a later request that is too large', () => {
  const journal = afterBadEntry().request([1]).answer({ acceptedOrders: 1 })
  journal.request(upTo(20)).fault(TOO_LARGE).request([2]).answer({ acceptedOrders: 1 })
  expect(learntSize(journal.state())).toBe(10)
})

/** Sends to a service that takes `most` entries at once and never takes the bad ones. */
function live(count: number, requestSize: number, most: number, badEntries: ReadonlySet<number>) {
  const journal = aJournal(someEntries(count)).submit()
  const sizes: number[] = []
  for (;;) {
    const plan = planRequest(journal.state(), { requestSize, pausedUpTo: -1 })
    if (plan === null) return { journal, sizes }
    const { positions } = plan
    const isLarge = positions.length > most || positions.some((one) => badEntries.has(one))
    journal.request(positions)
    sizes.push(positions.length)
    if (isLarge) journal.fault(TOO_LARGE)
    else journal.answer({ acceptedOrders: positions.length })
  }
}

test('one entry of thousands that is too large alone costs some requests, not all of them', () => {
  const { journal, sizes } = live(2000, 100, 100, new Set([1042]))
  expect(journal.state().counts).toMatchObject({ accepted: 1999, refused: 1 })
  expect(sizes.length).toBeLessThan(40)
  expect(sizes.slice(-9, -1)).toEqual(Array(8).fill(100))
})

test('a service for which every entry is too large does not get large requests again and again', () => {
  const { sizes } = live(300, 100, 0, new Set())
  expect(sizes).toEqual([10, 5, 2, ...Array(300).fill(1)])
})

test('sending always ends, exactly the bad entries are refused, and each costs few requests', () => {
  const badEntries = fc.uniqueArray(fc.nat({ max: 59 }), { maxLength: 6 })
  const size = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(size, size, badEntries, (requestSize, most, found) => {
      const { journal, sizes } = live(60, requestSize, most, new Set(found))
      const { refused, accepted } = journal.state().counts
      expect({ refused, accepted }).toEqual({
        refused: found.length,
        accepted: 60 - found.length,
      })
      const isTooLarge = ({ reply }: { reply: { kind: string } }) => reply.kind === 'fault'
      const requestRejected = journal.state().requests.filter(isTooLarge).length
      const halvings = Math.floor(Math.log2(requestSize)) + 1
      expect(requestRejected).toBeLessThanOrEqual((found.length + 1) * halvings)
      expect(sizes.every((one) => one <= requestSize)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

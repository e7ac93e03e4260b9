import { openRequests } from '#domain/upload/summary.ts'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { applyEvents, startState } from './apply-events.ts'
import type { Fault } from '#domain/upload/fault.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'

const entries = someEntries(3)
const [first, second] = entries
const EVERYTHING = [0, 1, 2]

/** All three entries were sent in request 1. */
const sent = () => aJournal(entries).submit().request(EVERYTHING)

const needsCourier = (position: number) => ({
  ...aFailure(entries[position], ''),
  possibleCouriers: [aCandidate()],
})

/** The first entry failed, the second needs a courier, the third was accepted. */
const answered = () =>
  sent().answer({
    shipmentFailed: [aFailure(first, 'Order O-0 was not found')],
    shipmentSelectCourier: [needsCourier(1)],
  })

test('before anything happens every entry waits', () => {
  const state = startState(entries)
  expect(state.outcomes.map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(state.counts.waiting).toBe(3)
  expect(state).toMatchObject({ stopped: false, strays: [] })
})

test('the first sending is put in line once', () => {
  const journal = aJournal(entries).submit().submit()
  expect(journal.state().submissions.map(({ entryCount }) => entryCount)).toEqual([3, 0])
  expect(journal.state().memory.submissionOf).toEqual([0, 0, 0])
})

test('entries of a request are being sent, the rest wait', () => {
  const journal = aJournal(entries).submit().request([0, 1])
  expect(journal.kinds()).toEqual(['sending', 'sending', 'waiting'])
  expect(journal.state().requests[0]?.reply).toEqual({ kind: 'none' })
})

test('an answer decides about its entries and counts for its submission', () => {
  const journal = answered()
  expect(journal.kinds()).toEqual(['failed', 'courier-needed', 'accepted'])
  expect(journal.state().submissions).toMatchObject([
    { reported: { accepted: 1, rejected: 0, notFound: 0, courierNeeded: 0 }, answers: 1 },
  ])
  expect(openRequests(journal.state())).toEqual([])
})

test('a count that was never reported is null, not 0', () => {
  const journal = sent().answer({ acceptedOrders: 3, rejectedOrders: null })
  expect(journal.state().submissions[0]?.reported.rejected).toBeNull()
})

const excerpt = 'Bad order'
test.each<[Fault, string]>([
  [{ kind: 'unauthorized' }, 'waiting'],
  [{ kind: 'too-large' }, 'waiting'],
  [{ kind: 'unavailable', status: 429, retryAfterMs: 1000 }, 'waiting'],
  [{ kind: 'request-rejected', status: 422, excerpt }, 'refused'],
  [{ kind: 'not-connected' }, 'not-sent'],
  [{ kind: 'no-answer', cause: 'network' }, 'in-doubt'],
  [{ kind: 'no-answer', cause: 'timeout' }, 'in-doubt'],
  [{ kind: 'no-answer', cause: 'interrupted' }, 'in-doubt'],
  [{ kind: 'unclear-status', status: 500, excerpt }, 'in-doubt'],
  [{ kind: 'unreadable', status: 200, why: 'not-json', excerpt }, 'in-doubt'],
])('after the fault %j its entries are %s', (fault, kind) => {
  expect(sent().fault(fault).kinds()).toEqual([kind, kind, kind])
})

test.each<[Fault, string]>([
  [{ kind: 'unauthorized' }, 'waiting'],
  [{ kind: 'unavailable', status: 503, retryAfterMs: 1 }, 'waiting'],
  [{ kind: 'request-rejected', status: 400, excerpt }, 'in-doubt'],
  [{ kind: 'not-connected' }, 'in-doubt'],
  [{ kind: 'unclear-status', status: 500, excerpt }, 'in-doubt'],
])(
  'a doubtful entry, resent into the fault %j, is %s and its first doubt is kept',
  (fault, kind) => {
    const journal = sent().fault(TIMEOUT).submit([0], 'doubt').request([0]).fault(fault)
    expect(journal.kinds()[0]).toBe(kind)
    const again =
      kind === 'waiting' ? journal.request([0]) : journal.submit([0], 'doubt').request([0])
    again.answer({ acceptedOrders: 0 })
    expect(again.state().outcomes[0]).toMatchObject({
      kind: 'in-doubt',
      doubt: { request: 1, cause: { kind: 'fault', fault: TIMEOUT } },
    })
  },
)

test('a single entry that is too large is refused', () => {
  const journal = aJournal(entries).submit().request([0]).fault({ kind: 'too-large' })
  expect(journal.kinds()).toEqual(['refused', 'waiting', 'waiting'])
})

test.each([
  ['corrected', ['waiting', 'waiting', 'accepted']],
  ['again', ['waiting', 'waiting', 'accepted']],
  ['couriers', ['waiting', 'waiting', 'accepted']],
  ['doubt', ['failed', 'courier-needed', 'accepted']],
  ['first-sending', ['failed', 'courier-needed', 'accepted']],
] as const)('a resend for the reason %s takes what it may', (reason, kinds) => {
  expect(answered().submit(EVERYTHING, reason).kinds()).toEqual(kinds)
})

test.each([
  ['corrected', 'in-doubt'],
  ['again', 'in-doubt'],
  ['split', 'in-doubt'],
  ['doubt', 'waiting'],
  ['one-by-one', 'waiting'],
] as const)('for the reason %s an entry in doubt is %s', (reason, kind) => {
  expect(sent().fault(TIMEOUT).submit(EVERYTHING, reason).kinds()[0]).toBe(kind)
})

test('a resend counts the entries that it took, not those that it was asked for', () => {
  expect(answered().submit(EVERYTHING, 'corrected').state().submissions[1]?.entryCount).toBe(2)
})

test('an unexplained entry that fails when sent one by one stays in doubt', () => {
  const journal = sent().answer({ acceptedOrders: 1 })
  expect(journal.kinds()).toEqual(['unexplained', 'unexplained', 'unexplained'])
  journal.submit(EVERYTHING, 'one-by-one', 1)
  journal.request([0]).answer({ acceptedOrders: 1 })
  journal
    .request([1])
    .answer({ acceptedOrders: 0, shipmentFailed: [aFailure(second, 'not pending')] })
  expect(journal.kinds()).toEqual(['accepted', 'in-doubt', 'waiting'])
  expect(journal.state().outcomes[1]).toMatchObject({
    doubt: { request: 1, cause: { kind: 'unexplained' } },
    since: { message: 'not pending' },
  })
})

test('an answer that comes after the request was given up still counts', () => {
  const journal = sent().fault({ kind: 'no-answer', cause: 'interrupted' })
  expect(journal.answer({ acceptedOrders: 3 }).kinds()).toEqual([
    'accepted',
    'accepted',
    'accepted',
  ])
})

test('a late answer fails an entry whose only doubt was the missing answer', () => {
  const journal = sent().fault(TIMEOUT).answer({ acceptedOrders: 0 })
  expect(journal.kinds()).toEqual(['failed', 'failed', 'failed'])
})

test('an answer counts for the submission of its request', () => {
  const journal = answered().submit([0], 'again').request([0]).answer({ acceptedOrders: 1 })
  journal.submit([1], 'couriers').request([1]).answer({ acceptedOrders: 0, rejectedOrders: 1 })
  expect(journal.state().submissions).toMatchObject([
    { answers: 1, reported: { accepted: 1 } },
    { answers: 1, reported: { accepted: 1, rejected: 0 } },
    { answers: 1, reported: { accepted: 0, rejected: 1 } },
  ])
})

test('a late answer does not change an entry that was resent meanwhile', () => {
  const journal = sent().fault(TIMEOUT).submit([0], 'doubt').request([0])
  expect(journal.answer({ acceptedOrders: 3 }, 1).kinds()).toEqual([
    'sending',
    'accepted',
    'accepted',
  ])
})

test('events that are applied twice count once', () => {
  const journal = answered()
  const twice = journal.events.flatMap((event) => [event, event])
  expect(applyEvents(startState(entries), twice)).toEqual(journal.state())
})

test('a corrected entry is marked, and sent with its new values', () => {
  const corrected = { orderId: 'O-9', trackingId: 'T-0' }
  const journal = answered().add({ type: 'corrected', at: 1, position: 0, entry: corrected })
  expect([...journal.state().corrected.keys()]).toEqual([0])
  expect(journal.kinds()[0]).toBe('failed')
  journal.submit([0], 'corrected')
  expect(journal.state().corrected.size).toBe(0)
  expect(journal.state().entries.at(0)).toBe(corrected)
})

test('an entry that is put back as it was sent is not corrected', () => {
  const journal = answered()
    .add({ type: 'corrected', at: 1, position: 0, entry: { orderId: 'O-9', trackingId: 'T-0' } })
    .add({ type: 'corrected', at: 2, position: 0, entry: { ...entries[0]!, courier: '' } })
  expect(journal.state().corrected.size).toBe(0)
})

test.each([2, 9, -1, 0.5])(
  'what was accepted, and position %d, cannot be corrected',
  (position) => {
    const before = answered().state()
    const corrected: UploadEvent = { type: 'corrected', at: 1, position, entry: entries[0]! }
    expect(applyEvents(before, [corrected])).toEqual(before)
  },
)

const choose = (positions: readonly number[], courier: string | null): UploadEvent => ({
  type: 'courier-chosen',
  at: 1,
  positions,
  courier,
  courierName: `name of ${courier}`,
})

test('a chosen courier is sent with the entry', () => {
  const journal = answered().add(choose([1], '190012'))
  expect([...journal.state().choices]).toEqual([[1, '190012']])
  expect(journal.state().entries.at(1)).toBe(entries[1])
  journal.submit([1], 'couriers')
  expect(journal.state().entries.at(1)).toEqual({ ...entries[1], courier: '190012' })
  expect(journal.state().choices.size).toBe(0)
  expect(journal.state().lastChoice).toBeNull()
})

test('choices are undone one after the other, by name', () => {
  const journal = sent().answer({
    acceptedOrders: 0,
    shipmentSelectCourier: EVERYTHING.map(needsCourier),
  })
  journal
    .add(choose(EVERYTHING, 'A'))
    .add(choose([1], 'B'))
    .add(choose([2], null))
  expect([...journal.state().choices.values()]).toEqual(['A', 'B'])
  expect(journal.state().lastChoice).toMatchObject({ positions: [2], courier: null })
  journal.add({ type: 'choice-undone', at: 1 })
  expect([...journal.state().choices.values()]).toEqual(['A', 'B', 'A'])
  journal.add({ type: 'choice-undone', at: 1 })
  expect(journal.state().choices.get(1)).toBe('A')
  expect(journal.state().lastChoice).toMatchObject({ courierName: 'name of A' })
  journal.add({ type: 'choice-undone', at: 1 }).add({ type: 'choice-undone', at: 1 })
  expect(journal.state().choices.size).toBe(0)
  expect(journal.state().lastChoice).toBeNull()
})

test('an accepted entry gets no courier, and there is nothing to undo', () => {
  const { choices, lastChoice } = answered()
    .add(choose([2], 'A'))
    .state()
  expect(choices.size).toBe(0)
  expect(lastChoice).toBeNull()
})

test('an entry that failed can be given a courier too', () => {
  expect([...answered().add(choose(EVERYTHING, 'A')).state().choices.keys()]).toEqual([0, 1])
})

test('a choice can be undone until its entry is sent', () => {
  const journal = answered().add(choose([1], 'A'))
  expect(journal.submit([0], 'again').state().lastChoice).toMatchObject({ courier: 'A' })
  journal.request([0]).answer({ acceptedOrders: 0 }).submit([0, 1], 'couriers')
  expect(journal.state().lastChoice).toBeNull()
  expect(journal.add({ type: 'choice-undone', at: 9 }).state().choices.size).toBe(0)
})

test('undo does not replace a courier that was sent', () => {
  const journal = answered()
    .add(choose([1], 'A'))
    .add(choose([1], 'B'))
    .submit([1], 'couriers')
  expect(journal.state().entries.at(1)).toMatchObject({ courier: 'B' })
  expect(journal.add({ type: 'choice-undone', at: 9 }).state().choices.size).toBe(0)
})

test('set aside is the end for any open entry, and can be taken back', () => {
  const journal = answered().add({ type: 'set-aside', at: 5, positions: EVERYTHING, why: 'lost' })
  expect(journal.kinds()).toEqual(['set-aside', 'set-aside', 'accepted'])
  journal.add({ type: 'taken-back', at: 6, positions: EVERYTHING })
  expect(journal.kinds()).toEqual(['failed', 'courier-needed', 'accepted'])
})

test('marked as accepted can be taken back, what the service accepted cannot', () => {
  const journal = sent().fault(TIMEOUT)
  journal.add({ type: 'marked-accepted', at: 5, positions: [0] })
  expect(journal.state().outcomes[0]).toMatchObject({ kind: 'accepted', how: 'by-person' })
  journal.add({ type: 'taken-back', at: 6, positions: EVERYTHING })
  expect(journal.kinds()).toEqual(['in-doubt', 'in-doubt', 'in-doubt'])
})

test('an entry on its way cannot be set aside or marked', () => {
  const journal = sent()
    .add({ type: 'set-aside', at: 5, positions: EVERYTHING, why: '' })
    .add({ type: 'marked-accepted', at: 5, positions: EVERYTHING })
  expect(journal.kinds()).toEqual(['sending', 'sending', 'sending'])
})

test('entries that never left are resent after Resume, in their own submission', () => {
  const journal = sent().fault({ kind: 'not-connected' }).add({ type: 'resumed', at: 5 })
  expect(journal.kinds()).toEqual(['waiting', 'waiting', 'waiting'])
  expect(journal.state().submissions).toHaveLength(1)
})

test('an event of a later version changes nothing', () => {
  const before = answered().state()
  const foreign = { type: 'weighed', at: 1, positions: [0] } as unknown as UploadEvent
  expect(applyEvents(before, [foreign])).toEqual(before)
})

test('a batch of events leaves the state before it as it was', () => {
  const before = answered().state()
  const copy = structuredClone(before)
  applyEvents(before, [
    choose([1], 'A'),
    { type: 'set-aside', at: 5, positions: [0], why: '' },
    { type: 'corrected', at: 5, position: 1, entry: { orderId: 'x', trackingId: 'y' } },
  ])
  expect(before).toEqual(copy)
})

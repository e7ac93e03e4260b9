import { expect, test } from 'vitest'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import { aCandidate, anUploadResult } from '#testing/builders.ts'
import { aFailure, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { judgeAnswer } from './judge-reply.ts'
import type { OpenDoubt } from '#domain/upload/stored-state.ts'

const entries = someEntries(4)
const [first, second] = entries
const doubt: OpenDoubt = {
  doubt: { at: 100, request: 1, cause: { kind: 'fault', fault: TIMEOUT } },
  since: null,
}

function judge(about: Partial<UploadResult>, doubts: readonly OpenDoubt[] = []) {
  const result = anUploadResult(about)
  const answered = { request: 7, at: 500, entries, result }
  return judgeAnswer({ ...answered, doubtOf: (index) => doubts[index] })
}

const kinds = (about: Partial<UploadResult>) => judge(about).outcomes.map(({ kind }) => kind)

const failed = [aFailure(first, 'Order O-0 was not found')]
const courierNeeded = [{ ...aFailure(second, ''), possibleCouriers: [aCandidate()] }]

test.each<[string, Partial<UploadResult>, readonly string[]]>([
  ['all by count', { acceptedOrders: 4 }, ['accepted', 'accepted', 'accepted', 'accepted']],
  [
    'the rest by count',
    { acceptedOrders: 2, shipmentFailed: failed, shipmentSelectCourier: courierNeeded },
    ['failed', 'courier-needed', 'accepted', 'accepted'],
  ],
  [
    'no reason given',
    { acceptedOrders: 0, shipmentFailed: failed },
    ['failed', 'failed', 'failed', 'failed'],
  ],
  [
    'fewer accepted than not named',
    { acceptedOrders: 2, shipmentFailed: failed },
    ['failed', 'unexplained', 'unexplained', 'unexplained'],
  ],
  [
    'more accepted than sent',
    { acceptedOrders: 9 },
    ['unexplained', 'unexplained', 'unexplained', 'unexplained'],
  ],
])('entries get the outcome that the answer gives them: %s', (_, about, expected) => {
  expect(kinds(about)).toEqual(expected)
})

test('a failed entry keeps the message, one without a reason says so', () => {
  const { outcomes } = judge({ acceptedOrders: 0, shipmentFailed: failed })
  expect(outcomes[0]).toEqual({
    kind: 'failed',
    at: 500,
    message: 'Order O-0 was not found',
    candidates: null,
  })
  expect(outcomes[1]).toMatchObject({ kind: 'failed', message: null })
})

test('an unexplained entry says how many of how many were accepted', () => {
  expect(judge({ acceptedOrders: 1 }).outcomes[0]).toEqual({
    kind: 'unexplained',
    at: 500,
    request: 7,
    accepted: 1,
    unnamed: 4,
  })
})

test('named as failed and for a courier: failed wins, both are kept', () => {
  const both = [{ ...aFailure(first, ''), possibleCouriers: [aCandidate({ key: '3011' })] }]
  const about = { acceptedOrders: 3, shipmentFailed: failed, shipmentSelectCourier: both }
  expect(judge(about).outcomes[0]).toMatchObject({
    kind: 'failed',
    message: 'Order O-0 was not found',
    candidates: [{ key: '3011' }],
  })
})

test('an entry that is named twice for a courier is offered the candidates of both', () => {
  const one = aCandidate({ key: '3011' })
  const other = aCandidate({ key: '190094' })
  const twice = [[one], [one, other]].map((possibleCouriers) => ({
    ...aFailure(second, ''),
    possibleCouriers,
  }))
  const { outcomes } = judge({ acceptedOrders: 3, shipmentSelectCourier: twice })
  expect(outcomes[1]).toEqual({ kind: 'courier-needed', at: 500, candidates: [one, other] })
})

test('a list of candidates is kept as it came, since thousands of entries share it', () => {
  const { outcomes } = judge({ acceptedOrders: 3, shipmentSelectCourier: courierNeeded })
  const candidates = outcomes[1]?.kind === 'courier-needed' ? outcomes[1].candidates : null
  expect(candidates).toBe(courierNeeded[0]?.possibleCouriers)
})

test('two different messages for one entry are both shown', () => {
  const twice = [aFailure(first, 'one'), aFailure(first, 'two'), aFailure(first, 'one')]
  expect(judge({ acceptedOrders: 3, shipmentFailed: twice }).outcomes[0]).toMatchObject({
    message: 'one\ntwo',
  })
})

test('an empty message counts as no reason', () => {
  const silent = [aFailure(first, ''), aFailure(second, ''), aFailure(second, 'closed')]
  expect(judge({ acceptedOrders: 2, shipmentFailed: silent }).outcomes).toMatchObject([
    { kind: 'failed', message: null },
    { kind: 'failed', message: 'closed' },
    { kind: 'accepted' },
    { kind: 'accepted' },
  ])
})

test('a stray report may come without a message', () => {
  const foreign = { ...aFailure(undefined, ''), orderId: 'X' }
  const { errorMessage: _, ...ids } = foreign
  const shipmentSelectCourier = [{ ...ids, possibleCouriers: [aCandidate()] }]
  const { strays } = judge({ acceptedOrders: 4, shipmentFailed: [foreign], shipmentSelectCourier })
  expect(strays.map(({ message }) => message)).toEqual([null, null])
})

test('a report about an entry that was not sent is a stray, with all that the service said', () => {
  const foreign = { ...aFailure(undefined, 'gone'), orderId: 'X', trackingId: null }
  const { outcomes, strays } = judge({ acceptedOrders: 4, shipmentFailed: [foreign] })
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('accepted'))
  expect(strays).toEqual([
    { request: 7, orderId: 'X', merchantOrderId: null, trackingId: null, message: 'gone' },
  ])
})

test('a doubtful entry that fails stays in doubt, with both facts', () => {
  const { outcomes } = judge({ acceptedOrders: 3, shipmentFailed: failed }, [doubt])
  expect(outcomes[0]).toEqual({
    kind: 'in-doubt',
    doubt: doubt.doubt,
    since: { at: 500, message: 'Order O-0 was not found' },
  })
})

test('a doubtful entry that failed without a reason stays in doubt too', () => {
  expect(judge({ acceptedOrders: 0 }, [doubt]).outcomes[0]).toMatchObject({
    kind: 'in-doubt',
    since: { at: 500, message: null },
  })
})

test.each([
  ['accepted', { acceptedOrders: 4 }],
  ['unexplained', { acceptedOrders: 1 }],
])('a doubtful entry can become %s', (kind, about) => {
  expect(judge(about, [doubt]).outcomes[0]?.kind).toBe(kind)
})

test('a doubtful entry that needs a courier was not accepted before', () => {
  const about = { acceptedOrders: 3, shipmentSelectCourier: courierNeeded }
  expect(judge(about, [doubt, doubt]).outcomes[1]?.kind).toBe('courier-needed')
})

test.each([
  ['another one', '3011', '3013', '3013'],
  ['one that nobody sent', undefined, '3013', '3013'],
  ['the same as a number', '3011', '3011', undefined],
  ['the same with blanks around it', '3011', ' 3011 ', undefined],
  ['none', '3011', null, undefined],
  ['an empty one', '3011', '', undefined],
  ['one with another beginning', '03011', '3011', '3011'],
])('an answer that names %s as the courier', (_, sent, courier, other) => {
  const entry = { ...first!, ...(sent === undefined ? {} : { courier: sent }) }
  const result = anUploadResult({
    acceptedOrders: 0,
    shipmentFailed: [{ ...aFailure(entry, 'No'), courier }],
    shipmentSelectCourier: [{ ...aFailure(entry, ''), courier, possibleCouriers: [aCandidate()] }],
  })
  const answered = { request: 7, at: 500, entries: [entry], doubtOf: () => undefined }
  const outcomeOf = (about: UploadResult) => judgeAnswer({ ...answered, result: about }).outcomes[0]
  const said = other === undefined ? {} : { otherCourier: other }
  const failed = outcomeOf({ ...result, shipmentSelectCourier: [] })
  expect(failed).toEqual({ kind: 'failed', at: 500, message: 'No', candidates: null, ...said })
  const needed = outcomeOf({ ...result, shipmentFailed: [] })
  expect(needed).toEqual({ kind: 'courier-needed', at: 500, candidates: [aCandidate()], ...said })
})

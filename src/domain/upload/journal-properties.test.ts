import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEntry, anUploadResult } from '#testing/builders.ts'
import { applyEvents } from './apply-events.ts'
import { countOpen, isFinished } from './books.ts'
import type { Fault } from './fault.ts'
import { OUTCOME_KINDS } from './outcome.ts'
import { blockedPositions, planRequest } from './plan-request.ts'
import { startState } from './start-state.ts'
import type { UploadEvent } from './upload-event.ts'

const SIZE = 6
const entries = Array.from({ length: SIZE }, (_, index) =>
  // Orders repeat, as in a real sheet.
  anEntry({ orderId: `O-${index % 4}`, trackingId: `T-${index}` }),
)

const position = fc.integer({ min: -1, max: SIZE })
const positions = fc.array(position, { maxLength: SIZE })
const number = fc.integer({ min: 0, max: 5 })
const at = fc.nat({ max: 1000 })

const anyReport = fc.record({
  orderId: fc.constantFrom('O-0', 'O-1', 'O-9', null),
  trackingId: fc.constantFrom('T-0', 'T-1', 'T-5', null),
  merchantOrderId: fc.constant(null),
  courier: fc.constant(null),
})

const anyFault = fc.constantFrom<Fault>(
  { kind: 'unauthorized' },
  { kind: 'too-large' },
  { kind: 'turned-away', status: 429, retryAfterMs: null },
  { kind: 'turned-down', status: 400, excerpt: 'no' },
  { kind: 'not-connected' },
  { kind: 'no-answer', cause: 'network' },
  { kind: 'unclear-status', status: 500, excerpt: '' },
  { kind: 'fault of a later version' } as unknown as Fault,
)

const anyResult = fc
  .record({
    acceptedOrders: fc.nat({ max: SIZE }),
    shipmentFailed: fc.array(anyReport.map((ids) => ({ ...ids, errorMessage: 'no' }))),
    shipmentSelectCourier: fc.array(anyReport.map((ids) => ({ ...ids, possibleCouriers: [] }))),
  })
  .map(anUploadResult)

const reason = fc.constantFrom(
  'first-sending',
  'mended',
  'couriers',
  'doubt',
  'one-by-one',
  'again',
  'split',
)
const courier = fc.constantFrom('A', 'B', '', null)
const type = <Type extends UploadEvent['type']>(name: Type) => fc.constant(name)

const anyEvent: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.record({
    type: type('submitted'),
    at,
    submission: number,
    reason,
    positions: fc.option(positions),
    requestSize: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({
    type: type('requested'),
    at,
    request: number,
    submission: number,
    positions,
  }),
  fc.record({ type: type('answered'), at, request: number, result: anyResult }),
  fc.record({ type: type('faulted'), at, request: number, fault: anyFault }),
  fc.record({
    type: type('mended'),
    at,
    position,
    entry: fc.record({ orderId: fc.constantFrom('O-0', 'O-7'), trackingId: fc.constant('T') }),
  }),
  fc.record({ type: type('courier-chosen'), at, positions, courier, courierName: fc.constant('') }),
  fc.record({ type: type('choice-undone'), at }),
  fc.record({ type: type('set-aside'), at, positions, why: fc.constant('') }),
  fc.record({ type: type('marked-accepted'), at, positions }),
  fc.record({ type: type('taken-back'), at, positions }),
  fc.record({ type: type('stopped'), at }),
  fc.record({ type: type('resumed'), at }),
  fc.constant({ type: 'of a later version' } as unknown as UploadEvent),
)

const anyJournal = fc.array(anyEvent, { maxLength: 40 })

test('after any events every entry is in exactly one outcome, and the books sum to the whole', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const state = applyEvents(startState(entries), events)
      expect(state.outcomes).toHaveLength(SIZE)
      for (const kind of OUTCOME_KINDS) {
        const standing = state.outcomes.filter((outcome) => outcome.kind === kind)
        expect(state.counts[kind]).toBe(standing.length)
      }
      expect(Object.values(state.counts).reduce((sum, count) => sum + count, 0)).toBe(SIZE)
      expect(isFinished(state)).toBe(countOpen(state) === 0)
      const waitingIn = new Map<number, number>()
      for (const [position, submission] of state.memory.submissionOf.entries()) {
        if (state.outcomes[position]?.kind !== 'waiting') continue
        waitingIn.set(submission, (waitingIn.get(submission) ?? 0) + 1)
      }
      expect(state.memory.waitingIn).toEqual(waitingIn)
    }),
    { numRuns: 500 },
  )
})

test('events one by one, in one batch or twice over give the same state', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const start = startState(entries)
      const batch = applyEvents(start, events)
      const single = events.reduce((state, event) => applyEvents(state, [event]), start)
      expect(single).toEqual(batch)
      expect(start).toEqual(startState(entries))
    }),
    { numRuns: 300 },
  )
})

test('what the service accepted stays accepted', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, after) => {
      const state = applyEvents(startState(entries), before)
      const later = applyEvents(state, after)
      for (const [index, outcome] of state.outcomes.entries()) {
        if (outcome.kind === 'accepted' && outcome.how === 'by-count')
          expect(later.outcomes[index]).toBe(outcome)
      }
    }),
    { numRuns: 300 },
  )
})

test('a plan never takes an order twice, nor one that is in flight or in doubt further up', () => {
  fc.assert(
    fc.property(anyJournal, fc.integer({ min: 1, max: SIZE }), (events, requestSize) => {
      const state = applyEvents(startState(entries), events)
      const plan = planRequest(state, { requestSize, heldUpTo: -1 })
      if (plan.kind !== 'request') return
      const orders = plan.entries.map((entry) => entry.orderId)
      expect(new Set(orders).size).toBe(orders.length)
      expect(plan.positions.length).toBeLessThanOrEqual(requestSize)
      for (const taken of plan.positions) {
        expect(state.outcomes[taken]?.kind).toBe('waiting')
        const same = state.outcomes.filter(
          (outcome, index) =>
            state.entries[index]?.orderId === state.entries[taken]?.orderId &&
            (outcome.kind === 'sending' || (outcome.kind === 'in-doubt' && index < taken)),
        )
        expect(same).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('when nothing holds an upload, whatever waits can go or waits for a doubt to be settled', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const submitted: UploadEvent = {
        type: 'submitted',
        at: 0,
        submission: 0,
        reason: 'first-sending',
        positions: null,
        requestSize: null,
      }
      const resumed: UploadEvent = { type: 'resumed', at: 0 }
      const state = applyEvents(startState(entries), [submitted, ...events, resumed])
      const plan = planRequest(state, { requestSize: 2, heldUpTo: -1 })
      if (plan.kind !== 'nothing') return
      expect(plan.blocked).toEqual(blockedPositions(state))
      expect(plan.blocked).toHaveLength(state.counts.waiting)
    }),
    { numRuns: 500 },
  )
})

test('every state can be brought to its end: answer what is open, set the rest aside', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const state = applyEvents(startState(entries), events)
      const faults = state.memory.openRequests.map((request): UploadEvent => {
        const fault: Fault = { kind: 'no-answer', cause: 'interrupted' }
        return { type: 'faulted', at: 1, request, fault }
      })
      const all = [...entries.keys()]
      const end: UploadEvent = { type: 'set-aside', at: 1, positions: all, why: '' }
      expect(isFinished(applyEvents(state, [...faults, end]))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

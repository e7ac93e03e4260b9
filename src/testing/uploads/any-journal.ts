import * as fc from 'fast-check'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import { planRequest } from '#domain/upload/requests/plan-request.ts'
import { anEntry, anUploadResult } from '#testing/builders.ts'
import { EVERY_FAULT } from './upload-journal.ts'

const SIZE = 6

/** The entries of all generated journals. */
export const JOURNAL_ENTRIES = Array.from({ length: SIZE }, (_, index) =>
  // Orders repeat, as in a real sheet.
  anEntry({ orderId: `O-${index % 4}`, trackingId: `T-${index}` }),
)

const FIRST_SENDING: UploadEvent = {
  type: 'submitted',
  at: 0,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
}

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

const anyFault = fc.constantFrom(...EVERY_FAULT)

const anyResult = fc
  .record({
    acceptedOrders: fc.nat({ max: SIZE }),
    shipmentFailed: fc.array(anyReport.map((ids) => ({ ...ids, errorMessage: 'no' }))),
    shipmentSelectCourier: fc.array(anyReport.map((ids) => ({ ...ids, possibleCouriers: [] }))),
  })
  .map(anUploadResult)

const reason = fc.constantFrom(
  'first-sending',
  'corrected',
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
    type: type('corrected'),
    at,
    position,
    entry: fc.record({ orderId: fc.constantFrom('O-0', 'O-7'), trackingId: fc.constant('T') }),
  }),
  fc
    .record({
      type: type('courier-chosen'),
      at,
      positions,
      courier,
      courierName: fc.constant(''),
      group: fc.option(fc.constantFrom('G', 'H')),
      joined: fc.boolean(),
    })
    .map(({ group, joined, ...event }) => ({
      ...event,
      ...(group === null ? {} : { group }),
      ...(joined ? { joined } : {}),
    })),
  fc.record({ type: type('choice-undone'), at }),
  fc.record({ type: type('set-aside'), at, positions, why: fc.constant('') }),
  fc.record({ type: type('marked-accepted'), at, positions }),
  fc.record({ type: type('taken-back'), at, positions }),
  fc.record({ type: type('stopped'), at }),
  fc.record({ type: type('resumed'), at }),
  fc.record({ type: type('handed-over'), at, file: fc.constant('F') }),
  fc.record({ type: type('hand-over-ended'), at }),
  fc.constant({ type: 'of a later version' } as unknown as UploadEvent),
)

/** Events in any order, mostly ones that no run would write; no entry may ever be lost. */
export const anyJournal = fc.array(anyEvent, { maxLength: 40 })

const anyReply = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), failed: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('fault' as const), fault: anyFault }),
  fc.constant({ kind: 'none' as const }),
)
const anyStep = fc.record({ requestSize: fc.integer({ min: 1, max: 3 }), reply: anyReply })

/** Realistic journals: planned requests, most of them with an answer or a fault. */
export const anyRun = fc.array(anyStep, { minLength: 1, maxLength: 8 }).map((steps) => {
  const events: UploadEvent[] = [FIRST_SENDING]
  for (const [index, { requestSize, reply }] of steps.entries()) {
    const state = applyEvents(startState(JOURNAL_ENTRIES), events)
    const plan = planRequest(state, { requestSize, pausedUpTo: -1 })
    if (plan === null) break
    const { submission, positions, entries } = plan
    const about = { at: index, request: index + 1 }
    events.push({ type: 'requested', ...about, submission, positions })
    if (reply.kind === 'fault') events.push({ type: 'faulted', ...about, fault: reply.fault })
    if (reply.kind !== 'answer') continue
    const failed = entries.slice(0, reply.failed).map(({ orderId, trackingId }) => {
      return { orderId, trackingId, merchantOrderId: null, courier: null, errorMessage: 'no' }
    })
    const acceptedOrders = entries.length - failed.length
    const result = anUploadResult({ acceptedOrders, shipmentFailed: failed })
    events.push({ type: 'answered', ...about, result })
  }
  return events
})

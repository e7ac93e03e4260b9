import * as fc from 'fast-check'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { anEntry, anUploadResult } from '#testing/builders.ts'

const SIZE = 6

/** The entries that any journal is about. */
export const JOURNAL_ENTRIES = Array.from({ length: SIZE }, (_, index) =>
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
  { kind: 'unavailable', status: 429, retryAfterMs: null },
  { kind: 'request-rejected', status: 400, excerpt: 'no' },
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

/** Events in any order, most of which no run would write: nothing may ever be lost by them. */
export const anyJournal = fc.array(anyEvent, { maxLength: 40 })

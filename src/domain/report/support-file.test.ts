import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import { startState } from '#domain/upload/events/apply-events.ts'
import { anEntry } from '#testing/builders.ts'
import { shapeOfJournal, type SupportFacts, writeSupportFile } from './support-file.ts'

type Events = Parameters<typeof shapeOfJournal>[1]
type Header = Parameters<typeof shapeOfJournal>[0]

const HEADER: Header = {
  id: 'u1',
  startedAt: 1_000,
  sources: [{ kind: 'file', name: 'orders.csv', sheet: null }],
  entryCount: 3,
  practice: true,
  serviceName: 'Service',
  name: null,
}

const OUTCOMES = { ...startState([]).counts, accepted: 2, 'in-doubt': 1 }

const FACTS: Omit<SupportFacts, 'uploads'> = {
  version: '0.1.0',
  language: 'en',
  browser: {
    name: 'Browser',
    languages: ['en'],
    window: [1, 2],
    online: true,
    secure: true,
    processors: 2,
  },
  settings: {},
  installation: {
    practice: true,
    forwarded: true,
    requestSize: 100,
    requestsAtOnce: 1,
    timeoutMs: 60_000,
  },
  storage: { usedBytes: 1, quotaBytes: 2, keptForGood: null },
  pageMs: null,
}

test('the shape of a journal has the counts of its events and the times of replies', () => {
  const events: Events = [
    {
      type: 'submitted',
      at: 1_000,
      submission: 0,
      reason: 'first-sending',
      positions: null,
      requestSize: null,
    },
    { type: 'requested', at: 1_100, request: 1, submission: 0, positions: [0, 1] },
    { type: 'answered', at: 1_300, request: 1, status: 200 },
    { type: 'requested', at: 1_400, request: 2, submission: 0, positions: [2] },
    { type: 'faulted', at: 2_400, request: 2, fault: { kind: 'no-answer', cause: 'timeout' } },
  ]
  expect(shapeOfJournal(HEADER, events, OUTCOMES, 61_000)).toEqual({
    startedBeforeMs: 60_000,
    lastedMs: 1_400,
    entries: 3,
    outcomes: OUTCOMES,
    practice: true,
    sources: { file: 1 },
    events: { submitted: 1, requested: 2, answered: 1, faulted: 1 },
    submissions: { 'first-sending': 1 },
    faults: { 'no-answer.timeout': 1 },
    statuses: { 200: 1 },
    replyMs: { least: 200, middle: 1_000, most: 1_000 },
  })
})

test('an upload without replies has no times', () => {
  expect(shapeOfJournal(HEADER, [], OUTCOMES, 1_000)).toMatchObject({ lastedMs: 0, replyMs: null })
})

/** Long enough not to occur in a text by chance. */
const secret = fc.stringMatching(/^[A-Z0-9]{10,16}$/)
const anyFault = fc.oneof(
  secret.map((excerpt): Fault => ({ kind: 'request-rejected', status: 400, excerpt })),
  secret.map((excerpt): Fault => ({ kind: 'unclear-status', status: 500, excerpt })),
  secret.map((kind) => ({ kind }) as unknown as Fault),
  secret.map((cause) => ({ kind: 'no-answer', cause }) as unknown as Fault),
)
const request = fc.nat({ max: 5 })
const at = fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 })
const positions = fc.constant([0])
const anyEvent = fc.oneof(
  fc.record({
    type: fc.constant('submitted'),
    at,
    submission: request,
    reason: secret,
    positions,
  }),
  fc.record({ type: fc.constant('requested'), at, request, positions, body: secret }),
  fc.record({ type: fc.constant('answered'), at, request, status: fc.nat(), body: secret }),
  fc.record({ type: fc.constant('faulted'), at, request, fault: anyFault, body: secret }),
  fc.record({
    type: fc.constant('corrected'),
    at,
    entry: fc
      .tuple(secret, secret)
      .map(([orderId, trackingId]) => anEntry({ orderId, trackingId, courier: orderId })),
  }),
  fc.record({
    type: fc.constant('courier-chosen'),
    at,
    positions,
    courier: secret,
    courierName: secret,
    group: secret,
  }),
  fc.record({ type: fc.constant('set-aside'), at, positions, why: secret }),
  fc.record({ type: secret, at, secret }),
) as unknown as fc.Arbitrary<Events[number]>

const anyHeader = fc
  .tuple(secret, secret, secret, secret, secret, at)
  .map(([id, name, serviceName, file, sheet, startedAt]): Header => {
    const sources = [{ kind: 'file', name: file, sheet } as const]
    return { ...HEADER, id, name, serviceName, sources, startedAt }
  })

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no text of any upload and no time of day is in the file', () => {
  fc.assert(
    fc.property(anyHeader, fc.array(anyEvent), at, (header, events, now) => {
      const file = writeSupportFile({
        ...FACTS,
        uploads: [shapeOfJournal(header, events, OUTCOMES, now)],
      })
      const texts = textsIn([header, events]).filter((text) => /^[A-Z0-9]{10,}$/.test(text))
      for (const text of texts) expect(file).not.toContain(text)
      for (const { at: time } of events) expect(file).not.toContain(String(time))
    }),
  )
})

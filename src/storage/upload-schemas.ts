import type { Fault, FaultKind } from '#domain/upload/answers/fault.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import * as z from 'zod/mini'
import type { Column, StoredEvent, UploadChunk, UploadDigest } from './kept-upload.ts'
import {
  columnMatch,
  count,
  entry,
  isA,
  isObject,
  list,
  mapOf,
  maybe,
  oneOf,
  positions,
  reading,
  setOf,
  sheet,
  source,
} from './schemas.ts'

export const header: z.ZodMiniType<UploadHeader> = z.looseObject({
  id: z.string(),
  startedAt: z.number(),
  sources: z.array(source),
  entryCount: count,
  practice: z.boolean(),
  serviceName: z.string(),
  name: z.nullable(z.string()),
})

const column = z.union([z.string(), list<string>()]) satisfies z.ZodMiniType<Column>

export const chunk: z.ZodMiniType<UploadChunk> = z.looseObject({
  orderIds: column,
  trackingIds: column,
  merchantOrderIds: z.nullable(column),
  couriers: z.nullable(column),
  rows: z.custom<Uint32Array>(isA('Uint32Array')),
  sourceIndexes: z.nullable(z.custom<Uint16Array>(isA('Uint16Array'))),
})

const status = z.number()
const excerpt = z.string()

const FAULTS: Readonly<Record<FaultKind, z.ZodMiniType>> = {
  unauthorized: z.looseObject({}),
  'too-large': z.looseObject({}),
  unavailable: z.looseObject({ status, retryAfterMs: z.nullable(z.number()) }),
  'request-rejected': z.looseObject({ status, excerpt }),
  'not-connected': z.looseObject({}),
  'no-answer': z.looseObject({ cause: z.enum(['network', 'timeout', 'interrupted']) }),
  'unclear-status': z.looseObject({ status, excerpt }),
  unreadable: z.looseObject({ status, why: z.enum(['not-json', 'no-sense']), excerpt }),
}

/** A kind that a later release wrote is as good as no answer, whatever comes with it. */
const fault = z.custom<Fault>((kept) => {
  if (!isObject(kept) || typeof kept['kind'] !== 'string') return false
  const schema = new Map<string, z.ZodMiniType>(Object.entries(FAULTS)).get(kept['kind'])
  return schema === undefined || z.safeParse(schema, kept).success
})

const at = z.number()
const request = count

export const storedEvent: z.ZodMiniType<StoredEvent> = oneOf('type', [
  z.looseObject({
    type: z.literal('submitted'),
    at,
    submission: count,
    reason: z.enum([
      'first-sending',
      'corrected',
      'couriers',
      'doubt',
      'one-by-one',
      'again',
      'split',
    ]),
    positions: z.nullable(positions),
    requestSize: z.nullable(z.number()),
  }),
  z.looseObject({ type: z.literal('requested'), at, request, submission: count, positions }),
  z.looseObject({ type: z.literal('answered'), at, request, status, body: z.string() }),
  z.looseObject({ type: z.literal('faulted'), at, request, fault }),
  z.looseObject({ type: z.literal('corrected'), at, position: count, entry }),
  z.looseObject({
    type: z.literal('courier-chosen'),
    at,
    positions,
    courier: z.nullable(z.string()),
    courierName: z.string(),
    group: maybe(z.string()),
    joined: maybe(z.literal(true)),
  }),
  z.looseObject({ type: z.literal('choice-undone'), at }),
  z.looseObject({ type: z.literal('set-aside'), at, positions, why: z.string() }),
  z.looseObject({ type: z.literal('marked-accepted'), at, positions }),
  z.looseObject({ type: z.literal('taken-back'), at, positions }),
  z.looseObject({ type: z.literal('stopped'), at }),
  z.looseObject({ type: z.literal('resumed'), at }),
])

const counts = z.looseObject(
  Object.fromEntries(OUTCOME_KINDS.map((kind) => [kind, count])) as Record<
    OutcomeKind,
    typeof count
  >,
)

export const digest: z.ZodMiniType<UploadDigest> = z.looseObject({
  id: z.string(),
  lastEvent: count,
  counts,
})

export const uploadSheet = z.looseObject({
  sheet,
  match: columnMatch,
  reading: maybe(reading),
})

const stamp = { lastEvent: count, release: z.string() }

export const checkpointHead = z.looseObject({
  ...stamp,
  partCount: count,
  rest: z.looseObject({
    counts,
    submissions: list(),
    strays: list(),
    corrected: mapOf(),
    choices: mapOf(),
    lastChoice: z.nullable(z.looseObject({})),
    groupCouriers: mapOf(),
    joined: setOf(),
    stopped: z.boolean(),
    memory: z.looseObject({
      doubts: mapOf(),
      choiceSteps: list(),
      waitingIn: mapOf(),
      tooLarge: list(),
      stoppedUpTo: z.number(),
      activeFrom: z.number(),
    }),
  }),
})

export const checkpointPart = z.looseObject({
  ...stamp,
  part: z.looseObject({
    outcomes: list(),
    submissionOf: list(),
    changed: mapOf(),
    requests: list(),
  }),
})

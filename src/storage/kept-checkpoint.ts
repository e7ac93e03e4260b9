import type { PackedPart, PackedRest } from '#domain/upload/events/pack-state.ts'
import { type Outcome, OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import type {
  GroupCourier,
  RequestRecord,
  StrayReport,
  SubmissionRecord,
  UndoableChoice,
} from '#domain/upload/upload.ts'
import * as z from 'zod/mini'
import { at, counts, fault, reason, request } from './kept-upload.ts'
import {
  arrayOf,
  count,
  entry,
  isA,
  isCount,
  isNumber,
  isObject,
  isText,
  manyOf,
  mapOf,
  maybe,
  object,
  positions,
} from '#domain/kept/schemas.ts'

const stamp = {
  /** The state holds so many events of the journal, from its first one on. */
  lastEvent: count,
  /** The release that computed it: another one may read answers better, and begins at the first event. */
  release: z.string(),
}

const undoableChoice = {
  positions,
  courier: z.nullable(z.string()),
  courierName: z.string(),
  group: maybe(z.string()),
  press: maybe(count),
}
const choice: z.ZodMiniType<UndoableChoice> = object(undoableChoice)

const groupCourier: z.ZodMiniType<GroupCourier> = object({
  courier: z.string(),
  courierName: z.string(),
})

const reported = z.nullable(z.number())

const submissionRecord: z.ZodMiniType<SubmissionRecord> = object({
  submission: count,
  reason,
  at,
  entryCount: count,
  isAnswered: z.boolean(),
  requestSize: z.nullable(z.number()),
  reported: object({
    accepted: z.number(),
    rejected: reported,
    notFound: reported,
    courierNeeded: reported,
  }),
  answers: count,
})

const named = z.nullable(z.string())

const stray: z.ZodMiniType<StrayReport> = object({
  request,
  orderId: named,
  merchantOrderId: named,
  trackingId: named,
  message: named,
})

const texts = mapOf(isCount, z.string())

const since = z.nullable(object({ at, message: named }))
const doubt = object({
  at,
  request,
  cause: z.union([
    object({ kind: z.literal('fault'), fault }),
    object({ kind: z.literal('unexplained') }),
  ]),
})

const rest: z.ZodMiniType<PackedRest> = object({
  counts,
  submissions: arrayOf(submissionRecord),
  strays: arrayOf(stray),
  corrected: mapOf(isCount, entry),
  choices: texts,
  lastChoice: z.nullable(object({ ...undoableChoice, courierCount: count })),
  groupCouriers: mapOf(isText, groupCourier),
  joined: z.custom<ReadonlySet<number>>(isA('Set')),
  stopped: z.boolean(),
  handedOver: z.nullable(object({ at, file: z.string() })),
  memory: object({
    doubts: mapOf(isCount, object({ doubt, since })),
    choiceSteps: arrayOf(object({ choice, before: texts, groupBefore: maybe(groupCourier) })),
    waitingIn: mapOf(isCount, count),
    tooLarge: arrayOf(object({ positions, hasBadEntry: z.boolean() })),
    stoppedUpTo: z.number(),
    activeFrom: z.number(),
  }),
})

export const checkpointHead = object({ ...stamp, partCount: count, rest })

const isOutcome = (kept: unknown): kept is Outcome =>
  isObject(kept) && OUTCOME_KINDS.some((kind) => kind === kept['kind'])

const isRequest = (kept: unknown): kept is RequestRecord =>
  isObject(kept) &&
  isCount(kept['request']) &&
  Array.isArray(kept['positions']) &&
  isObject(kept['reply'])

/** Thousands of outcomes and requests, in the shape in which this very release has written them. */
const part: z.ZodMiniType<PackedPart> = object({
  outcomes: manyOf(isOutcome),
  submissionOf: manyOf(isNumber),
  changed: mapOf(isCount, entry),
  requests: manyOf(isRequest),
})

export const checkpointPart = object({ ...stamp, part })

export type CheckpointHead = z.infer<typeof checkpointHead>
export type CheckpointPart = z.infer<typeof checkpointPart>

/** Tells one checkpoint from the one before, and from those that other code has made. */
export type CheckpointStamp = Pick<CheckpointHead, keyof typeof stamp>

import type { PackedPart, PackedRest } from './pack-state.ts'
import { type Outcome, OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
  count,
  isA,
  isCount,
  isNumber,
  isObject,
  isText,
  manyOf,
  mapOf,
  object,
} from '#base/schemas.ts'
import { entry } from '#domain/entry/stored-entry.ts'
import { counts } from '#domain/upload/stored-upload.ts'
import {
  choiceStep,
  groupCourier,
  handOver,
  largeBatch,
  lastChoice,
  openDoubt,
  strayReport,
  submissionRecord,
} from '#domain/upload/stored-state.ts'

const stamp = {
  /** Number of journal events that the state includes, from the first on. */
  lastEvent: count,
  /** The release that computed the state. Another release starts over, since it may read answers differently. */
  release: z.string(),
}

const rest: z.ZodMiniType<PackedRest> = object({
  counts,
  submissions: arrayOf(submissionRecord),
  strays: arrayOf(strayReport),
  corrected: mapOf(isCount, entry),
  choices: mapOf(isCount, z.string()),
  lastChoice: z.nullable(lastChoice),
  groupCouriers: mapOf(isText, groupCourier),
  joined: z.custom<ReadonlySet<number>>(isA('Set')),
  stopped: z.boolean(),
  handedOver: z.nullable(handOver),
  memory: object({
    doubts: mapOf(isCount, openDoubt),
    choiceSteps: arrayOf(choiceStep),
    waitingIn: mapOf(isCount, count),
    tooLarge: arrayOf(largeBatch),
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

/** Thousands of outcomes and requests; shallow checks are enough, since this very release wrote them. */
const part: z.ZodMiniType<PackedPart> = object({
  outcomes: manyOf(isOutcome),
  submissionOf: manyOf(isNumber),
  changed: mapOf(isCount, entry),
  requests: manyOf(isRequest),
})

export const checkpointPart = object({ ...stamp, part })

export type CheckpointHead = Readonly<z.infer<typeof checkpointHead>>
export type CheckpointPart = Readonly<z.infer<typeof checkpointPart>>

/** Identifies a checkpoint and the release that made it. */
export type CheckpointStamp = Pick<CheckpointHead, keyof typeof stamp>

import { FIELDS } from '#domain/entry/fields.ts'
import { type Fault, FAULT_KINDS } from '#domain/upload/answers/fault.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { PackedPart, PackedRest } from '#domain/upload/events/pack-state.ts'
import { SUBMISSION_REASONS, type UploadEvent } from '#domain/upload/events/upload-event.ts'
import { type Outcome, OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import type {
  GroupCourier,
  RequestRecord,
  StrayReport,
  SubmissionRecord,
  UndoableChoice,
  UploadHeader,
} from '#domain/upload/upload.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
  columnMatch,
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
  reading,
  sheet,
  source,
} from './schemas.ts'

export const header: z.ZodMiniType<UploadHeader> = object({
  id: z.string(),
  startedAt: z.number(),
  sources: arrayOf(source),
  entryCount: count,
  practice: z.boolean(),
  serviceName: z.string(),
  name: z.nullable(z.string()),
  filledByRules: maybe(arrayOf(object({ shape: z.string(), courier: z.string(), entries: count }))),
})

/**
 * The values of a column as one text, a line for each: a browser reads one long text many times faster than
 * thousands of short ones. A list where a value has a line break.
 */
export type Column = string | readonly string[]

/** A column for each field: empty where a row has none; null when no row has one, missing where no release knew it. */
type EntryColumns = { readonly [field in TrackingField as `${field}s`]?: Column | null }

/** Entries of an upload in columns, some thousands a record. */
export type UploadChunk = EntryColumns & {
  /** Row numbers as the person knows them. */
  readonly rows: Uint32Array
  /** Into the `sources` of the header; null when all come from the first. */
  readonly sourceIndexes: Uint16Array | null
}

const column = z.union([z.string(), manyOf(isText)]) satisfies z.ZodMiniType<Column>

const entryColumns = Object.fromEntries(
  FIELDS.map(({ key, required }) => [`${key}s`, required ? column : z.nullish(column)]),
)

export const chunk: z.ZodMiniType<UploadChunk> = object({
  ...entryColumns,
  rows: z.custom<Uint32Array>(isA('Uint32Array')),
  sourceIndexes: z.nullable(z.custom<Uint16Array>(isA('Uint16Array'))),
})

const status = z.number()
const excerpt = z.string()

const knownFault = z.union([
  object({ kind: z.enum(['unauthorized', 'too-large', 'not-connected']) }),
  object({ kind: z.literal('unavailable'), status, retryAfterMs: z.nullable(z.number()) }),
  object({ kind: z.enum(['request-rejected', 'unclear-status']), status, excerpt }),
  object({ kind: z.literal('no-answer'), cause: z.enum(['network', 'timeout', 'interrupted']) }),
  object({ kind: z.literal('unreadable'), status, why: z.enum(['not-json', 'no-sense']), excerpt }),
])

/** A kind that a later release wrote is as good as no answer, whatever comes with it. */
const laterFault = z.custom<Fault>(
  (kept) => isObject(kept) && isText(kept['kind']) && !FAULT_KINDS.includes(kept['kind']),
)

const fault: z.ZodMiniType<Fault> = z.union([knownFault, laterFault])

const at = z.number()
const request = count

/** An event as it is kept: an answer is there as it came, and is read again when the upload is opened. */
export type StoredEvent =
  | Exclude<UploadEvent, { type: 'answered' }>
  | {
      readonly type: 'answered'
      readonly at: number
      readonly request: number
      readonly status: number
      readonly body: string
    }

const reason = z.enum(SUBMISSION_REASONS)

export const storedEvent: z.ZodMiniType<StoredEvent> = z.union([
  object({
    type: z.literal('submitted'),
    at,
    submission: count,
    reason,
    positions: z.nullable(positions),
    requestSize: z.nullable(z.number()),
  }),
  object({ type: z.literal('requested'), at, request, submission: count, positions }),
  object({ type: z.literal('answered'), at, request, status, body: z.string() }),
  object({ type: z.literal('faulted'), at, request, fault }),
  object({ type: z.literal('corrected'), at, position: count, entry }),
  object({
    type: z.literal('courier-chosen'),
    at,
    positions,
    courier: z.nullable(z.string()),
    courierName: z.string(),
    group: maybe(z.string()),
    joined: maybe(z.literal(true)),
    press: maybe(count),
  }),
  object({ type: z.literal('choice-undone'), at }),
  object({ type: z.literal('set-aside'), at, positions, why: z.string() }),
  object({ type: z.literal('marked-accepted'), at, positions }),
  object({ type: z.literal('taken-back'), at, positions }),
  object({ type: z.literal('stopped'), at }),
  object({ type: z.literal('resumed'), at }),
  object({ type: z.literal('handed-over'), at, file: z.string() }),
  object({ type: z.literal('hand-over-ended'), at }),
])

const counts = z.object(
  Object.fromEntries(OUTCOME_KINDS.map((kind) => [kind, count])) as Record<
    OutcomeKind,
    typeof count
  >,
)

export const digest = object({
  id: z.string(),
  lastEvent: count,
  counts,
  isHandedOver: z.boolean(),
})

/** How many entries of an upload have which outcome, and whether a colleague has it: true as long as `lastEvent` is the last of its journal. */
export type UploadDigest = z.infer<typeof digest>

export const uploadSheet = object({
  sheet,
  match: columnMatch,
  /** How it was read, to be read again in the same way. */
  reading: maybe(reading),
})

/** A sheet from which entries of an upload came, with the columns in which they were found. */
export type UploadSheet = z.infer<typeof uploadSheet>

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

/** An upload as it begins. */
export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** One for each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

import { FIELDS } from '#domain/entry/fields.ts'
import type { Fault, FaultKind } from '#domain/upload/answers/fault.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { PackedPart, PackedRest } from '#domain/upload/events/pack-state.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
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
  shape,
  sheet,
  source,
} from './schemas.ts'

export const header: z.ZodMiniType<UploadHeader> = z.object({
  id: z.string(),
  startedAt: z.number(),
  sources: arrayOf(source),
  entryCount: count,
  practice: z.boolean(),
  serviceName: z.string(),
  name: z.nullable(z.string()),
  filledByRules: maybe(
    arrayOf(z.object({ shape: z.string(), courier: z.string(), entries: count })),
  ),
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

const column = z.union([z.string(), list<string>()]) satisfies z.ZodMiniType<Column>

const entryColumns = Object.fromEntries(
  FIELDS.map(({ key, required }) => [`${key}s`, required ? column : z.nullish(column)]),
)

export const chunk: z.ZodMiniType<UploadChunk> = z.object({
  ...entryColumns,
  rows: z.custom<Uint32Array>(isA('Uint32Array')),
  sourceIndexes: z.nullable(z.custom<Uint16Array>(isA('Uint16Array'))),
})

const status = z.number()
const excerpt = z.string()

const FAULTS: Readonly<Record<FaultKind, z.ZodMiniType>> = {
  unauthorized: z.object({}),
  'too-large': z.object({}),
  unavailable: z.object({ status, retryAfterMs: z.nullable(z.number()) }),
  'request-rejected': z.object({ status, excerpt }),
  'not-connected': z.object({}),
  'no-answer': z.object({ cause: z.enum(['network', 'timeout', 'interrupted']) }),
  'unclear-status': z.object({ status, excerpt }),
  unreadable: z.object({ status, why: z.enum(['not-json', 'no-sense']), excerpt }),
}

/** A kind that a later release wrote is as good as no answer, whatever comes with it. */
const fault = z.custom<Fault>((kept) => {
  if (!isObject(kept) || typeof kept['kind'] !== 'string') return false
  const schema = new Map<string, z.ZodMiniType>(Object.entries(FAULTS)).get(kept['kind'])
  return schema === undefined || z.safeParse(schema, kept).success
})

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

export const storedEvent: z.ZodMiniType<StoredEvent> = oneOf('type', [
  z.object({
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
  z.object({ type: z.literal('requested'), at, request, submission: count, positions }),
  z.object({ type: z.literal('answered'), at, request, status, body: z.string() }),
  z.object({ type: z.literal('faulted'), at, request, fault }),
  z.object({ type: z.literal('corrected'), at, position: count, entry }),
  z.object({
    type: z.literal('courier-chosen'),
    at,
    positions,
    courier: z.nullable(z.string()),
    courierName: z.string(),
    group: maybe(z.string()),
    joined: maybe(z.literal(true)),
    press: maybe(count),
  }),
  z.object({ type: z.literal('choice-undone'), at }),
  z.object({ type: z.literal('set-aside'), at, positions, why: z.string() }),
  z.object({ type: z.literal('marked-accepted'), at, positions }),
  z.object({ type: z.literal('taken-back'), at, positions }),
  z.object({ type: z.literal('stopped'), at }),
  z.object({ type: z.literal('resumed'), at }),
  z.object({ type: z.literal('handed-over'), at, file: z.string() }),
  z.object({ type: z.literal('hand-over-ended'), at }),
])

const counts = z.object(
  Object.fromEntries(OUTCOME_KINDS.map((kind) => [kind, count])) as Record<
    OutcomeKind,
    typeof count
  >,
)

export const digest = z.object({
  id: z.string(),
  lastEvent: count,
  counts,
  isHandedOver: z.boolean(),
})

/** How many entries of an upload have which outcome, and whether a colleague has it: true as long as `lastEvent` is the last of its journal. */
export type UploadDigest = z.infer<typeof digest>

export const uploadSheet = z.object({
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

export const checkpointHead = z.object({
  ...stamp,
  partCount: count,
  rest: shape<PackedRest>(
    z.object({
      counts,
      submissions: list(),
      strays: list(),
      corrected: mapOf(),
      choices: mapOf(),
      lastChoice: z.nullable(z.object({})),
      groupCouriers: mapOf(),
      joined: setOf(),
      stopped: z.boolean(),
      handedOver: z.nullable(z.object({})),
      memory: z.object({
        doubts: mapOf(),
        choiceSteps: list(),
        waitingIn: mapOf(),
        tooLarge: list(),
        stoppedUpTo: z.number(),
        activeFrom: z.number(),
      }),
    }),
  ),
})

export const checkpointPart = z.object({
  ...stamp,
  part: shape<PackedPart>(
    z.object({
      outcomes: list(),
      submissionOf: list(),
      changed: mapOf(),
      requests: list(),
    }),
  ),
})

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

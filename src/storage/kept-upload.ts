import { FIELDS } from '#domain/entry/fields.ts'
import { type Fault, FAULT_KINDS } from '#domain/upload/answers/fault.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import { SUBMISSION_REASONS, type UploadEvent } from '#domain/upload/events/upload-event.ts'
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
  isText,
  manyOf,
  maybe,
  object,
  positions,
  reading,
  sheet,
  source,
} from '#domain/kept/schemas.ts'

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

export const fault: z.ZodMiniType<Fault> = z.union([knownFault, laterFault])

export const at = z.number()
export const request = count

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

export const reason = z.enum(SUBMISSION_REASONS)

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

export const counts = z.object(
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

/** An upload as it begins. */
export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** One for each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

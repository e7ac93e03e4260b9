import { FIELDS } from '#domain/entry/fields.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import { factsOf, type Fault, FAULT_KINDS } from './fault.ts'
import { OUTCOME_KINDS, type OutcomeKind } from './outcome.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
  count,
  isA,
  isCount,
  isObject,
  isText,
  manyOf,
  maybe,
  object,
} from '#base/schemas.ts'
import { reading, sheet } from '#domain/sheet/stored-sheet.ts'
import { columnMatch } from '#domain/columns/stored-match.ts'
import { entry, source } from '#domain/entry/stored-entry.ts'

export const header = object({
  id: z.string(),
  startedAt: z.number(),
  sources: arrayOf(source),
  entryCount: count,
  /** Never changes: practice uploads never count as done. */
  practice: z.boolean(),
  serviceName: z.string(),
  /** The user's name for the shop whose token started the upload, if there is one. */
  shop: maybe(z.string()),
  /** The user's name for the upload; null: its sources name it. */
  name: z.nullable(z.string()),
  /** When the oldest kept sheet was read; missing without one. */
  sheetsReadAt: maybe(z.number()),
  /** Couriers that rules filled in before sending, if any. */
  filledByRules: maybe(arrayOf(object({ shape: z.string(), courier: z.string(), entries: count }))),
})

/** The stored data of an upload besides its entries and its journal. */
export type UploadHeader = Readonly<z.infer<typeof header>>

/**
 * The values of a column as one text, a line for each, since a browser reads one long text many times faster than
 * thousands of short ones. A list when a value has a line break.
 */
export type Column = string | readonly string[]

/** A column for each field, with empty lines for missing values; null or missing when no row has a value. */
type EntryColumns = { readonly [field in TrackingField as `${field}s`]?: Column | null }

/** Entries of an upload in columns, a few thousand per record. */
export type UploadChunk = EntryColumns & {
  /** Row numbers as the user sees them. */
  readonly rows: Uint32Array
  /** Indexes into `sources` of the header; null when all are 0. */
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

const knownFault = z.union(
  FAULT_KINDS.map((kind) => object({ kind: z.literal(kind), ...factsOf(kind) })),
) as unknown as z.ZodMiniType<Fault>

/** A kind of fault from a later release, which counts as no answer. */
const laterFault = z.custom<Fault>(
  (kept) =>
    isObject(kept) && isText(kept['kind']) && FAULT_KINDS.every((kind) => kind !== kept['kind']),
)

export const fault = z.union([knownFault, laterFault])

export const at = z.number()
export const positions = manyOf(isCount)
export const request = count

/** The reason of a submission. The event itself is the user's consent to a risk. */
export const reason = z.enum([
  'first-sending',
  'corrected',
  'couriers',
  /** Entries in doubt, which may be processed twice. */
  'doubt',
  /** Unexplained entries, sent one by one, which may be processed twice. */
  'one-by-one',
  /** Refused or unsent entries. */
  'again',
  /** A refused batch, sent in halves to find the bad entry. */
  'split',
])

const events = [
  object({
    type: z.literal('submitted'),
    at,
    /** 0 for the first sending. */
    submission: count,
    reason,
    /** null for every entry of the upload (the first sending). */
    positions: z.nullable(positions),
    /** The most entries of a request; null for the installation's setting. */
    requestSize: z.nullable(z.number()),
  }),
  /** Committed before the request is sent, with its exact body. `request` counts from 1 over the whole upload. */
  object({ type: z.literal('requested'), at, request, submission: count, positions }),
  object({ type: z.literal('answered'), at, request, status: z.number(), body: z.string() }),
  object({ type: z.literal('faulted'), at, request, fault }),
  /** The user corrected an entry, which takes effect when it is resent. */
  object({ type: z.literal('corrected'), at, position: count, entry }),
  object({
    type: z.literal('courier-chosen'),
    at,
    positions,
    /** null removes the choice ("later"). */
    courier: z.nullable(z.string()),
    /** For the label of Undo. */
    courierName: z.string(),
    /** The group of the choice, whose later entries get the courier too. Without it, only these entries do. */
    group: maybe(z.string()),
    /** These entries came after the choice for their group and got its courier automatically. */
    joined: maybe(z.literal(true)),
    /** Choices of one press have the same number and are undone together. */
    press: maybe(count),
  }),
  object({ type: z.literal('choice-undone'), at }),
  object({ type: z.literal('set-aside'), at, positions, why: z.string() }),
  object({ type: z.literal('marked-accepted'), at, positions }),
  /** Undoes `set-aside` or `marked-accepted`. */
  object({ type: z.literal('taken-back'), at, positions }),
  /** The user pressed Stop: waiting entries are held until the user sends them. */
  object({ type: z.literal('stopped'), at }),
  object({ type: z.literal('resumed'), at }),
  /** A colleague continues the upload from a file; this browser sends nothing until the hand-over ends. */
  object({ type: z.literal('handed-over'), at, file: z.string() }),
  object({ type: z.literal('hand-over-ended'), at }),
] as const

export const storedEvent = z.union(events)

/** A stored event. Answers are stored as received and parsed when the upload is opened. */
export type StoredEvent = Readonly<z.infer<typeof storedEvent>>

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

/** The counts of an upload and whether it is handed over. Valid while `lastEvent` is the last event of its journal. */
export type UploadDigest = Readonly<z.infer<typeof digest>>

export const uploadSheet = object({
  sheet,
  match: columnMatch,
  /** How the sheet was read, to read it the same way again. */
  reading: maybe(reading),
})

/** A sheet with entries of an upload, and the columns in which they were found. */
export type UploadSheet = Readonly<z.infer<typeof uploadSheet>>

/** A new upload. */
export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** The place of each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

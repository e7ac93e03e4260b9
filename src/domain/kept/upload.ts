import { FIELDS } from '#domain/entry/fields.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import { factsOf, type Fault, FAULT_KINDS } from '#domain/upload/answers/fault.ts'
import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
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

export const header = object({
  id: z.string(),
  startedAt: z.number(),
  sources: arrayOf(source),
  entryCount: count,
  /** Stays for good: what was practice never counts as done. */
  practice: z.boolean(),
  serviceName: z.string(),
  /** Whose token it began with, as the person called it; not there where no name was given. */
  shop: maybe(z.string()),
  /** What the person called it; null: its sources name it. */
  name: z.nullable(z.string()),
  /** When the oldest of the sheets was read whose files it keeps; not there where it keeps none, or an earlier release. */
  sheetsReadAt: maybe(z.number()),
  /** The couriers that rules had filled in before it was sent; not there where none was. */
  filledByRules: maybe(arrayOf(object({ shape: z.string(), courier: z.string(), entries: count }))),
})

/** What is kept of an upload beside its entries and its journal. */
export type UploadHeader = Readonly<z.infer<typeof header>>

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

const knownFault = z.union(
  FAULT_KINDS.map((kind) => object({ kind: z.literal(kind), ...factsOf(kind) })),
) as unknown as z.ZodMiniType<Fault>

/** A kind that a later release wrote is as good as no answer, whatever comes with it. */
const laterFault = z.custom<Fault>(
  (kept) =>
    isObject(kept) && isText(kept['kind']) && FAULT_KINDS.every((kind) => kind !== kept['kind']),
)

export const fault = z.union([knownFault, laterFault])

export const at = z.number()
export const request = count

/** Why a submission was made; the yes that a risk asked for is the event itself. */
export const reason = z.enum([
  'first-sending',
  'corrected',
  'couriers',
  /** `Send one to find out` and `Resend all`: these entries may be processed twice. */
  'doubt',
  /** `Send one by one` for unexplained entries: these may be processed twice. */
  'one-by-one',
  /** Refused or not sent, again. */
  'again',
  /** A refused batch in halves, to find the bad entry. */
  'split',
])

const events = [
  object({
    type: z.literal('submitted'),
    at,
    /** 0 is the first sending. */
    submission: count,
    reason,
    /** null: every entry of the upload (the first sending). */
    positions: z.nullable(positions),
    /** The most entries of a request; null: the setting of the installation. */
    requestSize: z.nullable(z.number()),
  }),
  /** Stored and committed before the request leaves, together with its exact body. `request`: from 1, counted over the whole upload. */
  object({ type: z.literal('requested'), at, request, submission: count, positions }),
  object({ type: z.literal('answered'), at, request, status: z.number(), body: z.string() }),
  object({ type: z.literal('faulted'), at, request, fault }),
  /** The person corrected an entry; it is sent only when it is resent. */
  object({ type: z.literal('corrected'), at, position: count, entry }),
  object({
    type: z.literal('courier-chosen'),
    at,
    positions,
    /** null takes a choice back, "later". */
    courier: z.nullable(z.string()),
    /** For the name of the undo. */
    courierName: z.string(),
    /** The group that was chosen for: its later entries get the courier too. None: only these entries. */
    group: maybe(z.string()),
    /** These entries came after the choice for their group and got its courier. */
    joined: maybe(z.literal(true)),
    /** Choices of the same press have the same number, and are undone together. */
    press: maybe(count),
  }),
  object({ type: z.literal('choice-undone'), at }),
  object({ type: z.literal('set-aside'), at, positions, why: z.string() }),
  object({ type: z.literal('marked-accepted'), at, positions }),
  /** Undoes `set-aside` or `marked-accepted`. */
  object({ type: z.literal('taken-back'), at, positions }),
  /** The person pressed Stop: waiting entries stay until they are sent on request. */
  object({ type: z.literal('stopped'), at }),
  object({ type: z.literal('resumed'), at }),
  /** A colleague continues it from a file; nothing is sent from here until it is taken back. */
  object({ type: z.literal('handed-over'), at, file: z.string() }),
  object({ type: z.literal('hand-over-ended'), at }),
] as const

export const storedEvent = z.union(events)

/** An event as it is kept: an answer is there as it came, and is read again when the upload is opened. */
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

/** How many entries of an upload have which outcome, and whether a colleague has it: true as long as `lastEvent` is the last of its journal. */
export type UploadDigest = Readonly<z.infer<typeof digest>>

export const uploadSheet = object({
  sheet,
  match: columnMatch,
  /** How it was read, to be read again in the same way. */
  reading: maybe(reading),
})

/** A sheet from which entries of an upload came, with the columns in which they were found. */
export type UploadSheet = Readonly<z.infer<typeof uploadSheet>>

/** An upload as it begins. */
export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** One for each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

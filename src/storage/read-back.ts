import { action } from '#domain/draft/stored/kept-action.ts'
import * as draft from '#domain/draft/stored/kept-draft.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { RememberedCourier } from '#domain/couriers/list/courier-memory.ts'
import * as z from 'zod/mini'
import { UnreadableRecord } from './faults.ts'
import { draftSheet, type StoredDraft } from './kept-draft.ts'
import { checkpointHead, checkpointPart } from '#domain/upload/events/checkpoint.ts'
import * as uploads from '#domain/upload/stored-upload.ts'
import { courierRule } from './rules-file.ts'
import { arrayOf, count, maybe, object } from '#base/schemas.ts'
import { columnKind, mapping } from '#domain/columns/stored-match.ts'
import type { RememberedLayout } from './store.ts'

/** Returns the stored record, or null if it's invalid. */
export type Reader<Value> = (kept: unknown) => Value | null

const readerOf =
  <Value>(schema: z.ZodMiniType<Value>): Reader<Value> =>
  (kept) =>
    z.safeParse(schema, kept).data ?? null

export const readHeader = readerOf(uploads.header)
export const readChunk = readerOf(uploads.chunk)
export const readDigest = readerOf(uploads.digest)
export const readUploadSheet = readerOf(uploads.uploadSheet)
export const readCheckpointHead = readerOf(checkpointHead)
export const readCheckpointPart = readerOf(checkpointPart)
export const readDraftSheet = readerOf(draftSheet)

const layout: z.ZodMiniType<RememberedLayout> = object({
  layout: z.string(),
  mapping,
  at: z.number(),
  headers: z.nullable(arrayOf(z.string())),
  kinds: arrayOf(columnKind),
})
export const readLayout = readerOf(layout)

const candidate: z.ZodMiniType<CourierCandidate> = object({
  key: z.string(),
  name: z.string(),
  nameZhCn: z.string(),
  nameZhHk: z.string(),
  country: z.string(),
  countryIso: z.string(),
  url: z.string(),
  group: z.string(),
})

export const readSeenCourier = readerOf(object({ candidate, lastSeen: z.number() }))

const chosenCourier = object({
  kind: z.literal('name'),
  key: z.string(),
  code: z.string(),
  shops: maybe(arrayOf(object({ shop: z.string(), code: z.string() }))),
})
export const readChosenCourier = readerOf<RememberedCourier>(chosenCourier)

const courierTally = object({ courier: z.string(), accepted: count, rejected: count })
const uploadTally = object({
  upload: z.string(),
  at: z.number(),
  shop: maybe(z.string()),
  couriers: arrayOf(courierTally),
})
const groupMemory = object({
  kind: z.literal('group'),
  key: z.string(),
  memory: object({ shape: z.string(), uploads: arrayOf(uploadTally) }),
})
export const readGroupMemory = readerOf(groupMemory)

const keptRule = object({ kind: z.literal('rule'), key: z.string(), rule: courierRule })
export const readKeptRule = readerOf(keptRule)

const keptChoice = z.union([chosenCourier, groupMemory, keptRule])

/** Readers by store of learnt data. */
export const LEARNT_READERS = {
  layouts: readLayout,
  seenCouriers: readSeenCourier,
  courierMemory: readerOf(keptChoice),
} as const

/** Reads a stored event; null if it's invalid. */
export const readEvent: Reader<uploads.StoredEvent> = readerOf(uploads.storedEvent)

/** Reads a stored draft; throws an `UnreadableRecord` if it's invalid. */
export function readStoredDraft(
  state: unknown,
  parts: readonly unknown[],
  actions: readonly unknown[],
): StoredDraft {
  return {
    state: mustRead(state, readerOf(draft.keptState)),
    parts: readAll(parts, readerOf(draft.keptRows)),
    actions: readAll(actions, readerOf(action)),
  }
}

/** Returns the valid records. */
export function readable<Value>(records: readonly unknown[], read: Reader<Value>): Value[] {
  return records.flatMap((kept) => read(kept) ?? [])
}

/** Returns all records; throws an `UnreadableRecord` if one is invalid. */
export function readAll<Value>(records: readonly unknown[], read: Reader<Value>): readonly Value[] {
  return records.map((kept) => mustRead(kept, read))
}

export function mustRead<Value>(kept: unknown, read: Reader<Value>): Value {
  const value = read(kept)
  if (value === null) throw new UnreadableRecord('A kept record cannot be read')
  return value
}

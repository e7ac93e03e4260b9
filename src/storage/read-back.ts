import type { Action } from '#domain/draft/changes/change.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import * as z from 'zod/mini'
import * as drafts from './draft-schemas.ts'
import { UnreadableRecord } from './faults.ts'
import type { DraftState, KeptSheet } from './kept-draft.ts'
import type { CheckpointHead, CheckpointPart, StoredEvent, UploadSheet } from './kept-upload.ts'
import * as learnt from './learnt-schemas.ts'
import { isObject } from './schemas.ts'
import type { RememberedLayout } from './store.ts'
import * as uploads from './upload-schemas.ts'

/** Reads what is kept; null where it is not what it should be. */
export type Reader<Value> = (kept: unknown) => Value | null

const readerOf =
  <Value>(schema: z.ZodMiniType<Value>): Reader<Value> =>
  (kept) => {
    const read = z.safeParse(schema, kept)
    return read.success ? read.data : null
  }

/** For what has parts that are only looked at as a whole: the record itself, once it has the shape. */
const shapeReaderOf =
  <Value>(schema: z.ZodMiniType): Reader<Value> =>
  (kept) =>
    z.safeParse(schema, kept).success ? (kept as Value) : null

export const readHeader = readerOf(uploads.header)
export const readChunk = readerOf(uploads.chunk)
export const readDigest = readerOf(uploads.digest)
export const readUploadSheet = shapeReaderOf<UploadSheet>(uploads.uploadSheet)
export const readCheckpointHead = shapeReaderOf<CheckpointHead>(uploads.checkpointHead)
export const readCheckpointPart = shapeReaderOf<CheckpointPart>(uploads.checkpointPart)
export const readDraftState = shapeReaderOf<DraftState>(drafts.draftState)
export const readDraftChunk = readerOf(drafts.draftChunk)
export const readDraftSheet = shapeReaderOf<{ readonly sheet: KeptSheet }>(drafts.draftSheet)
export const readLayout = shapeReaderOf<RememberedLayout>(learnt.layout)
export const readSeenCourier: Reader<{
  readonly candidate: CourierCandidate
  readonly lastSeen: number
}> = readerOf(learnt.seenCourier)
export const readChosenCourier: Reader<ChosenCourier> = readerOf(learnt.chosenCourier)

/** By the name of what was learnt. */
export const LEARNT_READERS = {
  layouts: readLayout,
  seenCouriers: readSeenCourier,
  courierMemory: readChosenCourier,
} as const

const readStoredEvent = readerOf(uploads.storedEvent)
const readStoredAction = shapeReaderOf<Action>(drafts.action)

/** A kept event in the words of today. */
export function readEvent(kept: unknown): StoredEvent | null {
  if (!isObject(kept)) return null
  if (kept['type'] === 'submitted') return readStoredEvent(inTodaysWords(kept, 'reason'))
  if (kept['type'] !== 'faulted') return readStoredEvent(inTodaysWords(kept, 'type'))
  return readStoredEvent({ ...kept, fault: inTodaysWords(kept['fault'], 'kind') })
}

/** A kept action of the draft in the words of today. */
export function readAction(kept: unknown): Action | null {
  return isObject(kept)
    ? readStoredAction({ ...kept, name: inTodaysWords(kept['name'], 'kind') })
    : null
}

/** What can be read among some records. */
export function readable<Value>(records: readonly unknown[], read: Reader<Value>): Value[] {
  return records.flatMap((kept) => read(kept) ?? [])
}

/** All of the records; throws an `UnreadableRecord` when one of them cannot be read. */
export function readAll<Value>(records: readonly unknown[], read: Reader<Value>): readonly Value[] {
  return records.map((kept) => mustRead(kept, read))
}

export function mustRead<Value>(kept: unknown, read: Reader<Value>): Value {
  const value = read(kept)
  if (value === null) throw new UnreadableRecord('A kept record cannot be read')
  return value
}

/** Words that earlier releases wrote, and what they are called now. */
const TODAY: ReadonlyMap<unknown, string> = new Map([
  ['mended', 'corrected'],
  ['turned-away', 'unavailable'],
  ['turned-down', 'request-rejected'],
  ['done-left-out', 'done-skipped'],
  ['cells-mended', 'cells-fixed'],
])

function inTodaysWords(kept: unknown, key: string): unknown {
  const word = isObject(kept) ? TODAY.get(kept[key]) : undefined
  return isObject(kept) && word !== undefined ? { ...kept, [key]: word } : kept
}

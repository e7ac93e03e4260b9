import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { findFolded, fold, type TextRange } from './find-value.ts'
import { findRequest } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'

/** Placeholder for a value in a family. */
const VALUE_MARK = '{…}'

/** Quoted text. An apostrophe within a word ("isn't") isn't a quote. */
const QUOTED =
  /"[^"]*"|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|“[^“”]*”|‘[^‘’]*’|«[^«»]*»|「[^「」]*」|『[^『』]*』/gu

/** Only this many characters are compared; reasons are far shorter. */
const MOST_READ = 2_000

type ReadMessage = {
  /** The message without the values that it names. */
  readonly family: string
  readonly named: readonly TrackingField[]
}

/** Returns a message without the values that it names; messages that differ only in these are one family. */
export function messageFamily(message: string, entry: TrackingEntry): string {
  return readMessage(message, entry).family
}

/** Finds the family of a message and the fields whose values it names. A shared value counts for the first field. */
export function readMessage(message: string, entry: TrackingEntry): ReadMessage {
  // Messages can be of any length; the text after the limit stays as it is.
  const read = message.slice(0, MOST_READ)
  const places = placesOfValues(read, entry)
  return {
    family: cutOut(read, places).replace(QUOTED, VALUE_MARK) + message.slice(MOST_READ),
    named: TRACKING_FIELDS.filter((field) => places.some((place) => place.field === field)),
  }
}

/** Splits a family at its placeholders. */
export function splitFamily(family: string): readonly string[] {
  return family.split(VALUE_MARK)
}

type Place = TextRange & { readonly field: TrackingField }

function placesOfValues(message: string, entry: TrackingEntry): readonly Place[] {
  const folded = fold(message)
  const places: Place[] = []
  for (const { field, value } of valuesOf(entry)) {
    for (const range of findFolded(folded, value)) {
      if (!places.some((taken) => overlap(taken, range))) places.push({ ...range, field })
    }
  }
  return places.sort((one, other) => one.from - other.from)
}

/** The longest value comes first, since an order ID may be part of the merchant's. */
function valuesOf(entry: TrackingEntry) {
  return TRACKING_FIELDS.map((field) => ({ field, value: fold(entry[field]?.trim() ?? '') }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => other.value.length - one.value.length)
}

function overlap(one: TextRange, other: TextRange): boolean {
  return one.from < other.to && other.from < one.to
}

function cutOut(message: string, ranges: readonly TextRange[]): string {
  let kept = ''
  let from = 0
  for (const range of ranges) {
    kept += message.slice(from, range.from) + VALUE_MARK
    from = range.to
  }
  return kept + message.slice(from)
}

/** The message of one of the failed entries; null when the service gave no reason. */
type SharedReason = { readonly message: string | null }

/** Returns the reason when every entry of a request failed with a message of the same family; else null. */
export function sharedReason(state: UploadState, request: number): SharedReason | null {
  const record = findRequest(state.requests, request)
  const families = new Set<string | null>()
  let message: string | null = null
  for (const position of record?.positions ?? []) {
    const outcome = state.outcomes[position]
    const entry = state.entries.at(position)
    if (outcome?.kind !== 'failed' || entry === undefined) return null
    message ??= outcome.message
    families.add(outcome.message === null ? null : messageFamily(outcome.message, entry))
  }
  return families.size === 1 ? { message } : null
}

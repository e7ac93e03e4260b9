import * as z from 'zod/mini'
import type { Result } from '#base/result.ts'
import { eachField } from '#domain/entry/tracking-entry.ts'
import {
  type UploadResult,
  type CourierCandidate,
  type CourierReport,
  distinctCandidates,
  type FailedReport,
} from '#domain/entry/upload-result.ts'
import { parseAnswer } from './parse-answer.ts'

// A strict content security policy forbids the functions that zod would compile.
z.config({ jitless: true })

/** The reason why a body is not an upload result. */
type UnreadableReason = 'not-json' | 'no-sense'

/** Reads the body of a 2xx leniently and keeps the digits of numbers. Never throws. */
export function readAnswer(body: string): Result<UploadResult, UnreadableReason> {
  const json = parseJson(body)
  if (!json.ok) return json
  const answer = answerSchema.safeParse(json.value)
  return answer.success ? { ok: true, value: answer.data } : { ok: false, reason: 'no-sense' }
}

function parseJson(body: string): Result<unknown, 'not-json'> {
  try {
    return { ok: true, value: parseAnswer(body.replace(/^\ufeff/, '')) }
  } catch {
    // Broken, or nested too deep for the stack.
    return { ok: false, reason: 'not-json' }
  }
}

/*
 * Lenient schemas for the upload result of the contract. In the input, numbers are text, so that no identifier ever
 * becomes a JavaScript number.
 */

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const transform = <Output>(read: (value: unknown) => Output) =>
  z.pipe(z.prefault(z.unknown(), null), z.transform(read))

/** An identifier, as text or digits; null without one. */
const id = transform((value) => (typeof value === 'string' && value !== '' ? value : null))

/** Text for display; other values are shown as JSON rather than lost. */
const shown = transform((value) => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
})

/** Reads a non-negative integer, also written as 3.0 or 3e0. */
function readCount(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\s*\d+(\.0+)?(e\+?\d+)?\s*$/i.test(value)) return null
  const count = Number(value)
  return Number.isSafeInteger(count) ? count : null
}

const count = transform(readCount)
const requiredCount = z.pipe(
  count,
  z.custom<number>((value) => value !== null),
)

/** Reads a list; a single object counts as a list of one. */
function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const isNothing = value === null || value === undefined || value === '' || value === false
  return isNothing ? [] : [value]
}

const listOf = <Output>(read: (item: unknown) => Output | null) =>
  transform((value) =>
    readList(value).flatMap((item) => {
      const output = read(item)
      return output === null ? [] : [output]
    }),
  )

const ids = eachField(() => id)
const NO_IDS = eachField(() => null)

const candidateSchema = z.object({
  key: id,
  name: shown,
  nameZhCn: shown,
  nameZhHk: shown,
  country: shown,
  countryIso: shown,
  url: shown,
  group: shown,
})

/** Reads a candidate; null without a key, since it could not be sent. */
function readCandidate(item: unknown): CourierCandidate | null {
  const { key, ...facts } = candidateSchema.parse(isObject(item) ? item : { key: item })
  return key === null ? null : { key, ...facts }
}

/** Number of different lists that are remembered; a service has few. */
const MOST_LISTS = 20
const knownLists = new Map<string, readonly CourierCandidate[]>()
const listed = listOf(readCandidate)
const parseCandidates = (value: unknown) => distinctCandidates(listed.parse(value))

/** The parser returns repeated lists as the same object. */
const listsRead = new WeakMap<object, readonly CourierCandidate[]>()

function readCandidates(value: unknown): readonly CourierCandidate[] {
  if (!Array.isArray(value)) return parseCandidates(value)
  const read = listsRead.get(value) ?? readOnce(value)
  listsRead.set(value, read)
  return read
}

/** Shares equal lists, which a service repeats in every answer. */
function readOnce(value: unknown): readonly CourierCandidate[] {
  const text = textOf(value)
  const known = text === null ? undefined : knownLists.get(text)
  if (known) return known
  const read = parseCandidates(value)
  const [oldest] = knownLists.keys()
  if (knownLists.size >= MOST_LISTS && oldest !== undefined) knownLists.delete(oldest)
  if (text !== null) knownLists.set(text, read)
  return read
}

/** Returns the JSON of a value; null when it is nested too deep for the stack. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value)
  } catch {
    return null
  }
}

const failedSchema = z.object({ ...ids, errorMessage: shown })
const courierSchema = z.object({ ...ids, possibleCouriers: transform(readCandidates) })

/** Reads a failed report. One that isn't an object names no entry, but its text is kept. */
function readFailed(item: unknown): FailedReport | null {
  if (isObject(item)) return failedSchema.parse(item)
  return item === null ? null : { ...NO_IDS, errorMessage: shown.parse(item) }
}

function readCourierReport(item: unknown): CourierReport | null {
  if (isObject(item)) return courierSchema.parse(item)
  return typeof item === 'string' ? { ...NO_IDS, orderId: item, possibleCouriers: [] } : null
}

/** Accepts any JSON object with a valid `acceptedOrders`. */
const answerSchema: z.ZodMiniType<UploadResult> = z.object({
  acceptedOrders: requiredCount,
  rejectedOrders: count,
  ordersNotFound: count,
  ordersSelectCourier: count,
  shipmentFailed: listOf(readFailed),
  shipmentSelectCourier: listOf(readCourierReport),
})

import type { Result } from '#domain/entry/result.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

type Fields = Readonly<Record<string, unknown>>

const REQUIRED = ['orderId', 'trackingId'] as const
const OPTIONAL = ['merchantOrderId', 'courier'] as const

/** Reads the body of a request strictly; the reason says what is wrong with it. */
export function parseEntries(body: string): Result<readonly TrackingEntry[], string> {
  const json = parseJson(body)
  if (!Array.isArray(json)) return { ok: false, reason: 'The body must be a JSON array.' }
  const items: readonly unknown[] = json
  for (const [index, item] of items.entries()) {
    const reason = findMistake(item)
    if (reason !== null) return { ok: false, reason: `Entry ${index + 1}: ${reason}` }
  }
  return { ok: true, value: items.filter(isObject).map(toEntry) }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A body that is no JSON is no array either: the answer is the same.
    return undefined
  }
}

function isObject(item: unknown): item is Fields {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

function findMistake(item: unknown): string | null {
  if (!isObject(item)) return 'it must be an object.'
  const missing = REQUIRED.find((field) => typeof item[field] !== 'string' || item[field] === '')
  if (missing !== undefined) return `${missing} must be a text that is not empty.`
  const wrong = OPTIONAL.find((field) => field in item && typeof item[field] !== 'string')
  return wrong === undefined ? null : `${wrong} must be a text.`
}

/** An optional field that is empty was not given. */
function toEntry(item: Fields): TrackingEntry {
  const { orderId, trackingId, merchantOrderId, courier } = item as TrackingEntry
  return {
    orderId,
    trackingId,
    ...(merchantOrderId ? { merchantOrderId } : {}),
    ...(courier ? { courier } : {}),
  }
}

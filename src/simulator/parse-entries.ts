import type { Result } from '#base/result.ts'
import { FIELDS } from '#domain/entry/fields.ts'
import { WIRE_VALUES } from '#domain/entry/wire-values.ts'
import { parseJson } from '#base/parse-json.ts'
import { toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'

type Fields = Readonly<Record<string, unknown>>

/** Parses the body of a request strictly; the reason describes the mistake. */
export function parseEntries(body: string): Result<readonly TrackingEntry[], string> {
  const json = parseJson(body)
  if (!Array.isArray(json)) return { ok: false, reason: 'The body must be a JSON array.' }
  const items: readonly unknown[] = json
  for (const [index, item] of items.entries()) {
    const reason = findMistake(item)
    if (reason !== null) return { ok: false, reason: `Entry ${index + 1}: ${reason}` }
  }
  return { ok: true, value: items.filter(isObject).map(fromWire) }
}

function isObject(item: unknown): item is Fields {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

function findMistake(item: unknown): string | null {
  if (!isObject(item)) return 'it must be an object.'
  const missing = FIELDS.find((field) => field.required && !textOf(item, field))
  if (missing !== undefined) return `${mustBe(missing)} that is not empty.`
  const wrong = FIELDS.find((field) => field.wireName in item && textOf(item, field) === null)
  return wrong === undefined ? null : `${mustBe(wrong)}.`
}

type Field = (typeof FIELDS)[number]

const textOf = (item: Fields, { wireName, value }: Field) => WIRE_VALUES[value].read(item[wireName])

const mustBe = ({ wireName, value }: Field) => `${wireName} must be ${WIRE_VALUES[value].mustBe}`

/** Converts an item to an entry; an empty optional field counts as missing. */
function fromWire(item: Fields): TrackingEntry {
  return toEntry(Object.fromEntries(FIELDS.map((field) => [field.key, textOf(item, field) ?? ''])))
}

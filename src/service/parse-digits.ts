import { parse } from 'lossless-json'

/** Numbers that JavaScript may not give back as they were written. A text that only looks so is read slowly, which does no harm. */
const MAY_LOSE_DIGITS = /(?:^|[:,[])\s*(?:-|\d{16}|\d+[.eE])/

/**
 * Parses JSON of which every number stays the text that it came as; throws on anything else. The browser's own parser
 * is several times faster, and loses nothing of short whole numbers.
 */
export function parseKeepingDigits(text: string): unknown {
  return MAY_LOSE_DIGITS.test(text) ? parseSlowly(text) : numbersToText(JSON.parse(text))
}

/** The same for any number at all. */
export function parseSlowly(text: string): unknown {
  return parse(text, null, { parseNumber: keepDigits, onDuplicateKey: takeLast })
}

const keepDigits = (digits: string): string => digits

/** As every other reader of JSON does. */
const takeLast = ({ newValue }: { readonly newValue: unknown }): unknown => newValue

/** In place: the value is not shared yet. */
function numbersToText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = numbersToText(value[index])
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      const part = value[key]
      if (typeof part === 'number' || typeof part === 'object') value[key] = numbersToText(part)
    }
  }
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import { parse } from 'lossless-json'

/** Numbers that JavaScript may not print as they were written. A false match only costs time. */
const MAY_LOSE_DIGITS = /(?:^|[:,[])\s*(?:-|\d{16}|\d+[.eE])/

/**
 * Parses JSON and keeps every number as text; throws if it isn't JSON. Uses the browser's parser, which is several
 * times faster, if all numbers are short integers, which it doesn't change.
 */
export function parseKeepingDigits(text: string): unknown {
  return MAY_LOSE_DIGITS.test(text) ? parseSlowly(text) : numbersToText(JSON.parse(text))
}

/** Does the same for any numbers. */
export function parseSlowly(text: string): unknown {
  return parse(text, null, { parseNumber: keepDigits, onDuplicateKey: takeLast })
}

const keepDigits = (digits: string): string => digits

/** The last duplicate key counts, as in every JSON parser. */
const takeLast = ({ newValue }: { readonly newValue: unknown }): unknown => newValue

/** Mutates the value, which is not shared yet. */
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

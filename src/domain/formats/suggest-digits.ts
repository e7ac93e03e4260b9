import type { FormatIndex } from './format-index.ts'
import { judgeNumber, judgeNumberOf } from './judge-number.ts'

const LOOKS_LIKE_DIGIT = /[OoIl]/
/** Some couriers mix any letters into their numbers, but not these alone. */
const DIGITS_BUT_FOR_THESE = /^[0-9OoIl]+$/

/** What may be letters in earnest: none, the first two (UPS, DHL), the first and the last two (post). */
const BODIES = [/^()(.*)()$/, /^(.{2})(.*)()$/, /^(.{2})(.*)(.{2})$/]

/**
 * The number with digits for the letters that are read as such (O, I, l), where a check digit then fits and as it
 * stands none does; null where that is not so, or where two readings fit. Never to be used without a yes.
 */
export function suggestDigits(index: FormatIndex, number: string, courier: string): string | null {
  if (!LOOKS_LIKE_DIGIT.test(number)) return null
  const { shapeKnown, checkDigit } = judgeNumberOf(index, number, courier)
  const maySayLetters = shapeKnown && !DIGITS_BUT_FOR_THESE.test(number)
  if (checkDigit === 'fits' || (maySayLetters && checkDigit !== 'fails')) return null
  const readings = new Set(BODIES.map((body) => number.replace(body, withDigits)))
  readings.delete(number)
  const fitting = [...readings].filter((reading) => hasFittingDigit(index, reading, courier))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** By the formats of the courier; where it has none of this shape, by all: the courier may be the slip. */
function hasFittingDigit(index: FormatIndex, number: string, courier: string): boolean {
  const own = judgeNumberOf(index, number, courier)
  return (own.shapeKnown ? own : judgeNumber(index, number)).checkDigit === 'fits'
}

function withDigits(_: string, front: string, body: string, back: string): string {
  return front + body.replace(/[Oo]/g, '0').replace(/[Il]/g, '1') + back
}

import { CHECKS } from './check-digits.ts'
import {
  findShape,
  type FormatGroup,
  type FormatIndex,
  indexOfCourier,
  type NumberVerdict,
} from './format-index.ts'

/**
 * Judges a number by all formats of the index. Small letters count as capitals; spaces and hyphens are
 * passed over where the number as it is fits no shape.
 */
export function judgeNumber(index: FormatIndex, number: string): NumberVerdict {
  const capitals = number.toUpperCase()
  const verdict = judge(index, capitals)
  if (verdict.shapeKnown || !/[ -]/.test(capitals)) return verdict
  return judge(index, capitals.replace(/[ -]/g, ''))
}

/** Judges a number as it is written: blanks and hyphens count. */
export function judgeExactly(index: FormatIndex, number: string): NumberVerdict {
  return judge(index, number.toUpperCase())
}

/** Judges a number by the formats of one courier, or by all when that courier has none. */
export function judgeNumberOf(index: FormatIndex, number: string, courier: string): NumberVerdict {
  return judgeNumber(indexOfCourier(index, courier) ?? index, number)
}

const FAILS = 1
const FITS = 2

/** No format is longer. The shapes of whole texts would fill the memory. */
const LONGEST_NUMBER = 60
const NO_NUMBER: NumberVerdict = { fits: [], shapeKnown: false, checkDigit: 'none' }

/** Numbers of a sheet are mostly alike: a verdict is made once and shared by those that the same groups fit. */
function judge(index: FormatIndex, number: string): NumberVerdict {
  if (number.length > LONGEST_NUMBER) return NO_NUMBER
  const { groups, verdicts } = findShape(index, number)
  // A number of base 3 is exact for up to 33 groups; no shape has half as many.
  const name = groups.reduce((sum, group) => sum * 3 + testGroup(group, number), 0)
  const known = verdicts.get(name)
  if (known !== undefined) return known
  const fitting = groups.filter((group) => testGroup(group, number) === FITS)
  const isChecked = fitting.some(({ check }) => check !== null)
  const verdict: NumberVerdict = {
    fits: [...new Set(fitting.flatMap(({ keys }) => keys))],
    shapeKnown: name > 0,
    checkDigit: isChecked ? 'fits' : name > 0 && fitting.length === 0 ? 'fails' : 'none',
  }
  verdicts.set(name, verdict)
  return verdict
}

function testGroup({ expression, check }: FormatGroup, number: string): number {
  if (!expression.test(number)) return 0
  return check === null || CHECKS[check](number) ? FITS : FAILS
}

/** How much a value looks like a tracking number by its format: `surely` where chance cannot explain it. */
export type NumberLikeness = 'surely' | 'perhaps' | 'loosely' | 'no'

/** Two letters or more in front, as couriers mark their numbers; and one digit at least for most letters. */
const MARKED = /^(?:[A-Z]{2,4}\d{8,}[A-Z]{0,2}|1Z[A-Z0-9]{16})$/i
const LONG = /^\d{18,}$/
const DIGITS = /^\d{12,}$/

/** Says how much a value looks like a number: digits alone fit some format by chance, a check digit and a length make that unlikely. */
export function likenessOf(value: string, { fits, checkDigit }: NumberVerdict): NumberLikeness {
  if (fits.length === 0) return 'no'
  const isChecked = checkDigit === 'fits'
  if (MARKED.test(value) || (isChecked && LONG.test(value))) return 'surely'
  return isChecked && DIGITS.test(value) ? 'perhaps' : 'loosely'
}

/** Whether a value may look more than loosely like a number, told without looking up any format. */
export function mayLookLikeNumber(value: string): boolean {
  return MARKED.test(value) || DIGITS.test(value)
}

const LOOKS_LIKE_DIGIT = /[OoQDIlZSBG]/
/** Some couriers mix any letters into their numbers, but not these alone. */
const DIGITS_BUT_FOR_THESE = /^[0-9OoIl]+$/

const ALIKE = new Map([
  ['O', '0'],
  ['o', '0'],
  ['I', '1'],
  ['l', '1'],
])
const LESS_ALIKE = new Map([
  ...ALIKE,
  ['Q', '0'],
  ['D', '0'],
  ['Z', '2'],
  ['S', '5'],
  ['B', '8'],
  ['G', '6'],
])

/** What may be letters in earnest: none, the first two (UPS, DHL), the first and the last two (post). */
const BODIES = [/^()(.*)()$/, /^(.{2})(.*)()$/, /^(.{2})(.*)(.{2})$/]

/**
 * The number with digits for the letters that are read as such (O, I, l; then Q, D, Z, S, B, G, too), where a check digit then fits and as it
 * stands none does, or where digits alone are known; null where that is not so, or where two readings fit. Never used without your consent.
 */
export function suggestDigits(index: FormatIndex, number: string, courier: string): string | null {
  if (!LOOKS_LIKE_DIGIT.test(number)) return null
  const { shapeKnown, checkDigit } = judgeNumberOf(index, number, courier)
  const maySayLetters = shapeKnown && !DIGITS_BUT_FOR_THESE.test(number)
  if (checkDigit === 'fits' || (maySayLetters && checkDigit !== 'fails')) return null
  const readings = readingsOf(number, ALIKE)
  for (const reading of readingsOf(number, LESS_ALIKE)) {
    // Letters in front are a courier's own: read as digits, they fit some check digit in one of ten numbers.
    if (STARTS_WITH_DIGIT.test(number) || WITH_DIGITS.test(reading)) readings.add(reading)
  }
  const fitting = [...readings].filter((reading) => hasFittingDigit(index, reading, courier))
  if (fitting.length > 0 || shapeKnown) return fitting.length === 1 ? (fitting[0] ?? null) : null
  // Its check digit is wrong too, or it has none: only digits make such a number.
  const areDigits = STARTS_WITH_DIGIT.test(number) && DIGITS_BUT_FOR_THESE.test(number)
  const known = [...readings].filter((reading) =>
    areDigits ? judgeNumber(index, reading).shapeKnown : isMarkedShape(index, reading),
  )
  return known.length === 1 ? (known[0] ?? null) : null
}

const STARTS_WITH_DIGIT = /^\d/

/** As posts and UPS mark their numbers: no other shape wants a digit in each place. */
const WITH_DIGITS = /^(?:[A-Z]{2}\d{9}[A-Z]{2}|1Z[A-Z0-9]{15}\d)$/i

function isMarkedShape(index: FormatIndex, number: string): boolean {
  return WITH_DIGITS.test(number) && judgeNumber(index, number).shapeKnown
}

/** By the formats of the courier; where it has none of this shape, by all: the courier may be the slip. */
function hasFittingDigit(index: FormatIndex, number: string, courier: string): boolean {
  const own = judgeNumberOf(index, number, courier)
  return (own.shapeKnown ? own : judgeNumber(index, number)).checkDigit === 'fits'
}

/** What the letters of a number may be as digits, the number itself excepted. */
function readingsOf(number: string, digits: ReadonlyMap<string, string>): Set<string> {
  const asDigit = (letter: string) => digits.get(letter) ?? letter
  const readings = BODIES.map((body) =>
    number.replace(
      body,
      (_, front: string, middle: string, back: string) =>
        front + middle.replace(/[A-Za-z]/g, asDigit) + back,
    ),
  )
  return new Set(readings.filter((reading) => reading !== number))
}

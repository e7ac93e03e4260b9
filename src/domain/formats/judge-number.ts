import { CHECKS } from './check-digits.ts'
import {
  findShape,
  type FormatGroup,
  type FormatIndex,
  indexOfCourier,
  type NumberVerdict,
} from './format-index.ts'

/**
 * Judges a number by all formats of the index, ignoring case. Spaces and hyphens are ignored if the number as written
 * fits no shape.
 */
export function judgeNumber(index: FormatIndex, number: string): NumberVerdict {
  const capitals = number.toUpperCase()
  const verdict = judge(index, capitals)
  if (verdict.shapeKnown || !/[ -]/.test(capitals)) return verdict
  return judge(index, capitals.replace(/[ -]/g, ''))
}

/** Judges a number without ignoring spaces and hyphens. */
export function judgeExactly(index: FormatIndex, number: string): NumberVerdict {
  return judge(index, number.toUpperCase())
}

/** The groups of forms whose pattern a number has, and whether its check digit, if any, fits. */
export function groupsOf(index: FormatIndex, number: string): NumberVerdict['groups'] {
  return judgeExactly(index, number).groups
}

/** Judges a number by the formats of a courier, or by all formats when the courier has none. */
export function judgeNumberOf(index: FormatIndex, number: string, courier: string): NumberVerdict {
  return judgeNumber(indexOfCourier(index, courier) ?? index, number)
}

const FAILS = 1
const FITS = 2

/** No format is longer, and the shapes of long texts would fill the cache. */
const LONGEST_NUMBER = 60
const NO_NUMBER: NumberVerdict = { fits: [], shapeKnown: false, checkDigit: 'none', groups: [] }

/** Caches verdicts by the groups that fit, since the numbers of a sheet are mostly alike. */
function judge(index: FormatIndex, number: string): NumberVerdict {
  if (number.length > LONGEST_NUMBER) return NO_NUMBER
  const shape = findShape(index, number)
  // The base 3 key is exact for up to 33 groups; no shape has half as many.
  const name = shape.groups.reduce((sum, group) => sum * 3 + testGroup(group, number), 0)
  const known = shape.verdicts.get(name)
  if (known !== undefined) return known
  const groups = shape.groups.flatMap((group) => {
    const result = testGroup(group, number)
    return result === 0 ? [] : [{ group, fits: result === FITS }]
  })
  const fitting = groups.flatMap(({ group, fits }) => (fits ? group : []))
  const isChecked = fitting.some(({ check }) => check !== null)
  const verdict: NumberVerdict = {
    fits: [...new Set(fitting.flatMap(({ keys }) => keys))],
    shapeKnown: groups.length > 0,
    checkDigit: isChecked ? 'fits' : groups.length > 0 && fitting.length === 0 ? 'fails' : 'none',
    groups,
  }
  shape.verdicts.set(name, verdict)
  return verdict
}

function testGroup({ expression, check }: FormatGroup, number: string): number {
  if (!expression.test(number)) return 0
  return check === null || CHECKS[check](number) ? FITS : FAILS
}

/** How much a value looks like a tracking number; `surely` means that chance can't explain it. */
export type NumberLikeness = 'surely' | 'perhaps' | 'loosely' | 'no'

/** Two or more letters before digits, as couriers mark their numbers. */
const MARKED = /^(?:[A-Z]{2,4}\d{8,}[A-Z]{0,2}|1Z[A-Z0-9]{16})$/i
const LONG = /^\d{18,}$/
const DIGITS = /^\d{12,}$/

/** Returns how much a value looks like a number. Digits alone may fit by chance, unless they are long and checked. */
export function likenessOf(value: string, { fits, checkDigit }: NumberVerdict): NumberLikeness {
  if (fits.length === 0) return 'no'
  const isChecked = checkDigit === 'fits'
  if (MARKED.test(value) || (isChecked && LONG.test(value))) return 'surely'
  return isChecked && DIGITS.test(value) ? 'perhaps' : 'loosely'
}

/** Tells, without looking up formats, whether a value may look more than loosely like a number. */
export function mayLookLikeNumber(value: string): boolean {
  return MARKED.test(value) || DIGITS.test(value)
}

const LOOKS_LIKE_DIGIT = /[OoQDIlZSBG]/
/** Digits with only these letters; couriers that mix letters into numbers use others too. */
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

/** Letters that may be real: none, the first two (UPS, DHL), or the first and the last two (posts). */
const BODIES = [/^()(.*)()$/, /^(.{2})(.*)()$/, /^(.{2})(.*)(.{2})$/]

/**
 * Suggests the number with digits in place of similar letters (O, I, l; then also Q, D, Z, S, B, G) if only that makes
 * a check digit fit, or if the known formats have digits there; null otherwise or when two readings fit. Never applied
 * without the user's consent.
 */
export function suggestDigits(index: FormatIndex, number: string, courier: string): string | null {
  if (!LOOKS_LIKE_DIGIT.test(number)) return null
  const { shapeKnown, checkDigit } = judgeNumberOf(index, number, courier)
  const maySayLetters = shapeKnown && !DIGITS_BUT_FOR_THESE.test(number)
  if (checkDigit === 'fits' || (maySayLetters && checkDigit !== 'fails')) return null
  const readings = readingsOf(number, ALIKE)
  for (const reading of readingsOf(number, LESS_ALIKE)) {
    // Leading letters belong to the courier. Read as digits, they would fit some check digit in one of ten numbers.
    if (STARTS_WITH_DIGIT.test(number) || WITH_DIGITS.test(reading)) readings.add(reading)
  }
  const fitting = [...readings].filter((reading) => hasFittingDigit(index, reading, courier))
  if (fitting.length > 0 || shapeKnown) return fitting.length === 1 ? (fitting[0] ?? null) : null
  // Without a fitting check digit, a reading counts only if all characters must be digits.
  const areDigits = STARTS_WITH_DIGIT.test(number) && DIGITS_BUT_FOR_THESE.test(number)
  const known = [...readings].filter((reading) =>
    areDigits ? judgeNumber(index, reading).shapeKnown : isMarkedShape(index, reading),
  )
  return known.length === 1 ? (known[0] ?? null) : null
}

const STARTS_WITH_DIGIT = /^\d/

/** Numbers of posts and UPS, whose formats require a digit in each of these places. */
const WITH_DIGITS = /^(?:[A-Z]{2}\d{9}[A-Z]{2}|1Z[A-Z0-9]{15}\d)$/i

function isMarkedShape(index: FormatIndex, number: string): boolean {
  return WITH_DIGITS.test(number) && judgeNumber(index, number).shapeKnown
}

/** Checks the courier's formats, or all formats when none of its own has this shape, since the courier may be wrong. */
function hasFittingDigit(index: FormatIndex, number: string, courier: string): boolean {
  const own = judgeNumberOf(index, number, courier)
  return (own.shapeKnown ? own : judgeNumber(index, number)).checkDigit === 'fits'
}

/** Returns the readings of a number with digits for letters, without the number itself. */
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

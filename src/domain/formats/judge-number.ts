import { CHECKS } from './check-digits.ts'
import {
  addGroup,
  findGroups,
  type FormatIndex,
  indexOfCourier,
  type NumberVerdict,
  type VerdictTree,
} from './format-index.ts'

const UNKNOWN: NumberVerdict = { fits: [], shapeKnown: false, checkDigit: 'none' }

/**
 * Judges a number by all formats of the index. Small letters count as capitals; spaces and hyphens are
 * passed over where the number as it stands fits no shape.
 */
export function judgeNumber(index: FormatIndex, number: string): NumberVerdict {
  const capitals = number.toUpperCase()
  const verdict = judge(index, capitals)
  if (verdict.shapeKnown || !/[ -]/.test(capitals)) return verdict
  return judge(index, capitals.replace(/[ -]/g, ''))
}

/** Judges a number by the formats of one courier, or by all when that courier has none. */
export function judgeNumberOf(index: FormatIndex, number: string, courier: string): NumberVerdict {
  return judgeNumber(indexOfCourier(index, courier) ?? index, number)
}

function judge(index: FormatIndex, number: string): NumberVerdict {
  let verdicts: VerdictTree | null = null
  for (const group of findGroups(index, number)) {
    if (!group.expression.test(number)) continue
    verdicts ??= index.verdicts
    if (group.check === null || CHECKS[group.check](number)) verdicts = addGroup(verdicts, group)
  }
  return verdicts?.verdict ?? UNKNOWN
}

/** How much a value looks like a tracking number by its format: `surely` where that is no chance. */
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

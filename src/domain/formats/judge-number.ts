import { CHECKS } from './check-digits.ts'
import { findGroups, indexOfCourier } from './format-index.ts'
import type { FormatIndex } from './format-index.ts'
import { addGroup } from './number-verdict.ts'
import type { NumberVerdict, VerdictTree } from './number-verdict.ts'

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

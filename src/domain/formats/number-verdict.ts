import type { FormatGroup } from './format-group.ts'

/** What the known formats say of one tracking number. */
export type NumberVerdict = {
  /** Codes of the couriers with a format that fits, check digit included; none twice. */
  readonly fits: readonly string[]
  /** Whether any format has this shape, whatever the check digit. */
  readonly shapeKnown: boolean
  /** `fails`: every format of this shape has a check digit, and none of them fits. */
  readonly checkDigit: 'fits' | 'fails' | 'none'
}

/**
 * The verdict on numbers that a certain row of groups fits, and those with one group more. Numbers of a sheet
 * are mostly alike: a verdict is made once and shared, since 100,000 lists of twenty couriers cost more than
 * all the expressions.
 */
export type VerdictTree = {
  readonly verdict: NumberVerdict
  readonly more: Map<FormatGroup, VerdictTree>
}

/** The verdict on numbers whose shape is known and that fit no group. */
export function createVerdicts(): VerdictTree {
  return { verdict: { fits: [], shapeKnown: true, checkDigit: 'fails' }, more: new Map() }
}

/** The verdict when one group more fits. */
export function addGroup(tree: VerdictTree, group: FormatGroup): VerdictTree {
  const known = tree.more.get(group)
  if (known !== undefined) return known
  const added = { verdict: extend(tree.verdict, group), more: new Map() }
  tree.more.set(group, added)
  return added
}

function extend(verdict: NumberVerdict, group: FormatGroup): NumberVerdict {
  const checked = group.check !== null || verdict.checkDigit === 'fits'
  return {
    fits: [...new Set([...verdict.fits, ...group.keys])],
    shapeKnown: true,
    checkDigit: checked ? 'fits' : 'none',
  }
}

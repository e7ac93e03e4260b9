import type { ColumnKind } from '#domain/columns/column-kind.ts'
import { type CellTests, type ColumnFacts, readColumnFacts, shareOf } from './column-facts.ts'
import { ADDRESS, LINK } from './column-patterns.ts'
import { like, type Rule, RULES } from './column-rules.ts'
import { type Grade, isAtLeast, lowerGrade } from './grade.ts'

/** A column with its kind, the number of cells that have it, and its grades for the order and tracking fields. */
export type ReadColumn = ColumnFacts & {
  readonly kind: ColumnKind
  readonly count: number
  readonly order: Grade
  readonly tracking: Grade
}

/** More cells wouldn't change the kind. */
const ENOUGH = 60

/** Determines the kind and grades of a column from its cells. */
export function readColumn(
  index: number,
  rows: readonly (readonly string[])[],
  tests: CellTests,
): ReadColumn {
  const facts = readColumnFacts(index, rows, tests)
  if (facts.values.length === 0)
    return { ...facts, kind: 'empty', count: 0, order: 'no', tracking: 'no' }
  const first = facts.values.slice(0, ENOUGH)
  const countOf = ({ cell }: Rule, values: readonly string[]) =>
    values.filter((value) => cell(value, tests)).length
  const rule = RULES.find(
    (one) => one.column?.(facts) !== false && countOf(one, first) * 10 >= first.length * one.tenths,
  )
  if (rule === undefined) throw new Error('The last rule holds for every column')
  return { ...facts, kind: rule.kind, count: countOf(rule, facts.values), ...gradesOf(rule, facts) }
}

/** Lowers the grades of columns with repeated values or few values, since IDs are mostly unique and in most rows. */
function gradesOf({ kind, order = 'no', tracking }: Rule, facts: ColumnFacts) {
  const { distinctShare, values, filledShare } = facts
  const repeats = distinctShare < 0.5 && values.length > 1
  const isRare = filledShare < 0.5 && order === 'perhaps'
  return {
    order: lowerGrade(order, repeats ? 2 : isRare ? 1 : 0),
    tracking: repeats && values.length > 2 ? 'no' : (tracking ?? leastTracking(kind, facts)),
  } as const
}

/** Couriers without a known format also use such numbers. */
const LONG = /^(?=(?:.*\d){7})[A-Z\d-]{9,30}$/i

/** A low grade for IDs without a known format, for sheets without a better column. */
function leastTracking(kind: ColumnKind, facts: ColumnFacts): Grade {
  const { values, shapeShare, medianLength, numbers } = facts
  if (kind !== 'order' && kind !== 'other') return 'no'
  if (medianLength >= 8 && (shapeShare >= 0.6 || shareOf(values, like(LONG)) >= 0.8))
    return 'perhaps'
  return medianLength >= (numbers === null ? 5 : 8) ? 'hardly' : 'no'
}

/** Whether a column most likely has tracking numbers, judged by its cells. */
export function isTrackingLike({ tracking }: ReadColumn): boolean {
  return isAtLeast(tracking, 'likely')
}

/** The columns that look like tracking numbers. If some are unmistakable, only those. */
export function findTrackings(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  const unmistakable = columns.filter(({ tracking }) => tracking === 'surely')
  return unmistakable.length > 0 ? unmistakable : columns.filter(isTrackingLike)
}

/** Whether a column most likely has order IDs, judged by its cells. */
export function isOrderLike({ order }: ReadColumn): boolean {
  return isAtLeast(order, 'likely')
}

/** Kinds that neither tracking numbers nor order IDs without blanks can look like. */
const NEVER_A_NUMBER: readonly ColumnKind[] = ['date', 'contact', 'courier']
const NEVER_TRACKING: readonly ColumnKind[] = [...NEVER_A_NUMBER, 'amount', 'status']

/** Whether the cells clearly contradict the header of their column. */
export function holdsOtherThings(column: ReadColumn, field: 'order' | 'tracking'): boolean {
  const { kind, numbers, values } = column
  if (values.length === 0) return false
  // Short numbers can be IDs, whatever they look like.
  if (numbers !== null) return field === 'tracking' && kind === 'date'
  if (field === 'order') return NEVER_A_NUMBER.includes(kind)
  return isPlainText(column) || (NEVER_TRACKING.includes(kind) && !hasLinks(values))
}

/** Words and addresses, but not sentences with numbers. */
function isPlainText({ digitShare, values }: ReadColumn): boolean {
  return digitShare < 0.2 || shareOf(values, like(ADDRESS)) >= 0.8
}

/** Whether most cells are web addresses. */
export function hasLinks(values: readonly string[]): boolean {
  return shareOf(values, like(LINK)) >= 0.8
}

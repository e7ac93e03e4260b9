import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import { groupBy } from '#base/group-by.ts'
import { certainCourier, type ProbableCourier } from '#domain/entry/upload-result.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { kindOf, type RowKind } from '#domain/draft/row-kinds.ts'
import type { SetChange } from '#domain/draft/stored/kept-action.ts'
import { couriersMeant, type Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Row } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { nameOfEdit, planOfRows, setWritten } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/** A value of the courier column, and how many entries have it. */
export type CourierValue = {
  /** Empty for the entries without a courier. */
  readonly value: string
  readonly count: number
  readonly isName: boolean
  /** The couriers that a name may mean: one, several that match equally well, or none. */
  readonly probably: readonly ProbableCourier[]
}

/** The values to choose codes for, the most common first; `total` counts all values, also those beyond the limit. */
export type CourierValues = { readonly values: readonly CourierValue[]; readonly total: number }

/** A code to send instead of a value. An empty code sends no courier, and the service offers some. */
export type CourierReplacement = {
  readonly value: string
  readonly code: string
  /** The code comes from a public list, and neither the service nor the user has confirmed it. */
  readonly isUnconfirmed?: boolean
}

/** A column with more values is probably not the courier column. */
const MOST_VALUES = 200

type CourierLookups = Pick<Knowledge, 'isCourierName' | 'probableCouriers' | 'fitsCourier'>

/** Lists each value of the courier column once. */
export function listCourierValues({ rows }: Draft, knowledge: CourierLookups): CourierValues {
  const byValue = groupBy(sheetRows(rows), ({ cells }) => cells.courier)
  const values = [...byValue]
    .sort(([, some], [, others]) => others.length - some.length)
    .slice(0, MOST_VALUES)
    .map(([value, some]) => {
      const isName = value !== '' && (looksLikeName(value) || knowledge.isCourierName(value))
      const probably = isName ? meantInAll(value, some, knowledge) : []
      return { value, count: some.length, isName, probably }
    })
  return { values, total: byValue.size }
}

/** The courier that the numbers of all rows tell, or else those that the text may mean. */
function meantInAll(
  value: string,
  rows: readonly Row[],
  knowledge: CourierLookups,
): readonly ProbableCourier[] {
  const all = knowledge.probableCouriers(value)
  if (all.length < 2) return all
  const told = new Map<string, ProbableCourier>()
  for (const { cells } of rows) {
    const [only, ...others] = couriersMeant(cells, knowledge)
    if (only === undefined || others.length > 0) return all
    told.set(only.key, only)
    if (told.size > 1) return all
  }
  return [...told.values()]
}

/** Replaces courier values by codes in all rows; null when no cell changes. */
export function planCourierValues(
  { rows }: Draft,
  replacements: readonly CourierReplacement[],
): Plan | null {
  const codes = new Map(
    replacements
      .map(({ value, code }) => [value, cleanCell(code)] as const)
      .filter(([value, code]) => value !== code),
  )
  const unconfirmed = new Set(
    replacements.filter((one) => one.isUnconfirmed).map(({ value }) => value),
  )
  const changed = sheetRows(rows).filter(({ cells }) => codes.has(cells.courier))
  const setCodes = (of: readonly Row[]) => {
    const values = of.map(({ cells }) => codes.get(cells.courier) ?? '')
    return setWritten('courier', of, values)
  }
  const isOpen = ({ cells }: Row) => unconfirmed.has(cells.courier)
  const changes = [
    setCodes(changed.filter((row) => !isOpen(row))),
    asUnconfirmed(setCodes(changed.filter(isOpen))),
  ]
  return planOfRows(
    'couriers-set',
    changes.filter(({ rows: set }) => set.length > 0),
  )
}

/** Replaces a courier's name in a row by its probable code; null when no single courier matches. */
export function planProbableCourier(
  row: Row,
  knowledge: Pick<Knowledge, 'probableCouriers' | 'fitsCourier'>,
): Plan | null {
  const courier = certainCourier(couriersMeant(row.cells, knowledge))
  if (courier === null) return null
  const set = setWritten('courier', [row], [courier.key])
  return {
    name: nameOfEdit(row, 'courier'),
    changes: [courier.from === 'public-list' ? asUnconfirmed(set) : set],
  }
}

/** Marks the cells until the service has named their codes, or the user chooses one. */
function asUnconfirmed(set: SetChange): SetChange {
  return { ...set, after: { ...set.after, decisions: set.rows.map(() => 'from-list' as const) } }
}

/** Counts the entries of sheets in which no entry has a courier. */
export function countWithoutCourier(draft: Draft): number {
  return rowsWithoutCourier(draft).filter(({ id }) => kindOf(draft, id) === 'entry').length
}

/** Sets a courier on all entries and waiting orders of sheets without any courier; null when there is no such sheet. */
export function planDefaultCourier(draft: Draft, code: string): Plan | null {
  const rows = rowsWithoutCourier(draft)
  if (rows.length === 0 || cleanCell(code) === '') return null
  const codes = rows.map(() => code)
  return planOfRows('couriers-set', [setWritten('courier', rows, codes)])
}

function rowsWithoutCourier(draft: Draft): readonly Row[] {
  const all = sheetRows(draft.rows)
  const without = new Set(draft.sources.keys())
  for (const { source, cells } of all) {
    if (cells.courier !== '') without.delete(source)
    if (without.size === 0) return []
  }
  return all.filter(({ id, source }) => without.has(source) && hasParcel(kindOf(draft, id)))
}

/** Further lines share another row's parcel, and rows that are left out have none. */
const hasParcel = (kind: RowKind) => kind === 'entry' || kind === 'no-number'

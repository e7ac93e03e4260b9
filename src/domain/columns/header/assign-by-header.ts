import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { isOrderLike, isTrackingLike, type ReadColumn } from '#domain/columns/cells/column-kinds.ts'
import type { HeaderMeaning, Strength } from './header-aliases.ts'

/** The column chosen for a field by its header, and whether another column is as good. */
export type FieldChoice = {
  readonly column: ReadColumn
  /** `cells` means that the header doesn't name the field. */
  readonly strength: Strength | 'cells'
  readonly hasRival: boolean
}

export type FieldChoices = { readonly [field in TrackingField]?: FieldChoice }

/** A header and its possible meaning, at the index of its column. */
export type HeaderColumn = { readonly text: string; readonly meaning: HeaderMeaning }

type Claim = {
  readonly field: TrackingField
  readonly column: ReadColumn
  readonly strength: Strength
  readonly isCode: boolean
}

const CODE = /code|c[oó]digo|slug|编码|編碼|代码|代碼|コード|코드/i

const RANK: Readonly<Record<Strength, number>> = {
  exact: 3,
  secondary: 2,
  contained: 1,
  doubtful: 0,
}

/** Assigns columns to fields by their headers, at most one column for each field. */
export function assignByHeader(
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
): FieldChoices {
  const claims = resolveDoubts(headers, columns).filter(isConfirmed)
  const fields = new Set(claims.map((claim) => claim.field))
  return Object.fromEntries(
    [...fields].map((field) => [field, choose(claims.filter((claim) => claim.field === field))]),
  )
}

/** A header with two meanings gets the one that no other column certainly has. */
function resolveDoubts(
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
): readonly Claim[] {
  const named = columns.flatMap((column) => {
    const header = headers[column.index]
    return header === undefined ? [] : [{ column, header }]
  })
  const sure = named.flatMap(({ column, header }) => {
    const { fields, strength } = header.meaning
    return strength === 'doubtful' ? [] : (claimOf(fields[0], strength, column, header) ?? [])
  })
  const taken = new Map(sure.map((claim) => [claim.field, claim.strength]))
  const doubtful = named.flatMap(({ column, header }) =>
    header.meaning.strength === 'doubtful' ? (resolveDoubt(header, column, taken) ?? []) : [],
  )
  return [...sure, ...doubtful]
}

function resolveDoubt(
  header: HeaderColumn,
  column: ReadColumn,
  taken: ReadonlyMap<TrackingField, Strength>,
): Claim | null {
  const [first, second] = header.meaning.fields
  if (first === undefined || !taken.has(first)) {
    const isLeft = first === 'orderId' && second !== undefined && taken.get(second) === 'exact'
    return claimOf(first, isLeft ? 'exact' : 'doubtful', column, header)
  }
  if (first === 'trackingId' && isTrackingLike(column)) {
    return claimOf(first, 'contained', column, header)
  }
  const isFree = second !== undefined && !taken.has(second)
  return isFree ? claimOf(second, 'exact', column, header) : null
}

function claimOf(
  field: TrackingField | undefined,
  strength: Strength,
  column: ReadColumn,
  { text }: HeaderColumn,
): Claim | null {
  if (field === undefined) return null
  return { field, strength, column, isCode: field === 'courier' && CODE.test(text) }
}

/** A weak name of an optional field counts only if the cells agree. */
function isConfirmed({ field, strength, column }: Claim): boolean {
  if (strength === 'exact') return true
  if (field === 'courier') return strength === 'secondary' || column.kind === 'courier'
  return field !== 'merchantOrderId' || isOrderLike(column)
}

function choose(claims: readonly Claim[]): FieldChoice | undefined {
  const [best, ...others] = [...claims].sort((a, b) => rankOf(b) - rankOf(a) || fitOf(b) - fitOf(a))
  if (best === undefined) return undefined
  const hasRival = others.some((other) => isRival(best, other))
  return { column: best.column, strength: best.strength, hasRival }
}

/** Columns without values come last, and codes come before names, since the service takes codes. */
function rankOf({ strength, column, isCode }: Claim): number {
  return RANK[strength] + (isCode ? 0.5 : 0) + (column.values.length > 0 ? 10 : 0)
}

function fitOf({ field, column }: Claim): number {
  return field === 'trackingId' ? column.shapeShare : 0
}

function isRival(best: Claim, other: Claim): boolean {
  if (other.column.values.length === 0 || hasSameCells(best.column, other.column)) return false
  // A sheet can have numbers of outbound and return parcels, so a second tracking column needs a question.
  return best.field === 'trackingId' || rankOf(other) >= rankOf(best)
}

function hasSameCells(a: ReadColumn, b: ReadColumn): boolean {
  return a.values.length === b.values.length && a.values.every((value, i) => value === b.values[i])
}

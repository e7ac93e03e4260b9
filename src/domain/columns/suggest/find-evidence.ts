import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { ReadColumn } from '#domain/columns/cells/column-kinds.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { CellCount, Evidence, FieldEvidence } from '#domain/columns/evidence.ts'
import type { HeaderColumn } from '#domain/columns/header/assign-by-header.ts'
import type { Platform } from '#domain/columns/platforms/platform.ts'
import { isColumnOf } from '#domain/columns/platforms/read-by-platform.ts'

/** Lookups of couriers by their numbers and codes. */
export type CourierTests = {
  readonly couriersOf?: (number: string) => readonly string[]
  readonly namesOfCode?: (code: string) => NamesOfCourier | null
}

type Found = {
  readonly columns: readonly ReadColumn[]
  readonly headers: readonly HeaderColumn[] | null
  readonly platform: Platform | null
  readonly isRemembered: boolean
  readonly tests: CourierTests
}

/** Finds the evidence for each field of a mapping. */
export function findEvidence(mapping: ColumnMapping, found: Found): readonly FieldEvidence[] {
  return Object.entries(mapping).flatMap(([name, column]) => {
    const field = name as TrackingField
    const evidence = evidenceFor(field, column, found)
    return evidence === null ? [] : [{ field, column, evidence }]
  })
}

function evidenceFor(field: TrackingField, column: number, found: Found): Evidence | null {
  const { columns, headers, platform, isRemembered, tests } = found
  if (isRemembered) return { kind: 'remembered' }
  const { text, meaning } = headers?.[column] ?? { text: '', meaning: null }
  if (platform !== null && isColumnOf(platform, text)) {
    return { kind: 'platform', name: platform.name }
  }
  if (meaning?.fields.includes(field)) return { kind: 'header', name: text }
  const read = columns[column]
  if (read === undefined || read.kind === 'empty') return null
  const looks = { kind: 'shape', looksLike: read.kind, courier: null, ...countsOf(read) } as const
  const courier = field === 'trackingId' ? commonCourier(read.values, tests) : null
  return courier === null ? looks : { ...looks, ...courier }
}

/** How many cells of a column look like its kind. */
export function countsOf({ count, values }: ReadColumn): CellCount {
  return { count, of: values.length }
}

const TENTHS = 6

/** The courier whose shape most of the numbers have; null for none, or a tie. */
function commonCourier(
  values: readonly string[],
  { couriersOf = () => [], namesOfCode = () => null }: CourierTests,
) {
  const counts = new Map<string, number>()
  for (const code of values.flatMap(couriersOf)) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (first === undefined || first[1] === second?.[1]) return null
  const courier = namesOfCode(first[0])
  const isMost = first[1] * 10 >= values.length * TENTHS
  return courier !== null && isMost ? { courier, count: first[1] } : null
}

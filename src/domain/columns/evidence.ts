import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { ColumnKind } from './column-kind.ts'

/** Why a column was chosen for a field, for the user to judge. `shape` has the number of matching cells. */
export type Evidence =
  | { readonly kind: 'remembered' }
  | { readonly kind: 'platform'; readonly name: string }
  | { readonly kind: 'header'; readonly name: string }
  | {
      readonly kind: 'shape'
      readonly looksLike: ColumnKind
      /** The courier whose numbers have this shape; null for several, or for none that is known. */
      readonly courier: NamesOfCourier | null
      readonly count: number
      readonly of: number
    }

/** The evidence for a field's column. */
export type FieldEvidence = {
  readonly field: TrackingField
  readonly column: number
  readonly evidence: Evidence
}

/** How many cells of a column look like its kind, and how many have a value. */
export type CellCount = { readonly count: number; readonly of: number }

type WithEvidence = {
  readonly evidence?: readonly FieldEvidence[]
  readonly columns: readonly {
    readonly index: number
    readonly kind: ColumnKind
    readonly cells?: CellCount
  }[]
}

/** The evidence for a column chosen for a field: why it was found, or else what its cells look like. */
export function evidenceOf(
  { evidence = [], columns }: WithEvidence,
  field: TrackingField,
  column: number | undefined,
): Evidence | null {
  const found = evidence.find((one) => one.field === field && one.column === column)
  if (found !== undefined) return found.evidence
  const sample = columns.find(({ index }) => index === column)
  if (sample?.cells === undefined || sample.kind === 'empty') return null
  return { kind: 'shape', looksLike: sample.kind, courier: null, ...sample.cells }
}

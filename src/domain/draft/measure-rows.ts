import {
  type EntryCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'

type NamesOfCode = (code: string) => NamesOfCourier | null

/** The length of the longest value of each field, in Latin letters. */
export type FieldLengths = Readonly<Record<TrackingField, number>>

/** Lengths are rounded up to this step, so that small edits don't change the column widths. */
const STEP = 4

/** Measures the cells of these rows as they are shown. */
export function measureRows(
  rows: readonly { readonly cells: EntryCells }[],
  namesOfCode: NamesOfCode,
): FieldLengths {
  const lengthOf = ({ cells }: { readonly cells: EntryCells }, field: TrackingField) =>
    lettersOf(field === 'courier' ? shownCourier(cells.courier, namesOfCode) : cells[field])
  const longest = (field: TrackingField) =>
    Math.max(0, ...rows.map((row) => Math.ceil(lengthOf(row, field) / STEP) * STEP))
  return Object.fromEntries(TRACKING_FIELDS.map((field) => [field, longest(field)])) as FieldLengths
}

/** A known courier is shown as its name and its code. */
function shownCourier(code: string, namesOfCode: NamesOfCode): string {
  const names = code === '' ? null : namesOfCode(code)
  if (names === null) return code
  return `${names.name || names.nameZhCn || names.nameZhHk}  ${code}`
}

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

/** Counts a Chinese letter as two. The first 60 characters of a long text are enough. */
function lettersOf(text: string): number {
  const beginning = text.slice(0, 60)
  return beginning.length + (beginning.match(WIDE)?.length ?? 0)
}

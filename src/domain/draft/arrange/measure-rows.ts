import {
  type EntryCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'

/** What the grid shows of a row. */
type ShownRow = { readonly cells: EntryCells; readonly courierNames: NamesOfCourier | null }

/** How many letters the longest value of each field takes. */
export type FieldLengths = Readonly<Record<TrackingField, number>>

/** A few letters more or less in one cell leave the columns where they are. */
const STEP = 4

/** Measures what the cells of these rows show. */
export function measureRows(rows: readonly ShownRow[]): FieldLengths {
  const longest = (field: TrackingField) =>
    Math.max(0, ...rows.map((row) => Math.ceil(lettersOf(shownText(row, field)) / STEP) * STEP))
  return Object.fromEntries(TRACKING_FIELDS.map((field) => [field, longest(field)])) as FieldLengths
}

/** A courier is shown by its name beside its code. */
function shownText({ cells, courierNames }: ShownRow, field: TrackingField): string {
  if (field !== 'courier' || courierNames === null) return cells[field]
  const { name, nameZhCn, nameZhHk } = courierNames
  return `${name || nameZhCn || nameZhHk}  ${cells.courier}`
}

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

/** Chinese letters are twice as wide as digits. Of a whole text in a cell the beginning is enough. */
function lettersOf(text: string): number {
  const beginning = text.slice(0, 60)
  return beginning.length + (beginning.match(WIDE)?.length ?? 0)
}

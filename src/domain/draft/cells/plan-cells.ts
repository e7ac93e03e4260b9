import { planOfCells, setOriginals, setWritten } from '#domain/draft/changes/plan-changes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import type { Row } from '#domain/draft/row/row.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** A block of shown rows and adjacent fields; a row that is gone is undefined. */
export type Cells = {
  readonly rows: readonly (Row | undefined)[]
  readonly fields: readonly TrackingField[]
}

/** Puts one value into all cells; an empty value clears them. Returns null when no cell changes. */
export function planFill(
  cells: Cells,
  value: string,
  kind: 'cells-filled' | 'cells-cleared' | 'cells-cut' = 'cells-filled',
): Plan | null {
  return planEach(kind, cells, () => value)
}

/**
 * Repeats a block of cells over the target: fill down, fill right, the fill handle. `offset` is how many rows the
 * source begins below the target. The target has the fields of the source, or the source has only one. Cells whose
 * source row is gone stay as they are.
 */
export function planRepeat(source: Cells, target: Cells, offset: number): Plan | null {
  // Columns count by their place in the target, since a field between them may be hidden.
  const left = target.fields.indexOf(source.fields[0] ?? 'orderId')
  return planEach('cells-filled', target, (index, field) => {
    const row = source.rows[modulo(index - offset, source.rows.length)]
    const column = modulo(target.fields.indexOf(field) - left, source.fields.length)
    return row?.cells[source.fields[column] ?? field]
  })
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor

/** Leaves out cells that already have their value, so that undo doesn't store them. */
function planEach(
  kind: 'cells-filled' | 'cells-cleared' | 'cells-cut',
  { rows, fields }: Cells,
  valueAt: (index: number, field: TrackingField) => string | undefined,
): Plan | null {
  const changes = fields.flatMap((field) => {
    const changed: Row[] = []
    const values: string[] = []
    for (const [index, row] of rows.entries()) {
      if (row === undefined) continue
      const value = valueAt(index, field)
      if (value === undefined || value === row.cells[field]) continue
      changed.push(row)
      values.push(value)
    }
    return changed.length === 0 ? [] : [setWritten(field, changed, values)]
  })
  return planOfCells(kind, changes)
}

/** Puts the sheet's own values back into cells that cleaning changed. */
export function planOriginals({ rows, fields }: Cells): Plan | null {
  return planOfCells(
    'originals-restored',
    fields.map((field) => setOriginals(field, presentRows(rows))),
  )
}

/** The rows that are still there. */
export function presentRows(rows: Cells['rows']): readonly Row[] {
  return rows.filter((row) => row !== undefined)
}

/** The values of cells, row by row. */
export function readCells({ rows, fields }: Cells): readonly (readonly string[])[] {
  return presentRows(rows).map((row) => fields.map((field) => row.cells[field]))
}

/** Counts the empty cells. */
export function countEmpty({ rows, fields }: Cells): number {
  return presentRows(rows).reduce(
    (sum, { cells }) => sum + fields.filter((field) => cells[field] === '').length,
    0,
  )
}

/** The cells to paste over a block: repeated when the block is a multiple of them, otherwise as they are. */
export function repeatToFill<Cell>(
  pasted: readonly (readonly Cell[])[],
  height: number,
  fields: readonly TrackingField[],
): readonly (readonly Cell[])[] {
  const width = pasted[0]?.length ?? 0
  const isEven = width > 0 && pasted.every((row) => row.length === width)
  if (!isEven || height % pasted.length > 0 || fields.length % width > 0) return pasted
  const wide = pasted.map((row) => fields.map((_, column) => row[column % width]!))
  return Array.from({ length: height }, (_, row) => wide[row % wide.length]!)
}

/** The fields from this one on, in column order. Hidden columns are skipped, so that all pasted cells are visible. */
export function fieldsFrom(
  field: TrackingField,
  hidden: readonly TrackingField[] = [],
): readonly TrackingField[] {
  const fields = TRACKING_FIELDS.slice(TRACKING_FIELDS.indexOf(field))
  return fields.filter((one) => !hidden.includes(one))
}

import { type TrackingField, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

export type PastedCell = {
  readonly index: number
  readonly field: TrackingField
  readonly value: string
}

/** Lays pasted cells over the rows from one cell on; what hangs over the edges falls away. */
export function spreadCells(
  text: string,
  from: { readonly index: number; readonly field: TrackingField },
  rowCount: number,
): readonly PastedCell[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const fields = TRACKING_FIELDS.slice(TRACKING_FIELDS.indexOf(from.field))
  return lines.slice(0, rowCount - from.index).flatMap((line, row) =>
    line
      .split('\t')
      .slice(0, fields.length)
      .map((value, column) => ({
        index: from.index + row,
        field: fields[column] ?? from.field,
        value,
      })),
  )
}

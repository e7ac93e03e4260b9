import {
  isSameEntry,
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Upload } from '#run/upload.ts'

export type Correct = (corrected: ReadonlyMap<Position, TrackingEntry>) => void

/** Changes entries to the given values. A chosen courier would hide the entry's own, so the choice is undone first. */
export async function changeEntries(
  upload: Upload,
  changed: ReadonlyMap<Position, TrackingEntry>,
): Promise<void> {
  const { entries, choices } = upload.getSnapshot().state
  const chosen = [...changed].flatMap(([position, { courier }]) => {
    const choice = choices.get(position)
    return choice !== undefined && choice !== courier ? [position] : []
  })
  const corrected = new Map(
    [...changed].flatMap(([position, entry]) => {
      const now = entries.at(position)
      const own = withOwnCourier(entry, now, choices.get(position))
      return now && isSameEntry(own, now) ? [] : [[position, own] as const]
    }),
  )
  if (chosen.length > 0) await upload.chooseCourier(chosen, null, '')
  if (corrected.size > 0) await upload.correctAll(corrected)
}

/** An unchanged choice is no correction, so the entry keeps the courier that it was sent with. */
function withOwnCourier(
  entry: TrackingEntry,
  now: TrackingEntry | undefined,
  choice: string | undefined,
): TrackingEntry {
  if (choice === undefined || entry.courier !== choice) return entry
  const { courier: _, ...rest } = entry
  return now?.courier === undefined ? rest : { ...rest, courier: now.courier }
}

type PastedCell = {
  readonly index: number
  readonly field: TrackingField
  readonly value: string
}

/** Spreads pasted cells over the rows, starting at one cell. Cells beyond the edges are ignored. */
export function spreadCells(
  block: readonly (readonly string[])[],
  from: { readonly index: number; readonly field: TrackingField },
  rowCount: number,
): readonly PastedCell[] {
  const fields = TRACKING_FIELDS.slice(TRACKING_FIELDS.indexOf(from.field))
  return block.slice(0, rowCount - from.index).flatMap((cells, row) =>
    cells.slice(0, fields.length).map((value, column) => ({
      index: from.index + row,
      field: fields[column] ?? from.field,
      value,
    })),
  )
}

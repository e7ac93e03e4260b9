import { isSameEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadRun } from '#run/upload-run.ts'

/** Makes entries what they shall be. A courier that was chosen for one goes before its own: it is taken back first. */
export async function changeEntries(
  run: UploadRun,
  changed: ReadonlyMap<Position, TrackingEntry>,
): Promise<void> {
  const { entries, choices } = run.getSnapshot().state
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
  if (chosen.length > 0) await run.chooseCourier(chosen, null, '')
  if (corrected.size > 0) await run.correctAll(corrected)
}

export async function changeEntry(
  run: UploadRun,
  position: Position,
  entry: TrackingEntry,
): Promise<void> {
  await changeEntries(run, new Map([[position, entry]]))
}

/** A choice that stays is no correction: the entry keeps the courier that it was sent with. */
function withOwnCourier(
  entry: TrackingEntry,
  now: TrackingEntry | undefined,
  choice: string | undefined,
): TrackingEntry {
  if (choice === undefined || entry.courier !== choice) return entry
  const { courier: _, ...rest } = entry
  return now?.courier === undefined ? rest : { ...rest, courier: now.courier }
}

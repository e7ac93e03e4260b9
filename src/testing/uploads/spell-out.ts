import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { UploadState } from '#domain/upload/upload.ts'

/** All entries of a list, which may make them only when they are asked for. */
export function listEntries(entries: EntryList): readonly (TrackingEntry | undefined)[] {
  return Array.from({ length: entries.length }, (_, position) => entries.at(position))
}

/** A state to be compared with another one, wherever its entries come from. */
export function spellOut(state: UploadState | undefined) {
  return state && { ...state, entries: listEntries(state.entries) }
}

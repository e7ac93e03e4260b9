import { readStory, type StoryStep } from '#domain/upload/events/entry-story.ts'
import type { Position, UploadEvent } from '#domain/upload/upload-event.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { UploadState } from '#domain/upload/upload.ts'

/** All entries of a list, which may be lazy. */
export function listEntries(entries: EntryList): readonly (TrackingEntry | undefined)[] {
  return Array.from({ length: entries.length }, (_, position) => entries.at(position))
}

/** A comparable state, with its entries as an array. */
export function spellOut(state: UploadState | undefined) {
  return state && { ...state, entries: listEntries(state.entries) }
}

/** The history of the entry at a position, from the whole journal. */
export function entryStory(
  entries: EntryList,
  position: Position,
  events: readonly UploadEvent[],
): readonly StoryStep[] {
  const reader = readStory(entries, position)
  for (const event of events) reader.add(event)
  return reader.steps
}

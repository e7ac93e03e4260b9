import type { EntryList } from '#domain/upload/entry-list.ts'
import { readStory, type StoryStep } from '#domain/upload/entry-story.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { Store } from '#storage/store.ts'
import { createBreathe } from '#run/outside/breathe.ts'
import { eachNewEvents } from './load-upload.ts'

/** Reads what happened to one entry from the journal of its upload, without a long task. */
export async function readEntryStory(
  store: Store,
  id: string,
  entries: EntryList,
  position: Position,
): Promise<readonly StoryStep[]> {
  const reader = readStory(entries, position)
  const breathe = createBreathe()
  await eachNewEvents(store, id, 0, async (events) => {
    for (const event of events) {
      reader.add(event)
      await breathe()
    }
  })
  return reader.steps()
}

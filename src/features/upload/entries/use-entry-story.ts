import { useEffect, useState } from 'react'
import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadView } from '#run/upload-run.ts'

export type ReadStory = (position: Position) => Promise<readonly StoryStep[]>

export type StoryReading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly steps: readonly StoryStep[] }

/** The story of an entry, read again whenever something about the entry has changed. */
export function useEntryStory({ state }: UploadView, position: Position, read: ReadStory) {
  const [reading, setReading] = useState<StoryReading>({ kind: 'reading' })
  const entry = state.entries.at(position)
  const outcome = state.outcomes[position]
  const choice = state.choices.get(position)
  useEffect(() => {
    let left = false
    const show = (next: StoryReading) => {
      if (!left) setReading(next)
    }
    read(position).then(
      (steps) => show({ kind: 'read', steps }),
      () => show({ kind: 'unread' }),
    )
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when one of these changes, the story has gone on
  }, [position, read, entry, outcome, choice])
  return reading
}

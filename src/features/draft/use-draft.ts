import { useSyncExternalStore } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from '#sheet-engine/client.ts'

/** The draft in a few numbers, drawn again whenever they change or rows have arrived. */
export function useDraft(client: DraftClient): DraftSnapshot {
  return useSyncExternalStore(client.subscribe, client.getSnapshot)
}

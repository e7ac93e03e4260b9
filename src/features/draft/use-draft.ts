import { useMemo, useSyncExternalStore } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from '#workers/draft-client.ts'

/** The draft in a few numbers, drawn again whenever they change. */
export function useDraft(client: DraftClient): DraftSnapshot {
  return useSyncExternalStore(client.subscribe, client.getSnapshot)
}

/** Draws again whenever rows have arrived, which the snapshot does not tell. */
export function useRowArrivals(client: DraftClient): void {
  const arrivals = useMemo(() => countArrivals(client), [client])
  useSyncExternalStore(arrivals.subscribe, arrivals.count)
}

function countArrivals(client: DraftClient) {
  let count = 0
  const subscribe = (listener: () => void) =>
    client.subscribe(() => {
      count += 1
      listener()
    })
  return { subscribe, count: () => count }
}

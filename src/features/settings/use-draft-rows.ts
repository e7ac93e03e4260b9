import { useSyncExternalStore } from 'react'
import { useServices } from '#page/services.ts'

/** Rows of the sheet that is being prepared. */
export function useDraftRows(): number {
  const { draft } = useServices()
  return useSyncExternalStore(draft.subscribe, () => draft.getSnapshot().entryCount)
}

import { useSyncExternalStore } from 'react'

/** Makes a hook that says whether a query about the window holds now. */
export function createMediaHook(condition: string) {
  const query = () => window.matchMedia(condition)
  const subscribe = (listener: () => void) => {
    const media = query()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query().matches)
}

/** Whether the page is as narrow as a phone. */
export const useNarrow = createMediaHook('(max-width: 719px)')

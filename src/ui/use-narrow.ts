import { useSyncExternalStore } from 'react'

/** Creates a hook that returns whether a media query matches. */
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

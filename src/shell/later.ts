import { useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners.ts'
import { once } from '#base/once.ts'
import { loadLaterTexts } from '#i18n/languages.ts'
import { readLanguage } from '#shell/preferences/preferences.ts'
import { fetchPart } from './fetch-part.ts'

const { subscribe, tell } = createListeners()
let arrived: Awaited<ReturnType<typeof fetchLater>> | null = null

async function fetchLater() {
  const [parts, texts] = await Promise.all([
    import('#later-parts.tsx'),
    loadLaterTexts(readLanguage()),
  ])
  return { parts, texts, queries: parts.createQueryClient() }
}

/**
 * Loads everything that the empty page doesn't need, once, with its texts in the language of the start. The language can
 * only be changed once they are here. After a failure (`PartMissing`) the next call loads again.
 */
export const loadLater = once(async () => {
  arrived = await fetchPart(fetchLater)
  tell()
  return arrived
})

/** Returns what `loadLater` has loaded, or null while it loads. */
export const useArrived = () => useSyncExternalStore(subscribe, () => arrived)

/** Returns the parts of the later pages, or null while they load. If one is needed, loads them and throws if that fails. */
export function useLater(isNeeded: boolean) {
  const parts = useArrived()?.parts ?? null
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isMissing = isNeeded && parts === null
  useEffect(() => {
    if (isMissing) loadLater().catch((error: unknown) => setFailure({ error }))
  }, [isMissing])
  if (isMissing && failure) throw failure.error
  return parts
}

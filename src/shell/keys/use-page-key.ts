import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'
import { useSingleKeys } from './single-keys.ts'

/** Handles a single key such as / or ?, unless the user is typing or has switched single keys off. */
export function usePageKey(key: string, onPress: () => void): void {
  const areOn = useSingleKeys()
  useDocumentKey((event) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey
    if (!areOn || hasCommand || event.key.toLowerCase() !== key || isTaken(event)) return false
    onPress()
    return true
  })
}

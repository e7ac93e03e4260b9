import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'
import { useSingleKeys } from './single-keys.ts'

/** Does something at a single key, such as / or ?, unless it is typed or single keys are switched off. */
export function usePageKey(key: string, onPress: () => void): void {
  const areOn = useSingleKeys()
  useDocumentKey((event) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey
    if (!areOn || hasCommand || event.key.toLowerCase() !== key || isTaken(event)) return false
    onPress()
    return true
  })
}

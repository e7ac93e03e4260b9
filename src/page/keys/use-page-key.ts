import { useEffect, useRef } from 'react'
import { useSingleKeys } from './single-keys.ts'

/** Where a character is typed, or means something else already. */
const TAKEN =
  'input:not([type=radio]), textarea, select, dialog, [role=grid], [role=dialog], [role=menu]'

/** Does something at a single key, such as / or ?, unless it is typed or single keys are switched off. */
export function usePageKey(key: string, onPress: () => void): void {
  const areOn = useSingleKeys()
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!areOn) return
    const hear = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN)
      if (event.key.toLowerCase() !== key || isCommand || isTaken) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [areOn, key])
}

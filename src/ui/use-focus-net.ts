import { useEffect, useRef } from 'react'

/**
 * Catches the keyboard when its control went away or was switched off: a button that has done its work, a region in
 * which nothing is left. Whoever knows a better place has moved the focus there before this looks.
 */
export function useFocusNet(onLost: () => void): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const before = last.current
    const focused = document.activeElement
    // What is switched off can keep the focus for a moment, and hears no key any more.
    const isGone = before !== null && (!before.isConnected || before.matches(':disabled'))
    if (!isGone || (focused !== document.body && focused !== before)) return
    last.current = null
    onLost()
  })
}

import { useEffect, useRef } from 'react'

/**
 * Catches the keyboard when its control went away: a button that has done its work, a region in which nothing
 * is left. Whoever knows a better place has moved the focus there before this looks.
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
    const isLost = last.current !== null && !last.current.isConnected
    if (!isLost || document.activeElement !== document.body) return
    last.current = null
    onLost()
  })
}

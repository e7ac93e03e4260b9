import { useEffect, useState } from 'react'

/** Safari has no such call; by then what the page needs has come. */
const AMPLE_MS = 300

/** true once the browser has nothing more urgent to do: what the page does not need at once comes then. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const start = () => setQuiet(true)
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(start, { timeout: 2000 })
      return () => cancelIdleCallback(id)
    }
    const timer = setTimeout(start, AMPLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet
}

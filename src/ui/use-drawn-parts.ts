import { startTransition, useEffect, useState } from 'react'

/** How many parts of a page are drawn by now, each in a task of its own: together they would be one long task. */
export function useDrawnParts(count: number, atOnce = false): number {
  const [drawn, setDrawn] = useState(atOnce ? count : 0)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, count])
  return drawn
}

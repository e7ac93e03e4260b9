import { useEffect, useState } from 'react'

const TICK_MS = 500

/** Whole seconds until a time, counting down; 0 when it is past. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((time - now) / 1000))
}

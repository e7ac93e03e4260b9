import { useEffect, useState } from 'react'

const TICK_MS = 500

/** Whole seconds until a time, counting down; 0 when it is past. A clock that is set back adds none. */
export function useSecondsUntil(time: number): number {
  const [leftMs, setLeftMs] = useState(() => time - Date.now())
  useEffect(() => {
    const steadyEnd = performance.now() + (time - Date.now())
    const look = () => setLeftMs(Math.min(time - Date.now(), steadyEnd - performance.now()))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil(leftMs / 1000))
}

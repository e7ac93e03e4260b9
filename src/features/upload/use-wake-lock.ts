import { useEffect } from 'react'

/** Keeps the screen on while `active`: a computer that falls asleep leaves its request in doubt. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let ended = false
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (ended) await lock.release()
      } catch {
        // The browser may say no (a low battery). Sending goes on without it, only the screen may go dark.
        lock = null
      }
    }
    // The browser takes the lock away whenever the tab is hidden.
    const handleVisibility = () => void acquire()
    void acquire()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [active])
}

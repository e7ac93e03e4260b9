import { useEffect } from 'react'

/** Keeps the screen on while `active`: a computer that falls asleep leaves its request in doubt. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined
    // One after the other: what is still asked for when it is not needed any more is given back when it comes.
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
    const release = () => lock.then(async (held) => held?.release())
    const acquire = () => {
      if (document.visibilityState !== 'visible') return
      lock = release()
        .then(() => navigator.wakeLock.request('screen'))
        // The browser may refuse (a low battery). The upload continues; only the screen may turn off.
        .catch(() => null)
    }
    acquire()
    // The browser takes the lock away whenever the tab is hidden.
    document.addEventListener('visibilitychange', acquire)
    return () => {
      document.removeEventListener('visibilitychange', acquire)
      void release()
    }
  }, [active])
}

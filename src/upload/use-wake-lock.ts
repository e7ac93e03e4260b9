import { useEffect } from 'react'

/** Keeps the screen on while `active`: a computer that goes to sleep leaves its request in doubt. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined
    // Runs the calls in order, so that a lock granted after the end is still released.
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
    const release = () => lock.then(async (held) => held?.release())
    const acquire = () => {
      if (document.visibilityState !== 'visible') return
      lock = release()
        .then(() => navigator.wakeLock.request('screen'))
        // The browser may refuse, for example on a low battery. The upload continues; only the screen may turn off.
        .catch(() => null)
    }
    acquire()
    // The browser drops the lock whenever the tab is hidden.
    document.addEventListener('visibilitychange', acquire)
    return () => {
      document.removeEventListener('visibilitychange', acquire)
      void release()
    }
  }, [active])
}

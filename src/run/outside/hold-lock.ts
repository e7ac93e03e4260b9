/** A lock that one tab at a time holds. */
export type TabLock = {
  /** Takes the lock from the tab that holds it. */
  readonly steal: () => void
  /** Releases the lock; the next tab in line gets it. */
  readonly close: () => void
}

/**
 * Requests a lock, and waits in line while another tab holds it; the browser releases the lock of a dead tab. A tab
 * whose lock is stolen waits in line again.
 */
export function holdLock(name: string, become: (state: 'owner' | 'watcher') => void): TabLock {
  let isClosed = false
  let line = new AbortController()
  /** The request through which this tab holds the lock. */
  let held: LockOptions | null = null
  let release = (): void => {}

  const hold = (options: LockOptions) => {
    if (isClosed) return
    held = options
    become('owner')
    return new Promise<void>((resolve) => (release = resolve))
  }
  const lineUp = () => {
    become('watcher')
    line = new AbortController()
    request({ signal: line.signal })
  }
  const fail = (options: LockOptions, error: unknown) => {
    if (isClosed) return
    const isTaken = error instanceof DOMException && error.name === 'AbortError'
    // Without site data, the page shares nothing with other tabs, so it can be the owner.
    if (!isTaken) return become('owner')
    // The error is about an aborted request, or one that another request of this tab replaced.
    if (held !== options) return
    held = null
    lineUp()
  }
  function request(options: LockOptions): void {
    const work = (lock: Lock | null) => (lock === null ? lineUp() : hold(options))
    navigator.locks.request(name, options, work).catch((error: unknown) => fail(options, error))
  }

  request({ ifAvailable: true })
  return {
    steal: () => {
      line.abort()
      request({ steal: true })
    },
    close: () => {
      isClosed = true
      line.abort()
      release()
    },
  }
}

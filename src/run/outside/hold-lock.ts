/** The lock that one tab of all has. */
export type TabLock = {
  /** Takes it from the tab that has it. */
  readonly steal: () => void
  /** Gives it away; the next tab in line gets it. */
  readonly close: () => void
}

/**
 * Asks for the lock of a name, and waits in line while another tab has it: the browser gives the lock of a dead tab
 * away. A tab that loses it to another one waits in line again.
 */
export function holdLock(name: string, become: (state: 'owner' | 'watcher') => void): TabLock {
  let isClosed = false
  let line = new AbortController()
  /** The request by which this tab has the lock. */
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
    // Site data is forbidden: such a page keeps nothing that another tab could change, and owns what it has.
    if (!isTaken) return become('owner')
    // Another request of this tab was given up, or replaced the one that was lost.
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

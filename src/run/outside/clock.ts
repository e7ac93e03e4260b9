/** The source of time, passed to everything that waits. */
export type Clock = {
  readonly now: () => number
  /** Resolves after some milliseconds of real time, or when aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A short timer, which may fire late or never. */
export type Nap = (ms: number, signal: AbortSignal) => Promise<void>

/** Sleeps check the clock this often, since timers don't run while a laptop sleeps and are limited to 24 days. */
const CHECK_EVERY_MS = 1000

/**
 * Creates the browser's clock. Time while a laptop sleeps counts, and a clock that is set back causes no delay.
 * `otherNap` is a timer without the throttling of hidden pages to once a minute.
 */
export function createBrowserClock(otherNap: Nap | null = null): Clock {
  const rest = otherNap === null ? nap : earlierOf(nap, otherNap)
  const sleep: Clock['sleep'] = async (ms, signal) => {
    const wallEnd = Date.now() + ms
    const steadyEnd = performance.now() + ms
    for (;;) {
      const left = Math.min(wallEnd - Date.now(), steadyEnd - performance.now())
      if (left <= 0 || signal.aborted) return
      await rest(Math.min(left, CHECK_EVERY_MS), signal)
    }
  }
  return { now: () => Date.now(), sleep }
}

/** Waits for the earlier of two timers and aborts the other. */
function earlierOf(one: Nap, other: Nap): Nap {
  return async (ms, signal) => {
    const done = new AbortController()
    const giveUp = () => done.abort()
    signal.addEventListener('abort', giveUp)
    await Promise.race([one(ms, done.signal), other(ms, done.signal)])
    signal.removeEventListener('abort', giveUp)
    giveUp()
  }
}

function nap(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    function finish(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })
}

/** Where time comes from. Everything that waits gets it as an argument. */
export type Clock = {
  readonly now: () => number
  /** Resolves after some milliseconds of real time, or at once when given up. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Waits a moment; may come late, or never. */
export type Nap = (ms: number, signal: AbortSignal) => Promise<void>

/** A timer may be late by hours when the lid was closed, and none reaches further than 24 days. */
const LOOK_EVERY_MS = 1000

/**
 * The clock of the browser. Time that a laptop sleeps counts, a clock that is set back does not hold it up.
 * `otherNap`: a timer that is not held back, as those of a hidden page are, to one a minute.
 */
export function createBrowserClock(otherNap: Nap | null = null): Clock {
  const rest = otherNap === null ? nap : earlierOf(nap, otherNap)
  const sleep: Clock['sleep'] = async (ms, signal) => {
    const wallEnd = Date.now() + ms
    const steadyEnd = performance.now() + ms
    for (;;) {
      const left = Math.min(wallEnd - Date.now(), steadyEnd - performance.now())
      if (left <= 0 || signal.aborted) return
      await rest(Math.min(left, LOOK_EVERY_MS), signal)
    }
  }
  return { now: () => Date.now(), sleep }
}

/** Whichever comes first; the other one is given up. */
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

/** Where time comes from. Everything that waits gets it as an argument. */
export type Clock = {
  readonly now: () => number
  /** Resolves after so many milliseconds of real time, or at once when given up. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A timer may be late by hours when the lid was closed, and none reaches further than 24 days. */
const LOOK_EVERY_MS = 1000

/** The clock of the browser. Time that a laptop sleeps counts, a clock that is set back does not hold it up. */
export const browserClock: Clock = { now: () => Date.now(), sleep: sleepUntilPassed }

async function sleepUntilPassed(ms: number, signal: AbortSignal): Promise<void> {
  const wallEnd = Date.now() + ms
  const steadyEnd = performance.now() + ms
  for (;;) {
    const left = Math.min(wallEnd - Date.now(), steadyEnd - performance.now())
    if (left <= 0 || signal.aborted) return
    await nap(Math.min(left, LOOK_EVERY_MS), signal)
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

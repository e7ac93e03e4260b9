const PAUSE_MS = 2000
/** After a change another check follows unrequested, since an upload may be running. */
const GOING_ON_MS = 5000

/**
 * Polls data that other tabs change, never in parallel and never without a pause. Returns a function that requests a
 * poll: at once, or when the pause is over. `look` returns whether there was a change.
 */
export function createPoll(look: () => Promise<boolean>, elapsed: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isWanted = false
  let pausedUntil = -Infinity

  const run = async () => {
    isLooking = true
    isWanted = false
    const isNew = await look()
    isLooking = false
    pausedUntil = elapsed() + PAUSE_MS
    if (isWanted) wait(PAUSE_MS)
    else if (isNew) wait(GOING_ON_MS)
  }
  const wait = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delayMs)
  }
  return () => {
    if (isLooking) isWanted = true
    else wait(Math.max(0, pausedUntil - elapsed()))
  }
}

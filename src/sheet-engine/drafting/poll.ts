const PAUSE_MS = 2000
/** Where something was new, more may come without being asked for: an upload is going on. */
const GOING_ON_MS = 5000

/**
 * Looks at something that other tabs change, never twice at a time and never without a pause in between. Returns
 * what asks for a look: at once, or when the pause after the last one is over. `look` says whether anything was new.
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

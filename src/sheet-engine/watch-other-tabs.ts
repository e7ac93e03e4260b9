export type Lookout = {
  /** Looks as soon as it may: at once, or when the pause after the last look is over. */
  readonly look: () => void
}

const PAUSE_MS = 2000
/** Where something was new, more may come by itself: an upload is going on. */
const GOING_ON_MS = 5000

/** Looks at something that others change: never twice at a time, and never without a pause in between. */
export function watchOtherTabs(look: () => Promise<boolean>, elapsed: () => number): Lookout {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isLooking = false
  let isWanted = false
  let pausedUntil = -Infinity

  const run = async () => {
    timer = null
    isLooking = true
    isWanted = false
    const isNew = await look()
    isLooking = false
    pausedUntil = elapsed() + PAUSE_MS
    if (isWanted) wait(PAUSE_MS)
    else if (isNew) wait(GOING_ON_MS)
  }
  const wait = (delayMs: number) => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void run(), delayMs)
  }
  return {
    look: () => {
      if (isLooking) isWanted = true
      else wait(Math.max(0, pausedUntil - elapsed()))
    },
  }
}

import type { Listeners } from '#worker-calls/listeners.ts'

/** Tells listeners of changes that come faster than anybody can look. */
export type ThrottledUpdates = {
  /** Something changed. `calm`: it need not be told at once, and not while the run is busy. */
  readonly changed: (calm: boolean) => void
  /** Nothing urgent is under way any more; what waits to be told is told soon. */
  readonly free: () => void
  readonly close: () => void
}

/** Drawing a large upload takes longer than some services take to answer: ten pictures a second are enough. */
const BETWEEN_MS = 100
/** A request that was just made leaves the page only after this; drawing at once would delay it. */
const AFTER_MS = 25

/** `isBusy`: drawing now would delay a request. */
export function throttleUpdates(listeners: Listeners, isBusy: () => boolean): ThrottledUpdates {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isUntold = false
  let toldAt = -Infinity
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const tell = () => {
    stop()
    isUntold = false
    toldAt = performance.now()
    listeners.tell()
  }
  const onTime = () => {
    timer = null
    if (!isBusy()) tell()
  }
  const free = () => {
    if (!isUntold || timer !== null || isBusy()) return
    timer = setTimeout(onTime, Math.max(AFTER_MS, toldAt + BETWEEN_MS - performance.now()))
  }
  return {
    changed: (calm) => {
      isUntold = true
      if (calm) free()
      else tell()
    },
    free,
    close: stop,
  }
}

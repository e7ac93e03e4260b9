import type { Listeners } from '#base/listeners.ts'

/** Notifies listeners of frequent changes at a limited rate. */
export type ThrottledUpdates = {
  /** Reports a change. A `calm` one may be delayed, also until the run is no longer busy. */
  readonly changed: (calm: boolean) => void
  /** Schedules a delayed notification if the run is no longer busy. */
  readonly free: () => void
  readonly close: () => void
}

/** Rendering a large upload may take longer than an answer, so ten renders a second are the limit. */
const BETWEEN_MS = 100
/** Gives a new request time to leave the page before a render. */
const AFTER_MS = 25

/** Creates throttled updates. `isBusy` tells whether a render now would delay a request. */
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

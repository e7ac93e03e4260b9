import type { Clock } from '#run/outside/clock.ts'

type Wait = { readonly until: number; readonly told: boolean }

/** Waits after being turned away; several at once are over with the longest. */
export type Countdown = {
  readonly now: () => Wait | null
  readonly start: (ms: number, told: boolean) => void
  readonly stop: () => void
}

/** Each wait sleeps for itself: what is left of one cannot be told from `until`, since a clock can be set back. */
export function createCountdown(clock: Clock, onOver: () => void): Countdown {
  const waits = new Set<Wait>()
  let stopped = new AbortController()
  const wait = async (ms: number, told: boolean) => {
    const mine = { until: clock.now() + ms, told }
    waits.add(mine)
    await clock.sleep(ms, stopped.signal)
    if (waits.delete(mine) && waits.size === 0) onOver()
  }
  return {
    now: () =>
      [...waits].reduce<Wait | null>(
        (longest, one) => (longest === null || one.until > longest.until ? one : longest),
        null,
      ),
    start: (ms, told) => void wait(ms, told),
    stop: () => {
      waits.clear()
      stopped.abort()
      stopped = new AbortController()
    },
  }
}

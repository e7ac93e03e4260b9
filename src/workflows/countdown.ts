import type { Clock } from './clock.ts'

/** Waits after being turned away; one at a time, and the longer one counts. */
export type Countdown = {
  readonly now: () => { readonly until: number; readonly told: boolean } | null
  readonly start: (ms: number, told: boolean) => void
  readonly stop: () => void
}

export function createCountdown(clock: Clock, onOver: () => void): Countdown {
  let running: {
    readonly until: number
    readonly told: boolean
    readonly over: AbortController
  } | null = null
  const stop = () => {
    const over = running?.over
    running = null
    over?.abort()
  }
  const wait = async (ms: number, told: boolean) => {
    const until = Math.max(clock.now() + ms, running?.until ?? 0)
    stop()
    const mine = { until, told, over: new AbortController() }
    running = mine
    await clock.sleep(until - clock.now(), mine.over.signal)
    if (running !== mine) return
    running = null
    onOver()
  }
  return { now: () => running, start: (ms, told) => void wait(ms, told), stop }
}

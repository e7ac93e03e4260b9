import type { Clock } from '#run/outside/clock.ts'

type Timer = { readonly due: number; readonly fire: () => void }

const START = 1_700_000_000_000

/** A clock that the simulation controls. */
export type VirtualTime = {
  readonly clock: Clock
  /** Time of the next timer; null: none. */
  readonly nextDue: () => number | null
  /** Advances to the next timer and fires it. */
  readonly toNextTimer: () => void
  /** Advances by some time, but never past a timer. */
  readonly pass: (ms: number) => void
  /** Replaces the real clock and task queue until the returned function is called. */
  readonly install: (queueTask: ((task: () => void) => void) | null) => () => void
}

export function createVirtualTime(): VirtualTime {
  let now = START
  let last = 0
  const timers = new Map<number, Timer>()
  const start = (fire: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    last += 1
    timers.set(last, { due: now + Math.max(0, ms), fire: () => fire(...args) })
    return last
  }
  const stop = (id: number) => void timers.delete(id)
  const earliest = () => {
    let found: [number, Timer] | null = null
    for (const timer of timers) if (found === null || timer[1].due < found[1].due) found = timer
    return found
  }
  const sleep: Clock['sleep'] = (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        stop(id)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const id = start(end, ms)
      signal.addEventListener('abort', end)
    })
  const toNextTimer = () => {
    const next = earliest()
    if (next === null) return
    timers.delete(next[0])
    now = Math.max(now, next[1].due)
    next[1].fire()
  }
  return {
    clock: { now: () => now, sleep },
    nextDue: () => earliest()?.[1].due ?? null,
    toNextTimer,
    pass: (ms) => (now = Math.min(now + ms, earliest()?.[1].due ?? Infinity)),
    install: (queueTask) =>
      replaceGlobals({
        setTimeout: start,
        clearTimeout: stop,
        ...(queueTask ? { setImmediate: queueTask } : {}),
        now: () => now,
      }),
  }
}

type Replacements = { readonly now: () => number } & Readonly<Record<string, unknown>>

function replaceGlobals({ now, ...timers }: Replacements): () => void {
  const names = Object.keys(timers)
  const real = Object.fromEntries(names.map((name) => [name, Reflect.get(globalThis, name)]))
  const realNow = Date.now
  Object.assign(globalThis, timers)
  Date.now = now
  const steady = () => now() - START
  Object.defineProperty(performance, 'now', { value: steady, configurable: true })
  return () => {
    Object.assign(globalThis, real)
    Date.now = realNow
    Reflect.deleteProperty(performance, 'now')
  }
}

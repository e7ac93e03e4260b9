import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserClock } from '#run/outside/clock.ts'
import { createCountdown } from './countdown.ts'

const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aCountdown() {
  let times = 0
  const countdown = createCountdown(createBrowserClock(), () => (times += 1))
  return { ...countdown, timesOver: () => times }
}

const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

test('of several waits the longest counts, and it is over once', async () => {
  const countdown = aCountdown()
  countdown.start(3000, true)
  countdown.start(1000, false)
  expect(countdown.now()).toEqual({ until: Date.now() + 3000, told: true })
  await passing(2999)
  expect(countdown.timesOver()).toBe(0)
  await passing(1)
  expect([countdown.timesOver(), countdown.now()]).toEqual([1, null])
})

test('a clock that is set back by an hour does not make it wait an hour', async () => {
  const countdown = aCountdown()
  countdown.start(5000, true)
  await passing(1000)
  setClock(-HOUR_MS)
  countdown.start(5000, true)
  await passing(5000)
  expect(countdown.timesOver()).toBe(1)
})

test('after a sleep that was longer than the wait it is over at once', async () => {
  const countdown = aCountdown()
  countdown.start(60_000, true)
  await passing(500)
  // No timer fires and no steady clock need move on while the lid is closed.
  setClock(HOUR_MS)
  await passing(1000)
  expect(countdown.timesOver()).toBe(1)
})

test('a wait that is stopped is not over, and the next one is a new one', async () => {
  const countdown = aCountdown()
  countdown.start(1000, true)
  countdown.stop()
  expect(countdown.now()).toBe(null)
  countdown.start(2000, false)
  await passing(1500)
  expect(countdown.timesOver()).toBe(0)
  await passing(500)
  expect(countdown.timesOver()).toBe(1)
})

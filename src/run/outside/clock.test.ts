import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClock } from './clock.ts'

afterEach(() => void vi.useRealTimers())

const browserClock = createBrowserClock()
const going = new AbortController().signal

test('a sleep lasts the given time', async () => {
  vi.useFakeTimers()
  let awake = false
  void browserClock.sleep(2500, going).then(() => (awake = true))
  await vi.advanceTimersByTimeAsync(2499)
  expect(awake).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(awake).toBe(true)
})

test('a sleep of a month is not over at once', async () => {
  vi.useFakeTimers()
  let awake = false
  void browserClock.sleep(30 * 24 * 3600 * 1000, going).then(() => (awake = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(awake).toBe(false)
})

test('time that passes while the lid is closed counts', async () => {
  vi.useFakeTimers()
  let awake = false
  void browserClock.sleep(3_600_000, going).then(() => (awake = true))
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(awake).toBe(true)
})

test('an aborted sleep ends at once', async () => {
  const controller = new AbortController()
  const slept = browserClock.sleep(60_000, controller.signal)
  controller.abort()
  await expect(slept).resolves.toBeUndefined()
})

test('when the timers of a hidden page are throttled, another timer ends the sleep', async () => {
  vi.useFakeTimers()
  const woken: (() => void)[] = []
  const clock = createBrowserClock(() => new Promise((resolve) => woken.push(resolve)))
  let awake = false
  void clock.sleep(500, going).then(() => (awake = true))
  vi.setSystemTime(Date.now() + 500)
  woken[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(awake).toBe(true)
})

test('when the other timer never fires, that of the page does', async () => {
  vi.useFakeTimers()
  const clock = createBrowserClock(() => new Promise(() => {}))
  let awake = false
  void clock.sleep(2500, going).then(() => (awake = true))
  await vi.advanceTimersByTimeAsync(2500)
  expect(awake).toBe(true)
})

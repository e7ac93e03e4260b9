import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListeners } from '#base/listeners.ts'
import { throttleUpdates } from './throttle-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aTeller() {
  const listeners = createListeners()
  const told = vi.fn<() => void>()
  listeners.subscribe(told)
  const world = { busy: false }
  return { ...throttleUpdates(listeners, () => world.busy), told, world }
}

test('an urgent change is reported at once, also during work', () => {
  const { changed, told, world } = aTeller()
  world.busy = true
  changed(false)
  expect(told).toHaveBeenCalledTimes(1)
})

test('calm changes are reported ten times a second, including the last one', () => {
  const { changed, told } = aTeller()
  for (let times = 0; times < 25; times += 1) {
    changed(true)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(told).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1000)
  expect(told).toHaveBeenCalledTimes(4)
})

test('calm changes while a request is prepared are reported after it was sent', () => {
  const { changed, free, told, world } = aTeller()
  world.busy = true
  changed(true)
  vi.advanceTimersByTime(1000)
  expect(told).not.toHaveBeenCalled()
  world.busy = false
  free()
  vi.advanceTimersByTime(24)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(1)
})

test('after closing, no change is reported', () => {
  const { changed, close, told } = aTeller()
  changed(true)
  close()
  vi.advanceTimersByTime(1000)
  expect(told).not.toHaveBeenCalled()
})

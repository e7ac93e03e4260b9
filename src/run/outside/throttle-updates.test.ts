import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListeners } from '#worker-calls/listeners.ts'
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

test('what matters now is told at once, also in the middle of work', () => {
  const { changed, told, world } = aTeller()
  world.busy = true
  changed(false)
  expect(told).toHaveBeenCalledTimes(1)
})

test('changes of the same kind are told ten times a second, the last one too', () => {
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

test('nothing is told while a request is made ready, and what happened is told when it has left', () => {
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

test('after it is closed nothing is told', () => {
  const { changed, close, told } = aTeller()
  changed(true)
  close()
  vi.advanceTimersByTime(1000)
  expect(told).not.toHaveBeenCalled()
})

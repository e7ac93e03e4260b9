import { beforeEach, expect, test, vi } from 'vitest'
import { watchOtherTabs } from './watch-other-tabs.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function aLookout(found: readonly boolean[] = []) {
  const times: number[] = []
  const start = Date.now()
  const look = () => {
    times.push(Date.now() - start)
    return Promise.resolve(found[times.length - 1] ?? false)
  }
  return { times, lookout: watchOtherTabs(look, Date.now) }
}

test('what is asked for at once is looked at at once', async () => {
  const { times, lookout } = aLookout()
  lookout.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(times).toEqual([0])
})

test('what is asked for in the pause is looked at after it, once', async () => {
  const { times, lookout } = aLookout()
  lookout.look()
  await vi.advanceTimersByTimeAsync(100)
  lookout.look()
  lookout.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times).toEqual([0, 2000])
})

test('what goes on is looked at again by itself, until nothing is new', async () => {
  const { times, lookout } = aLookout([true, true, false])
  lookout.look()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times).toEqual([0, 5000, 10_000])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { createPoll } from './poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function aPoll(found: readonly boolean[] = []) {
  const times: number[] = []
  const start = Date.now()
  const look = () => {
    times.push(Date.now() - start)
    return Promise.resolve(found[times.length - 1] ?? false)
  }
  return { times, poll: createPoll(look, Date.now) }
}

test('the first poll runs at once', async () => {
  const { times, poll } = aPoll()
  poll()
  await vi.advanceTimersByTimeAsync(0)
  expect(times).toEqual([0])
})

test('requests during the pause become one poll after it', async () => {
  const { times, poll } = aPoll()
  poll()
  await vi.advanceTimersByTimeAsync(100)
  poll()
  poll()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times).toEqual([0, 2000])
})

test('polls continue without requests while there are changes', async () => {
  const { times, poll } = aPoll([true, true, false])
  poll()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times).toEqual([0, 5000, 10_000])
})

import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

/** A browser that grants or refuses locks when the test says so, in any order. */
function aBrowser() {
  const held = new Set<number>()
  const asked: { readonly grant: () => void; readonly refuse: () => void }[] = []
  const request = () =>
    new Promise<{ release: () => Promise<void> }>((resolve, reject) => {
      const number = asked.length
      asked.push({
        grant: () => {
          held.add(number)
          resolve({ release: async () => void held.delete(number) })
        },
        refuse: () => reject(new DOMException('low battery', 'NotAllowedError')),
      })
    })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  return { held, asked }
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

/** Lets all settled promises run their handlers. */
const flush = () => new Promise((resolve) => setTimeout(resolve))

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen stays on while sending, and may turn off afterwards', async () => {
  const { held, asked } = aBrowser()
  const { rerender } = renderHook(({ active }) => useWakeLock(active), {
    initialProps: { active: true },
  })
  await flush()
  asked[0]?.grant()
  await flush()
  expect(held.size).toBe(1)
  rerender({ active: false })
  await flush()
  expect(held.size).toBe(0)
})

test('a lock that is granted after sending has ended is released', async () => {
  const { held, asked } = aBrowser()
  const { unmount } = renderHook(() => useWakeLock(true))
  await flush()
  unmount()
  asked[0]?.grant()
  await flush()
  expect(held.size).toBe(0)
})

test('a tab that was hidden and shown while the lock was pending keeps one lock, and releases it', async () => {
  const { held, asked } = aBrowser()
  const { unmount } = renderHook(() => useWakeLock(true))
  await flush()
  lookAgain()
  for (let index = 0; index < 2; index += 1) {
    asked[index]?.grant()
    await flush()
  }
  expect(held.size).toBe(1)
  unmount()
  await flush()
  expect(held.size).toBe(0)
})

test('after a refusal the browser is asked again when the tab becomes visible', async () => {
  const { held, asked } = aBrowser()
  renderHook(() => useWakeLock(true))
  await flush()
  asked[0]?.refuse()
  await flush()
  lookAgain()
  await flush()
  asked[1]?.grant()
  await flush()
  expect(held.size).toBe(1)
})

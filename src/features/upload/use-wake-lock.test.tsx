import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

/** A browser that grants locks when the test lets it, in any order. */
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

/** Lets every promise that is settled be heard. */
const flush = () => new Promise((resolve) => setTimeout(resolve))

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen stays on while sending, and may go dark afterwards', async () => {
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

test('a lock that comes when nothing is sent any more is given back', async () => {
  const { held, asked } = aBrowser()
  const { unmount } = renderHook(() => useWakeLock(true))
  await flush()
  unmount()
  asked[0]?.grant()
  await flush()
  expect(held.size).toBe(0)
})

test('a tab that was hidden and shown while the browser took its time keeps one lock, and gives it back', async () => {
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

test('a browser that says no is asked again when the tab is shown again', async () => {
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

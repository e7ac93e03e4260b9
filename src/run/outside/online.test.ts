import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserOnline } from './online.ts'

let onLine = true

beforeEach(() => {
  vi.useFakeTimers()
  onLine = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { href: 'https://tracking.example/uploads/1' })
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function network(next: 'online' | 'offline') {
  onLine = next === 'online'
  window.dispatchEvent(new Event(next))
}

test('a lost network is reported at once', () => {
  const online = browserOnline('')
  const heard = vi.fn<() => void>()
  online.onChange(heard)
  network('offline')
  expect(online.isOnline()).toBe(false)
  vi.advanceTimersByTime(0)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a network that comes back is reported after a moment', () => {
  const online = browserOnline('')
  const heard = vi.fn<() => void>()
  network('offline')
  vi.advanceTimersByTime(0)
  online.onChange(heard)
  network('online')
  vi.advanceTimersByTime(999)
  expect(online.isOnline()).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(online.isOnline()).toBe(true)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a network that comes and goes is not reported as back', () => {
  const online = browserOnline('')
  network('offline')
  network('online')
  vi.advanceTimersByTime(900)
  network('offline')
  network('online')
  vi.advanceTimersByTime(900)
  expect(online.isOnline()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(online.isOnline()).toBe(true)
})

test('an unsubscribed listener is not called', () => {
  const online = browserOnline('')
  const heard = vi.fn<() => void>()
  online.onChange(heard)()
  network('offline')
  vi.advanceTimersByTime(0)
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['', false],
  ['https://tracking.example', false],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
])('a service at "%s" is on this computer: %s', (serviceUrl, isLocal) => {
  expect(browserOnline(serviceUrl).isLocal).toBe(isLocal)
})

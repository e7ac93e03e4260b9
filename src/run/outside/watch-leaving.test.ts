import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from './watch-leaving.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const happens = (name: string) => window.dispatchEvent(new Event(name))

test.each([
  ['nothing happened', [], false],
  ['the person goes', ['beforeunload'], true],
  ['the page is gone', ['beforeunload', 'pagehide'], true],
  ['a page without a question before it is gone', ['pagehide'], true],
  ['a page that was kept is shown again', ['beforeunload', 'pagehide', 'pageshow'], false],
  ['it is left once more', ['pagehide', 'pageshow', 'beforeunload'], true],
] as const)('%s: %j, leaving: %j', (_what, events, isLeaving) => {
  const leaving = watchLeaving()
  for (const name of events) happens(name)
  expect(leaving.isLeaving()).toBe(isLeaving)
  leaving.end()
})

test('a user who stays after the browser’s prompt is not leaving, one who goes is', () => {
  const leaving = watchLeaving()
  happens('beforeunload')
  vi.runAllTimers()
  expect(leaving.isLeaving()).toBe(false)
  happens('beforeunload')
  happens('pagehide')
  vi.runAllTimers()
  expect(leaving.isLeaving()).toBe(true)
})

test('ending removes the listeners, so that the browser may keep the page in its cache', () => {
  const leaving = watchLeaving()
  happens('beforeunload')
  leaving.end()
  expect(vi.getTimerCount()).toBe(0)
  happens('pageshow')
  expect(leaving.isLeaving()).toBe(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncements } from './announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Collects the texts of the live region; consecutive empty states count once. */
function listen() {
  const shown: (readonly string[])[] = []
  const { announce, stop } = createAnnouncements((texts) => {
    if (texts.length > 0 || (shown.at(-1)?.length ?? 0) > 0) shown.push(texts)
  })
  return { announce, stop, shown }
}

test('a text is announced after a quiet second, and the live region is emptied later', () => {
  const { announce, shown } = listen()
  announce('Copied')
  vi.advanceTimersByTime(999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([['Copied']])
  vi.advanceTimersByTime(4000)
  expect(shown).toEqual([['Copied'], []])
})

test('texts announced within a second are joined in their order', () => {
  const { announce, shown } = listen()
  announce('Sending has ended')
  vi.advanceTimersByTime(900)
  announce('Next: Choose couriers')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Sending has ended', 'Next: Choose couriers']])
})

test('the same text is announced twice, within a second and soon after', () => {
  const { announce, shown } = listen()
  announce('Copied')
  announce('Copied')
  vi.advanceTimersByTime(1000)
  announce('Copied')
  vi.advanceTimersByTime(1000)
  // Emptied in between: a screen reader ignores an unchanged live region.
  expect(shown).toEqual([['Copied', 'Copied'], [], ['Copied']])
})

test('of texts about the same topic only the newest is announced, in its own place', () => {
  const { announce, shown } = listen()
  announce('13 couriers', 'found')
  announce('Copied')
  announce('2 couriers', 'found')
  announce('3 rows', 'selected')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Copied', '2 couriers', '3 rows']])
})

test('an empty text cancels waiting texts about the same topic only', () => {
  const { announce, shown } = listen()
  announce('Copied')
  announce('13 couriers', 'found')
  announce('', 'found')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Copied']])
  announce('', 'found')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Copied']])
})

test('a new text leaves the current announcement in place until its turn', () => {
  const { announce, shown } = listen()
  announce('Sending has ended')
  vi.advanceTimersByTime(1000)
  announce('Copied')
  vi.advanceTimersByTime(800)
  expect(shown).toEqual([['Sending has ended']])
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([['Sending has ended'], [], ['Copied']])
})

test('a stopped announcer stays silent', () => {
  const { announce, stop, shown } = listen()
  announce('Copied')
  stop()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
})

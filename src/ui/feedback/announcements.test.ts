import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncements } from './announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the line shows, one after the other; nothing twice in a row. */
function listen() {
  const shown: (readonly string[])[] = []
  const { announce, stop } = createAnnouncements((texts) => {
    if (texts.length > 0 || (shown.at(-1)?.length ?? 0) > 0) shown.push(texts)
  })
  return { announce, stop, shown }
}

test('a text is said once a second was quiet, and the line is empty later', () => {
  const { announce, shown } = listen()
  announce('Copied')
  vi.advanceTimersByTime(999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([['Copied']])
  vi.advanceTimersByTime(4000)
  expect(shown).toEqual([['Copied'], []])
})

test('what is announced within a second is joined in its order', () => {
  const { announce, shown } = listen()
  announce('Sending has ended')
  vi.advanceTimersByTime(900)
  announce('Next: Choose couriers')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Sending has ended', 'Next: Choose couriers']])
})

test('the same text is said twice: within a second, and soon after it was said', () => {
  const { announce, shown } = listen()
  announce('Copied')
  announce('Copied')
  vi.advanceTimersByTime(1000)
  announce('Copied')
  vi.advanceTimersByTime(1000)
  // The line was empty between them, or no screen reader would hear the second one.
  expect(shown).toEqual([['Copied', 'Copied'], [], ['Copied']])
})

test('of what is about the same only the newest is said, in the place of the newest', () => {
  const { announce, shown } = listen()
  announce('13 couriers', 'found')
  announce('Copied')
  announce('2 couriers', 'found')
  announce('3 rows', 'selected')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['Copied', '2 couriers', '3 rows']])
})

test('an empty text takes back what is still to be said about the same, and nothing else', () => {
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

test('a new text does not take away what is being said before it comes', () => {
  const { announce, shown } = listen()
  announce('Sending has ended')
  vi.advanceTimersByTime(1000)
  announce('Copied')
  vi.advanceTimersByTime(800)
  expect(shown).toEqual([['Sending has ended']])
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([['Sending has ended'], [], ['Copied']])
})

test('nothing is said any more when the page is gone', () => {
  const { announce, stop, shown } = listen()
  announce('Copied')
  stop()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
})

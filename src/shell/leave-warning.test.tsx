import { expect, test } from 'vitest'
import { aRun, answered, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import type { Upload } from '#run/upload.ts'
import { warnOfLeaving } from './leave-warning.ts'

/** Returns whether the browser would ask, in newer browsers and in Chrome and Edge before 119. */
function isAsked(): boolean {
  // Browsers start with an empty value, jsdom doesn't.
  const event = Object.defineProperty(
    new Event('beforeunload', { cancelable: true }),
    'returnValue',
    {
      value: '',
      writable: true,
    },
  )
  window.dispatchEvent(event)
  expect(event.returnValue).toBe(event.defaultPrevented || '')
  return event.defaultPrevented
}

test('the browser asks before the page is left while a request is in flight, and never otherwise', async () => {
  const { answer, reply } = repliesOnDemand()
  const { upload, resume } = await aRun(someEntries(2), { answer, requestSize: 1 })
  let active: Upload | null = null
  let tell = () => {}
  const stop = warnOfLeaving({
    active: () => active,
    subscribe: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  expect(isAsked()).toBe(false)
  active = upload
  await resume()
  tell()
  expect(isAsked()).toBe(true)
  upload.pause()
  await reply(answered({ acceptedOrders: 1 }))
  expect(isAsked()).toBe(false)
  await resume()
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
})

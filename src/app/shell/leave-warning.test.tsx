import { expect, test } from 'vitest'
import { aRun, answered, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import type { Upload } from '#run/upload.ts'
import { warnOfLeaving } from './leave-warning.ts'

/** Whether newer browsers ask, and Chrome and Edge before 119 too. */
function isAsked(): boolean {
  // Empty at first in every browser, and not in jsdom.
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

test('the browser asks before the page is left while a request is on its way, and at no other time', async () => {
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

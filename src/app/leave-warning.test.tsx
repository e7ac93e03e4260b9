import { expect, test } from 'vitest'
import { aRun, answered, repliesOnDemand } from '#testing/fake-run.ts'
import { someEntries } from '#testing/upload-journal.ts'
import type { UploadRun } from '#workflows/upload-run.ts'
import { warnOfLeaving } from './leave-warning.ts'

function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('the browser asks before the page is left while a request is on its way, and at no other time', async () => {
  const { answer, reply } = repliesOnDemand()
  const { run, resume } = await aRun(someEntries(2), { answer, requestSize: 1 })
  let active: UploadRun | null = null
  let tell = () => {}
  const stop = warnOfLeaving({
    active: () => active,
    subscribe: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  expect(isAsked()).toBe(false)
  active = run
  await resume()
  tell()
  expect(isAsked()).toBe(true)
  run.pause()
  await reply(answered({ acceptedOrders: 1 }))
  expect(isAsked()).toBe(false)
  await resume()
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
})

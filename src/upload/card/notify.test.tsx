import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '#service/send-request.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { setNotifyWish } from './notify.ts'

const told: string[] = []
let permission: NotificationPermission = 'default'

class FakeNotification extends EventTarget {
  static get permission() {
    return permission
  }

  static requestPermission = async () => permission

  constructor(title: string, { body = '' }: NotificationOptions) {
    super()
    told.push(`${title} | ${body}`)
  }
}

const look = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  told.length = 0
  vi.stubGlobal('Notification', FakeNotification)
})

afterEach(() => {
  act(() => setNotifyWish(false))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An upload whose single answer arrives when the test resolves it. */
async function showSlow() {
  const entries = someEntries(3)
  let resolve: (reply: Reply) => void = () => undefined
  const coming = new Promise<Reply>((give) => {
    resolve = give
  })
  const run = await aRun(entries, { answer: () => coming })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await screen.findByRole('button', { name: 'Pause' })
  return {
    end: () =>
      resolve(answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'No')] })),
  }
}

test('a user who wants it and is in another tab is notified of the end, and the title has a mark', async () => {
  permission = 'granted'
  const { end } = await showSlow()
  await userEvent.click(button('Notify me'))
  await waitFor(() => expect(button('Notify me')).toHaveAttribute('aria-pressed', 'true'))
  look('hidden')
  end()
  await waitFor(() =>
    expect(told).toEqual([expect.stringMatching(/\| Sending has ended\. 2 accepted, 1 open\.$/)]),
  )
  expect(document.title).toMatch(/^● 1 open · /)
  look('visible')
  await waitFor(() => expect(document.title).toMatch(/^1 open · /))
})

test('a user who is on the page is not notified', async () => {
  permission = 'granted'
  const { end } = await showSlow()
  await userEvent.click(button('Notify me'))
  end()
  await screen.findByRole('button', { name: 'Copy summary' })
  await waitFor(() => expect(document.title).toMatch(/^1 open · /))
  expect(told).toEqual([])
})

test('a browser that refuses notifications is reported, and no notification is sent', async () => {
  permission = 'denied'
  const { end } = await showSlow()
  await userEvent.click(button('Notify me'))
  expect(await screen.findByText('Your browser blocks notifications from this page.')).toBeVisible()
  look('hidden')
  end()
  await waitFor(() => expect(document.title).toMatch(/^● 1 open/))
  expect(told).toEqual([])
})

test('a summary of the upload is copied as one line', async () => {
  const user = userEvent.setup()
  const { end } = await showSlow()
  end()
  await user.click(await screen.findByRole('button', { name: 'Copy summary' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/: 2 of 3 accepted; 1 failed$/)
})

test('in browsers where only a service worker can notify, such as Chrome on Android, it does', async () => {
  permission = 'granted'
  class OnlyByWorker extends FakeNotification {
    constructor(title: string, about: NotificationOptions) {
      super(title, about)
      told.length = 0
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', OnlyByWorker)
  const showNotification = async (title: string, { body = '' }: NotificationOptions) =>
    void told.push(`by the worker: ${title} | ${body}`)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ showNotification }) },
  })
  try {
    const { end } = await showSlow()
    await userEvent.click(button('Notify me'))
    look('hidden')
    act(end)
    await waitFor(() => expect(told).toEqual([expect.stringMatching(/^by the worker: .*2 /)]))
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

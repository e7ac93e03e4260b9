import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ownership } from '#run/outside/ownership.ts'
import type { Upload } from '#run/upload.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'

const SENDING = {} as Upload

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Opens a page while a newer service worker waits. Returns the messages to that worker. */
async function openPage(
  role: 'owner' | 'watcher',
  run: Upload | null,
  scope = 'https://upload.test/',
) {
  const postMessage = vi.fn<(message: string) => void>()
  const register = vi.fn<(address: string) => Promise<void>>(async () => {})
  const getRegistration = async () => ({ scope, waiting: { postMessage } })
  vi.stubGlobal('location', new URL('https://upload.test/'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, register } })
  const { keepForOffline } = await import('./offline.ts')
  const ownership = { getSnapshot: () => role } as Partial<Ownership> as Ownership
  const uploads = { active: () => run } as Partial<Uploads> as Uploads
  keepForOffline(ownership, uploads)
  await vi.runAllTimersAsync()
  return { told: postMessage.mock.calls.flat(), register }
}

test('a newer version takes over when no upload is being sent', async () => {
  const { told, register } = await openPage('owner', null)
  expect(told).toEqual(['take over'])
  expect(register).toHaveBeenCalledWith('/offline.js')
})

test('the worker of another installation at this origin gets no message', async () => {
  const { told, register } = await openPage('owner', null, 'https://upload.test/other/')
  expect(told).toEqual([])
  expect(register).toHaveBeenCalledTimes(1)
})

test.each([
  ['while an upload is being sent', 'owner', SENDING],
  ['while another tab may be sending', 'watcher', null],
] as const)('a newer version waits %s', async (_when, role, run) => {
  const { told, register } = await openPage(role, run)
  expect(told).toEqual([])
  expect(register).toHaveBeenCalledTimes(1)
})

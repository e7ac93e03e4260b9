import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from '#service/classify-response.ts'
import { loadInstallation } from './installation.ts'

const INSTALLATION = JSON.stringify({ serviceName: 'Shop', practice: true })
const SERVICE = '/v1/api/tracking'

let config: string | null = INSTALLATION
const sent: string[] = []
const reload = vi.fn<() => void>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === SERVICE) return new Response(String(sent.push(address)))
    if (config === null) throw new TypeError('Failed to fetch')
    return new Response(config)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  sent.length = 0
  config = INSTALLATION
})

async function open() {
  const reading = await loadInstallation()
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

async function openWithoutNetwork() {
  await open()
  config = null
  return open()
}

test('without a network the first visit has no installation', async () => {
  config = null
  expect(await loadInstallation()).toEqual({ kind: 'unreachable' })
})

test('without a network the installation of the last visit is used', async () => {
  const { installation } = await openWithoutNetwork()
  expect(installation).toMatchObject({ serviceName: 'Shop', practice: true })
})

test('an invalid installation is not stored', async () => {
  config = '{"requestSize":0}'
  expect(await loadInstallation()).toMatchObject({ kind: 'wrong' })
  config = null
  expect(await loadInstallation()).toEqual({ kind: 'unreachable' })
})

test('with the installation of the last visit nothing is sent until the current one was read', async () => {
  const { send } = await openWithoutNetwork()
  const response = await send(SERVICE)
  expect(response.headers.get(NOT_CONNECTED_HEADER)).toBe(NOT_CONNECTED_VALUE)
  expect(sent).toEqual([])
  config = INSTALLATION
  await send(SERVICE)
  expect(sent).toEqual([SERVICE])
  expect(reload).not.toHaveBeenCalled()
})

test('an installation that has changed since gets no request, and the page reloads', async () => {
  const { send } = await openWithoutNetwork()
  config = JSON.stringify({ serviceName: 'Another shop' })
  await send(SERVICE)
  expect(sent).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import { createOwnership, type Ownership } from './ownership.ts'

/** As much of the Web Locks as is used: one holder at a time, the others in line. */
function someLocks() {
  const lines = new Map<string, (() => void)[]>()
  const take = async (name: string, work: (lock: object) => unknown): Promise<unknown> => {
    const line = lines.get(name) ?? []
    lines.set(name, line)
    const before = line.length
    const turn = new Promise<void>((resolve) => line.push(resolve))
    if (before > 0) await turn
    const result = await work({})
    line.shift()
    line[0]?.()
    return result
  }
  const request = async (
    name: string,
    options: { ifAvailable?: boolean },
    work: (lock: object | null) => unknown,
  ) => {
    await Promise.resolve()
    const isTaken = (lines.get(name) ?? []).length > 0
    return options.ifAvailable === true && isTaken ? work(null) : take(name, work)
  }
  return { request }
}

const tabs: Ownership[] = []
const aTab = (name = 'shop') => {
  const tab = createOwnership(name)
  tabs.push(tab)
  return tab
}

beforeEach(() => void vi.stubGlobal('navigator', { locks: someLocks() }))
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.unstubAllGlobals()
})

const settled = (tab: Ownership) => waitFor(() => expect(tab.getSnapshot()).not.toBe('asking'))

test('the first tab owns, the second one watches', async () => {
  const [first, second] = [aTab(), aTab()]
  expect(first.getSnapshot()).toBe('asking')
  await Promise.all([settled(first), settled(second)])
  expect(first.getSnapshot()).toBe('owner')
  expect(second.getSnapshot()).toBe('watcher')
})

test('when the first tab is gone the second one takes over, and is told', async () => {
  const [first, second] = [aTab(), aTab()]
  await settled(second)
  let told = 0
  second.subscribe(() => (told += 1))
  first.close()
  await waitFor(() => expect(second.getSnapshot()).toBe('owner'))
  expect(told).toBe(1)
})

test('two services do not hinder each other', async () => {
  const [one, other] = [aTab('one'), aTab('other')]
  await Promise.all([settled(one), settled(other)])
  expect([one.getSnapshot(), other.getSnapshot()]).toEqual(['owner', 'owner'])
})

test('what one tab announces the others hear', async () => {
  const [first, second] = [aTab(), aTab()]
  const heard: string[] = []
  second.onAnnounced((topic) => heard.push(topic))
  first.onAnnounced((topic) => heard.push(`myself: ${topic}`))
  first.announce('upload 1')
  await waitFor(() => expect(heard).toEqual(['upload 1']))
})

test('a message of another release that is no topic is ignored', async () => {
  const [first, second] = [aTab(), aTab()]
  const heard: unknown[] = []
  second.onAnnounced((topic) => heard.push(topic))
  const other = new BroadcastChannel('shop')
  // A channel has no target origin; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage({ topic: 'upload 1' })
  first.announce('draft')
  await waitFor(() => expect(heard).toContain('draft'))
  other.close()
  expect(heard).toEqual(['draft'])
})

test('a page that may keep nothing owns what it has', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: denied } })
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('denied', 'SecurityError')
  })
  const tab = aTab()
  await settled(tab)
  tab.announce('upload 1')
  expect(tab.getSnapshot()).toBe('owner')
})

test('a page without locks owns what it has', () => {
  vi.stubGlobal('navigator', {})
  expect(aTab().getSnapshot()).toBe('owner')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import { createOwnership, type Ownership } from './ownership.ts'

type Work = (lock: object | null) => unknown
type Waiting = { readonly begin: () => void }
type Options = {
  readonly ifAvailable?: boolean
  readonly steal?: boolean
  readonly signal?: AbortSignal
}

const aborted = () => new DOMException('', 'AbortError')

/** A fake of Web Locks: one holder at a time, whose lock can be stolen, and a line of others. */
function someLocks() {
  const holders = new Map<string, (error: Error) => void>()
  const lines = new Map<string, Waiting[]>()
  const hold = (name: string, work: Work) =>
    new Promise((resolve, reject) => {
      holders.set(name, reject)
      const end = () => {
        if (holders.get(name) !== reject) return
        holders.delete(name)
        lines.get(name)?.shift()?.begin()
      }
      void Promise.resolve(work({})).then(resolve).then(end)
    })
  const wait = (name: string, work: Work, signal?: AbortSignal) =>
    new Promise((resolve, reject) => {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      const waiting = { begin: () => void hold(name, work).then(resolve, reject) }
      line.push(waiting)
      signal?.addEventListener('abort', () => {
        const index = line.indexOf(waiting)
        if (index < 0) return
        line.splice(index, 1)
        reject(aborted())
      })
    })
  const request = async (name: string, { ifAvailable, steal, signal }: Options, work: Work) => {
    await Promise.resolve()
    const before = holders.get(name)
    if (before === undefined) return hold(name, work)
    if (ifAvailable) return work(null)
    if (!steal) return wait(name, work, signal)
    before(aborted())
    return hold(name, work)
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
  vi.useRealTimers()
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

test('when the first tab is gone, the second takes over and is notified', async () => {
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

test('an announcement of one tab reaches the others', async () => {
  const [first, second] = [aTab(), aTab()]
  const heard: string[] = []
  second.onAnnounced((topic) => heard.push(topic))
  first.onAnnounced((topic) => heard.push(`myself: ${topic}`))
  first.announce('upload 1')
  await waitFor(() => expect(heard).toEqual(['upload 1']))
})

test('a message of another release that is not a topic is ignored', async () => {
  const [first, second] = [aTab(), aTab()]
  const heard: unknown[] = []
  second.onAnnounced((topic) => heard.push(topic))
  const other = new BroadcastChannel('shop')
  // The rule is for windows; a channel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage({ topic: 'upload 1' })
  first.announce('draft')
  await waitFor(() => expect(heard).toContain('draft'))
  other.close()
  expect(heard).toEqual(['draft'])
})

test('a page without site data is the owner', async () => {
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

test('a page without locks is the owner', () => {
  vi.stubGlobal('navigator', {})
  expect(aTab().getSnapshot()).toBe('owner')
})

const owns = (tab: Ownership) => waitFor(() => expect(tab.getSnapshot()).toBe('owner'))
const watches = (tab: Ownership) => waitFor(() => expect(tab.getSnapshot()).toBe('watcher'))

/** Fakes timers only, so that messages between tabs still arrive. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Opens tabs one after the other. */
async function someTabs(count: number) {
  const opened: Ownership[] = []
  for (let number = 0; number < count; number += 1) {
    const tab = aTab()
    opened.push(tab)
    await settled(tab)
  }
  return opened as [Ownership, Ownership, ...Ownership[]]
}

test('the tab that takes over gets the uploads that the first one has finished sending', async () => {
  const [first, second] = await someTabs(2)
  let finish = () => {}
  first.onGiving(() => {
    expect(first.getSnapshot()).toBe('owner')
    return new Promise(
      (resolve) => (finish = () => resolve([{ id: 'u1', isPaused: false, wait: null }])),
    )
  })
  const given = vi.fn<(underWay: unknown) => void>()
  second.onGiven((underWay) => {
    expect(second.getSnapshot()).toBe('owner')
    given(underWay)
  })
  second.takeOver()
  await waitFor(() => expect(first.getSnapshot()).toBe('giving'))
  expect(second.getSnapshot()).toBe('taking')
  finish()
  await owns(second)
  expect(given.mock.calls).toEqual([[[{ id: 'u1', isPaused: false, wait: null }]]])
  await watches(first)
  second.close()
  await owns(first)
})

test('the tab that takes over is the next owner, not the first of three in line', async () => {
  const [first, second, third] = await someTabs(3)
  const seen: string[] = []
  second.subscribe(() => seen.push(second.getSnapshot()))
  third?.takeOver()
  await owns(third as Ownership)
  await watches(first)
  expect(seen).toEqual([])
  third?.close()
  await owns(second)
})

test('a tab that does not answer within five seconds loses the ownership, and gives nothing', async () => {
  const [first, second] = await someTabs(2)
  const given = vi.fn<(underWay: unknown) => void>()
  second.onGiven(given)
  vi.stubGlobal('BroadcastChannel', undefined)
  const hung = new Promise<never>(() => {})
  first.onGiving(() => hung)
  const deaf = aTab()
  await settled(deaf)
  holdTime()
  deaf.takeOver()
  await vi.advanceTimersByTimeAsync(4999)
  expect(deaf.getSnapshot()).toBe('taking')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await owns(deaf)
  await watches(first)
  expect(given).not.toHaveBeenCalled()
})

test('a tab that takes long to finish is asked again, and stays the owner as long as it answers', async () => {
  const [first, second] = await someTabs(2)
  let finish = () => {}
  first.onGiving(() => new Promise((resolve) => (finish = () => resolve([]))))
  holdTime()
  second.takeOver()
  const heard = () => vi.waitFor(() => expect(first.getSnapshot()).toBe('giving'))
  await heard()
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(5000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(second.getSnapshot()).toBe('taking')
  }
  vi.useRealTimers()
  finish()
  await owns(second)
})

test('a tab continues itself when the one that wanted to take over is gone', async () => {
  const [first, second] = await someTabs(2)
  const given = vi.fn<(underWay: unknown) => void>()
  first.onGiven(given)
  let finish = () => {}
  first.onGiving(() => new Promise((resolve) => (finish = () => resolve([]))))
  second.takeOver()
  await waitFor(() => expect(first.getSnapshot()).toBe('giving'))
  second.close()
  holdTime()
  finish()
  await vi.advanceTimersByTimeAsync(5000)
  expect(first.getSnapshot()).toBe('owner')
  expect(given).toHaveBeenCalledWith([])
})

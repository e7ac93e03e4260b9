import { expect, onTestFinished, test, vi } from 'vitest'
import type { TabMessage, UnderWay } from '#domain/upload/run/tab-messages.ts'
import { createTabChange, type OwnershipState } from './change-tabs.ts'

/** A tab that takes over, with its calls for the lock. */
function aTaker(last: { owner: string | null }) {
  let state: OwnershipState = 'watcher'
  const steal = vi.fn<() => void>()
  const onGiven = vi.fn<(underWay: UnderWay) => void>()
  const post = vi.fn<(message: TabMessage) => void>()
  const become = (next: OwnershipState) => {
    state = next
    change.changed()
  }
  const change = createTabChange({
    own: 'this one',
    getState: () => state,
    become,
    post,
    steal,
    finish: async () => [],
    lastOwner: { read: () => last.owner, write: (tab) => (last.owner = tab) },
    onGiven,
  })
  onTestFinished(change.close)
  change.ask()
  return { ...change, become, steal, onGiven, post }
}

const GIVE = { kind: 'give', to: 'this one', from: 'the giver', underWay: [] }

test('a lock that is given twice is stolen once, or this tab would steal it from itself', () => {
  const { receive, steal } = aTaker({ owner: 'the giver' })
  receive(GIVE)
  receive(GIVE)
  expect(steal).toHaveBeenCalledTimes(1)
})

test.each([
  ['the giver still has it', { owner: 'the giver' }, GIVE],
  ['the browser keeps nothing', { owner: null }, GIVE],
])('the given uploads continue when %s', (_, last, give) => {
  const { receive, become, onGiven } = aTaker(last)
  receive(give)
  become('owner')
  expect(onGiven).toHaveBeenCalledTimes(1)
  expect(last.owner).toBe('this one')
})

test('after a third tab has taken the lock, the given uploads are ignored and that tab is asked', () => {
  const { receive, steal, post } = aTaker({ owner: 'a third one' })
  receive(GIVE)
  expect(steal).not.toHaveBeenCalled()
  expect(post).toHaveBeenCalledTimes(2)
})

test('no upload continues when a third tab was faster with the lock', () => {
  const last = { owner: 'the giver' }
  const { receive, become, onGiven } = aTaker(last)
  receive(GIVE)
  last.owner = 'a third one'
  become('owner')
  expect(onGiven).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { createTabChange, type OwnershipState } from './change-tabs.ts'

test('a lock that is given twice is taken once: this tab would take it from itself', () => {
  let state: OwnershipState = 'watcher'
  const steal = vi.fn<() => void>()
  const change = createTabChange({
    own: 'this one',
    getState: () => state,
    become: (next) => {
      state = next
    },
    post: () => {},
    steal,
    finish: async () => [],
    onGiven: () => {},
  })
  change.ask()
  const give = { kind: 'give', to: 'this one', underWay: [] }
  change.hear(give)
  change.hear(give)
  expect(steal).toHaveBeenCalledTimes(1)
  change.close()
})

import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { nameStore } from '#testing/sheets/draft-client.ts'
import { createAutosave } from './autosave.ts'
import { createSession } from './session.ts'

/** An autosave whose writes wait until the test releases them. */
async function autosaveWithGates() {
  const store = await openStore(nameStore())
  const session = createSession(true)
  session.loaded = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const gates: (() => void)[] = []
  const autosave = createAutosave({
    session,
    store: () =>
      new Promise<Store>((resolve) => {
        gates.push(() => resolve(store))
      }),
    onResult: () => undefined,
    onError: () => undefined,
    onWritten: () => undefined,
  })
  return { autosave, gates }
}

/** Time for everything that doesn't wait for a release. */
const aMoment = () => vi.advanceTimersByTimeAsync(1000)

afterEach(() => void vi.useRealTimers())

test('a flush waits for the running write', async () => {
  const { autosave, gates } = await autosaveWithGates()
  autosave.schedule()
  const first = autosave.flush()
  await aMoment()
  autosave.schedule()
  const second = autosave.flush()
  let isWritten = false
  const third = autosave.flush().then(() => (isWritten = true))
  gates[0]?.()
  await first
  await aMoment()
  expect({ begun: gates.length, isWritten }).toEqual({ begun: 2, isWritten: false })
  gates[1]?.()
  await Promise.all([second, third])
  expect(gates).toHaveLength(2)
})

test('nothing is written while entries move to an upload', async () => {
  const { autosave, gates } = await autosaveWithGates()
  let finish = (_value: string) => {}
  const moving = autosave.alone(() => new Promise<string>((resolve) => (finish = resolve)))
  await aMoment()
  autosave.schedule()
  const flushed = autosave.flush()
  await aMoment()
  expect(gates).toHaveLength(0)
  // The draft's earlier actions are obsolete.
  autosave.setKept([])
  finish('moved')
  expect(await moving).toBe('moved')
  await flushed
  expect(gates).toHaveLength(0)
})

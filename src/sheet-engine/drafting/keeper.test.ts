import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { nameStore } from '#testing/draft-client.ts'
import { createKeeper } from './keeper.ts'
import { createSession } from './session.ts'

/** A keeper whose every writing waits until it is let through. */
async function keeperWithGates() {
  const store = await openStore(nameStore())
  const session = createSession(true)
  session.loaded = true
  const gates: (() => void)[] = []
  const keeper = createKeeper({
    session,
    store: () =>
      new Promise<Store>((resolve) => {
        gates.push(() => resolve(store))
      }),
    onResult: () => undefined,
    onError: () => undefined,
    onWritten: () => undefined,
  })
  return { keeper, gates }
}

/** Whatever can happen without a gate has happened then. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('who waits until all is written waits for the writing that somebody else has begun', async () => {
  const { keeper, gates } = await keeperWithGates()
  keeper.schedule()
  const first = keeper.flush()
  await settle()
  keeper.schedule()
  const second = keeper.flush()
  let isWritten = false
  const third = keeper.flush().then(() => (isWritten = true))
  gates[0]?.()
  await first
  await settle()
  expect({ begun: gates.length, isWritten }).toEqual({ begun: 2, isWritten: false })
  gates[1]?.()
  await Promise.all([second, third])
  expect(gates).toHaveLength(2)
})

test('while entries leave for an upload nothing of the draft is written', async () => {
  const { keeper, gates } = await keeperWithGates()
  let finish = (_value: string) => {}
  const moving = keeper.alone(() => new Promise<string>((resolve) => (finish = resolve)))
  await settle()
  keeper.schedule()
  const flushed = keeper.flush()
  await settle()
  expect(gates).toHaveLength(0)
  // What stood in the draft before is of no use any more.
  keeper.setKept([])
  finish('moved')
  expect(await moving).toBe('moved')
  await flushed
  expect(gates).toHaveLength(0)
})

import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { clearEverything } from './clear-everything.ts'
import { readChosen, rememberChosen } from './courier-memory-store.ts'
import { readSeenCouriers } from './courier-store.ts'
import { databaseName, openDatabase } from './database.ts'
import { createStores1, createStores2 } from './upgrade-to-2.ts'

test('the code that was chosen last for a name counts, and shapes are kept apart', async () => {
  const database = await openDatabase('chosen couriers')
  await rememberChosen(database, [{ kind: 'name', key: 'dhl', code: '1' }], 1000)
  await rememberChosen(
    database,
    [
      { kind: 'name', key: 'dhl', code: '100001' },
      { kind: 'shape', key: 'dhl', code: '7' },
    ],
    2000,
  )
  expect([...(await readChosen(database, 'name'))]).toEqual([['dhl', '100001']])
  expect([...(await readChosen(database, 'shape'))]).toEqual([['dhl', '7']])
})

test('another service and practice remember nothing of it', async () => {
  const live = await openDatabase(databaseName('https://one.example', false))
  await rememberChosen(live, [{ kind: 'name', key: 'dhl', code: '1' }], 1000)
  for (const [address, practice] of [
    ['https://one.example', true],
    ['https://two.example', false],
  ] as const) {
    const other = await openDatabase(databaseName(address, practice))
    expect(await readChosen(other, 'name')).toEqual(new Map())
  }
})

test('deleting everything forgets it', async () => {
  const database = await openDatabase('forgotten couriers')
  await rememberChosen(database, [{ kind: 'name', key: 'dhl', code: '1' }], 1000)
  await clearEverything(database)
  expect(await readChosen(database, 'name')).toEqual(new Map())
})

test.each([2, 3])(
  'what version %i kept stays, and choices are remembered beside it',
  async (version) => {
    const name = `couriers of version ${version}`
    const old = await openDB(name, version, {
      upgrade: (database) => {
        createStores1(database as never)
        createStores2(database as never)
        if (version < 3) return
        for (const store of ['uploadReplies', 'uploadCheckpoints'])
          database.createObjectStore(store)
      },
    })
    const candidate = aCandidate({ key: '3011' })
    await old.put('seenCouriers', { key: '3011', candidate, lastSeen: 1 })
    old.close()
    const database = await openDatabase(name)
    expect(await readSeenCouriers(database)).toEqual([candidate])
    await rememberChosen(database, [{ kind: 'name', key: 'dhl', code: '1' }], 1000)
    expect([...(await readChosen(database, 'name'))]).toEqual([['dhl', '1']])
    await database.put('uploadReplies', 'a reply', ['u1', 1])
  },
)

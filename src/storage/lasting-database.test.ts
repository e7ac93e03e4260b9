import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import { watchUncaught } from '#testing/watch-uncaught.ts'
import { type GoneReason, openLastingDatabase } from './lasting-database.ts'

let databases = 0
const LAYOUT = { layout: 'a', mapping: { orderId: 0 }, at: 1 }

async function aDatabase() {
  databases += 1
  const name = `lasting ${databases}`
  const told: (GoneReason | 'reopened')[] = []
  const database = await openLastingDatabase(name, {
    onGone: (why) => void told.push(why),
    onReopened: () => void told.push('reopened'),
  })
  await database.put('layouts', LAYOUT)
  return { name, told, database }
}

test('a database that is deleted under an open tab is there again, and is empty', async () => {
  const { name, told, database } = await aDatabase()
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened']))
  expect(await database.getAll('layouts')).toEqual([])
  const transaction = database.transaction('layouts', 'readwrite')
  await transaction.store.put(LAYOUT)
  await transaction.done
  expect(await database.count('layouts')).toBe(1)
})

test('it can be deleted again and again', async () => {
  const { name, told, database } = await aDatabase()
  await deleteDB(name)
  await waitFor(() => expect(told).toHaveLength(1))
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened', 'reopened']))
  expect(await database.count('layouts')).toBe(0)
})

test('a newer version gets the database, and nothing is written any more', async () => {
  const { name, told, database } = await aDatabase()
  const newer = await openDB(name, 99)
  onTestFinished(() => newer.close())
  expect(told).toEqual(['newer-version'])
  await expect(database.put('layouts', LAYOUT)).rejects.toThrow(DOMException)
  expect(await newer.count('layouts')).toBe(1)
})

test('a browser that is busy clearing is asked again', async () => {
  const { name, told } = await aDatabase()
  const open = indexedDB.open.bind(indexedDB)
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    refuse.mockImplementation((...again) => open(...again))
    throw new DOMException(`busy with ${args[0]}`, 'UnknownError')
  })
  onTestFinished(() => refuse.mockRestore())
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened']))
})

test('what the browser does not give back is lost, and that is told', async () => {
  const { name, told } = await aDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'UnknownError')
  })
  onTestFinished(() => {
    vi.useRealTimers()
    refuse.mockRestore()
  })
  const deleted = deleteDB(name)
  while (told.length === 0) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await deleted
  expect(told).toEqual(['lost'])
  expect(refuse).toHaveBeenCalledTimes(4)
})

test('a read that the browser ends fails for whoever asked, and is no uncaught error beside it', async () => {
  const uncaught = watchUncaught()
  const { database } = await aDatabase()
  const transaction = database.transaction('layouts')
  const layouts = transaction.store.getAll()
  transaction.abort()
  await expect(layouts).rejects.toThrow(DOMException)
  expect(await uncaught()).toEqual([])
})

import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, onTestFinished, test } from 'vitest'
import { dumpDatabase, readDump, restoreDatabase, writeDump } from '#testing/kept/database-dump.ts'
import { openKept, readDatabase, readKept } from '#testing/kept/read-kept.ts'
import { nameStore } from '#testing/sheets/draft-client.ts'
import { openDatabase } from './database.ts'
import { readRulesFile, writeRulesFile } from './rules-file.ts'

async function restored() {
  const name = nameStore()
  await restoreDatabase(name, readDatabase())
  return name
}

test('a dumped database is restored unchanged, also through its text', async () => {
  const dump = await dumpDatabase(await restored())
  expect(dump).toEqual(readDatabase())
  expect(readDump(writeDump(dump))).toEqual(dump)
})

test('a later version of the database keeps all data', async () => {
  const name = await restored()
  const { version, stores } = readDatabase()
  const database = await openDatabase(name, {}, version + 1)
  database.close()
  expect(await dumpDatabase(name)).toEqual({ version: version + 1, stores })
})

test('a later version adds missing stores, and then equals a new database', async () => {
  const dump = readDatabase()
  const { uploads, courierMemory: _, uploadReplies: __, ...older } = dump.stores
  const name = nameStore()
  const given = { ...older, ...(uploads && { uploads }) }
  await restoreDatabase(name, { ...dump, stores: given })
  const fresh = nameStore()
  for (const one of [name, fresh]) (await openDatabase(one, {}, dump.version + 1)).close()
  const [upgraded, made] = await Promise.all([dumpDatabase(name), dumpDatabase(fresh)])
  expect(upgraded.stores).toMatchObject(given)
  expect(upgraded.stores).toMatchObject({ courierMemory: { records: [] } })
  const withoutRecords = ({ stores }: typeof dump) =>
    Object.entries(stores).map(([store, { keyPath, indexes }]) => [store, keyPath, indexes])
  expect(withoutRecords(upgraded)).toEqual(withoutRecords(made))
})

test('an older version of the product leaves a later database as it is', async () => {
  const name = await restored()
  const newer = await openDB(name, 99)
  newer.close()
  await expect(openDatabase(name)).rejects.toMatchObject({ name: 'VersionError' })
  expect((await dumpDatabase(name)).stores).toEqual(readDatabase().stores)
})

test('columns, couriers, choices and rules learnt by version 0.2 are read', async () => {
  const { store } = await openKept()
  onTestFinished(() => store.close())
  const layouts = await store.listLayouts()
  expect(layouts.map(({ mapping, headers }) => ({ mapping, headers }))).toEqual([
    { mapping: { orderId: 0, trackingId: 2 }, headers: ['Order ID', 'Courier', 'Tracking number'] },
    { mapping: { orderId: 0, trackingId: 1 }, headers: ['Gamma', 'Delta'] },
  ])
  expect(await store.readSeenCouriers()).toHaveLength(51)
  expect(await store.readChosen('')).toEqual(
    new Map([
      ['chinapost', '3011'],
      ['dhlexpress', '100001'],
    ]),
  )
  const memories = [...(await store.readGroupMemories()).values()]
  expect(memories.map(({ shape, uploads }) => [shape, uploads[0]?.couriers])).toEqual([
    ['ZZ "-" #5 "-" A', [{ courier: '3011', accepted: 1, rejected: 0 }]],
    ['LP #14', [{ courier: '190008', accepted: 4, rejected: 0 }]],
    ['YT #16', [{ courier: '190008', accepted: 2, rejected: 0 }]],
  ])
  expect(await store.countUnreadable()).toBe(0)
})

test('a file of rules of version 0.2 is read, and equals the stored rules', async () => {
  const { store } = await openKept()
  onTestFinished(() => store.close())
  const text = readKept('rules.json').toString()
  const rules = readRulesFile(text) ?? []
  expect(rules.map(({ shape, courier, isOn }) => [shape, courier, isOn])).toEqual([
    ['LP #14', '3011', false],
    ['YT #16', '190008', true],
  ])
  expect(await store.readRules()).toEqual(rules)
  expect(writeRulesFile(rules)).toBe(text)
})

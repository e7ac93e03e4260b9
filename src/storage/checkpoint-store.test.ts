import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { RowPlace } from '#domain/tracking/tracking-entry.ts'
import { packState } from '#domain/upload/pack-state.ts'
import { aHeader, SUBMITTED } from '#testing/fake-run.ts'
import { aJournal, someEntries } from '#testing/upload-journal.ts'
import { readCheckpointHead, readCheckpointParts, writeCheckpoint } from './checkpoint-store.ts'
import { openDatabase } from './database.ts'
import { createUpload, deleteUpload } from './upload-store.ts'

const entries = someEntries(2501)
const packed = packState(aJournal(entries).submit().state())
const FIRST = { lastEvent: 1, release: 'A' }

let databases = 0
async function aDatabase() {
  const database = await openDatabase(`checkpoints ${++databases}`)
  const places = entries.map((): RowPlace => ({ source: { kind: 'typed' }, row: 1 }))
  const header = aHeader('u1', entries.length)
  await createUpload(database, { header, entries, places, firstEvent: SUBMITTED })
  return database
}

test('a checkpoint is read as it was written', async () => {
  const database = await aDatabase()
  await writeCheckpoint(database, 'u1', FIRST, packed)
  const head = await readCheckpointHead(database, 'u1')
  expect(head).toEqual({ ...FIRST, rest: packed.rest, partCount: 2 })
  expect(await readCheckpointParts(database, 'u1', FIRST, 0, 9)).toEqual([
    packed.part(0),
    packed.part(1),
  ])
  expect(await readCheckpointParts(database, 'u1', FIRST, 1, 9)).toEqual([packed.part(1)])
})

test('the parts of another checkpoint are never taken for its own', async () => {
  const database = await aDatabase()
  await writeCheckpoint(database, 'u1', FIRST, packed)
  const later = { ...FIRST, lastEvent: 2 }
  const newer = { ...FIRST, release: 'B' }
  expect(await readCheckpointParts(database, 'u1', later, 0, 9)).toEqual([])
  expect(await readCheckpointParts(database, 'u1', newer, 0, 9)).toEqual([])
})

test('a shorter checkpoint leaves nothing of the one before', async () => {
  const database = await aDatabase()
  await writeCheckpoint(database, 'u1', FIRST, packed)
  await writeCheckpoint(database, 'u1', FIRST, { ...packed, partCount: 1 })
  expect(await database.count('uploadCheckpoints')).toBe(2)
})

test('an upload takes its checkpoint along when it is deleted, and gets none afterwards', async () => {
  const database = await aDatabase()
  await writeCheckpoint(database, 'u1', FIRST, packed)
  await deleteUpload(database, 'u1')
  expect(await database.count('uploadCheckpoints')).toBe(0)
  await writeCheckpoint(database, 'u1', FIRST, packed)
  expect(await database.count('uploadCheckpoints')).toBe(0)
})

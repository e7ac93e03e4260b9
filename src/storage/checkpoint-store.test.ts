import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import { packState } from '#domain/upload/events/pack-state.ts'
import { aHeader, SUBMITTED } from '#testing/fake-run.ts'
import { aJournal, someEntries } from '#testing/upload-journal.ts'
import {
  isPartOf,
  readCheckpointHead,
  readCheckpointParts,
  writeCheckpoint,
} from './checkpoint-store.ts'
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
  const parts = [0, 1].map((number) => ({ ...FIRST, part: packed.part(number) }))
  expect(await readCheckpointParts(database, 'u1', 0, 9)).toEqual(parts)
  expect(await readCheckpointParts(database, 'u1', 1, 9)).toEqual(parts.slice(1))
})

test('the parts of another checkpoint are never taken for its own', () => {
  const head = { ...FIRST, rest: packed.rest, partCount: 1 }
  const part = { ...FIRST, part: packed.part(0) }
  expect(isPartOf(head, part)).toBe(true)
  expect(isPartOf(head, { ...part, lastEvent: 2 })).toBe(false)
  expect(isPartOf(head, { ...part, release: 'B' })).toBe(false)
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

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/answers/fault.ts'
import { someEntries } from '#testing/upload-journal.ts'
import { aHeader } from '#testing/fake-run.ts'
import { databaseName, openDatabase } from './database.ts'
import { readReply } from './reply-bodies.ts'
import { openJournal } from './upload-journal.ts'
import { createUpload, deleteUpload, readBody, readEvents } from './upload-store.ts'

let databases = 0

const FAULT: Fault = { kind: 'unclear-status', status: 500, excerpt: 'Oh' }
const AWAY: Fault = { kind: 'unavailable', status: 429, retryAfterMs: 1 }

/** An upload with two requests, of which the first came back with a fault. */
async function anUpload(fault: Fault, body?: string) {
  const database = await openDatabase(databaseName(`https://replies/${++databases}`, false))
  const entries = someEntries(2)
  const places = entries.map((_, row) => ({ source: { kind: 'typed' }, row }) as const)
  const firstEvent = { type: 'stopped', at: 0 } as const
  await createUpload(database, { header: aHeader('u1', 2), entries, places, firstEvent })
  const requested = { type: 'requested', at: 1, submission: 0, positions: [0] } as const
  const faulted = { type: 'faulted', at: 2, request: 1, fault } as const
  const journal = openJournal(database, 'u1', 1)
  await journal.append([
    { ...requested, request: 1, body: 'first' },
    { ...requested, request: 2, body: 'second' },
    body === undefined ? faulted : { ...faulted, body },
  ])
  return database
}

test('what came with a fault is kept beside its request, and the journal stays small', async () => {
  const database = await anUpload(FAULT, '<p>Oh</p>')
  expect(await readReply(database, 'u1', 1, FAULT)).toEqual({ text: '<p>Oh</p>', isCut: false })
  expect(await readReply(database, 'u1', 2, FAULT)).toBeNull()
  expect(await readBody(database, 'u1', 1)).toBe('first')
  expect(await readBody(database, 'u1', 2)).toBe('second')
  expect(await readEvents(database, 'u1', 3, 1)).toEqual([
    { type: 'faulted', at: 2, request: 1, fault: FAULT },
  ])
})

test.each([
  ['nothing came', ''],
  ['an earlier version did not keep it', undefined],
])('when %s, nothing is told', async (_, body) => {
  expect(await readReply(await anUpload(FAULT, body), 'u1', 1, FAULT)).toBeNull()
})

test.each([
  [FAULT, 100_000, false],
  [FAULT, 100_001, true],
  [AWAY, 2000, false],
  [AWAY, 50_000, true],
])(
  'of a reply with the fault %j and %i characters enough is kept, and said when it is not all',
  async (fault, length, isCut) => {
    const database = await anUpload(fault, 'x'.repeat(length))
    const kept = await readReply(database, 'u1', 1, fault)
    expect(kept?.isCut).toBe(isCut)
    expect(kept?.text).toHaveLength(Math.min(length, fault === AWAY ? 2000 : 100_000))
  },
)

test('it goes with its upload', async () => {
  const database = await anUpload(FAULT, '<p>Oh</p>')
  await deleteUpload(database, 'u1')
  expect(await database.count('uploadReplies')).toBe(0)
})

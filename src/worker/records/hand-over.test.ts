import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_SHOPS } from '#domain/upload/shops.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/upload-event.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { openJournal } from '#journal/open-journal.ts'
import { readEvent } from '#storage/read-back.ts'
import type { Store } from '#storage/store.ts'
import { anUploadResult } from '#testing/builders.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { anyJournal, JOURNAL_ENTRIES } from '#testing/uploads/any-journal.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { spellOut } from '#testing/uploads/spell-out.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { isHandOver } from './hand-over-mark.ts'

const SERVICE = 'https://service.example'

function aBrowser() {
  const store = createStoreInMemory()
  return { store, records: createInProcessRecordsClient(store) }
}

const stateOf = async (store: Store, id: string) => {
  const header = await store.readHeader(id)
  return header && spellOut((await foldUpload({ store }, header)).state)
}

async function handedOver(entries = someEntries(3)) {
  const giver = aBrowser()
  const answer = { acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'No')] }
  await keepUpload(giver.store, { id: 'given', entries, answer })
  const before = await stateOf(giver.store, 'given')
  await openJournal(giver.store, 'given', 3).append([{ type: 'handed-over', at: 9, file: 'F-1' }])
  const question = { upload: 'given', file: 'F-1', service: SERVICE }
  const file = await giver.records.makeHandOver(question)
  return { giver, before, file }
}

const open = (to: ReturnType<typeof aBrowser>, file: Blob, about = {}) =>
  to.records.openHandOver({ file, service: SERVICE, practice: false, ...about })

test('a colleague gets the upload as it was before the hand-over, with the texts of its requests', async () => {
  const { file, before } = await handedOver()
  const colleague = aBrowser()
  expect(await isHandOver(file)).toBe(true)
  expect(await open(colleague, file)).toEqual({ kind: 'opened', upload: 'F-1', isNew: true })
  expect(await stateOf(colleague.store, 'F-1')).toEqual(before)
  expect(await colleague.store.readBody('F-1', 1)).toContain('O-2')
})

test('the same file opens the existing upload, and in the giver’s browser the original one', async () => {
  const { file, giver } = await handedOver()
  const colleague = aBrowser()
  await open(colleague, file)
  expect(await open(colleague, file)).toEqual({ kind: 'opened', upload: 'F-1', isNew: false })
  expect(await open(giver, file)).toEqual({ kind: 'opened', upload: 'given', isNew: false })
  expect(await giver.store.listHeaders()).toHaveLength(1)
})

test('a file that is opened twice at once becomes one upload', async () => {
  const { file } = await handedOver()
  const colleague = aBrowser()
  const opened = await Promise.all([open(colleague, file), open(colleague, file)])
  expect(opened).toMatchObject([{ upload: 'F-1' }, { upload: 'F-1' }])
  expect(await colleague.store.listHeaders()).toHaveLength(1)
})

/** Reads the upload of the opened file through the records. */
async function told({ records }: ReturnType<typeof aBrowser>) {
  const [digest] = await records.digestUploads({ ids: ['F-1'] })
  const outcomes = await records.readOutcomes({ id: 'F-1', positions: [0] })
  const search = { text: 'CORRECTED', limit: 9, visit: Math.random(), shop: ALL_SHOPS }
  const { hits } = await records.findEntries(search)
  const { accepted, waiting } = digest?.counts ?? {}
  return { accepted, waiting, outcome: outcomes[0]?.outcome.kind, hits: hits.length }
}

test('after its upload was deleted, a file that is opened again starts over', async () => {
  const giver = aBrowser()
  const [entry] = someEntries(1)
  await keepUpload(giver.store, { id: 'given', entries: entry ? [entry] : [] })
  const question = { upload: 'given', file: 'F-1', service: SERVICE }
  const file = await giver.records.makeHandOver(question)
  const colleague = aBrowser()
  await open(colleague, file)
  const corrected = { ...entry, orderId: 'O-0', trackingId: 'CORRECTED' }
  const result = JSON.stringify(anUploadResult({ acceptedOrders: 1 }))
  await openJournal(colleague.store, 'F-1', 1).append([
    { type: 'corrected', at: 2, position: 0, entry: corrected },
    { type: 'requested', at: 3, request: 1, submission: 0, positions: [0], body: '[]' },
    { type: 'answered', at: 4, request: 1, status: 200, body: result },
  ])
  expect(await told(colleague)).toEqual({ accepted: 1, waiting: 0, outcome: 'accepted', hits: 1 })
  await colleague.store.deleteUpload('F-1')
  await open(colleague, file)
  expect(await told(colleague)).toEqual({ accepted: 0, waiting: 1, outcome: 'waiting', hits: 0 })
  // Also with as many events as before.
  await openJournal(colleague.store, 'F-1', 1).append([
    { type: 'set-aside', at: 5, positions: [0], why: '' },
    { type: 'taken-back', at: 6, positions: [0] },
    { type: 'stopped', at: 7 },
  ])
  expect(await told(colleague)).toEqual({ accepted: 0, waiting: 1, outcome: 'waiting', hits: 0 })
})

test.each([
  ['of another service', { service: 'https://other.example' }, 'other-service'],
  ['of practice, or not', { practice: true }, 'other-mode'],
])('a file %s is refused, and nothing is stored', async (_, about, kind) => {
  const { file } = await handedOver()
  const colleague = aBrowser()
  expect(await open(colleague, file, about)).toMatchObject({ kind })
  expect(await colleague.store.listHeaders()).toEqual([])
})

test('a file that is too large is not read', async () => {
  const large = { size: 64_000_001 } as Blob
  const { openHandOver } = await import('./hand-over.ts')
  const context = { store: createStoreInMemory() } as never
  const question = { file: large, service: SERVICE, practice: false }
  expect(await openHandOver(context, question)).toEqual({ kind: 'too-large' })
})

test('any bytes are refused or become an upload whose entries all have one outcome', async () => {
  const { file } = await handedOver()
  const whole = await file.text()
  const changed = fc
    .tuple(fc.nat({ max: whole.length }), fc.nat({ max: 40 }), fc.string({ unit: 'binary' }))
    .map(([at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone))
  const value = fc.jsonValue()
  const inside = fc
    .tuple(fc.constantFrom('id', 'upload', 'header', 'entries', 'events'), value)
    .map(([key, one]) => JSON.stringify({ ...(JSON.parse(whole) as object), [key]: one }))
  const anyText = fc.oneof(changed, inside, fc.string({ unit: 'binary' }), fc.json())
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const colleague = aBrowser()
      const opened = await open(colleague, new Blob([text]))
      const headers = await colleague.store.listHeaders()
      expect(headers).toHaveLength(opened.kind === 'opened' ? 1 : 0)
      for (const { id, entryCount } of headers)
        expect((await stateOf(colleague.store, id))?.outcomes).toHaveLength(entryCount)
    }),
    { numRuns: 60 },
  )
})

/** Converts an event to its stored form. */
function toJournal(event: UploadEvent): readonly JournalEvent[] {
  if (event.type === 'answered') {
    const { result, ...about } = event
    return [{ ...about, status: 200, body: JSON.stringify(result) }]
  }
  if (readEvent(event) === null) return []
  return [event.type === 'requested' ? { ...event, body: '[]' } : event]
}

test('after any events, the colleague’s outcomes equal the giver’s', async () => {
  await fc.assert(
    fc.asyncProperty(anyJournal, async (journal) => {
      const giver = aBrowser()
      await keepUpload(giver.store, { id: 'given', entries: JOURNAL_ENTRIES })
      await openJournal(giver.store, 'given', 1).append(journal.flatMap(toJournal))
      const question = { upload: 'given', file: 'F-2', service: SERVICE }
      const colleague = aBrowser()
      await open(colleague, await giver.records.makeHandOver(question))
      expect(await stateOf(colleague.store, 'F-2')).toEqual(await stateOf(giver.store, 'given'))
    }),
    { numRuns: 60 },
  )
})

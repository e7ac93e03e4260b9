import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { ALL_SHOPS } from '#domain/upload/shops.ts'
import { readHandOver } from '#storage/hand-over-file.ts'
import { describeUploads } from '#testing/kept/describe-uploads.ts'
import { EXPECTED, openKept, readKept } from '#testing/kept/read-kept.ts'
import { RECEIPT_WORDS } from '#testing/receipt-words.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { isHandOver } from './hand-over-mark.ts'

const SERVICE = 'http://127.0.0.1:4173'
const HANDED_OVER = {
  file: new Blob([readKept('hand-over.json')]),
  service: SERVICE,
  practice: true,
}

test('the uploads of version 0.2 are listed with their counts, entries, outcomes and requests', async () => {
  const { store, records } = await openKept()
  expect(await describeUploads(store, records)).toEqual(EXPECTED.uploads)
  expect(await store.listUnreadable()).toEqual([])
})

test.each([
  [
    'a paste',
    'Friday morning',
    /^Order ID,Merchant order ID,Tracking number,Courier code,Outcome,/,
  ],
  [
    'a file',
    null,
    /^Buyer,Order ID,Tracking number,Note,Courier code,Outcome,.*\r\nAnn,LOST-LINE-1,/,
  ],
])(
  'a receipt of an upload that came from %s has the columns of the person',
  async (_, name, head) => {
    const { records } = await openKept()
    const id = EXPECTED.uploads.find((upload) => upload.name === name && upload.entryCount > 3)?.id
    const kind = { format: 'csv', separator: ',', scope: 'all' } as const
    const question = { id: id ?? '', ...kind, words: RECEIPT_WORDS }
    const { file, withoutSheet } = await records.makeReceipt(question)
    expect(withoutSheet).toEqual([])
    expect((await file.text()).replace('\ufeff', '')).toMatch(head)
  },
)

test('an order of such an upload is found', async () => {
  const { records } = await openKept()
  const search = { text: 'UP-CORRECTED-9', limit: 3, visit: 1, shop: ALL_SHOPS }
  const { hits } = await records.findEntries(search)
  expect(hits).toMatchObject([{ entry: { orderId: 'TEST-REJECTED-9' }, fit: 'exact' }])
})

test('a hand-over file of version 0.2 is recognised, and becomes the original upload', async () => {
  expect(await isHandOver(HANDED_OVER.file)).toBe(true)
  expect(readHandOver(await HANDED_OVER.file.text())?.entries).toHaveLength(3)
  const store = createStoreInMemory()
  const records = createInProcessRecordsClient(store)
  expect(await records.openHandOver(HANDED_OVER)).toMatchObject({ isNew: true })
  expect(await describeUploads(store, records)).toEqual(EXPECTED.handedOver)
})

test('in the browser that handed it over, the file opens the existing upload', async () => {
  const { records } = await openKept()
  const { id } = EXPECTED.uploads[0] ?? {}
  const opened = { kind: 'opened', upload: id, isNew: false }
  expect(await records.openHandOver(HANDED_OVER)).toEqual(opened)
})

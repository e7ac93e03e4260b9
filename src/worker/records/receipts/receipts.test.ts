import 'fake-indexeddb/auto'
import { readSheet } from 'read-excel-file/node'
import { expect, onTestFinished, test } from 'vitest'
import type { ReceiptScope } from '#domain/receipts/receipt.ts'
import { openJournal } from '#journal/open-journal.ts'
import { openStore } from '#storage/indexed-db.ts'
import { idle, rowAt, sourceAt, until } from '#testing/sheets/draft-client.ts'
import { RECEIPT_WORDS } from '#testing/receipt-words.ts'
import type { DraftClient } from '#worker/client.ts'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'

let stores = 0

const HEADER = { id: 'u1', startedAt: 5, practice: true, serviceName: 'Simulator' } as const
const SHEET = `Buyer,Order ID,Tracking number,Note
Ann,001,9400111202555842332669,=1+1
Ben,002,TRK-2,"a, b"
Cat,003,TRK-3,
`

/** An upload of the sheet whose second entry failed. */
async function anUpload(sheet = SHEET, about: { readonly shop?: string } = {}) {
  const storeName = `receipts ${++stores}`
  const draft = createInProcessDraftClient({ storeName, canWrite: true })
  const store = await openStore(storeName)
  onTestFinished(() => {
    store.close()
  })
  draft.importFiles([new File([sheet], 'orders.csv')])
  await until(draft, () => draft.getSnapshot().sendableCount === 3)
  await draft.ask.moveToUpload({ ...HEADER, ...about })
  const answer = {
    acceptedOrders: 2,
    shipmentFailed: [{ orderId: '002', trackingId: 'TRK-2', errorMessage: '=BAD("x")' }],
  }
  await openJournal(store, 'u1', 1).append([
    {
      type: 'requested',
      at: 1000,
      request: 1,
      submission: 0,
      positions: [0, 1, 2],
      body: '[{"orderId":"001"}]',
    },
    { type: 'answered', at: 2000, request: 1, status: 200, body: JSON.stringify(answer) },
  ])
  return { draft, store, records: createInProcessRecordsClient(store) }
}

const CSV = { format: 'csv', separator: ',', words: RECEIPT_WORDS } as const

const csvOf = async (
  { records }: Awaited<ReturnType<typeof anUpload>>,
  scope: ReceiptScope = 'all',
) => {
  const { file, withoutSheet } = await records.makeReceipt({ id: 'u1', scope, ...CSV })
  return { lines: (await file.text()).replace('\ufeff', '').trimEnd().split('\r\n'), withoutSheet }
}

test('a receipt as CSV has the rows of the user’s file, guarded, with the outcome of each', async () => {
  const upload = await anUpload()
  const { lines, withoutSheet } = await csvOf(upload)
  expect(withoutSheet).toEqual([])
  expect(lines[0]).toBe(
    'Buyer,Order ID,Tracking number,Note,Outcome,Reason,Time,What to do,tracking-upload outcome',
  )
  expect(lines[1]).toMatch(
    /^Ann,001,9400111202555842332669,'=1\+1,Accepted,,1970-01-01 \d\d:\d\d:02,,accepted$/,
  )
  expect(lines[2]).toMatch(/^Ben,002,TRK-2,"a, b",Failed,"'=BAD\(""x""\)",1970/)
  expect(lines).toHaveLength(4)
})

test('a receipt as .xlsx has only text cells, and only failed entries when asked for', async () => {
  const { records } = await anUpload()
  const question = { id: 'u1', scope: 'failed', format: 'xlsx', words: RECEIPT_WORDS } as const
  const { file } = await records.makeReceipt(question)
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(rows).toHaveLength(2)
  expect(rows[1]?.slice(0, 6)).toEqual(['Ben', '002', 'TRK-2', 'a, b', 'Failed', '=BAD("x")'])
})

const orders = (draft: DraftClient) =>
  Array.from(
    { length: draft.getSnapshot().shownCount },
    (_, index) => draft.getRow(index)?.cells.orderId,
  )

/** Drops a file into the draft and waits until it was read. */
async function drop(draft: DraftClient, file: File) {
  draft.importFiles([file])
  await idle(draft)
}

test.each([
  { format: 'csv', separator: ',' },
  { format: 'csv', separator: ';' },
  { format: 'xlsx' },
] as const)(
  'a receipt that comes back as $format $separator loads what is open, says what was skipped, and undo brings it back',
  async (kind) => {
    const { draft, records } = await anUpload()
    const question = { id: 'u1', scope: 'all', ...kind, words: RECEIPT_WORDS } as const
    const { file } = await records.makeReceipt(question)
    await drop(draft, new File([file], `receipt.${kind.format}`))
    expect(orders(draft)).toEqual(['002'])
    expect(draft.getSnapshot()).toMatchObject({
      question: null,
      undo: { kind: 'done-skipped', rows: 2 },
      sources: [{ rows: 1, receipt: { accepted: 2, setAside: 0, doubtful: 0 } }],
    })
    draft.undo()
    await until(draft, () => draft.getSnapshot().entryCount === 3)
    expect(draft.getRow(0)?.cells).toMatchObject({
      orderId: '001',
      trackingId: '9400111202555842332669',
    })
    expect(draft.getSnapshot().sources[0]?.receipt).toMatchObject({ accepted: 0 })
    draft.undo()
    await until(draft, () => draft.getSnapshot().entryCount === 0)
  },
)

test.each(['csv', 'xlsx'] as const)(
  'a receipt of a shop comes back as .%s with its name, and its column is not the person’s',
  async (format) => {
    const { draft, records } = await anUpload(SHEET, { shop: '=North' })
    const kind = format === 'csv' ? ({ format, separator: ',' } as const) : { format }
    const question = { id: 'u1', scope: 'failed', ...kind, words: RECEIPT_WORDS } as const
    const { file } = await records.makeReceipt(question)
    await drop(draft, new File([file], `receipt.${format}`))
    expect(draft.getSnapshot().sources[0]?.receipt?.shop).toBe('=North')
    await draft.ask.moveToUpload({ ...HEADER, id: 'u2', shop: 'South' })
    const again = await records.makeReceipt({ ...CSV, id: 'u2', scope: 'all' })
    const [header, row] = (await again.file.text()).replace('\ufeff', '').split('\r\n')
    expect(header).toBe(
      'Buyer,Order ID,Tracking number,Note,Outcome,Reason,Time,What to do,Shop,tracking-upload outcome',
    )
    expect(row).toMatch(/,South,waiting$/)
  },
)

test('a receipt is read after rows were sorted, moved, deleted, corrected or retyped', async () => {
  const { draft } = await anUpload()
  const corrected = [
    'tracking-upload outcome;Tracking number;Reason;Order ID',
    'failed;\'-CORRECTED;"Order; 2";002',
    'accepted;9400111202555842332669;;001',
    'in-doubt;TRK-9;;009',
    ';TRK-4;;004',
    'set-aside;TRK-5;;005',
  ].join('\n')
  await drop(draft, new File([corrected], 'corrected.csv'))
  expect(orders(draft)).toEqual(['002', '009', '004'])
  expect(draft.getRow(0)?.cells.trackingId).toBe('-CORRECTED')
  expect(draft.getSnapshot().sources[0]?.receipt).toEqual({
    accepted: 1,
    setAside: 1,
    doubtful: 1,
  })
})

test('a receipt without open entries adds no rows, and shows that', async () => {
  const { draft } = await anUpload()
  const done =
    'Order ID,Tracking number,tracking-upload outcome\n1,TRK-1,accepted\n2,TRK-2,set-aside'
  await drop(draft, new File([done], 'done.csv'))
  expect(draft.getSnapshot()).toMatchObject({
    entryCount: 0,
    readProblems: [{ problem: 'nothing-open' }],
  })
})

test('other columns for a receipt leave out the same rows again', async () => {
  const { draft } = await anUpload()
  const receipt = [
    'Order ID,Other,Tracking number,Outcome,tracking-upload outcome',
    '1,ALT-10001,TRK-10001,Accepted,accepted',
    '2,ALT-10002,TRK-10002,Failed,failed',
  ].join('\n')
  await drop(draft, new File([receipt], 'receipt.csv'))
  draft.askColumns(sourceAt(draft, 0))
  await until(draft, () => draft.getSnapshot().question !== null)
  expect(draft.getSnapshot().question?.match.columns.map(({ header }) => header)).toEqual([
    'Order ID',
    'Other',
    'Tracking number',
  ])
  draft.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(draft, () => draft.getRow(0)?.cells.trackingId === 'ALT-10002')
  expect(draft.getSnapshot()).toMatchObject({
    entryCount: 1,
    undo: { kind: 'done-skipped', rows: 1 },
  })
})

test('when the sheet is no longer stored, the receipt has the four fields and says so', async () => {
  const upload = await anUpload()
  const store = { ...upload.store, readUploadSheet: async () => undefined }
  const records = createInProcessRecordsClient(store)
  const { lines, withoutSheet } = await csvOf({ ...upload, records })
  expect(withoutSheet).toEqual([0])
  expect(lines[0]).toMatch(/^Order ID,Tracking number,Courier code,Merchant order ID,Outcome,/)
  expect(lines[1]).toMatch(/^001,9400111202555842332669,,,Accepted,/)
})

test('rows that were held back and are sent in a later upload have their columns too', async () => {
  const storeName = `receipts ${++stores}`
  const draft = createInProcessDraftClient({ storeName, canWrite: true })
  const store = await openStore(storeName)
  onTestFinished(() => {
    store.close()
  })
  draft.importFiles([
    new File(['Buyer,Order ID,Tracking number\nAnn,1,TRK-1\nBen,2,\n'], 'two.csv'),
  ])
  await until(draft, () => draft.getSnapshot().sendableCount === 1)
  await draft.ask.moveToUpload(HEADER)
  await until(draft, () => draft.getSnapshot().rowCount === 1)
  draft.editCell(rowAt(draft, 0).id, 'trackingId', 'TRK-2')
  await until(draft, () => draft.getSnapshot().sendableCount === 1)
  await draft.ask.moveToUpload({ ...HEADER, id: 'u2' })
  const records = createInProcessRecordsClient(store)
  const question = {
    id: 'u2',
    scope: 'all',
    format: 'csv',
    separator: ',',
    words: RECEIPT_WORDS,
  } as const
  const { file, withoutSheet } = await records.makeReceipt(question)
  expect(withoutSheet).toEqual([])
  expect(await file.text()).toContain('\r\nBen,2,TRK-2,Waiting,')
})

test('a sheet that is a receipt keeps its own columns, and its guards do not pile up', async () => {
  const first = await csvOf(await anUpload())
  const again = `${first.lines.join('\r\n').replaceAll('accepted', 'failed')}\r\n`
  const second = await csvOf(await anUpload(again))
  expect(second.lines[0]).toBe(first.lines[0])
  expect(second.lines[1]?.split(',')[3]).toBe("'=1+1")
})

test('the exact text of a request can be read, and all of them as one file', async () => {
  const { records } = await anUpload()
  expect(await records.readRequest({ id: 'u1', request: 1 })).toMatchObject({
    request: 1,
    entryCount: 3,
    body: '[{"orderId":"001"}]',
    reply: { kind: 'answer', status: 200, body: expect.stringContaining('=BAD') as string },
  })
  expect(await records.readRequest({ id: 'u1', request: 2 })).toBeNull()
  const record = JSON.parse(await (await records.makeRecord({ id: 'u1' })).text()) as {
    requests: { body: string }[]
  }
  expect(record.requests.map(({ body }) => body)).toEqual(['[{"orderId":"001"}]'])
})

test('an upload that is gone has no receipt', async () => {
  const { records } = await anUpload()
  const question = {
    id: 'u9',
    scope: 'all',
    format: 'csv',
    separator: ',',
    words: RECEIPT_WORDS,
  } as const
  await expect(records.makeReceipt(question)).rejects.toThrow('no such upload')
})

test('the empty template is made beside the draft too', async () => {
  const { records } = await anUpload()
  expect(await (await records.makeTemplate({ format: 'csv', separator: ';' })).text()).toMatch(
    /^\ufeff?Order ID;/,
  )
  expect((await records.makeTemplate({ format: 'xlsx' })).size).toBeGreaterThan(1000)
})

/** Uploads a sheet of which some entries fail, and drops its receipt into the draft. */
async function returned(
  sheet: string,
  entryCount: number,
  isRejected: (trackingId: string) => boolean,
) {
  const storeName = `receipts ${++stores}`
  const draft = createInProcessDraftClient({ storeName, canWrite: true })
  const store = await openStore(storeName)
  onTestFinished(() => {
    store.close()
  })
  draft.importFiles([new File([sheet], 'orders.csv')])
  await until(draft, ({ checked, rowCount }) => checked && rowCount > 0)
  for (const reason of ['cancelled', 'return'] as const) draft.putBack(reason)
  await until(draft, ({ checked, sendableCount }) => checked && sendableCount === entryCount)
  const entries = await draft.ask.previewEntries(100)
  await draft.ask.moveToUpload(HEADER)
  const failed = entries.filter(({ trackingId }) => isRejected(trackingId))
  const answer = {
    acceptedOrders: entries.length - failed.length,
    shipmentFailed: failed.map((entry) => ({ ...entry, errorMessage: 'Unknown' })),
  }
  const positions = entries.map((_, position) => position)
  await openJournal(store, 'u1', 1).append([
    { type: 'requested', at: 1000, request: 1, submission: 0, positions, body: '[]' },
    { type: 'answered', at: 2000, request: 1, status: 200, body: JSON.stringify(answer) },
  ])
  const records = createInProcessRecordsClient(store)
  const { lines } = await csvOf({ draft, store, records })
  draft.importFiles([new File([lines.join('\r\n')], 'receipt.csv')])
  await idle(draft)
  return { draft, lines }
}

test.each([
  [
    'further lines',
    `Order ID,Tracking number,SKU
A,RB123456785CN,MUG
A,,CUP
A,RB123456785CN,POT
B,RB123456799CN,MUG
B,,CUP
`,
  ],
  [
    'copies',
    `Order ID,Tracking number
A,RB123456785CN
A,RB123456785CN
B,RB123456799CN
B,RB123456799CN
`,
  ],
])('a dropped receipt has only its entries: %s do not become new ones', async (_, sheet) => {
  const { draft, lines } = await returned(sheet, 2, (number) => number === 'RB123456799CN')
  expect(lines).toHaveLength(3)
  const { rowCount, entryCount, lineCount, leftOut } = draft.getSnapshot()
  expect([rowCount, entryCount, lineCount, leftOut]).toEqual([1, 1, 0, []])
  expect(rowAt(draft, 0).cells.orderId).toBe('B')
})

test('each parcel of an order has a row of its own in a dropped receipt', async () => {
  const sheet = `Order ID,Tracking 1,Tracking 2
A,RB123456785CN,RB123456799CN
B,RB123456808CN,
`
  const { draft, lines } = await returned(sheet, 3, (number) => number === 'RB123456785CN')
  expect(lines).toHaveLength(4)
  const { rowCount, entryCount } = draft.getSnapshot()
  expect([rowCount, entryCount]).toEqual([1, 1])
  expect(rowAt(draft, 0).cells.trackingId).toBe('RB123456785CN')
})

test('a cancelled order that was put back and sent is an entry in its dropped receipt', async () => {
  const sheet = `Order ID,Tracking number,Order status
A,RB123456785CN,Cancelled
B,RB123456799CN,Paid
`
  const { draft } = await returned(sheet, 2, (number) => number === 'RB123456785CN')
  const { rowCount, entryCount, leftOut } = draft.getSnapshot()
  expect([rowCount, entryCount, leftOut]).toEqual([1, 1, []])
})

test('a returned parcel that was put back and sent is an entry in its dropped receipt', async () => {
  const sheet = `Order ID,Return request status,Amazon RMA ID,Return carrier,Tracking ID,Return quantity
A,Approved,D1,UPS,RB123456785CN,1
B,Approved,D2,UPS,RB123456799CN,1
`
  const { draft } = await returned(sheet, 2, (number) => number === 'RB123456785CN')
  const { rowCount, entryCount, leftOut } = draft.getSnapshot()
  expect([rowCount, entryCount, leftOut]).toEqual([1, 1, []])
})

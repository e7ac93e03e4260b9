import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import type { DraftClient } from './client.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  HEADER,
  idle,
  nameStore,
  openDraft,
  orders,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { workbookOf } from '#testing/sheets/workbook-file.ts'
import { waitFor } from '#testing/wait-for.ts'

const PASTE = 'Order ID\tTracking number\n1001\tRB123456785CN\n'

async function openKeeping(name = nameStore()) {
  const [client, store] = [await openDraft(name), await openStore(name)]
  onTestFinished(() => store.close())
  /** The first line of each stored sheet, by its id. */
  const firstLines = async () => {
    const ids = await store.listSheets()
    const sheets = await Promise.all(ids.map((id) => store.readSheet(id)))
    return ids.map((id, index) => [id, firstLineOf(sheets[index] ?? null)] as const)
  }
  return { name, client, store, firstLines }
}

function firstLineOf(sheet: KeptSheet | null) {
  const text = sheet?.kind === 'bytes' ? new TextDecoder().decode(sheet.bytes) : sheet?.text
  return text?.split('\n', 1)[0]
}

/** The headers of a sheet's columns, as `Change columns` shows them. */
async function headersOf(client: DraftClient, sourceId: SourceId) {
  client.askColumns(sourceId)
  await until(client, ({ question }) => question?.sourceId === sourceId)
  const preview = await client.ask.previewColumns({ sourceId, headerRow: 0 })
  client.answerColumns(null, null)
  await idle(client)
  return preview?.match.columns.map(({ header }) => header)
}

test('a large file right after an upload is stored under its own id, not instead of that upload’s paste', async () => {
  const { name, client, firstLines } = await openKeeping()
  client.importPaste(PASTE, '')
  await idle(client)
  const uploaded = sourceAt(client, 0)
  await waitFor(async () =>
    expect(await firstLines()).toEqual([[uploaded, 'Order ID\tTracking number']]),
  )
  await client.ask.moveToUpload(HEADER)
  client.importFiles([fileOf(csv(40_000).replaceAll(',', ',Shop,'))])
  await until(client, ({ entryCount, importing }) => entryCount === 40_000 && !importing)
  const added = sourceAt(client, 0)
  expect(added).not.toBe(uploaded)
  await waitFor(async () =>
    expect(await firstLines()).toEqual([[added, 'Order ID,Shop,Tracking number']]),
  )
  const again = await openDraft(name)
  expect(await headersOf(again, added)).toEqual(['Order ID', 'Shop', 'Tracking number'])
  expect(orders(again)[0]).toBe('ORD-1')
})

test('source ids are never reused, even after uploads, cancelled imports and reloads', async () => {
  const name = nameStore()
  const seen: SourceId[] = []
  for (const id of ['u1', 'u2', 'u3']) {
    const client = await openDraft(name)
    client.addEntry({ orderId: id, trackingId: 'TRK-1' })
    client.importFiles([fileOf(csv(50_000), 'cancelled.csv')])
    await until(client, ({ importing }) => importing !== null)
    client.cancelImport()
    client.importFiles([fileOf('', 'empty.csv'), fileOf(csv(2))])
    await until(client, ({ entryCount, importing }) => entryCount === 3 && !importing)
    seen.push(sourceAt(client, 0), sourceAt(client, 1))
    await client.ask.moveToUpload({ ...HEADER, id })
    client.importPaste(PASTE, '')
    await idle(client)
    seen.push(sourceAt(client, 0))
    await client.ask.moveToUpload({ ...HEADER, id: `${id} again` })
  }
  expect(new Set(seen).size).toBe(seen.length)
})

const BOOK = workbookOf({
  sheets: [
    {
      name: 'May',
      content: [
        ['Order ID', 'Tracking number'],
        ['SO-1', 'ZZ-100'],
        ['SO-2', 'ZZ-200'],
      ],
    },
    {
      name: 'June',
      content: [
        ['Shop', 'Order ID', 'Tracking number'],
        ['x', 'SO-3', 'ZZ-300'],
      ],
    },
    {
      name: 'July',
      content: [
        ['Order ID', 'Tracking number'],
        ['SO-4', 'ZZ-400'],
      ],
    },
  ],
})

/** A draft with two sheets of a workbook, which is stored. */
async function openWorkbook() {
  const kept = await openKeeping()
  const { client, store } = kept
  client.importFiles([new File([BOOK], 'orders.xlsx')])
  await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
  client.answerSheets(['May', 'June'])
  await until(client, ({ entryCount, importing }) => entryCount === 3 && !importing)
  client.flush()
  const isSaved = async () => (await openDraft(kept.name)).getSnapshot().sources.length === 2
  await waitFor(async () => expect(await isSaved()).toBe(true))
  await waitFor(async () => expect(await store.listSheets()).toHaveLength(1))
  return kept
}

test('a workbook is stored once for all of its sheets, and each can be read again', async () => {
  const { name, store } = await openWorkbook()
  const [kept] = await store.listSheets()
  const bytes = kept === undefined ? null : await store.readSheet(kept)
  expect(bytes?.kind === 'bytes' && bytes.bytes.byteLength).toBe(BOOK.length)
  const client = await openDraft(name)
  const [may, june] = [sourceAt(client, 0), sourceAt(client, 1)]
  expect(await headersOf(client, may)).toEqual(['Order ID', 'Tracking number'])
  expect(await headersOf(client, june)).toEqual(['Shop', 'Order ID', 'Tracking number'])
  client.askColumns(june)
  await until(client, ({ question }) => question !== null)
  client.answerColumns({ orderId: 2, trackingId: 1 }, 0)
  await until(client, ({ undo }) => undo?.kind === 'columns-changed')
  expect(rowsOf(client).map((row) => row?.cells.orderId)).toEqual(['SO-1', 'SO-2', 'ZZ-300'])
  client.changeReading(june, { kind: 'workbook', sheet: 'July', leavesOutHidden: false })
  await until(client, ({ undo }) => undo?.kind === 'reading-changed')
  expect(orders(client)).toEqual(['SO-1', 'SO-2', 'SO-4'])
  expect(await store.listSheets()).toEqual([kept])
})

test('a workbook is stored as long as one of its sheets has rows, then deleted', async () => {
  const { client, store } = await openWorkbook()
  client.replaceSheet()
  client.addEntry({ orderId: 'A', trackingId: 'TRK-1' })
  await client.ask.moveToUpload(HEADER)
  client.importPaste(PASTE, '')
  await idle(client)
  const pasted = sourceAt(client, 0)
  await waitFor(async () => expect(await store.listSheets()).toEqual([pasted]))
  // The upload keeps what its receipt needs.
  const header = await store.readHeader(HEADER.id)
  expect(header?.sources).toMatchObject([{ sheet: 'June' }, { kind: 'typed' }])
  expect(await store.readUploadSheet(HEADER.id, 0)).toMatchObject({
    reading: { sheet: 'June' },
    sheet: { kind: 'bytes' },
  })
})

test('a sheet of a workbook with a column question is read with the answer, also after a reload', async () => {
  const unclear = [
    ['alpha', 'beta'],
    ['AAA', 'RB123456785CN'],
    ['BBB', 'RB123456799CN'],
  ]
  const sheets = [
    {
      name: 'May',
      content: [
        ['Order ID', 'Tracking number'],
        ['SO-1', 'ZZ-100'],
      ],
    },
    { name: 'June', content: unclear },
  ]
  const { name, client, store } = await openKeeping()
  client.importFiles([new File([workbookOf({ sheets })], 'orders.xlsx')])
  await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
  client.answerSheets(['June'])
  await until(client, ({ question }) => question !== null)
  client.answerColumns(null, null)
  await idle(client)
  client.flush()
  const again = await waitFor(async () => {
    const other = await openDraft(name)
    expect(other.getSnapshot().cancelled).toHaveLength(1)
    return other
  })
  await waitFor(async () => expect(await store.listSheets()).toHaveLength(1))
  again.askAgain(again.getSnapshot().cancelled[0]?.sourceId ?? (-1 as SourceId))
  await until(again, ({ question }) => question !== null)
  again.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(again, ({ entryCount }) => entryCount === 2)
  expect(orders(again)).toEqual(['AAA', 'BBB'])
  await waitFor(async () => expect(await store.listSheets()).toHaveLength(1))
})

const DAY_MS = 86_400_000
const EXPORT = `Order ID,Tracking number,Buyer
1001,RB123456785CN,Ann Person
1002,,Ben Person
`

test('after 30 days files, copies in uploads and unused columns are deleted, and rows stay', async () => {
  const name = nameStore()
  const store = await openStore(name)
  onTestFinished(() => store.close())
  let day = 0
  const open = async () => {
    const now = () => day * DAY_MS
    const client = createInProcessDraftClient({ storeName: name, canWrite: true, now })
    await until(client, ({ loaded }) => loaded)
    await idle(client)
    return client
  }
  const kept = async () => ({
    files: await store.listSheets(),
    copies: await store.listUploadSheets(),
    hasNames: JSON.stringify(await store.readRawDraft()).includes('Person'),
  })
  const first = await open()
  first.importFiles([new File([EXPORT], 'orders.csv')])
  await until(first, ({ entryCount, checked }) => entryCount === 1 && checked)
  await first.ask.moveToUpload(HEADER)
  await first.ask.flush()
  const all = { files: [sourceAt(first, 0)], copies: [HEADER.id], hasNames: true }
  await waitFor(async () => expect(await kept()).toEqual(all))

  day = 29.9
  await open()
  expect(await kept()).toEqual(all)

  day = 30
  const last = await open()
  await waitFor(async () =>
    expect(await kept()).toEqual({ files: [], copies: [], hasNames: false }),
  )
  expect(last.getSnapshot()).toMatchObject({
    noNumberCount: 1,
    sources: [{ rows: 1, canChangeColumns: false }],
  })
})

test('a question about a sheet is dropped with its file', async () => {
  const name = nameStore()
  const store = await openStore(name)
  onTestFinished(() => store.close())
  let day = 0
  const open = async () => {
    const now = () => day * DAY_MS
    const client = createInProcessDraftClient({ storeName: name, canWrite: true, now })
    await until(client, ({ loaded }) => loaded)
    return client
  }
  const first = await open()
  first.importFiles([new File(['Ann Person,17\nBen Person,18\n'], 'list.csv')])
  await until(first, ({ question }) => question !== null)
  await first.ask.flush()
  await waitFor(async () => expect(await store.listSheets()).toHaveLength(1))
  day = 31
  const last = await open()
  expect(last.getSnapshot().question).toBeNull()
  await waitFor(async () => expect(await store.listSheets()).toEqual([]))
  expect(JSON.stringify(await store.readRawDraft())).not.toContain('Person')
})

test('unused columns are dropped with the last row of their sheet', async () => {
  const { client, store } = await openKeeping()
  client.importFiles([new File([EXPORT.replace(',,', ',RB123456799CN,')], 'orders.csv')])
  await until(client, ({ entryCount, checked }) => entryCount === 2 && checked)
  client.importPaste('Order ID\tTracking number\n1003\t\n', '')
  await until(client, ({ noNumberCount }) => noNumberCount === 1)
  await client.ask.moveToUpload(HEADER)
  await client.ask.flush()
  expect(JSON.stringify(await store.readRawDraft())).not.toContain('Person')
})

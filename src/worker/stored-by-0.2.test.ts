import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { ALL_SHOPS } from '#domain/upload/shops.ts'
import type { DraftClient } from './client.ts'
import type { DatabaseDump } from '#testing/kept/database-dump.ts'
import {
  describeCells,
  describeSheet,
  nameOf,
  showAll,
  type Step,
  stepThrough,
} from '#testing/kept/describe-sheet.ts'
import {
  EXPECTED,
  openKeptSheet,
  readDatabase,
  readKept,
  readLargeDatabase,
} from '#testing/kept/read-kept.ts'
import { HEADER, idle, openDraft, until } from '#testing/sheets/draft-client.ts'
import { waitFor } from '#testing/wait-for.ts'

const { history } = EXPECTED

async function openWhole(dump?: DatabaseDump) {
  const kept = await openKeptSheet(dump)
  await showAll(kept.client)
  return kept
}

/** Issues are compared separately: rules may change with each release, cells may not. */
async function lookAt(client: DraftClient) {
  const { issues, ...sheet } = await describeSheet(client)
  return { issues, sheet }
}

function withoutIssues(seen: typeof EXPECTED.sheet) {
  const { issues: _, ...sheet } = seen
  return sheet
}

test('a draft of version 0.2 opens as it was left: sorted, filtered, with its questions', async () => {
  const { client } = await openKeptSheet()
  expect((await lookAt(client)).sheet).toEqual(withoutIssues(EXPECTED.sheet))
})

test('all of its rows are there in order, with their originals', async () => {
  const { client } = await openWhole()
  const { sheet } = await lookAt(client)
  expect(sheet).toEqual(withoutIssues(EXPECTED.wholeSheet))
  expect(await client.ask.previewEntries(100)).toEqual(EXPECTED.sendable)
})

test('each row has the same issues', async () => {
  const { client } = await openWhole()
  expect((await lookAt(client)).issues).toEqual(EXPECTED.wholeSheet.issues)
})

test('its copies are left out, each for a reason', async () => {
  const { client } = await openWhole()
  const { leftOut } = await idle(client)
  expect(leftOut.map(({ reason }) => reason)).toEqual(['accepted-before', 'by-person', 'copy'])
  for (const { reason } of leftOut) client.putBack(reason)
  await idle(client)
  expect(await describeCells(client)).toEqual(expect.arrayContaining([...EXPECTED.leftOut]))
})

const STATES = history.states.map(({ rows, ...state }): Step => ({
  ...state,
  rows: rows.map((line) => history.lines[line] ?? ''),
}))

/** The expected steps of undo, from the last action to the first. */
const UNDONE = STATES.slice(0, history.done)
  .map((state, step): Step => ({ ...state, name: STATES[step + 1]?.name ?? null }))
  .toReversed()

test('all of its actions can be undone and redone, step by step', async () => {
  const { client } = await openWhole()
  expect(await stepThrough(client, 'undo')).toEqual(UNDONE)
  expect(await stepThrough(client, 'redo')).toEqual(STATES.slice(1))
})

const ADDED = { orderId: 'SO-1', trackingId: 'ZZ-10001' }
const COUNT = EXPECTED.wholeSheet.counts.entryCount

test('the first change ends redo', async () => {
  const { client } = await openWhole()
  client.addEntry(ADDED)
  expect(await idle(client)).toMatchObject({ redo: null, entryCount: COUNT + 1 })
  client.undo()
  await idle(client)
  expect(await describeCells(client)).toEqual(EXPECTED.wholeSheet.rows)
})

test('changes are stored together with the older rows', async () => {
  const { client, open } = await openWhole()
  client.addEntry(ADDED)
  client.flush()
  const again = await waitFor(async () => {
    const other = await open()
    expect(other.getSnapshot().entryCount).toBe(COUNT + 1)
    return other
  })
  const [added, ...before] = await stepThrough(again, 'undo')
  expect(added?.rows).toEqual(EXPECTED.wholeSheet.rows)
  expect(before).toEqual(UNDONE)
})

/** Answers every question of the draft, dismissed ones too. */
async function answerAll(client: DraftClient): Promise<void> {
  const answer = async (orderId: number, trackingId: number) => {
    await until(client, ({ question }) => question !== null)
    client.answerColumns({ orderId, trackingId }, 0)
    await idle(client)
  }
  const choose = async (...sheets: readonly string[]) => {
    await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
    client.answerSheets(sheets)
    await idle(client)
  }
  // First other columns for existing rows, then a file that waits.
  await answer(0, 2)
  await answer(0, 1)
  await choose('June')
  for (const { kind, sourceId } of client.getSnapshot().cancelled) {
    client.askAgain(sourceId)
    if (kind === 'columns') await answer(0, 1)
    else await choose('May', 'June')
  }
}

test('its questions can be answered, since their files are stored', async () => {
  const { client } = await openWhole()
  await answerAll(client)
  const { question, sheetQuestion, cancelled, readProblems } = client.getSnapshot()
  expect([question, sheetQuestion, cancelled, readProblems]).toEqual([null, null, [], []])
  expect(await describeCells(client)).toEqual(EXPECTED.answered)
})

test('stored files can be read in another way: with hidden rows, in another encoding', async () => {
  const { client } = await openWhole()
  const { sources } = client.getSnapshot()
  const idOf = (name: string) => {
    const source = sources.find(({ source }) => nameOf(source) === name)
    if (!source) throw new Error(`There is no ${name}`)
    return source.id
  }
  const workbook = { kind: 'workbook', sheet: 'May', leavesOutHidden: false } as const
  const text = { kind: 'text', encoding: 'big5', delimiter: null } as const
  client.changeReading(idOf('stock.xlsx, May'), workbook)
  client.changeReading(idOf('china.csv'), text)
  await idle(client)
  expect(await describeCells(client)).toEqual(EXPECTED.readAgain)
})

test('its entries move to an upload, and only unsendable rows stay', async () => {
  const { client, store, records } = await openWhole()
  await client.ask.moveToUpload({ ...HEADER, id: 'next' })
  await idle(client)
  expect(await describeCells(client)).toEqual(EXPECTED.leftBehind)
  const header = await store.readHeader('next')
  const uploaded = header ? await store.readEntries(header, 0, 100) : []
  expect(uploaded.map(({ entry }) => entry)).toEqual(EXPECTED.sendable)
  const search = { text: 'SO-4001', limit: 1, visit: 1, shop: ALL_SHOPS }
  expect((await records.findEntries(search)).hits).toMatchObject([{ position: 0 }])
})

test('a tab that only watches shows it too', async () => {
  const { open } = await openKeptSheet()
  const client = await open(false)
  expect(await describeCells(client)).toEqual(EXPECTED.sheet.rows)
})

test('rows of an interrupted import are not in the sheet', async () => {
  const dump = readDatabase()
  const { draftChunks } = dump.stores
  const [first] = draftChunks?.records ?? []
  if (!draftChunks || !first) throw new Error('There are no rows')
  const records = [first, [1, first[1]] as const]
  const stores = { ...dump.stores, draftChunks: { ...draftChunks, records } }
  const { client } = await openWhole({ ...dump, stores })
  expect(await describeCells(client)).toEqual(EXPECTED.wholeSheet.rows)
})

const ROWS = 1300
const DELETED = { from: 700, to: 800 }

/** A row of the large sheet as in its file. */
function largeRow(row: number): string {
  const number = `ZZ-${20_000 + row}`
  const fields = [`large.csv ${row + 2}`, `orderId=SO-${10_000 + row}`]
  if (row === 1200)
    return [...fields, 'trackingId=ZZ-EDITED', 'trackingId was  ZZ-EDITED '].join(' | ')
  if (row % 500 === 7)
    return [...fields, `trackingId=${number}`, `trackingId was  ${number} `].join(' | ')
  const sent = row % 500 === 9 ? `ask for ${row} in room` : number
  return [...fields, `trackingId=${sent}`].join(' | ')
}

test('a draft stored in several parts opens completely', async () => {
  const { client } = await openKeptSheet(readLargeDatabase())
  const { entryCount, issueCounts } = await idle(client)
  expect(entryCount).toBe(ROWS - (DELETED.to - DELETED.from))
  // Two of its texts were marked to be sent as they are, in different parts.
  expect(issueCounts).toEqual([
    { kind: 'words', count: 2 },
    { kind: 'sent-as-it-is', count: 2 },
  ])
  const all = Array.from({ length: ROWS }, (_, row) => largeRow(row))
  const isDeleted = (row: number) => row >= DELETED.from && row < DELETED.to
  expect(await describeCells(client)).toEqual(all.filter((_, row) => !isDeleted(row)))
  client.undo()
  await idle(client)
  expect(await describeCells(client)).toEqual(all)
})

test('a tab that takes over after another has written loses no rows', async () => {
  const { client, open } = await openKeptSheet(readLargeDatabase())
  const watching = await open(false)
  const { entryCount } = await idle(watching)
  client.addEntry(ADDED)
  client.flush()
  await waitFor(async () => {
    watching.reload()
    expect((await idle(watching)).entryCount).toBe(entryCount + 1)
  })
  watching.beginWriting()
  watching.addEntry({ orderId: 'SO-2', trackingId: 'ZZ-10002' })
  watching.flush()
  await waitFor(async () => {
    const { entryCount: kept } = (await open()).getSnapshot()
    expect(kept).toBe(entryCount + 2)
  })
})

test.each(['csv', 'xlsx'] as const)(
  'a receipt of version 0.2 as .%s loads its open entries',
  async (format) => {
    const client = await openDraft()
    client.importFiles([new File([readKept(`receipt.${format}`)], `receipt.${format}`)])
    const { sheet } = await lookAt(client)
    expect(sheet).toEqual(withoutIssues(EXPECTED.receipts[format]))
    expect(sheet.undo).toMatchObject({ kind: 'done-skipped' })
  },
)

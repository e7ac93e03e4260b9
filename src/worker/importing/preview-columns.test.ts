import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import {
  cellsAt,
  nameStore,
  openDraft,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { workbookOf } from '#testing/sheets/workbook-file.ts'
import type { DraftClient } from '#worker/client.ts'

/** The first row looks like the header, but is the title of a band. */
const REPORT = [
  ['Order', 'Tracking', ''],
  ['Shop no.', 'Parcel code', 'Number of the order'],
  ['x', 'ZZ-100', 'SO-1'],
  ['y', 'ZZ-200', 'SO-2'],
]
const TEXT = REPORT.map((row) => row.join('\t')).join('\n')
const ANSWER = { orderId: 2, trackingId: 1 }

async function askedAbout(client: DraftClient) {
  client.askColumns(sourceAt(client, 0))
  const { question } = await until(client, (snapshot) => snapshot.question !== null)
  return question
}

const answered = async (client: DraftClient, headerRow: number | null) => {
  await askedAbout(client)
  client.answerColumns(ANSWER, headerRow)
  return until(client, ({ question, importing }) => question === null && importing === null)
}

async function openReport() {
  const client = await openDraft()
  client.importPaste(TEXT, '')
  await until(client, ({ entryCount, importing }) => entryCount > 0 && importing === null)
  return client
}

test.each([
  ['a paste', (client: DraftClient) => client.importPaste(TEXT, '')],
  ['a file', (client: DraftClient) => client.importFiles([new File([TEXT], 'a.tsv')])],
  [
    'a workbook',
    (client: DraftClient) => {
      const bytes = workbookOf({ sheets: [{ name: 'S', content: REPORT }] })
      client.importFiles([new File([bytes], 'a.xlsx')])
    },
  ],
])('the columns of %s are previewed below any row', async (_, give) => {
  const client = await openDraft()
  give(client)
  await until(client, ({ entryCount }) => entryCount > 0)
  const sourceId = sourceAt(client, 0)
  const preview = await client.ask.previewColumns({ sourceId, headerRow: 1 })
  expect(preview?.rows.map(([first]) => first)).toEqual(['Order', 'Shop no.', 'x', 'y'])
  expect(preview?.match.headerRow).toBe(1)
  expect(preview?.match.columns.map(({ header }) => header)).toEqual(REPORT[1])
  const without = await client.ask.previewColumns({ sourceId, headerRow: null })
  expect(without?.match.columns[0]?.header).toBeNull()
  expect(without?.match.sampleRows.map(({ cells }) => cells[0])).toEqual([
    'Order',
    'Shop no.',
    'x',
    'y',
  ])
})

test('a sheet that is gone has no preview', async () => {
  const client = await openDraft()
  expect(await client.ask.previewColumns({ sourceId: 7 as SourceId, headerRow: 0 })).toBeNull()
})

test('another row becomes the header: rows above it are no entries, and undo reverts it', async () => {
  const client = await openReport()
  const before = rowsOf(client).map((row) => row?.row)
  const { sources } = await answered(client, 1)
  expect(rowsOf(client).map((row) => [row?.row, row?.cells.orderId])).toEqual([
    [3, 'SO-1'],
    [4, 'SO-2'],
  ])
  expect(sources[0]).toMatchObject({ otherRows: 2, match: { headerRow: 1, mapping: ANSWER } })
  client.undo()
  await until(client, ({ redo }) => redo !== null)
  expect(rowsOf(client).map((row) => row?.row)).toEqual(before)
})

test('a chosen header row is recognized in the next sheet, below other titles', async () => {
  const client = await openReport()
  await answered(client, 1)
  const next = [['Another', 'title', 'Order'], ...REPORT.slice(1)]
  client.importPaste(next.map((row) => row.join('\t')).join('\n'), '')
  const { question, sources } = await until(client, (snapshot) => snapshot.sources.length === 2)
  expect(question).toBeNull()
  expect(sources[1]?.match).toMatchObject({ headerRow: 1, mapping: ANSWER })
})

test('without a header every row is an entry', async () => {
  const client = await openReport()
  const { sources, entryCount } = await answered(client, null)
  expect(entryCount).toBe(4)
  expect(sources[0]).toMatchObject({ otherRows: 0, match: { headerRow: null } })
})

test('a single column of numbers is used as answered, and asked about each time', async () => {
  const client = await openDraft(nameStore())
  const paste = async () => {
    client.importPaste('RB123456785CN\nEE473124829CN\n', '')
    return until(client, ({ question }) => question !== null)
  }
  const { question } = await paste()
  expect(question?.match.mapping).toEqual({ trackingId: 0 })
  client.answerColumns({ trackingId: 0 }, null)
  const { issueCounts } = await until(client, ({ entryCount }) => entryCount === 2)
  expect(issueCounts).toEqual([{ kind: 'order-id-missing', count: 2 }])
  client.pasteCells(cellsAt(client, { from: 0, to: 1 }, 'orderId'), 'SO-1\nSO-2\n', '')
  const { problemCount } = await until(client, ({ undo }) => undo?.kind === 'pasted')
  expect(problemCount).toBe(0)
  await paste()
})

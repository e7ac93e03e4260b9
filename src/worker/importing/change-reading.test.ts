import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import { nameStore, openDraft, rowsOf, sourceAt, until } from '#testing/sheets/draft-client.ts'
import { encodeAs } from '#testing/sheets/encode-as.ts'
import { workbookOf } from '#testing/sheets/workbook-file.ts'
import type { DraftClient } from '#worker/client.ts'

const idle = (client: DraftClient, entries: number) =>
  until(client, ({ importing, entryCount }) => !importing && entryCount === entries)

const NO_SOURCE = -1 as SourceId

const couriers = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.courier)

const fileOf = (name: string, bytes: Uint8Array) => new File([Buffer.from(bytes)], name)

const HEADER = ['Order ID', 'Courier', 'Tracking number']
const CSV = `${HEADER.join(',')}\nSO-1,顺丰速运,ZZ-1\nSO-2,圆通速递,ZZ-2`

test('another reading replaces the rows, in one step that can be undone', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('a.csv', encodeAs(CSV, 'gb18030'))])
  const { sources } = await idle(client, 2)
  expect(sources[0]?.reading).toEqual({ kind: 'text', encoding: 'gb18030', delimiter: null })
  expect(couriers(client)).toEqual(['顺丰速运', '圆通速递'])

  const big5 = { kind: 'text', encoding: 'big5', delimiter: null } as const
  client.changeReading(sourceAt(client, 0), big5)
  const changed = await until(client, ({ undo }) => undo?.kind === 'reading-changed')
  expect(changed.sources[0]?.reading).toEqual(big5)
  expect(couriers(client)).not.toContain('顺丰速运')
  expect(rowsOf(client).map((row) => row?.row)).toEqual([2, 3])

  client.undo()
  const undone = await until(client, ({ redo }) => redo !== null)
  expect(couriers(client)).toEqual(['顺丰速运', '圆通速递'])
  expect(undone.sources[0]?.reading).toMatchObject({ encoding: 'gb18030' })
})

test('rows are previewed before they are read in another way; an impossible way is reported', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('a.csv', encodeAs(CSV, 'gb18030'))])
  await idle(client, 2)
  const preview = (encoding: 'gb18030' | 'utf-8', delimiter: string | null = null) =>
    client.ask.previewReading({
      sourceId: sourceAt(client, 0),
      reading: { kind: 'text', encoding, delimiter },
    })
  expect(await preview('gb18030')).toEqual([
    HEADER,
    ['SO-1', '顺丰速运', 'ZZ-1'],
    ['SO-2', '圆通速递', 'ZZ-2'],
  ])
  expect(await preview('gb18030', ';')).toEqual(CSV.split('\n').map((line) => [line]))
  expect(await preview('utf-8')).toBeNull()
})

test('a sheet with half a character in a cell has a preview, but not in a wrong encoding', async () => {
  const client = await openDraft()
  const half = Uint8Array.of(0xb5)
  client.importFiles([
    fileOf('a.csv', Buffer.concat([encodeAs(`${CSV}\nSO-3,韵达,ZZ`, 'gb18030'), half])),
  ])
  await idle(client, 3)
  const preview = (encoding: 'gb18030' | 'utf-8') =>
    client.ask.previewReading({
      sourceId: sourceAt(client, 0),
      reading: { kind: 'text', encoding, delimiter: null },
    })
  expect((await preview('gb18030'))?.[1]).toEqual(['SO-1', '顺丰速运', 'ZZ-1'])
  expect(await preview('utf-8')).toBeNull()
})

test('a sheet whose commas belong to names can be split at its spaces', async () => {
  const client = await openDraft()
  const lines = [
    'Name, first name   Order ID   Tracking number',
    'Byron, Ada         SO-1       RB123456785CN',
    'Liddell, Alice     SO-2       EE473124829CN',
  ]
  client.importFiles([fileOf('a.txt', new TextEncoder().encode(lines.join('\n')))])
  const { question } = await until(client, (s) => !s.importing && s.question !== null)
  const sourceId = question?.sourceId ?? NO_SOURCE
  const reading = { kind: 'text', encoding: 'utf-8', delimiter: '  ' } as const
  expect(await client.ask.previewReading({ sourceId, reading })).toEqual([
    ['Name, first name', 'Order ID', 'Tracking number'],
    ['Byron, Ada', 'SO-1', 'RB123456785CN'],
    ['Liddell, Alice', 'SO-2', 'EE473124829CN'],
  ])
  client.changeReading(sourceId, reading)
  await idle(client, 2)
  expect(rowsOf(client).map((row) => row?.cells.orderId)).toEqual(['SO-1', 'SO-2'])
})

const BOOK = workbookOf({
  sheets: [
    { name: 'May', content: [HEADER, ['SO-1', '', 'ZZ-1']] },
    { name: 'June', content: [HEADER, ['SO-2', '', 'ZZ-2'], ['SO-3', '', 'ZZ-3']] },
    { name: 'Couriers', content: [['DHL'], ['UPS']] },
  ],
})

test('the chosen sheets of a workbook are read, each as a source with its own row numbers', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('orders.xlsx', BOOK)])
  const asked = await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
  expect(asked.entryCount).toBe(0)
  expect(
    asked.sheetQuestion?.sheets.map(({ name, rows, verdict }) => [name, rows, verdict]),
  ).toEqual([
    ['May', 2, 'entries'],
    ['June', 3, 'entries'],
    ['Couriers', 2, 'neither'],
  ])
  client.answerSheets(['May', 'June'])
  const { sources, sheetQuestion } = await idle(client, 3)
  expect(sheetQuestion).toBeNull()
  expect(sources.map(({ source }) => source)).toEqual([
    { kind: 'file', name: 'orders.xlsx', sheet: 'May' },
    { kind: 'file', name: 'orders.xlsx', sheet: 'June' },
  ])
  expect(rowsOf(client).map((row) => row?.row)).toEqual([2, 2, 3])
})

test('a dismissed workbook adds no rows, the next one is asked about, and each can be asked again', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('one.xlsx', BOOK), fileOf('two.xlsx', BOOK)])
  const first = await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
  client.answerSheets(null)
  const second = await until(
    client,
    ({ sheetQuestion }) =>
      sheetQuestion?.source.kind === 'file' && sheetQuestion.id !== first.sheetQuestion?.id,
  )
  expect(second.sheetQuestion?.source).toMatchObject({ name: 'two.xlsx' })
  client.answerSheets(null)
  await until(client, ({ sheetQuestion }) => sheetQuestion === null)
  expect(client.getSnapshot()).toMatchObject({ entryCount: 0, undo: null, readProblems: [] })
  const { cancelled } = client.getSnapshot()
  expect(cancelled).toMatchObject([
    { source: { name: 'one.xlsx' } },
    { source: { name: 'two.xlsx' } },
  ])
  client.askAgain(cancelled[0]?.sourceId ?? NO_SOURCE)
  await until(client, ({ sheetQuestion }) => sheetQuestion !== null)
  client.answerSheets(['May'])
  await idle(client, 1)
})

test('the question about the sheets of a workbook is restored after a reload, with its file', async () => {
  const name = nameStore()
  const before = await openDraft(name)
  before.addEntry({ orderId: 'A-1', trackingId: 'ZZ-9' })
  before.importFiles([fileOf('orders.xlsx', BOOK)])
  const asked = await until(before, ({ sheetQuestion }) => sheetQuestion !== null)
  // The rows before it leave, and the question keeps its place.
  await before.ask.moveToUpload({ id: 'u', startedAt: 1, practice: true, serviceName: '' })
  before.flush()
  const client = await vi.waitUntil(async () => {
    const other = await openDraft(name)
    return other.getSnapshot().sheetQuestion !== null && other
  })
  expect(client.getSnapshot().sheetQuestion).toEqual(asked.sheetQuestion)
  client.answerSheets(['June'])
  const { sheetQuestion } = await idle(client, 2)
  expect(sheetQuestion).toBeNull()
  expect(rowsOf(client).map((row) => row?.cells.orderId)).toEqual(['SO-2', 'SO-3'])
})

const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`

test('hidden rows are reported, left out, and taken in again with their row numbers', async () => {
  const row = (number: number, attributes = '') =>
    `<row r="${number}" ${attributes}>${cell(`A${number}`, `SO-${number}`)}${cell(`B${number}`, `ZZ-${number}00`)}</row>`
  const content = `<sheetData><row r="1">${cell('A1', 'Order ID')}${cell('B1', 'Tracking number')}</row>${row(2)}${row(3, 'hidden="1"')}${row(4)}</sheetData>`
  const client = await openDraft()
  client.importFiles([fileOf('f.xlsx', workbookOf({ sheets: [{ name: 'S', content }] }))])
  const { sources } = await idle(client, 3)
  expect(sources[0]?.notes).toMatchObject({ hiddenRows: 1 })
  client.changeReading(sourceAt(client, 0), {
    kind: 'workbook',
    sheet: 'S',
    leavesOutHidden: true,
  })
  await idle(client, 2)
  expect(rowsOf(client).map((entry) => entry?.row)).toEqual([2, 4])
  client.undo()
  await idle(client, 3)
  expect(rowsOf(client).map((entry) => entry?.row)).toEqual([2, 3, 4])
})

test('hidden rows of a paste are reported, left out, and stay left out with other columns', async () => {
  const cells = [HEADER, ['SO-1', '', 'ZZ-100'], ['SO-2', '', 'ZZ-200'], ['SO-3', '', 'ZZ-300']]
  const html = cells.map((row, index) => {
    const hides = index === 2 ? " style='display:none'" : ''
    return `<tr${hides}>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`
  })
  const client = await openDraft()
  client.importPaste(
    cells.map((row) => row.join('\t')).join('\n'),
    `<table>${html.join('')}</table>`,
  )
  const { sources } = await idle(client, 3)
  expect(sources[0]?.notes).toEqual({ hiddenRows: 1, hiddenColumns: 0, filledCells: 0 })
  client.changeReading(sourceAt(client, 0), { kind: 'pasted', leavesOutHidden: true })
  await idle(client, 2)
  expect(rowsOf(client).map((entry) => entry?.row)).toEqual([2, 4])
  client.askColumns(sourceAt(client, 0))
  await until(client, ({ question }) => question !== null)
  client.answerColumns({ orderId: 2, trackingId: 0 }, 0)
  await until(client, ({ undo, importing }) => undo?.kind === 'columns-changed' && !importing)
  expect(rowsOf(client).map((entry) => entry?.cells.orderId)).toEqual(['ZZ-100', 'ZZ-300'])
})

test('a file with a column question can first be read in another way', async () => {
  const client = await openDraft()
  const bytes = encodeAs('订单号\\运单号\nSO-1\\ZZ-100\nSO-2\\ZZ-200', 'gb18030')
  client.importFiles([fileOf('a.txt', bytes)])
  const asked = await until(client, ({ question }) => question !== null)
  const { sourceId = NO_SOURCE, reading } = asked.question ?? {}
  expect(reading).toMatchObject({ kind: 'text', encoding: 'gb18030' })
  client.changeReading(sourceId, { kind: 'text', encoding: 'gb18030', delimiter: '\\' })
  const { question, sources } = await idle(client, 2)
  expect(question).toBeNull()
  expect(sources).toHaveLength(1)
})

import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanField } from '#domain/entry/gate.ts'
import { writeCsv } from '#domain/receipts/write-csv.ts'
import { writeXlsx } from '#worker/records/receipts/write-xlsx.ts'
import type { CorpusEntry, CorpusOutcome } from '#testing/corpus/corpus-case.ts'
import { openDesk } from '#testing/corpus/corpus-desk.ts'
import { CORPUS, type CorpusInput } from '#testing/corpus/corpus.ts'
import { rowAt } from '#testing/sheets/draft-client.ts'

test('titles of corpus cases are unique', () => {
  expect(new Set(CORPUS.map(({ title }) => title)).size).toBe(CORPUS.length)
})

test.each(CORPUS.map((one) => [one.title, one] as const))('%s', async (_, { input, expected }) => {
  const desk = await openDesk()
  expect(await desk.read(input)).toEqual(expected)
})

/** Files small enough for reading hundreds of changed copies. */
const SMALL_FILES = CORPUS.flatMap(({ input }) => {
  const bytes = input.kind === 'file' ? input.bytes() : new Uint8Array()
  return bytes.length > 0 && bytes.length < 10_000 ? [bytes] : []
})

type Damage = {
  readonly at: number
  readonly value: number
  readonly how: 'byte' | 'cut' | 'twice'
}

function damaged(bytes: Uint8Array, { at, value, how }: Damage): Uint8Array {
  const place = Math.floor(at * bytes.length)
  if (how === 'cut') return bytes.slice(0, place)
  if (how === 'twice') return Buffer.concat([bytes.subarray(0, place), bytes])
  const changed = Uint8Array.from(bytes)
  changed[place] = value
  return changed
}

test('any changed, cut or doubled file of the corpus is read completely, and can be undone', async () => {
  const desk = await openDesk()
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    value: fc.nat({ max: 255 }),
    how: fc.constantFrom('byte', 'cut', 'twice'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SMALL_FILES),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      async (file, damages) => {
        const bytes = damages.reduce(damaged, file)
        await desk.read({ kind: 'file', name: 'changed', bytes: () => bytes })
        await desk.takeBack()
        expect(desk.client.getSnapshot()).toMatchObject({ entryCount: 0, sources: [] })
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

const HEADER = ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number'] as const

type Cells = readonly [orderId: string, merchant: string, courier: string, trackingId: string]

async function csvOf(rows: readonly Cells[]): Promise<CorpusInput> {
  const text = [...writeCsv({ header: HEADER, rows })].join('')
  return { kind: 'file', name: 'own.csv', bytes: () => Buffer.from(text) }
}

async function xlsxOf(rows: readonly Cells[]): Promise<CorpusInput> {
  const blob = await writeXlsx({ header: HEADER, rows }, [20, 20, 20, 20])
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { kind: 'file', name: 'own.xlsx', bytes: () => bytes }
}

const cell = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('1001', 'SO-7', 'RB123456785CN', '9400111206206406260787'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      // Next to the name of the other column it would start another table.
      'Total',
      'Order ID',
      '=1+1',
      "'007",
      '12"',
      'a\nb',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)

/** Enough for certain columns, whatever the rows below contain. */
const SOUND_ROWS = Array.from({ length: 12 }, (_, n): Cells => [`A-${n}`, '', '', 'RB123456785CN'])
const FIRST_ROW = SOUND_ROWS.length + 2

test('every row of a sheet is an entry, waits or is left out with its number and cells, or is counted', async () => {
  const desk = await openDesk()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(csvOf, xlsxOf),
      async (rows, write) => {
        const outcome = await desk.read(await write([...SOUND_ROWS, ...rows]))
        await desk.takeBack()
        if (outcome.kind !== 'entries') throw new Error(`The sheet was ${outcome.kind}`)
        const { entries, noNumberYet = [], leftOut = [], others } = outcome
        const read = [...entries, ...noNumberYet, ...leftOut]
        // A workbook has no blank rows below the last one.
        const lastFilled = rows.findLastIndex((cells) => cells.some((text) => text !== ''))
        const count = write === csvOf ? rows.length : lastFilled + 1
        expect(read.length + others).toBe(1 + SOUND_ROWS.length + count)
        for (const [row, orderId, trackingId] of read) {
          if (row < FIRST_ROW) continue
          const [order = '', , , tracking = ''] = rows[row - FIRST_ROW] ?? []
          expect([orderId, trackingId]).toEqual([
            cleanField(order, 'orderId'),
            cleanField(tracking, 'trackingId'),
          ])
        }
      },
    ),
    { numRuns: 200 },
  )
}, 60_000)

const cellsOf = ([, orderId, trackingId, more]: CorpusEntry): Cells => [
  orderId,
  more?.merchant ?? '',
  more?.courier ?? '',
  trackingId,
]

/** The part that a second reading must find again: all but the row numbers. */
const saidOf = (entry: CorpusEntry) => ({ cells: cellsOf(entry), issues: entry[3]?.issues ?? [] })

/** Entries and orders that wait, in the order of the sheet. */
function rowsIn({ entries, noNumberYet = [] }: CorpusOutcome & { readonly kind: 'entries' }) {
  return [...entries, ...noNumberYet].toSorted(([one], [other]) => one - other)
}

const WITH_ENTRIES = CORPUS.flatMap(({ title, expected }) =>
  expected.kind === 'entries' ? [[title, rowsIn(expected)] as const] : [],
)

test.each(WITH_ENTRIES)(
  '%s: written by this product and read again it is the same',
  async (_, entries) => {
    const desk = await openDesk()
    for (const write of [csvOf, xlsxOf]) {
      const again = await desk.read(await write(entries.map(cellsOf)))
      await desk.takeBack()
      if (again.kind !== 'entries') throw new Error(`The sheet was ${again.kind}`)
      expect(rowsIn(again).map(saidOf)).toEqual(entries.map(saidOf))
      // Only a CSV has guards against formulas, which are cleaned.
      const cleaned = rowsIn(again).flatMap(([, , , more]) => more?.cleaned ?? [])
      if (write === xlsxOf) expect(cleaned).toEqual([])
    }
  },
)

test('copies and numbers on several orders are reported only as long as they are', async () => {
  const { client, read, look, untilIdle } = await openDesk()
  const duplicates = [
    ['1001', '', '', 'RB123456785CN'],
    ['1001', '', '', 'RB123456785CN'],
    ['1002', '', '', 'EE473124829CN'],
    ['1003', '', '', 'EE473124829CN'],
  ] as const
  const marked = {
    entries: [
      [2, '1001', 'RB123456785CN'],
      [4, '1002', 'EE473124829CN', { issues: ['number-on-several-orders'] }],
      [5, '1003', 'EE473124829CN', { issues: ['number-on-several-orders'] }],
    ],
    leftOut: [[3, '1001', 'RB123456785CN', 'copy']],
  }
  expect(await read(await csvOf(duplicates))).toMatchObject(marked)
  client.editCell(rowAt(client, 0).id, 'orderId', '1000')
  client.editCell(rowAt(client, 2).id, 'trackingId', 'LZ908172638CN')
  await untilIdle()
  expect(await look()).toMatchObject({
    entries: [
      [2, '1000', 'RB123456785CN', { issues: ['number-on-several-orders'] }],
      [3, '1001', 'RB123456785CN', { issues: ['number-on-several-orders'] }],
      [4, '1002', 'EE473124829CN'],
      [5, '1003', 'LZ908172638CN'],
    ],
  })
  client.undo()
  client.undo()
  await untilIdle()
  expect(await look()).toMatchObject(marked)
})

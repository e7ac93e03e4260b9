import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { ColumnDoubt, DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { MANIFEST, readSheet, type SheetCase } from '#testing/corpus/manifest.ts'
import { idle, openDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'

type Doubt = Pick<ColumnDoubt, 'kind' | 'rows'>

const doubtsOf = ({ columnDoubts }: DraftSnapshot): readonly Doubt[] =>
  columnDoubts.map(({ kind, rows }) => ({ kind, rows }))

const kindsOf = (row: DraftRow | undefined): readonly string[] =>
  row?.issues.map(({ kind }) => kind) ?? []

type Loaded = {
  /** Whether the user is asked for the columns. */
  readonly isAsked: boolean
  /** The columns that are used, or that the question suggests. */
  readonly columns: ColumnMapping | undefined
  readonly doubts: readonly Doubt[]
  /** The rows of the file with the warning that order and number are swapped. */
  readonly swappedRows: readonly number[]
}

const isRead = ({ entryCount, question, readProblems, sheetQuestion }: DraftSnapshot) =>
  entryCount > 0 || question !== null || readProblems.length > 0 || sheetQuestion !== null

/** Drops a sheet of the corpus on an empty draft. */
async function load(file: string): Promise<Loaded> {
  const client = await openDraft()
  client.importFiles([new File([readSheet('columns', file)], file)])
  await until(client, isRead)
  const snapshot = await idle(client)
  const { question, sources, readProblems, sheetQuestion } = snapshot
  expect({ readProblems, sheetQuestion }).toEqual({ readProblems: [], sheetQuestion: null })
  client.showRange(0, snapshot.shownCount)
  await until(client, () => !rowsOf(client).includes(undefined))
  const swapped = rowsOf(client).filter((row) => kindsOf(row).includes('swapped'))
  return {
    isAsked: question !== null,
    columns: (question ?? sources[0])?.match?.mapping,
    doubts: doubtsOf(snapshot),
    swappedRows: swapped.map((row) => row?.row ?? 0),
  }
}

type Expected = SheetCase['expect']
type Of<Kind extends Expected['kind']> = readonly (SheetCase & {
  readonly expect: Extract<Expected, { kind: Kind }>
})[]

const isOf =
  <Kind extends Expected['kind']>(kind: Kind) =>
  (one: SheetCase): one is Of<Kind>[number] =>
    one.expect.kind === kind

const ASSIGNED = MANIFEST.columns.filter(isOf('assigned'))
const ONE_READING = ASSIGNED.filter((one) => one.expect.oneReading)
/** The test runner cuts values in titles, so titles are built here. */
const titled = <Case extends SheetCase>(cases: readonly Case[]) =>
  cases.map((one) => [`${one.about} (${one.file})`, one] as const)

const NAMED = ASSIGNED.filter((one) => !one.expect.oneReading)

test.each(titled(NAMED))('%s: loads without a question', async (_, { file, expect: wanted }) => {
  expect(await load(file)).toEqual({
    isAsked: false,
    columns: wanted.columns,
    doubts: [],
    swappedRows: wanted.warnings?.swapped ?? [],
  })
})

test.each(titled(ONE_READING))(
  '%s: the only reading is found',
  async (_, { file, expect: wanted }) => {
    expect(await load(file)).toMatchObject({
      columns: wanted.columns,
      doubts: [],
      swappedRows: [],
    })
  },
)

test('at least 80 % of the sheets with one possible reading load without a question', async () => {
  const asked: string[] = []
  for (const { file } of ONE_READING) {
    const { isAsked } = await load(file)
    if (isAsked) asked.push(file)
  }
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(ONE_READING.length * 0.2)
}, 30_000)

test.each(titled(MANIFEST.columns.filter(isOf('asked'))))(
  '%s: the user is asked, with the best guess',
  async (_, { file, expect: { guess } }) => {
    expect(await load(file)).toMatchObject({ isAsked: true, columns: guess })
  },
)

test.each(titled(MANIFEST.columns.filter(isOf('swapped'))))(
  '%s: one question about swapping the two',
  async (_, { file, expect: { columns, rows } }) => {
    expect(await load(file)).toMatchObject({
      isAsked: false,
      columns,
      doubts: [{ kind: 'swapped', rows }],
    })
  },
)

test.each(titled(MANIFEST.columns.filter(isOf('asked-once'))))(
  '%s: one question about the column',
  async (_, { file }) => {
    const { isAsked, doubts } = await load(file)
    expect([isAsked, doubts.length]).toEqual(isAsked ? [true, 0] : [false, 1])
  },
)

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { isIssue } from '#domain/draft/row/issue.ts'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { openDesk } from '#testing/corpus/corpus-desk.ts'
import type { CorpusInput } from '#testing/corpus/corpus.ts'
import { MANIFEST, readSheet } from '#testing/corpus/manifest.ts'
import { answerAsFilledIn } from '#testing/corpus/read-fates.ts'
import { rowsOf } from '#testing/sheets/draft-client.ts'
import { validSheet } from '#testing/sheets/valid-sheets.ts'

/** Reads a sheet, and answers its questions with what is filled in. */
async function rowsIn(input: CorpusInput): Promise<readonly DraftRow[]> {
  const desk = await openDesk()
  await desk.read(input)
  await answerAsFilledIn(desk)
  await desk.look()
  return rowsOf(desk.client).filter((row) => row !== undefined)
}

/** The issues of a row, except that a name needs a code, which is asked once. */
const saidOf = ({ issues }: DraftRow) =>
  issues.map(({ kind }) => kind).filter((kind) => isIssue(kind) && kind !== 'courier-is-a-name')

function flagged(rows: readonly DraftRow[]): readonly string[] {
  return rows.flatMap((row) => {
    const kinds = saidOf(row)
    return kinds.length === 0 ? [] : [`${row.cells.trackingId} ${kinds.join(', ')}`]
  })
}

const pasted = (text: string): CorpusInput => ({ kind: 'pasted', text, html: '' })
const textOf = (file: string) => Buffer.from(readSheet('precision', file)).toString()

function inputOf({ file, how }: (typeof MANIFEST.precision)[number]): CorpusInput {
  if (how === 'pasted') return pasted(textOf(file))
  return { kind: 'file', name: file, bytes: () => readSheet('precision', file) }
}

const alnum = (value: string) => value.replace(/[^A-Z0-9]/gi, '')

test.each(MANIFEST.precision.map((one) => [one.file, one.about, one] as const))(
  'no row of %s is flagged (%s)',
  async (_, __, one) => {
    const rows = await rowsIn(inputOf(one))
    const file = textOf(one.file)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => alnum(line.split(/[\t,]/).at(-1) ?? ''))
    expect(flagged(rows)).toEqual([])
    expect(rows.length).toBe(file.length)
    for (const [at, { cells }] of rows.entries()) {
      expect(cells.trackingId).not.toContain(' ')
      expect(file[at]?.endsWith(alnum(cells.trackingId))).toBe(true)
    }
  },
)

const withTexts = MANIFEST.precision.flatMap((one) =>
  one.codes === undefined ? [] : [[one.file, one.codes, one] as const],
)

test.each(withTexts)(
  'the couriers of %s are asked once a text, with the right codes',
  async (_, codes, one) => {
    const desk = await openDesk()
    await desk.read(inputOf(one))
    await desk.look()
    const rows = rowsOf(desk.client).filter((row) => row !== undefined)
    const unsaid = rows.filter(({ issues }) =>
      issues.every(({ kind }) => kind !== 'courier-is-a-name'),
    )
    expect(unsaid.map(({ cells }) => cells.courier)).toEqual([])
    const { values } = await desk.client.ask.listCouriers()
    const offered = values.map(({ value, probably }) => [
      value,
      probably.map(({ key }) => key).toSorted(),
    ])
    expect(Object.fromEntries(offered)).toEqual(
      Object.fromEntries(Object.entries(codes).map(([text, right]) => [text, right.toSorted()])),
    )
  },
)

/** `LONG=1` tries them all. */
const MADE_SHEETS = process.env['LONG'] === undefined ? 120 : 2000

test('at most one in a hundred valid rows of couriers that no list knows is flagged, and no number changes', async () => {
  let all = 0
  const wrong: string[] = []
  for (let seed = 1; seed <= MADE_SHEETS; seed += 1) {
    const { name, text, numbers } = validSheet(seed)
    const rows = await rowsIn(pasted(text))
    all += rows.length
    wrong.push(...flagged(rows).map((row) => `${name}: ${row}`))
    const sent = rows.map(({ cells }) => cells.trackingId)
    wrong.push(
      ...numbers.filter((number) => !sent.includes(number)).map((one) => `${name}: ${one}`),
    )
  }
  expect(all).toBeGreaterThan(MADE_SHEETS * 12)
  expect(wrong.length / all, wrong.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.01)
}, 600_000)

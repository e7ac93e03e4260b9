import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import Papa from 'papaparse'
import { openDesk } from './corpus-desk.ts'
import type { CorpusInput } from './corpus.ts'
import { MANIFEST, readSheet } from './manifest.ts'
import { answerAsFilledIn, readCells, readFates } from './read-fates.ts'
import type { FateOfRow, Fates, TradeCase } from './trade-case.ts'

function inputOf({ how, file, html }: TradeCase): CorpusInput {
  if (how === 'dropped') return { kind: 'file', name: file, bytes: () => readSheet('trade', file) }
  const textOf = (name: string) => Buffer.from(readSheet('trade', name)).toString()
  return { kind: 'pasted', text: textOf(file), html: html === undefined ? '' : textOf(html) }
}

/** The rows of a long sheet as in its file, except those with a listed fate. */
function rowsOfFile(file: string, [order, number]: readonly [number, number], said: Fates['rows']) {
  const text = Buffer.from(readSheet('trade', file))
    .toString()
    .replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  return data.slice(1).map((cells): FateOfRow => {
    const [orderId = '', trackingId = ''] = [cells[order], cells[number]]
    const known = said?.find((row) => row[1] === orderId && row[2] === trackingId)
    return known ?? ['sent', orderId, trackingId]
  })
}

function wantedOf({ file, expect: { rows = [], asWritten, ...others } }: TradeCase): Fates {
  return { rows: asWritten === undefined ? rows : rowsOfFile(file, asWritten, rows), ...others }
}

/** Drops or pastes a sheet and returns its fates in the manifest's format. */
async function read(one: TradeCase): Promise<Fates> {
  const desk = await openDesk()
  const outcome = await desk.read(inputOf(one))
  if (outcome.kind === 'refused') return { rows: [], refused: outcome.problem }
  const asked = await answerAsFilledIn(desk)
  const { couriers, namedCouriers, originals } = readCells(desk)
  const { lineCount } = desk.client.getSnapshot()
  return {
    ...(asked && { asked }),
    rows: [...(await readFates(desk))],
    ...(lineCount > 0 && { furtherLines: lineCount }),
    ...(one.expect.couriers && { couriers }),
    ...(one.expect.namedCouriers && { namedCouriers }),
    ...(one.expect.originals && { originals }),
  }
}

test.each(MANIFEST.trade.map((one) => [one.kind, one.about, one] as const))(
  '%s: %s',
  async (_, __, one) => {
    expect(await read(one)).toEqual(wantedOf(one))
  },
)

import { expect, test } from 'vitest'
import { readPlatformSamples } from '#testing/corpus/platform-samples.ts'
import { PLATFORMS, type Platform } from './platform.ts'
import { readStatus } from './read-status.ts'

/** The column that staff add to an export without a number column. */
const ADDED = 'Tracking number'

const RECOGNISED = readPlatformSamples().flatMap((sample) =>
  PLATFORMS.filter(({ id }) => id === sample.platform).map((platform) => ({ ...sample, platform })),
)

const WITH_ORDERS = RECOGNISED.filter(({ platform }) => platform.columns.orderId !== undefined)

type Row = { readonly order: string; readonly number: string; readonly leftOut: boolean }

function rowsOf(sample: (typeof RECOGNISED)[number]): readonly Row[] {
  const { platform, header, rows } = sample
  const below = rows.slice(rows.indexOf(header) + 1).filter((row) => row.length === header.length)
  return below.map((row) => {
    const cell = (name = '') => row[header.indexOf(name)] ?? ''
    return {
      order: cell(platform.columns.orderId),
      number: cell(platform.columns.trackingId?.[0] ?? ADDED),
      leftOut: isLeftOut(platform, cell),
    }
  })
}

function isLeftOut(platform: Platform, cell: (name: string) => string): boolean {
  if (platform.returns === true) return true
  const columns = platform.statuses ?? []
  return columns.some((column) => readStatus(cell(column.column), column) === 'leftOut')
}

const pairsOf = (rows: readonly Row[]) => rows.map(({ order, number }) => [order, number] as const)

test.each(WITH_ORDERS)(
  '$platform.id: exactly its cancelled and returned rows are left out',
  (sample) => {
    expect(pairsOf(rowsOf(sample).filter(({ leftOut }) => leftOut))).toEqual(sample.expect.leftOut)
  },
)

test.each(WITH_ORDERS)(
  '$platform.id: each number and each order without one occurs once',
  (sample) => {
    const { entries, noNumberYet, furtherLines } = sample.expect
    const live = rowsOf(sample).filter(({ leftOut }) => !leftOut)
    const numbered = live.filter(({ number }) => number !== '')
    const withNumber = new Set(numbered.map(({ order }) => order))
    const waiting = live.map(({ order }) => order).filter((order) => !withNumber.has(order))
    expect(new Set(pairsOf(numbered).map(String))).toEqual(new Set(entries.map(String)))
    expect(new Set(waiting)).toEqual(new Set(noNumberYet))
    expect(live.length).toBe(entries.length + noNumberYet.length + furtherLines)
  },
)

import { expect, test, vi } from 'vitest'
import { checkRows } from '#domain/draft/findings.ts'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { loadListKnowledge } from './load-knowledge.ts'

type Cells = readonly [orderId: string, trackingId: string, courier?: string]

/** Checks a row before the list of couriers is loaded. Returns whether it was asked for. */
async function asksForList(row: Cells): Promise<boolean> {
  const { awaitCouriers, loadCouriers: _, ...numbers } = await loadListKnowledge()
  const onNeeded = vi.fn<() => void>()
  const couriers = awaitCouriers({ seen: [], chosen: new Map() }, onNeeded)
  checkRows(draftOf(row), { ...numbers, ...couriers }, () => false)
  return onNeeded.mock.calls.length > 0
}

test.each<{ readonly row: Cells }>([
  { row: ['SO-1', 'RB123456785CN'] },
  { row: ['SO-1', '1Z 999 AA1 01 2345 6784'] },
  { row: ['SO-1', '9400 1112 0620 6406 2607 87'] },
  { row: ['SO–1', 'LX123456785CN LX123456799CN'] },
])('the list of couriers is not fetched for $row', async ({ row }) => {
  expect(await asksForList(row)).toBe(false)
})

test.each<{ readonly row: Cells }>([
  { row: ['SO-1', 'RB123456785CN', 'Correos'] },
  { row: ['SO-1', 'USPS: 9400111206206406260787'] },
])('it is fetched for $row', async ({ row }) => {
  expect(await asksForList(row)).toBe(true)
})

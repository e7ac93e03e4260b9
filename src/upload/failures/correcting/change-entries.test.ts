import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { changeEntries, spreadCells } from './change-entries.ts'

test('a block from a spreadsheet covers the cells to the right and below', () => {
  expect(
    spreadCells(
      [
        ['N-1', '3011'],
        ['N-2', '3013'],
      ],
      { index: 4, field: 'trackingId' },
      9,
    ),
  ).toEqual([
    { index: 4, field: 'trackingId', value: 'N-1' },
    { index: 4, field: 'courier', value: '3011' },
    { index: 5, field: 'trackingId', value: 'N-2' },
    { index: 5, field: 'courier', value: '3013' },
  ])
})

test('cells beyond the edges of the list are ignored', () => {
  const cells = spreadCells([['a', 'b', 'c'], ['d']], { index: 1, field: 'courier' }, 2)
  expect(cells.map(({ value }) => value)).toEqual(['a', 'b'])
})

test('one value is one cell', () => {
  expect(spreadCells([['SO-1']], { index: 0, field: 'orderId' }, 1)).toEqual([
    { index: 0, field: 'orderId', value: 'SO-1' },
  ])
})

test('a typed courier replaces the one that was chosen before', async () => {
  const entries = someEntries(1)
  const run = await aRun(entries, {
    answer: (batch) =>
      answered({ acceptedOrders: 0, shipmentFailed: [aFailure(batch[0], 'Unknown courier')] }),
  })
  await run.resume()
  await run.upload.chooseCourier([0], '3011', 'China Post')
  expect([...run.state().choices]).toEqual([[0, '3011']])
  await changeEntries(run.upload, new Map([[0, { ...anEntry(entries[0]), courier: '3013' }]]))
  expect(run.state().choices.size).toBe(0)
  expect(run.state().entries.at(0)).toMatchObject({ courier: '3013' })
})

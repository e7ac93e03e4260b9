import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowSource } from '#domain/tracking/tracking-entry.ts'
import { packEntries, unpackEntries } from './upload-records.ts'

const SOURCES: readonly RowSource[] = [
  { kind: 'file', name: 'orders.csv', sheet: null },
  { kind: 'pasted', number: 1 },
  { kind: 'typed' },
]

/** Any text, of which an optional field is there only when it says something. */
const anUploadedEntry = fc
  .record({
    ids: fc.record({ orderId: fc.string(), trackingId: fc.string({ unit: 'grapheme' }) }),
    merchantOrderId: fc.string(),
    courier: fc.string(),
    source: fc.constantFrom(...SOURCES),
    row: fc.integer({ min: 1, max: 1_048_576 }),
  })
  .map(({ ids, merchantOrderId, courier, source, row }) => ({
    entry: {
      ...ids,
      ...(merchantOrderId === '' ? {} : { merchantOrderId }),
      ...(courier === '' ? {} : { courier }),
    },
    place: { source: structuredClone(source), row },
  }))

test('entries come out of their columns as they went in, with file and row', () => {
  fc.assert(
    fc.property(fc.array(anUploadedEntry), (uploaded) => {
      expect(unpackEntries(packEntries(uploaded, SOURCES), SOURCES)).toEqual(uploaded)
    }),
  )
})

test('a column that no row has takes no room', () => {
  const place = { source: { kind: 'typed' }, row: 1 } as const
  const chunk = packEntries([{ entry: { orderId: 'A', trackingId: 'T' }, place }], [place.source])
  expect(chunk).toMatchObject({ merchantOrderIds: null, couriers: null, sourceIndexes: null })
})

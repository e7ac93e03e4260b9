import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { orderIdAt } from '#domain/upload/entry-list.ts'
import type { UploadChunk } from '#domain/upload/stored-upload.ts'
import { createUploaded, packEntries, unpackEntries } from './pack-upload.ts'

const SOURCES: readonly RowSource[] = [
  { kind: 'file', name: 'orders.csv', sheet: null },
  { kind: 'pasted', number: 1, at: 1 },
  { kind: 'typed' },
]

/** Text that sometimes has a line break, which separates the values of a column. */
const aText = fc.oneof(fc.string(), fc.constantFrom('', '\n', 'A\nB'))

/** An entry with any texts, without empty optional fields. */
const anUploadedEntry = fc
  .record({
    ids: fc.record({ orderId: aText, trackingId: fc.string({ unit: 'grapheme' }) }),
    merchantOrderId: aText,
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

test('packed entries are unpacked unchanged, with their sources and rows', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anUploadedEntry)), (lists) => {
      const chunks = lists.map((uploaded) => packEntries(uploaded, SOURCES))
      const { uploaded, add } = createUploaded(SOURCES)
      chunks.forEach(add)
      const { entries, placeOf } = uploaded
      const positions = Array.from({ length: entries.length }, (_, position) => position)
      // In reverse order, since entries are created on demand.
      const found = positions
        .toReversed()
        .map((position) => ({ entry: entries.at(position), place: placeOf(position) }))
      expect(found.toReversed()).toEqual(lists.flat())
      expect(positions.map((position) => orderIdAt(entries, position))).toEqual(
        lists.flat().map(({ entry }) => entry.orderId),
      )
      expect([entries.at(entries.length), placeOf(entries.length)]).toEqual([undefined, undefined])
      expect(orderIdAt(entries, entries.length)).toBe('')
    }),
  )
})

test('an entry is the same object on every read', () => {
  const { uploaded, add } = createUploaded(SOURCES)
  const place = { source: { kind: 'typed' }, row: 1 } as const
  for (const orderId of ['A', 'B'])
    add(packEntries([{ entry: { orderId, trackingId: 'T' }, place }], SOURCES))
  const [first, second] = [uploaded.entries.at(0), uploaded.entries.at(1)]
  expect([first?.orderId, second?.orderId]).toEqual(['A', 'B'])
  expect(uploaded.entries.at(0)).toBe(first)
  expect(uploaded.entries.at(1)).toBe(second)
})

test('a column without values takes no space', () => {
  const place = { source: { kind: 'typed' }, row: 1 } as const
  const chunk = packEntries([{ entry: { orderId: 'A', trackingId: 'T' }, place }], [place.source])
  expect(chunk).toMatchObject({ merchantOrderIds: null, couriers: null, sourceIndexes: null })
})

test('columns stored as lists are read like columns stored as one text', () => {
  const chunk: UploadChunk = {
    orderIds: ['A', 'B'],
    trackingIds: ['T', 'U'],
    merchantOrderIds: null,
    couriers: ['', 'C'],
    rows: Uint32Array.of(2, 3),
    sourceIndexes: null,
  }
  expect(unpackEntries(chunk)).toEqual([
    { orderId: 'A', trackingId: 'T' },
    { orderId: 'B', trackingId: 'U', courier: 'C' },
  ])
})

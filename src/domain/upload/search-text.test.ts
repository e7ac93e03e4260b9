import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { foldValue, foldWanted } from '#domain/entry/text-search.ts'
import { packSearchText, SEARCHED_FIELDS, searchText } from './search-text.ts'

const SHEET: readonly TrackingEntry[] = [
  { orderId: 'SO-1001', trackingId: 'YT100100', merchantOrderId: 'M 1001' },
  { orderId: '1001', trackingId: 'LX1' },
  { orderId: '10010', trackingId: '1001', merchantOrderId: '1001' },
  { orderId: 'so 1001', trackingId: '1Z 999 AA1' },
]

const find = (wanted: string, limit = 100) =>
  searchText(packSearchText(SHEET), foldWanted(wanted), limit).map(
    ({ index, field, fit }) => `${index} ${field} ${fit}`,
  )

test.each([
  ['1001', ['1 orderId exact', '2 merchantOrderId exact', '0 orderId part', '3 orderId part']],
  ['#1001', ['1 orderId exact', '2 merchantOrderId exact', '0 orderId part', '3 orderId part']],
  ['so/1001', []],
  ['LX', ['1 trackingId prefix']],
  ['lx1', ['1 trackingId exact']],
  ['SO 1001', ['0 orderId exact', '3 orderId exact']],
  ['1z999aa1', ['3 trackingId exact']],
  ['1Z 999 AA1', ['3 trackingId exact']],
  ['="1001"', ['1 orderId exact', '2 merchantOrderId exact', '0 orderId part', '3 orderId part']],
  ['１００１０', ['2 orderId exact', '0 trackingId part']],
  ['9', ['3 trackingId part']],
  ['nowhere', []],
  ['', []],
  ['   ', []],
])('%s finds the entries that have it, the best first', (wanted, expected) => {
  expect(find(wanted)).toEqual(expected)
})

test('the best matches are never crowded out by partial ones', () => {
  expect(find('1001', 2)).toEqual(['1 orderId exact', '2 merchantOrderId exact'])
})

test('no entry that has the text is missed, and none without it is found', () => {
  const value = fc.stringMatching(/^[ab1-]{0,4}$/)
  const entry = fc.record({ orderId: value, trackingId: value, merchantOrderId: value })
  fc.assert(
    fc.property(fc.array(entry), fc.stringMatching(/^[ab1]-?[ab1]?$/), (entries, typed) => {
      const wanted = foldWanted(typed)
      const found = searchText(packSearchText(entries), wanted, Infinity)
      const expected = entries.flatMap((entry, index) =>
        SEARCHED_FIELDS.some((field) => foldValue(entry[field]).includes(wanted)) ? [index] : [],
      )
      expect(found.map(({ index }) => index).sort((one, other) => one - other)).toEqual(expected)
      for (const { index, field, fit } of found) {
        const value = foldValue(entries[index]?.[field] ?? '')
        if (fit === 'exact') expect(value).toBe(wanted)
        else expect(value.startsWith(wanted)).toBe(fit === 'prefix')
      }
    }),
  )
})

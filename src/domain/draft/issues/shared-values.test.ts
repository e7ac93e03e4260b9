import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendRow, showAppended } from '#domain/draft/table/append-rows.ts'
import { addSource, createDraft } from '#domain/draft/draft.ts'
import { judgeTouchedDuplicates } from './judge-duplicates.ts'
import { findOthers, readNoValues } from './shared-values.ts'

const NO_SHEET = { otherRows: 0, rescued: 0, match: null, canChangeColumns: false } as const

type Row = { readonly orderId: string; readonly trackingId: string }

function draftOf(rows: readonly Row[]) {
  const draft = createDraft()
  const source = addSource(draft, { source: { kind: 'typed' }, ...NO_SHEET })
  for (const [index, row] of rows.entries()) appendRow(draft.table, source, index + 1, row)
  showAppended(draft, 0)
  judgeTouchedDuplicates(draft)
  return draft
}

const row = fc.record({
  orderId: fc.constantFrom('A', 'B'),
  trackingId: fc.constantFrom('', '1001X', '1002X', '1003X'),
})

test('a row is told how many others share its order or number, and the first three of them', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.boolean(), (rows, wantsSame) => {
      const draft = draftOf(rows)
      const shared = readNoValues()
      for (const [slot, own] of rows.entries()) {
        if (own.trackingId === '') continue
        const others = [...rows.entries()].filter(([other, { orderId, trackingId }]) => {
          const isSame = trackingId === own.trackingId
          return (
            other !== slot && orderId === own.orderId && trackingId !== '' && isSame === wantsSame
          )
        })
        expect(findOthers(draft, shared, slot, { field: 'orderId', wantsSame })).toEqual({
          count: others.length,
          positions: others.slice(0, 3).map(([other]) => other),
        })
      }
    }),
  )
})

test('rows of one number are told of other orders alone', () => {
  const of = (orderId: string) => ({ orderId, trackingId: '1001X' })
  const draft = draftOf([of('A'), of('B'), of('A'), of(''), of('C')])
  const about = { field: 'trackingId', wantsSame: false } as const
  expect(findOthers(draft, readNoValues(), 0, about)).toEqual({ count: 2, positions: [1, 4] })
  expect(findOthers(draft, readNoValues(), 4, about)).toEqual({ count: 3, positions: [0, 1, 2] })
})

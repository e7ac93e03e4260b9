import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { check, draftOf, paste, rowAt, shown } from '#testing/sheets/pasted-draft.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import { findOthers, createGroups } from './other-rows.ts'

/** Pasted rows count from 2. */
const FIRST = 2

const row = fc.record({
  orderId: fc.constantFrom('A', 'B'),
  trackingId: fc.constantFrom('', '1001X', '1002X', '1003X'),
})

test('a row names how many others share its order or number, and the first three of them', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.boolean(), (rows, wantsSame) => {
      const draft = draftOf(
        ...rows.map(({ orderId, trackingId }) => [orderId, trackingId] as const),
      )
      const shared = createGroups()
      for (const [at, own] of rows.entries()) {
        if (own.trackingId === '') continue
        const others = [...rows.entries()].filter(([other, { orderId, trackingId }]) => {
          const isSame = trackingId === own.trackingId
          return (
            other !== at && orderId === own.orderId && trackingId !== '' && isSame === wantsSame
          )
        })
        expect(
          findOthers(draft, shared, rowAt(draft, at), { field: 'orderId', wantsSame }),
        ).toEqual({
          otherCount: others.length,
          otherRows: others.slice(0, 3).map(([other]) => ({ row: other + FIRST, source: null })),
        })
      }
    }),
  )
})

test('rows of one number only name rows of other orders', () => {
  const draft = draftOf(...['A', 'B', 'A', '', 'C'].map((order) => [order, '1001X'] as const))
  check(draft, EMPTY_WORLD)
  const about = { field: 'trackingId', wantsSame: false } as const
  const others = (at: number) => findOthers(draft, createGroups(), rowAt(draft, at), about)
  const at = (...positions: readonly number[]) =>
    positions.map((position) => ({ row: position + FIRST, source: null }))
  expect(others(0)).toEqual({ otherCount: 2, otherRows: at(1, 4) })
  expect(others(4)).toEqual({ otherCount: 3, otherRows: at(0, 1, 2) })
})

test('rows of another sheet are named with that sheet', () => {
  const draft = createDraft()
  paste(draft, [['A', '1001X']])
  paste(draft, [['B', '1001X']])
  check(draft, EMPTY_WORLD)
  const [first, second] = shown(draft)
  const about = { field: 'trackingId', wantsSame: false } as const
  expect(findOthers(draft, createGroups(), first!, about).otherRows).toEqual([
    { row: FIRST, source: { kind: 'pasted', number: 2, at: 0 } },
  ])
  expect(findOthers(draft, createGroups(), second!, about).otherRows).toEqual([
    { row: FIRST, source: { kind: 'pasted', number: 1, at: 0 } },
  ])
})

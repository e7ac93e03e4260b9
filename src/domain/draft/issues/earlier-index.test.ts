import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachField, toCells } from '#domain/entry/tracking-entry.ts'
import { anEarlierEntry, anEarlierUpload, earlierOf } from '#testing/earlier.ts'
import {
  type EarlierEntry,
  findEarlier,
  indexEarlier,
  NOTHING_EARLIER,
  packEarlier,
  EARLIER_STATUSES,
} from './earlier-index.ts'

test('an order is found with its entries of each upload', () => {
  const index = earlierOf(
    [anEarlierEntry('A', 'T001'), anEarlierEntry('B', 'T002', { status: 'open', courier: '3011' })],
    [anEarlierEntry('A', 'T009', { status: 'maybe-accepted', at: 5, sentAs: 'T10' })],
  )
  expect(findEarlier(index, 'A')).toHaveLength(2)
  expect(findEarlier(index, 'A')).toEqual(
    expect.arrayContaining([
      { ...anEarlierEntry('A', 'T001'), upload: anEarlierUpload(1) },
      {
        ...anEarlierEntry('A', 'T009', { status: 'maybe-accepted', at: 5, sentAs: 'T10' }),
        upload: anEarlierUpload(2),
      },
    ]),
  )
  expect(findEarlier(index, 'B')).toMatchObject([{ status: 'open', courier: '3011' }])
  expect(findEarlier(index, 'C')).toEqual([])
})

test('before the first upload no order is found', () => {
  expect(findEarlier(NOTHING_EARLIER, 'A')).toEqual([])
})

const entry: fc.Arbitrary<EarlierEntry> = fc
  .record({
    ...eachField(() => fc.string()),
    orderId: fc.oneof(fc.constantFrom('A', 'B', 'AB', '1'), fc.string({ minLength: 1 })),
    trackingId: fc.string({ unit: 'grapheme' }),
    status: fc.constantFrom(...EARLIER_STATUSES),
    at: fc.nat(),
    sentAs: fc.constantFrom(null, 'CORRECTED'),
  })
  .map(({ sentAs, ...rest }) => {
    // Accepted entries are compared by order and number only, so only these are kept.
    const isPlain = rest.status === 'accepted' && sentAs === null
    const { orderId, trackingId } = rest
    const kept = isPlain ? { ...rest, ...toCells({ orderId, trackingId }) } : rest
    return { ...kept, sentAs: sentAs ?? rest.trackingId }
  })

const inOrder = (facts: readonly object[]) =>
  facts
    .map((fact) =>
      Object.entries(fact)
        .map((about) => JSON.stringify(about))
        .toSorted()
        .join(' '),
    )
    .toSorted()

test('any entries in any blocks are all found by their order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 8 }), { maxLength: 5 }), (blocks) => {
      const index = indexEarlier(
        blocks.map((entries, number) => packEarlier(anEarlierUpload(number), entries)),
      )
      const all = blocks.flatMap((entries, number) =>
        entries.map((one) => ({ upload: anEarlierUpload(number), ...one })),
      )
      for (const { orderId } of all) {
        const own = all.filter((one) => one.orderId === orderId)
        const found = findEarlier(index, orderId)
        expect(inOrder(found)).toEqual(inOrder(own))
      }
    }),
  )
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { anEntry } from '#testing/builders.ts'
import { suggestRepair, withoutTaken } from './suggest-repair.ts'

const failedOf = (entries: readonly Partial<TrackingEntry>[]) =>
  entries.map((entry, position) => ({ position, before: anEntry(entry) }))

const ids = (...orderIds: readonly string[]) => failedOf(orderIds.map((orderId) => ({ orderId })))

const correctedIds = (failed: ReturnType<typeof failedOf>, accepted: readonly string[]) =>
  suggestRepair(failed, accepted)?.corrections.map(({ after }) => after.orderId) ?? null

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('order IDs that differ from accepted ones', () => {
  test.each([
    [
      'a missing prefix and zeros',
      ['1001', '1002'],
      ['MO-001000', 'MO-000999', 'MO-000998'],
      ['MO-001001', 'MO-001002'],
    ],
    ['a missing prefix', ['1001', '1002'], ['SO-998', 'SO-1000', 'SO-999'], ['SO-1001', 'SO-1002']],
    ['a missing suffix', ['1001'], ['1000-A', '1002-A', '1003-A'], ['1001-A']],
    ['a lost leading zero', ['451', '77'], ['0450', '1002', '0003'], ['0451', '0077']],
    ['zeros too many', ['00451', '00452'], ['450', '999', '453'], ['451', '452']],
    ['a prefix too many', ['#1001', '#1002'], ['1000', '1003', '1004'], ['1001', '1002']],
    ['a prefix written otherwise', ['mo 1001'], ['MO-1000', 'MO-1003', 'MO-1004'], ['MO-1001']],
    [
      'nearly all of them',
      NINE.map((n) => `200${n}`).concat('other'),
      ['A-1000', 'A-1001', 'A-1002'],
      NINE.map((n) => `A-200${n}`),
    ],
  ])('%s: one correction for all', (_, failed, accepted, expected) => {
    expect(correctedIds(ids(...failed), accepted)).toEqual(expected)
  })

  test.each([
    ['they look alike', ['MO-5'], ['MO-1', 'MO-2', 'MO-3']],
    ['too few were accepted', ['1001'], ['MO-1000', 'MO-1002']],
    ['the accepted ones differ among themselves', ['1001'], ['MO-1', 'SO-2', 'X-3', 'Y-4']],
    ['another prefix is another order', ['SO-1001'], ['MO-1000', 'MO-1002', 'MO-1003']],
    ['the number is longer than any accepted one', ['100001'], ['MO-1000', 'MO-1002', 'MO-1003']],
    ['it explains only some', ['1001', 'a', 'b'], ['MO-1000', 'MO-1002', 'MO-1003']],
    [
      'the number is shorter, and no accepted one has zeros in front',
      ['77'],
      ['MO-1000', 'MO-1002', 'MO-1003'],
    ],
    ['two of them would become the same', ['1001', '01001'], ['MO-1000', 'MO-1002', 'MO-1003']],
  ])('%s: no repair is suggested', (_, failed, accepted) => {
    expect(suggestRepair(ids(...failed), accepted)).toBeNull()
  })
})

test.each([
  ['trackingId', 'swapped-tracking'],
  ['merchantOrderId', 'swapped-merchant'],
] as const)('an order ID that is in %s is swapped back', (field, kind) => {
  const failed = failedOf([
    { orderId: 'YT1', [field]: 'MO-1001' },
    { orderId: 'YT2', [field]: 'MO-1002' },
  ])
  const repair = suggestRepair(failed, ['MO-1000', 'MO-1003', 'MO-1004'])
  expect(repair?.kind).toBe(kind)
  expect(repair?.corrections.map(({ after }) => [after.orderId, after[field]])).toEqual([
    ['MO-1001', 'YT1'],
    ['MO-1002', 'YT2'],
  ])
})

test('entries of one order are corrected together', () => {
  const failed = failedOf([
    { orderId: '1001', trackingId: 'A' },
    { orderId: '1001', trackingId: 'B' },
  ])
  expect(correctedIds(failed, ['MO-1000', 'MO-1002', 'MO-1003'])).toEqual(['MO-1001', 'MO-1001'])
})

const anId = fc
  .tuple(
    fc.constantFrom('', '#', 'MO-', 'mo', 'SO-'),
    fc.integer({ min: 0, max: 3000 }),
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom('', '-A'),
  )
  .map(([prefix, number, width, suffix]) => prefix + String(number).padStart(width, '0') + suffix)

const someNumbers = fc.array(fc.integer({ min: 0, max: 3000 }).map(String))
const someIds = fc.oneof(someNumbers, fc.array(anId), fc.array(fc.string({ unit: 'binary' })))
const aForm = fc
  .record({ prefix: fc.constantFrom('MO-', '', 'X'), width: fc.integer({ min: 4, max: 6 }) })
  .chain(({ prefix, width }) =>
    fc.array(
      fc
        .integer({ min: 0, max: 3000 })
        .map((number) => prefix + String(number).padStart(width, '0')),
      { minLength: 3 },
    ),
  )

test('a repair explains nearly all, and never makes an ID that is taken or made twice', () => {
  let repairs = 0
  fc.assert(
    fc.property(someIds, fc.oneof(aForm, someIds), someIds, (failedIds, accepted, others) => {
      const failed = ids(...failedIds)
      const taken = new Set([...accepted, ...others, ...failedIds])
      const suggested = suggestRepair(failed, accepted)
      const repair = suggested && withoutTaken(suggested, (id) => taken.has(id), failed.length)
      if (repair === null) return
      repairs += 1
      expect(repair.corrections.length).toBeGreaterThanOrEqual(failed.length * 0.9)
      const sources = new Map<string, string>()
      for (const { before, after } of repair.corrections) {
        expect(taken).not.toContain(after.orderId)
        expect(sources.get(after.orderId) ?? before.orderId).toBe(before.orderId)
        sources.set(after.orderId, before.orderId)
      }
    }),
    { numRuns: 300 },
  )
  expect(repairs).toBeGreaterThan(0)
})

test('a form is found for any IDs', () => {
  const forms = fc.record({
    prefix: fc.constantFrom('MO-', 'X', '#'),
    width: fc.integer({ min: 5, max: 8 }),
  })
  fc.assert(
    fc.property(
      forms,
      fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 4, maxLength: 40 }),
      ({ prefix, width }, numbers) => {
        const write = (number: number) => prefix + String(number).padStart(width, '0')
        const wrong = numbers.slice(3)
        expect(correctedIds(ids(...wrong.map(String)), numbers.slice(0, 3).map(write))).toEqual(
          wrong.map(write),
        )
      },
    ),
  )
})

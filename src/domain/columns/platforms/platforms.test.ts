import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { PLATFORMS, type Platform } from './platform.ts'
import stored from './platforms.json'

const text = z.string().check(z.minLength(1))
const names = z.array(text).check(z.minLength(1))
const status = z.enum(['leftOut', 'refunded', 'returned', 'shipped'])

const source = z.union([
  z.strictObject({ page: z.url() }),
  z.strictObject({ repository: z.string().check(z.regex(/^[^/\s]+\/[^/\s]+$/)), path: text }),
  z.strictObject({ passage: text }),
])

const statusColumn = z.intersection(
  z.partialRecord(status, names),
  z.object({
    column: text,
    filled: z.exactOptional(status),
    expectsShipped: z.exactOptional(z.boolean()),
  }),
)

const platform = z.strictObject({
  id: z.string().check(z.regex(/^[a-z\d-]+$/)),
  name: text,
  export: text,
  source,
  signature: names,
  columns: z.strictObject({
    orderId: z.exactOptional(text),
    trackingId: z.exactOptional(names),
    courierCode: z.exactOptional(text),
    merchantOrderId: z.exactOptional(text),
  }),
  courierOther: z.exactOptional(text),
  rows: z.enum(['orders', 'lines', 'parcels']),
  packageColumn: z.exactOptional(text),
  bundles: z.exactOptional(z.strictObject({ mark: names, size: text })),
  lineColumns: z.exactOptional(names),
  itemName: z.exactOptional(text),
  notCouriers: z.exactOptional(names),
  statuses: z.exactOptional(z.array(statusColumn)),
  returns: z.exactOptional(z.boolean()),
})

test.each(stored)('$id matches the schema', (one) => {
  expect(platform.parse(one)).toEqual(one)
})

test('the schema of this test matches the type', () => {
  expectTypeOf<z.output<typeof platform>>().toExtend<Platform>()
})

test('no two platforms have the same ID', () => {
  expect(new Set(PLATFORMS.map(({ id }) => id)).size).toBe(PLATFORMS.length)
})

test('no two platforms have the same signature', () => {
  const keys = PLATFORMS.map(({ signature }) => signature.map(headerKey).toSorted().join('|'))
  expect(new Set(keys).size).toBe(PLATFORMS.length)
})

test.each(PLATFORMS)('$id: a column that looks like the courier’s is not the courier’s', (one) => {
  const { columns, notCouriers = [], courierOther } = one
  expect(notCouriers).not.toContain(columns.courierCode)
  expect(notCouriers).not.toContain(courierOther)
})

test('at least forty exports are known', () => {
  expect(PLATFORMS.length).toBeGreaterThanOrEqual(40)
})

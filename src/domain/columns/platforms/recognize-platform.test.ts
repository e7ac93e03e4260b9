import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { readPlatformSamples } from '#testing/corpus/platform-samples.ts'
import { PLATFORMS, type Platform } from './platform.ts'
import { recognizePlatform } from './recognize-platform.ts'

const SAMPLES = readPlatformSamples()

const platformOf = (id: string): Platform | undefined => PLATFORMS.find((one) => one.id === id)

const usedNames = (platform: Platform): readonly string[] => [
  ...platform.signature,
  ...Object.values(platform.columns).flat(),
  ...(platform.lineColumns ?? []),
  ...(platform.notCouriers ?? []),
  ...(platform.statuses ?? []).map(({ column }) => column),
  ...(platform.itemName === undefined ? [] : [platform.itemName]),
  ...(platform.courierOther === undefined ? [] : [platform.courierOther]),
  ...(platform.packageColumn === undefined ? [] : [platform.packageColumn]),
]

test('every platform has a sample, and every sample has a platform', () => {
  expect(SAMPLES.map(({ platform }) => platform).toSorted()).toEqual(
    PLATFORMS.map(({ id }) => id).toSorted(),
  )
})

test.each(SAMPLES)('$platform: its header row alone is recognised in its sample', (sample) => {
  const found = sample.rows.flatMap((row) => recognizePlatform(row)?.id ?? [])
  expect(found).toEqual([sample.platform])
})

test.each(SAMPLES)('$platform: all used columns are in its header row', (sample) => {
  const platform = platformOf(sample.platform)
  expect(platform === undefined ? [] : sample.header).toEqual(
    expect.arrayContaining(platform === undefined ? [''] : [...new Set(usedNames(platform))]),
  )
})

test.each(SAMPLES)(
  '$platform is recognized in another order, with added columns and other spelling',
  (sample) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...sample.header], { minLength: sample.header.length }),
        (header) => {
          const dressed = header.map((name) => ` ${name.toUpperCase()} `)
          expect(recognizePlatform(['Our notes', ...header, 'Checked by'])?.id).toBe(
            sample.platform,
          )
          expect(recognizePlatform(dressed)?.id).toBe(sample.platform)
        },
      ),
      { numRuns: 10 },
    )
  },
)

test.each(SAMPLES)('$platform is recognised by its signature alone', ({ platform }) => {
  expect(recognizePlatform(platformOf(platform)?.signature ?? [])?.id).toBe(platform)
})

/** The fields whose columns are in a header. */
function fieldsIn(header: readonly string[], platform: Platform): readonly string[] {
  const present = new Set(header.map(headerKey))
  return Object.entries(platform.columns)
    .flatMap(([field, names]) => [names].flat().map((name) => [field, headerKey(name)] as const))
    .filter(([, key]) => present.has(key))
    .map(([field, key]) => `${field}: ${key}`)
}

/** Without its own columns a template may match a shorter one of the same maker, with the same meaning. */
test.each(SAMPLES)(
  '$platform: when columns were deleted, the fields are not read from others',
  (sample) => {
    const own = platformOf(sample.platform)
    fc.assert(
      fc.property(fc.shuffledSubarray([...sample.header]), (header) => {
        const found = recognizePlatform(header)
        if (found === null || own === undefined) return
        expect(fieldsIn(header, found)).toEqual(fieldsIn(header, own))
      }),
      { numRuns: 200 },
    )
  },
)

test.each([
  [['Order ID', 'Tracking number', 'Courier']],
  [['orderId', 'merchantOrderId', 'courier', 'trackingId']],
  [['订单号', '运单号', '物流公司']],
  [['Name', 'Email', 'Tracking Number', 'Status']],
  [[]],
])('%j is no known export', (header) => {
  expect(recognizePlatform(header)).toBeNull()
})

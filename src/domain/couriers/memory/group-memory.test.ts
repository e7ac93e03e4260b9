import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptedCouriers,
  type CourierTally,
  type GroupMemory,
  memoriesFor,
  recallChoice,
  rememberUpload,
  type UploadTally,
} from './group-memory.ts'

const tally = (courier: string, accepted: number, rejected = 0): CourierTally => ({
  courier,
  accepted,
  rejected,
})

function memoryOf(...uploads: readonly (readonly CourierTally[])[]): GroupMemory {
  return uploads.reduce<GroupMemory>(
    (before, couriers, at) => rememberUpload(before, '#12', { upload: `U${at}`, at, couriers }),
    { shape: '#12', uploads: [] },
  )
}

test('the most frequent choice is recalled with its exceptions and its last time', () => {
  const memory = memoryOf([tally('A', 400), tally('B', 3)], [tally('A', 12)])
  expect(recallChoice(memory)).toEqual({
    key: 'A',
    accepted: 412,
    rejected: 0,
    exceptions: 3,
    at: 1,
  })
})

test.each([
  ['nothing was sent', []],
  ['two couriers were chosen equally often', [tally('A', 5), tally('B', 5)]],
  ['the service rejected every entry', [tally('A', 0, 5)]],
  ['the service rejected as many as it accepted', [tally('A', 5, 5)]],
])('nothing is recalled when %s', (_, couriers) => {
  expect(recallChoice(memoryOf(couriers))).toBeNull()
})

test('an upload that is remembered again counts once, and the latest uploads are kept', () => {
  const again = rememberUpload(memoryOf([tally('A', 5)]), '#12', {
    upload: 'U0',
    at: 9,
    couriers: [tally('A', 7)],
  })
  expect(recallChoice(again)?.accepted).toBe(7)
  const many = memoryOf(...Array.from({ length: 30 }, () => [tally('A', 1)]))
  expect(many.uploads.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, n) => 29 - n))
})

type Told = { readonly shop?: string; readonly couriers: readonly CourierTally[] }

const memoryOfShops = (...uploads: readonly Told[]): GroupMemory =>
  uploads.reduce<GroupMemory>(
    (before, told, at) => rememberUpload(before, '#12', { upload: `U${at}`, at, ...told }),
    { shape: '#12', uploads: [] },
  )

test.each([
  ['the shop’s own choice', 'North', 'B'],
  ['the service’s, for a shop that chose nothing', 'East', 'A'],
  ['the service’s, for a shop whose own was rejected', 'South', 'A'],
  ['the service’s, where no shop is named', '', 'A'],
])('the recalled courier is %s', (_, shop, key) => {
  const memory = memoryOfShops(
    { couriers: [tally('A', 400)] },
    { shop: 'North', couriers: [tally('B', 3)] },
    { shop: 'South', couriers: [tally('C', 0, 9)] },
  )
  const found = memoriesFor(shop, new Map([['G', memory]])).get('G')
  expect(found && recallChoice(found)?.key).toBe(key)
})

test('many uploads of one shop do not displace those of another', () => {
  const north = { shop: 'North', couriers: [tally('B', 1)] }
  const south = { shop: 'South', couriers: [tally('A', 1)] }
  const { uploads } = memoryOfShops(south, ...Array.from({ length: 30 }, () => north))
  expect(uploads.filter(({ shop }) => shop === 'North')).toHaveLength(20)
  expect(uploads.filter(({ shop }) => shop === 'South')).toHaveLength(1)
})

const anyTally = fc.record({
  courier: fc.constantFrom('A', 'B', 'C'),
  accepted: fc.nat(5),
  rejected: fc.nat(5),
})
const anyUpload: fc.Arbitrary<UploadTally> = fc.record({
  upload: fc.constantFrom('U1', 'U2', 'U3'),
  at: fc.nat(9),
  couriers: fc.uniqueArray(anyTally, { selector: ({ courier }) => courier }),
})

test('a courier is recalled only when it was accepted more often than all others, and than it was rejected', () => {
  let recalls = 0
  fc.assert(
    fc.property(fc.array(anyUpload), (uploads) => {
      const memory = uploads.reduce<GroupMemory>(
        (before, upload) => rememberUpload(before, '#12', upload),
        { shape: '#12', uploads: [] },
      )
      const recalled = recallChoice(memory)
      if (recalled === null) return
      recalls += 1
      expect(recalled.accepted).toBeGreaterThan(recalled.exceptions)
      expect(recalled.accepted).toBeGreaterThan(recalled.rejected)
      expect(acceptedCouriers([memory])).toContain(recalled.key)
    }),
  )
  expect(recalls).toBeGreaterThan(10)
})

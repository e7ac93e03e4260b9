import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listForDriver } from './driver-list.ts'

const anEntry = (orderId: string, courier?: string) => ({
  orderId,
  trackingId: `ZZ-${orderId}`,
  ...(courier !== undefined && { courier }),
})

test('each courier has its parcels, the largest group first and parcels without a courier last', () => {
  const entries = [anEntry('1'), anEntry('2', '3011'), anEntry('3'), anEntry('4', '100002')]
  const list = listForDriver([...entries, anEntry('5', '100002'), anEntry('6')])
  expect(
    list.map(({ courier, parcels }) => [courier, parcels.map(({ orderId }) => orderId)]),
  ).toEqual([
    ['100002', ['4', '5']],
    ['3011', ['2']],
    ['', ['1', '3', '6']],
  ])
})

test('every entry is on the list once', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.constantFrom(undefined, '', '1', '2')))
  fc.assert(
    fc.property(entries, (given) => {
      const list = listForDriver(given.map(([orderId, courier]) => anEntry(orderId, courier)))
      const listed = list.flatMap(({ parcels }) => parcels.map(({ orderId }) => orderId))
      expect(listed.toSorted()).toEqual(given.map(([orderId]) => orderId).toSorted())
    }),
  )
})

import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { filledId } from './group-memory.ts'
import { tallyChoices } from './tally-choices.ts'

const OFFERED = [aCandidate({ key: 'A' }), aCandidate({ key: 'B' })]

const asked = (
  { orderId, trackingId, courier }: Partial<TrackingEntry>,
  possibleCouriers: readonly CourierCandidate[] = OFFERED,
) => ({
  orderId: orderId ?? '',
  trackingId: trackingId ?? '',
  merchantOrderId: null,
  courier: courier ?? null,
  possibleCouriers,
})

const choice = (positions: readonly number[], courier: string) =>
  ({ type: 'courier-chosen', at: 0, positions, courier, courierName: courier }) as const

/** Three entries of one shape that need a courier, with their choices sent. */
function anUpload(...couriers: readonly string[]) {
  const entries = someEntries(couriers.length)
  const all = entries.map((_, position) => position)
  const journal = aJournal(entries).submit().request(all)
  journal.answer({ acceptedOrders: 0, shipmentSelectCourier: entries.map((one) => asked(one)) })
  couriers.forEach((courier, position) => journal.add(choice([position], courier)))
  return { entries, journal: journal.submit(all, 'couriers').request(all) }
}

const couriersOf = (state: Parameters<typeof tallyChoices>[0]) =>
  [...tallyChoices(state).values()].map(({ couriers }) => couriers)

test('accepted entries count for their courier, failed ones and those that need one again against it', () => {
  const { entries, journal } = anUpload('A', 'A', 'B', 'A')
  journal.answer({
    acceptedOrders: 2,
    shipmentFailed: [aFailure(entries[3], 'no')],
    shipmentSelectCourier: [asked({ ...entries[2], courier: 'B' })],
  })
  expect(couriersOf(journal.state())).toEqual([
    [
      { courier: 'A', accepted: 2, rejected: 1 },
      { courier: 'B', accepted: 0, rejected: 1 },
    ],
  ])
})

test('a second choice for the same entry is counted besides the first', () => {
  const { entries, journal } = anUpload('A')
  journal.answer({
    acceptedOrders: 0,
    shipmentSelectCourier: [asked({ ...entries[0], courier: 'A' })],
  })
  journal
    .add(choice([0], 'B'))
    .submit([0], 'couriers')
    .request([0])
    .answer({ acceptedOrders: 1 })
  expect(couriersOf(journal.state())).toEqual([
    [
      { courier: 'A', accepted: 0, rejected: 1 },
      { courier: 'B', accepted: 1, rejected: 0 },
    ],
  ])
})

/** Entries of one shape whose first sending had a courier. */
function sentWith(courier: string, count: number) {
  const entries = someEntries(count).map((entry) => ({ ...entry, courier }))
  const all = entries.map((_, position) => position)
  return { entries, journal: aJournal(entries).submit().request(all) }
}

const SHAPE = shapeKey('T-0')
const aTally = (courier: string, accepted: number, rejected: number) => ({
  shape: SHAPE,
  couriers: [{ courier, accepted, rejected }],
})
const FILLED = [{ shape: SHAPE, courier: 'A', entries: 3 }]

test('a courier of the first sending counts as rejected when the service asks for another', () => {
  const { entries, journal } = sentWith('A', 3)
  journal.answer({
    acceptedOrders: 1,
    shipmentSelectCourier: entries.slice(1).map((one) => asked(one)),
  })
  expect([...tallyChoices(journal.state())]).toEqual([
    [expect.stringMatching(/^2-/), { at: 2000, ...aTally('A', 0, 2) }],
  ])
})

test('couriers that a rule filled in are counted by shape: accepted, failed and needed again', () => {
  const { entries, journal } = sentWith('A', 3)
  journal.answer({
    acceptedOrders: 1,
    shipmentFailed: [aFailure(entries[1], 'no')],
    shipmentSelectCourier: [asked(entries[2] ?? {})],
  })
  expect(tallyChoices(journal.state(), FILLED).get(filledId(SHAPE))).toMatchObject(
    aTally('A', 1, 2),
  )
  const others = [{ shape: SHAPE, courier: 'B', entries: 3 }]
  expect(tallyChoices(journal.state(), others).has(filledId(SHAPE))).toBe(false)
})

test('a choice after a rule’s courier is counted for its group, not for the rule', () => {
  const { entries, journal } = sentWith('A', 1)
  journal
    .answer({ acceptedOrders: 0, shipmentSelectCourier: [asked({ ...entries[0], courier: 'A' })] })
    .add(choice([0], 'B'))
    .submit([0], 'couriers')
    .request([0])
    .answer({ acceptedOrders: 1 })
  const tallies = tallyChoices(journal.state(), FILLED)
  expect(tallies.get(filledId(SHAPE))?.couriers).toEqual(aTally('A', 0, 1).couriers)
  const [group] = [...tallies.keys()].filter((id) => id !== filledId(SHAPE))
  expect(tallies.get(group ?? '')?.couriers).toEqual([
    { courier: 'A', accepted: 0, rejected: 1 },
    { courier: 'B', accepted: 1, rejected: 0 },
  ])
})

test('entries without an answer, or that never needed a courier, are not counted', () => {
  expect(couriersOf(anUpload('A').journal.state())).toEqual([])
  const plain = aJournal([anEntry({ courier: 'A' })])
    .submit()
    .request([0])
  expect(couriersOf(plain.answer({ acceptedOrders: 1 }).state())).toEqual([])
})

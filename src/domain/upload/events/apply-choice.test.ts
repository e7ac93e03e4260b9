import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'

const entries = someEntries(6)
const YANWEN = { courier: '190012', courierName: 'Yanwen' }
const DHL = { courier: '100001', courierName: 'DHL' }
type Courier = { readonly courier: string | null; readonly courierName: string }
const LATER: Courier = { courier: null, courierName: '' }
const UNDO: UploadEvent = { type: 'choice-undone', at: 9 }

const choose = (positions: readonly number[], courier: Courier, group = 'G'): UploadEvent => ({
  type: 'courier-chosen',
  at: 5,
  positions,
  group,
  ...courier,
})
const join = (positions: readonly number[], courier: Courier = YANWEN): UploadEvent =>
  ({ ...choose(positions, courier), joined: true }) as UploadEvent

const needsCourier = (position: number) => ({
  ...aFailure(entries[position], ''),
  possibleCouriers: [aCandidate()],
})

/** All entries were sent in one request, and all need a courier. */
const asked = () =>
  aJournal(entries)
    .submit()
    .request([0, 1, 2, 3, 4, 5])
    .answer({ acceptedOrders: 0, shipmentSelectCourier: [0, 1, 2, 3, 4, 5].map(needsCourier) })

test('a choice for a group is kept for its later entries', () => {
  const { state } = asked().add(choose([0, 1], YANWEN))
  expect([...state().groupCouriers]).toEqual([['G', YANWEN]])
})

test('a choice for single entries doesn’t apply to later ones', () => {
  const { state } = asked().add({ type: 'courier-chosen', at: 5, positions: [0], ...YANWEN })
  expect(state().groupCouriers.size).toBe(0)
})

test('joined entries are undone with the choice, in one step', () => {
  const journal = asked()
    .add(choose([0, 1], YANWEN))
    .add(join([2, 3]))
    .add(join([4]))
  expect(journal.state().lastChoice).toMatchObject({ positions: [0, 1, 2, 3, 4], ...YANWEN })
  expect([...journal.state().joined]).toEqual([2, 3, 4])
  journal.add(UNDO)
  expect(journal.state()).toMatchObject({
    choices: new Map(),
    joined: new Set(),
    groupCouriers: new Map(),
    lastChoice: null,
  })
})

test('entries that join an earlier choice do not change which choice is undone next', () => {
  const journal = asked()
    .add(choose([0], YANWEN))
    .add(choose([1], DHL, 'H'))
    .add(join([2]))
  expect(journal.state().lastChoice).toMatchObject({ positions: [1], ...DHL })
  journal.add(UNDO).add(UNDO)
  expect(journal.state().choices.size).toBe(0)
})

test('after the choice was sent, joining can be undone alone, and later entries are asked about', () => {
  const journal = asked()
    .add(choose([0, 1], YANWEN))
    .submit([0, 1], 'couriers')
    .add(join([2]))
    .add(join([3]))
  expect([...journal.state().choices]).toEqual([
    [2, '190012'],
    [3, '190012'],
  ])
  expect(journal.state().lastChoice).toMatchObject({ positions: [2, 3], ...YANWEN })
  journal.add(UNDO)
  expect(journal.state()).toMatchObject({ choices: new Map(), groupCouriers: new Map() })
})

test('leaving a group for later clears its courier, and undo restores it', () => {
  const journal = asked()
    .add(choose([0, 1], YANWEN))
    .add(choose([0, 1], LATER))
  expect(journal.state().groupCouriers.size).toBe(0)
  journal.add(UNDO)
  expect([...journal.state().groupCouriers]).toEqual([['G', YANWEN]])
})

const press = (...choices: readonly UploadEvent[]) =>
  choices.map((choice): UploadEvent => ({ ...choice, press: 1 }) as UploadEvent)

test('choices of one press are undone together, and earlier choices stay', () => {
  const journal = asked().add(choose([0], DHL, 'F'))
  for (const event of press(choose([1, 2], YANWEN, 'G'), choose([0, 3], DHL, 'H')))
    journal.add(event)
  expect(journal.state().lastChoice).toMatchObject({ positions: [1, 2, 0, 3], courierCount: 2 })
  journal.add(UNDO)
  expect([...journal.state().choices]).toEqual([[0, '100001']])
  expect([...journal.state().groupCouriers.keys()]).toEqual(['F'])
  expect(journal.state().lastChoice).toMatchObject({ positions: [0], courierCount: 1 })
})

test('entries that joined one of the choices of a press are undone with the press', () => {
  const journal = asked()
  for (const event of press(choose([1], YANWEN, 'G'), choose([2], YANWEN, 'H'))) journal.add(event)
  journal.add(join([3, 4]))
  expect(journal.state().lastChoice).toMatchObject({ ...YANWEN, courierCount: 1 })
  journal.add(UNDO)
  expect(journal.state()).toMatchObject({ choices: new Map(), joined: new Set(), lastChoice: null })
})

test('undoing as often as the user pressed restores everything', () => {
  const position = fc.integer({ min: 0, max: 5 })
  const choice = fc.record({
    positions: fc.uniqueArray(position, { minLength: 1 }),
    courier: fc.constantFrom(YANWEN, DHL, LATER),
    group: fc.constantFrom('G', 'H'),
  })
  const presses = fc.array(fc.array(choice, { minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(presses, (made) => {
      const journal = asked()
      const before = [journal.state()]
      for (const choices of made) {
        const number = journal.state().memory.choiceSteps.length
        for (const { positions, courier, group } of choices)
          journal.add({ ...choose(positions, courier, group), press: number } as UploadEvent)
        before.push(journal.state())
      }
      for (const { choices, groupCouriers } of before.slice(0, -1).toReversed()) {
        journal.add(UNDO)
        expect(sorted(journal.state().choices)).toEqual(sorted(choices))
        expect(sorted(journal.state().groupCouriers)).toEqual(sorted(groupCouriers))
      }
    }),
  )
})

const sorted = <Key extends string | number, Item>(map: ReadonlyMap<Key, Item>) =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1))

test('a group can be left for later also when all its entries were sent', () => {
  const journal = asked()
    .add(choose([0], YANWEN))
    .submit([0], 'couriers')
    .add(choose([], LATER))
  expect(journal.state()).toMatchObject({ groupCouriers: new Map(), lastChoice: null })
})

test('another courier for the whole group clears the joined marks; undone, the first one is back', () => {
  const journal = asked()
    .add(choose([0], YANWEN))
    .add(join([1]))
    .add(choose([0, 1], DHL))
  expect(journal.state().joined.size).toBe(0)
  journal.add(UNDO)
  expect([...journal.state().choices.values()]).toEqual(['190012', '190012'])
  expect([...journal.state().groupCouriers]).toEqual([['G', YANWEN]])
})

test('a joined entry that was sent is no longer marked as joined', () => {
  const journal = asked()
    .add(choose([0], YANWEN))
    .add(join([1]))
    .submit([0, 1], 'couriers')
  expect(journal.state().joined.size).toBe(0)
  expect(journal.state().entries.at(1)?.courier).toBe('190012')
})

test('an entry with a courier of its own does not join', () => {
  const journal = asked()
    .add(choose([0], YANWEN))
    .add({ type: 'courier-chosen', at: 5, positions: [1], ...DHL })
    .add(join([1, 2]))
  expect([...journal.state().choices.values()]).toEqual(['190012', '100001', '190012'])
  expect([...journal.state().joined]).toEqual([2])
})

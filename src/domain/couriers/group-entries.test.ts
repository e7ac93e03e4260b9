import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from '#domain/upload/outcome.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { groupEntries, joinGroups } from './group-entries.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { aJournal } from '#testing/uploads/upload-journal.ts'

const shapeOf = (trackingId: string) => trackingId.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')

const needs = (...keys: readonly string[]): Outcome => ({
  kind: 'courier-needed',
  at: 1,
  candidates: keys.map((key) => aCandidate({ key })),
})

const WAITING: Outcome = { kind: 'waiting' }

function group(rows: readonly (readonly [string, Outcome])[]) {
  return groupEntries({
    entries: rows.map(([trackingId]) => anEntry({ trackingId })),
    outcomes: rows.map(([, outcome]) => outcome),
    shapeOf,
  })
}

test('entries with the same candidates and shape are one group, the largest first', () => {
  const groups = group([
    ['1234', needs('A', 'B')],
    ['AB12', needs('A', 'B')],
    ['CD34', needs('B', 'A')],
    ['5678', needs('A', 'C')],
    ['EF56', needs('A', 'B')],
    ['GH78', WAITING],
  ])
  expect(groups.map(({ positions, shape }) => [positions, shape])).toEqual([
    [[1, 2, 4], 'AA99'],
    [[0], '9999'],
    [[3], '9999'],
  ])
})

test('groups of the same size are in the order of the sheet', () => {
  const groups = group([
    ['1', needs('A')],
    ['2', needs('B')],
    ['A', needs('A')],
  ])
  expect(groups.map(({ positions }) => positions)).toEqual([[0], [1], [2]])
})

test('three numbers are shown as samples', () => {
  const groups = group(['1', '2', '3', '4'].map((number) => [number, needs('A')] as const))
  expect(groups[0]?.samples).toEqual(['1', '2', '3'])
})

test('entries without candidates are grouped by shape', () => {
  expect(
    group([
      ['1', needs()],
      ['A', needs()],
      ['2', needs()],
    ]).map(({ positions }) => positions),
  ).toEqual([[0, 2], [1]])
})

test('every entry that needs a courier is in exactly one group', () => {
  const outcome = fc.oneof(
    fc.constant(WAITING),
    fc.array(fc.constantFrom('A', 'B', 'C')).map((keys) => needs(...keys)),
  )
  const row = fc.tuple(fc.constantFrom('1', '22', 'A1'), outcome)
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const grouped = group(rows).flatMap(({ positions }) => positions)
      const needed = rows.flatMap(([, { kind }], index) =>
        kind === 'courier-needed' ? [index] : [],
      )
      expect(grouped.sort((one, other) => one - other)).toEqual(needed)
    }),
  )
})

const CHINA = ['3011', '3013'].map((key) => aCandidate({ key }))
const GERMANY = ['7041', '7042'].map((key) => aCandidate({ key }))
const YANWEN = { courier: '190012', courierName: 'Yanwen' }
const SIZE = 12

/** Even positions get Chinese candidates, odd ones German candidates; every third number has another shape. */
const entries = Array.from({ length: SIZE }, (_, n) =>
  anEntry({
    orderId: `O-${n}`,
    trackingId: n % 3 === 0 ? `AB1234567${n % 10}` : `1234567${n % 10}`,
  }),
)

const answerFor = (positions: readonly number[]) => ({
  acceptedOrders: 0,
  shipmentSelectCourier: positions.map((n) => ({
    ...entries[n]!,
    merchantOrderId: null,
    courier: null,
    possibleCouriers: n % 2 === 0 ? CHINA : GERMANY,
  })),
})

const groupsOf = ({ entries, outcomes }: UploadState) =>
  groupEntries({ entries, outcomes, shapeOf: shapeKey })

const chosen = (positions: readonly number[], group: string) =>
  ({ type: 'courier-chosen', at: 5, positions, group, ...YANWEN }) as const

/** An upload whose first four entries were answered, with a courier chosen for the group of entry 2. */
function chosenEarly() {
  const early = [0, 1, 2, 3]
  const journal = aJournal(entries).submit().request(early).answer(answerFor(early))
  const group = groupsOf(journal.state()).find(({ positions }) => positions.includes(2))!
  return { journal: journal.add(chosen(group.positions, group.id)), group }
}

test('entries of the same candidates and shape join the choice for their group, and no others', () => {
  const { journal, group } = chosenEarly()
  const late = [4, 5, 6, 7, 8]
  journal.request(late).answer(answerFor(late))
  expect(joinGroups(journal.state(), late, 7)).toEqual([
    { type: 'courier-chosen', at: 7, positions: [4, 8], group: group.id, joined: true, ...YANWEN },
  ])
})

test('they join also after the choice was sent, and joining does not send them', () => {
  const { journal } = chosenEarly()
  journal.submit([2], 'couriers').request([2]).answer({ acceptedOrders: 1 })
  journal.request([4]).answer(answerFor([4]))
  const events = joinGroups(journal.state(), [4], 7)
  const after = events.reduce((_, event) => journal.add(event), journal).state()
  expect(after.choices.get(4)).toBe('190012')
  expect(after.outcomes[4]?.kind).toBe('courier-needed')
})

test('an entry that was sent with the courier and came back needs a choice again', () => {
  const { journal } = chosenEarly()
  journal
    .submit([2], 'couriers')
    .request([2])
    .answer(answerFor([2]))
  expect(joinGroups(journal.state(), [2], 7)).toEqual([])
})

test('an entry that already had the courier in the sheet needs a choice', () => {
  const sheet = entries.map((entry, n) => (n === 4 ? { ...entry, courier: '190012' } : entry))
  const journal = aJournal(sheet)
    .submit()
    .request([2])
    .answer(answerFor([2]))
  const [group] = groupsOf(journal.state())
  journal
    .add(chosen([2], group!.id))
    .request([4])
    .answer(answerFor([4]))
  expect(joinGroups(journal.state(), [4], 7)).toEqual([])
})

test('no entry joins a choice that was undone', () => {
  const { journal, group } = chosenEarly()
  journal.add({ ...chosen(group.positions, group.id), courier: null, courierName: '' })
  journal.request([4]).answer(answerFor([4]))
  expect(joinGroups(journal.state(), [4], 7)).toEqual([])
})

test('one choice for each group covers all entries, whatever the order of the answers', () => {
  const anOrder = fc.shuffledSubarray([...entries.keys()], { minLength: SIZE })
  fc.assert(
    fc.property(anOrder, fc.integer({ min: 1, max: 5 }), (order, size) => {
      const journal = aJournal(entries).submit()
      const clicked = new Set<string>()
      for (let from = 0; from < SIZE; from += size) {
        const positions = order.slice(from, from + size)
        journal.request(positions).answer(answerFor(positions))
        for (const event of joinGroups(journal.state(), positions, 7)) journal.add(event)
        for (const { id, positions } of groupsOf(journal.state())) {
          if (clicked.has(id)) continue
          clicked.add(id)
          journal.add(chosen(positions, id))
        }
      }
      expect(journal.state().choices.size).toBe(SIZE)
    }),
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinGroups, groupEntries } from '#domain/couriers/group-entries.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { CourierDecision } from '#domain/upload/run/commands.ts'
import { planCommand } from '#domain/upload/run/plan-command.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { aJournal } from '#testing/uploads/upload-journal.ts'
import {
  addSplit,
  chosenGroup,
  findSplits,
  mergeParts,
  type Split,
  splitGroup,
  splitGroups,
} from './split-groups.ts'

const MAY: RowSource = { kind: 'file', name: 'may.xlsx', sheet: 'May' }
const JUNE: RowSource = { kind: 'file', name: 'may.xlsx', sheet: 'June' }

const ROWS = [
  ['SO-1', '10011', MAY],
  ['SO-2', '10012', JUNE],
  ['MX-3', '20013', MAY],
  ['MX-4', '20014', JUNE],
  ['SO-5', '10015', MAY],
] as const
const entries = ROWS.map(([orderId, trackingId]) => anEntry({ orderId, trackingId }))
const about = {
  entries,
  placeOf: (position: number) => ({ source: ROWS[position]?.[2] ?? MAY, row: position + 2 }),
}

const needsCourier = { kind: 'courier-needed', at: 1, candidates: [aCandidate()] } as const

/** All rows as one group. */
const [group] = groupEntries({
  entries,
  outcomes: entries.map(() => needsCourier),
  shapeOf: () => 'one shape',
}) as [ReturnType<typeof groupEntries>[number]]

const partsOf = (split: Split) => splitGroup(group, split, about).map(({ positions }) => positions)

test.each<[string, Split, number[][]]>([
  [
    'the first characters of the number',
    { by: 'prefix', length: 1 },
    [
      [0, 1, 4],
      [2, 3],
    ],
  ],
  [
    'the first characters of the order',
    { by: 'order-prefix', length: 2 },
    [
      [0, 1, 4],
      [2, 3],
    ],
  ],
  [
    'the sheet that they come from',
    { by: 'sheet' },
    [
      [0, 2, 4],
      [1, 3],
    ],
  ],
  [
    'a selection',
    { by: 'selection', positions: new Set([1, 2]) },
    [
      [0, 3, 4],
      [1, 2],
    ],
  ],
  ['the length, which all have in common', { by: 'length' }, [[0, 1, 2, 3, 4]]],
])('a group is split by %s', (_, split, parts) => {
  expect(partsOf(split)).toEqual(parts)
})

test('only splits into at least two parts are offered, with as many characters as tell them apart', () => {
  expect(findSplits(group, about)).toEqual([
    { split: { by: 'prefix', length: 1 }, parts: 2 },
    { split: { by: 'sheet' }, parts: 2 },
    { split: { by: 'order-prefix', length: 1 }, parts: 2 },
  ])
  const [, second] = splitGroup(group, { by: 'prefix', length: 1 }, about)
  expect(findSplits(second!, about)[0]).toEqual({ split: { by: 'prefix', length: 5 }, parts: 2 })
})

test('a part names its group and the common features of its entries', () => {
  const [first] = splitGroup(group, { by: 'order-prefix', length: 2 }, about)
  expect(first).toMatchObject({
    samples: ['10011', '10012', '10015'],
    part: { group: group.id, of: group.id, shares: [{ by: 'order-prefix', text: 'SO' }] },
  })
  const [nested] = splitGroup(first!, { by: 'sheet' }, about)
  expect(nested?.part).toEqual({
    group: group.id,
    of: first?.id,
    shares: [
      { by: 'order-prefix', text: 'SO' },
      { by: 'sheet', source: MAY },
    ],
  })
})

test('an emoji at the beginning of an order is not cut in half', () => {
  const odd = { ...about, entries: ['😀1', '😁1'].map((orderId) => anEntry({ orderId })) }
  const two = { ...group, positions: [0, 1] }
  const parts = splitGroup(two, { by: 'order-prefix', length: 1 }, odd)
  expect(parts.map(({ part }) => part?.shares)).toEqual([
    [{ by: 'order-prefix', text: '😀' }],
    [{ by: 'order-prefix', text: '😁' }],
  ])
})

test('merging parts restores the group, also when they were split themselves', () => {
  const first = addSplit(new Map(), group.id, { by: 'prefix', length: 1 })
  const [part] = splitGroups([group], first, about)
  const second = addSplit(first, part!.id, { by: 'sheet' })
  expect(splitGroups([group], second, about)).toHaveLength(3)
  expect(splitGroups([group], mergeParts(second, part!.id), about)).toHaveLength(2)
  expect(splitGroups([group], mergeParts(second, group.id), about)).toEqual([group])
  expect(mergeParts(second, group.id).size).toBe(0)
})

const someSplit: fc.Arbitrary<Split> = fc.oneof(
  fc.record({
    by: fc.constantFrom('prefix' as const, 'order-prefix' as const),
    length: fc.integer({ min: 0, max: 6 }),
  }),
  fc.constantFrom<Split>({ by: 'length' }, { by: 'sheet' }),
  fc
    .array(fc.nat(20))
    .map((positions): Split => ({ by: 'selection', positions: new Set(positions) })),
)

const anyEntries = fc.array(
  fc.record({
    orderId: fc.string({ unit: 'grapheme', maxLength: 4 }),
    trackingId: fc.constantFrom('1001', '10022', 'AB12', 'AB13', '2001'),
  }),
  { minLength: 1, maxLength: 20 },
)

/** An upload with entries that need a courier, and splits of its groups in sequence. */
const anyUpload = fc
  .record({
    entries: anyEntries,
    asked: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    splits: fc.array(fc.tuple(fc.nat(), someSplit)),
    chosen: fc.nat(),
  })
  .map(({ entries, asked, splits, chosen }) => {
    const journal = aJournal(entries).submit()
    const answer = (positions: readonly number[]) => {
      if (positions.length === 0) return
      journal.request(positions).answer({
        acceptedOrders: 0,
        shipmentSelectCourier: positions.map((position) => ({
          ...entries[position]!,
          merchantOrderId: null,
          courier: null,
          possibleCouriers: [aCandidate()],
        })),
      })
    }
    const positions = [...entries.keys()]
    answer(positions.filter((position) => asked[position]))
    const seen = journal.state()
    answer(positions.filter((position) => !asked[position]))
    return { seen, now: journal.state(), splits, chosen, placeOf: about.placeOf }
  })

type AnyUpload = typeof anyUpload extends fc.Arbitrary<infer Upload> ? Upload : never

const groupsOf = ({ entries, outcomes }: UploadState) =>
  groupEntries({ entries, outcomes, shapeOf: shapeKey })

function cardsOf({ seen, splits, placeOf }: AnyUpload) {
  const about = { entries: seen.entries, placeOf }
  const groups = groupsOf(seen)
  let made: ReadonlyMap<string, Split> = new Map()
  for (const [at, split] of splits) {
    const cards = splitGroups(groups, made, about)
    const card = cards[at % Math.max(1, cards.length)]
    if (card) made = addSplit(made, card.id, split)
  }
  return splitGroups(groups, made, about)
}

test('however groups are split, every entry that needs a courier is in exactly one of them', () => {
  fc.assert(
    fc.property(anyUpload, (upload) => {
      const cards = cardsOf(upload)
      const { outcomes } = upload.seen
      const needed = [...outcomes.keys()].filter((at) => outcomes[at]?.kind === 'courier-needed')
      const grouped = cards.flatMap(({ positions }) => positions)
      expect(grouped.toSorted((one, other) => one - other)).toEqual(needed)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    }),
  )
})

const plan = (decisions: readonly CourierDecision[], upload: UploadState) =>
  planCommand({ kind: 'choose-couriers', decisions }, { upload, steps: [] }, 9, joinGroups)

test('a decision changes the entries that were shown, and otherwise only those that joined a whole group since', () => {
  fc.assert(
    fc.property(anyUpload, (upload) => {
      const cards = cardsOf(upload)
      const card = cards[upload.chosen % Math.max(1, cards.length)]
      if (card === undefined) return
      const { seen, now } = upload
      const group = chosenGroup(card, seen.outcomes)
      const decision = { positions: card.positions, courier: 'C', courierName: 'C', group }
      const events = plan([decision], now)
      const after = applyEvents(now, events)
      const changed = [...after.choices.keys()]
      const mayChange = (position: number) =>
        card.positions.includes(position) ||
        (card.part === null && seen.outcomes[position]?.kind !== 'courier-needed')
      expect(changed.filter((position) => !mayChange(position))).toEqual([])
      expect(card.positions.every((position) => after.choices.get(position) === 'C')).toBe(true)
      for (const position of changed)
        expect(after.joined.has(position)).toBe(!card.positions.includes(position))
    }),
  )
})

test('several decisions at once change the entries that were shown, and otherwise only those that joined a whole group since', () => {
  fc.assert(
    fc.property(anyUpload, fc.infiniteStream(fc.boolean()), (upload, isDecided) => {
      const { seen, now } = upload
      const cards = cardsOf(upload).filter(() => isDecided.next().value)
      const decisions = cards.map((card, index) => {
        const group = chosenGroup(card, seen.outcomes)
        return { positions: card.positions, courier: `C${index}`, courierName: 'C', group }
      })
      const after = applyEvents(now, plan(decisions, now))
      const shown = new Map(
        decisions.flatMap(({ positions, courier }) => positions.map((at) => [at, courier])),
      )
      const wasShown = (at: number) => seen.outcomes[at]?.kind === 'courier-needed'
      const others = [...after.choices.keys()].filter((at) => !shown.has(at))
      expect(others.filter(wasShown)).toEqual([])
      for (const at of others) expect(after.joined.has(at)).toBe(true)
      for (const [at, courier] of shown) expect(after.choices.get(at)).toBe(courier)
    }),
  )
})

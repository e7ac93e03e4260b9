import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import {
  type CourierTally,
  filledId,
  type GroupMemory,
} from '#domain/couriers/memory/group-memory.ts'
import { aCandidate } from '#testing/builders.ts'
import { bookOf } from './courier-rules.ts'
import { fillsOf, findFillConflict, listFills } from './fill-rules.ts'

const aRule = (about: object = {}) => ({
  shape: 'YT #16',
  offered: ['A', 'B'],
  courier: 'A',
  isOn: true,
  fills: true,
  ...about,
})

/** The memory of choices for a shape and the offered couriers. */
function memoryOf(
  shape: string,
  keys: readonly string[],
  tally: Partial<CourierTally> = {},
  at = 1,
): readonly [string, GroupMemory] {
  const id = groupId(setIdOf(keys.map((key) => aCandidate({ key }))), shape)
  const couriers = [{ courier: 'A', accepted: 1, rejected: 0, ...tally }]
  return [id, { shape, uploads: [{ upload: 'U', at, couriers }] }]
}

/** The memory of three entries for which the rule filled in its courier. */
function filled(rejected: number): readonly [string, GroupMemory] {
  const couriers = [{ courier: 'A', accepted: 3 - rejected, rejected }]
  return [filledId('YT #16'), { shape: 'YT #16', uploads: [{ upload: 'U', at: 5, couriers }] }]
}

test.each([
  ['nothing speaks against it', [], [memoryOf('YT #16', ['B', 'A'])], null],
  ['another shape was offered others', [], [memoryOf('YT #15', ['C'])], null],
  ['another rule wants the same', [aRule({ offered: ['A'] })], [], null],
  ['a rule that is off', [aRule({ offered: ['C'], courier: 'C', isOn: false })], [], null],
  [
    'another rule',
    [aRule({ offered: ['C'], courier: 'C' })],
    [],
    { kind: 'other-rule', courier: 'C' },
  ],
  [
    'a rule that only suggests',
    [aRule({ offered: ['C'], courier: 'C', fills: false })],
    [],
    { kind: 'other-rule', courier: 'C' },
  ],
  ['other couriers', [], [memoryOf('YT #16', ['A', 'B', 'C'])], { kind: 'other-couriers' }],
  ['a rejection', [], [memoryOf('YT #16', ['A', 'B'], { rejected: 2 })], { kind: 'rejected' }],
  ['what was filled in was rejected', [], [filled(2)], { kind: 'rejected' }],
  ['what was filled in was accepted', [], [filled(0)], null],
  [
    'accepted choices since',
    [],
    [filled(2), memoryOf('YT #16', ['A', 'B'], { accepted: 3 }, 9)],
    null,
  ],
])('reason for a rule not to fill in: %s', (_, others, memories, conflict) => {
  const rules = bookOf([aRule(), ...others])
  expect(findFillConflict(aRule(), rules, new Map(memories))).toEqual(conflict)
  expect(listFills(rules, new Map(memories)).get('YT #16')).toBe(conflict ? undefined : 'A')
})

test.each([
  ['is switched off', { isOn: false }],
  ['may only suggest', { fills: false }],
  ['was made by an earlier release', { fills: undefined }],
  ['is for entries without a number', { shape: '' }],
])('a rule that %s does not fill in', (_, about) => {
  expect(listFills(bookOf([aRule(about)]), new Map()).size).toBe(0)
})

test('the fills of a rule are counted over all uploads', () => {
  const fill = { shape: 'YT #16', courier: 'A', entries: 5 }
  const uploads = [
    { startedAt: 9, filledByRules: [{ ...fill, courier: 'B' }] },
    { startedAt: 7, filledByRules: [fill] },
    { startedAt: 5 },
    {
      startedAt: 3,
      filledByRules: [
        { ...fill, shape: '#9' },
        { ...fill, entries: 2 },
      ],
    },
  ]
  expect(fillsOf(aRule(), uploads)).toEqual({ count: 7, at: 7 })
  expect(fillsOf(aRule({ since: 4 }), uploads)).toEqual({ count: 5, at: 7 })
  expect(fillsOf(aRule({ courier: 'C' }), uploads)).toBeNull()
})

const anyShape = fc.constantFrom('YT #16', 'YT #15', '#16', '')
const anyKeys = fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 })
const anyRule = fc
  .record({ shape: anyShape, offered: anyKeys, isOn: fc.boolean(), fills: fc.boolean() })
  .chain((rule) =>
    fc.constantFrom(...rule.offered).map((courier) => {
      return { ...rule, offered: rule.offered.toSorted(), courier }
    }),
  )
const anyMemory = fc
  .tuple(anyShape, anyKeys)
  .map(([shape, keys]) => ({ keys: keys.toSorted(), entry: memoryOf(shape, keys) }))

test('a courier is filled in only by a rule of that shape, and only if no other couriers were ever offered', () => {
  fc.assert(
    fc.property(fc.array(anyRule), fc.array(anyMemory), (rules, memories) => {
      const kept = bookOf(rules)
      const fills = listFills(kept, new Map(memories.map(({ entry }) => entry)))
      for (const [shape, courier] of fills) {
        const known = [...kept.values()].filter((rule) => rule.shape === shape && rule.isOn)
        expect(known.every((rule) => rule.courier === courier)).toBe(true)
        const allowed = known.filter((rule) => rule.fills)
        const offered = memories.filter(({ entry }) => entry[1].shape === shape)
        const isWithin = allowed.some((rule) =>
          offered.every(({ keys }) => keys.join() === rule.offered.join()),
        )
        expect(isWithin).toBe(true)
      }
    }),
  )
})

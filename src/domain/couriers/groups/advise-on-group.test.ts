import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { type AdviceSources, createAdviser, likelyCandidates } from './advise-on-group.ts'
import { filledId, type GroupMemory } from '#domain/couriers/memory/group-memory.ts'
import { bookOf, makeRule } from '#domain/couriers/rules/courier-rules.ts'

const candidatesOf = (...keys: readonly string[]) =>
  keys.map((key) => aCandidate({ key, countryIso: key === 'E' ? 'ES' : 'CN' }))

const accepted = (courier: string, count: number, shape: string): GroupMemory => ({
  shape,
  uploads: [{ upload: 'U', at: 5, couriers: [{ courier, accepted: count, rejected: 0 }] }],
})

const NOTHING: AdviceSources = {
  memories: new Map(),
  countries: new Set(),
  rules: new Map(),
  verdictOf: undefined,
}

const advise = (known: Partial<AdviceSources>, ...tried: readonly string[]) =>
  createAdviser({ ...NOTHING, ...known })(
    { id: 'G', shape: 'YT #16', candidates: candidatesOf('A', 'B', 'C', 'D', 'E') },
    ['YT1'],
    new Set(tried),
  )

const keysOf = ({ candidates }: ReturnType<typeof advise>) => candidates.map(({ key }) => key)

test('without knowledge the candidates are in the order of the service, and nothing is suggested', () => {
  const advice = advise({})
  expect(keysOf(advice)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(advice.suggestion).toBeNull()
})

test('the order is: chosen before, check digit, prefix, used before, country', () => {
  const advice = advise({
    memories: new Map([
      ['G', accepted('D', 412, 'YT #16')],
      ['H', accepted('B', 3, 'YT #10')],
      ['I', accepted('A', 3, '#12')],
    ]),
    countries: new Set(['ES']),
    verdictOf: (_, key) => (key === 'C' ? 'check-digit' : 'no'),
  })
  expect(keysOf(advice)).toEqual(['D', 'C', 'B', 'A', 'E'])
  expect(Object.fromEntries(advice.reasons)).toEqual({
    D: 'chosen-before',
    C: 'check-digit',
    B: 'same-prefix',
    A: 'used-before',
    E: 'same-country',
  })
  const standOut = likelyCandidates(advice.candidates, advice.reasons)
  expect(standOut.map(({ key }) => key)).toEqual(['D', 'B', 'A', 'C'])
  expect(advice.suggestion).toMatchObject({ key: 'D', reason: 'chosen-before', accepted: 412 })
})

test('the formats suggest a courier when none was chosen before', () => {
  const advice = advise({ verdictOf: (_, key) => (key === 'C' ? 'only-shape' : 'no') })
  expect(advice.suggestion).toEqual({ key: 'C', reason: 'only-shape' })
})

test('a courier with which entries came back is neither suggested nor likely', () => {
  const known: Partial<AdviceSources> = {
    memories: new Map([['G', accepted('D', 412, 'YT #16')]]),
    verdictOf: (_, key) => (key === 'C' ? 'check-digit' : 'no'),
  }
  expect(advise(known, 'D').suggestion).toEqual({ key: 'C', reason: 'check-digit' })
  expect(advise(known, 'D', 'C').suggestion).toBeNull()
  expect(keysOf(advise(known, 'D', 'C'))).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('a rule comes before earlier choices, unless entries came back with its courier', () => {
  const rule = makeRule(
    { shape: 'YT #16', candidates: candidatesOf('A', 'B', 'C', 'D', 'E') },
    'E',
    5,
  )
  const known: Partial<AdviceSources> = {
    memories: new Map([['G', accepted('D', 412, 'YT #16')]]),
    rules: bookOf([rule]),
  }
  expect(advise(known).suggestion).toEqual({ key: 'E', reason: 'rule' })
  expect(keysOf(advise(known))).toEqual(['E', 'D', 'A', 'B', 'C'])
  expect(advise(known, 'E').suggestion?.key).toBe('D')
})

test('a rule is not followed when the service last rejected its courier', () => {
  const rule = makeRule(
    { shape: 'YT #16', candidates: candidatesOf('A', 'B', 'C', 'D', 'E') },
    'E',
    5,
  )
  const rules = bookOf([rule])
  const rejected = { courier: 'E', accepted: 1, rejected: 2 }
  const uploads = [{ upload: 'U', at: 9, couriers: [rejected] }]
  const memory: GroupMemory = { shape: 'YT #16', uploads }
  for (const id of ['G', filledId('YT #16')])
    expect(advise({ rules, memories: new Map([[id, memory]]) }).suggestion).toBeNull()
  expect(advise({ rules, memories: new Map([['other', memory]]) }).suggestion?.reason).toBe('rule')
})

test('a country that all candidates share, or that all were used before, does not count as a reason', () => {
  const all = ['A', 'B', 'C', 'D', 'E'].map(
    (key) => [`of ${key}`, accepted(key, 1, '#12')] as const,
  )
  expect(advise({ memories: new Map(all) }).reasons.size).toBe(0)
  expect(advise({ countries: new Set(['CN', 'ES']) }).reasons.size).toBe(0)
})

test('every candidate is listed exactly once', () => {
  const anyKey = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')
  const anyGroup = fc.constantFrom('G', 'H')
  const anyMemory = fc
    .tuple(anyGroup, anyKey, fc.nat(9))
    .map(([group, courier, count]) => [group, accepted(courier, count, 'YT #16')] as const)
  fc.assert(
    fc.property(fc.array(anyMemory), anyKey, (memories, fitting) => {
      const advice = advise({
        memories: new Map(memories),
        verdictOf: (_, key) => (key === fitting ? 'check-digit' : 'no'),
      })
      expect(keysOf(advice).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
    }),
  )
})

import { expect, test } from 'vitest'
import { NO_KNOWLEDGE } from '#domain/draft/issues/knowledge.ts'
import { isCompany } from '#domain/draft/issues/late/check-couriers.ts'
import { aCandidate } from '#testing/builders.ts'
import { createCourierKnowledge } from './courier-knowledge.ts'
import { loadCourierList } from './courier-list.ts'

const listed = [
  aCandidate({ key: '100001', name: 'DHL Express' }),
  aCandidate({ key: '3131', name: '4-72' }),
]
const seen = [
  aCandidate({ key: '100001', name: 'DHL Express Worldwide' }),
  aCandidate({ key: 'ups', name: 'UPS' }),
]
const chosen = new Map([['exp1', '100001']])
const knowledge = createCourierKnowledge({
  chosen,
  seen,
  listed,
  isCourierWord: (word) => word === 'rider',
})

test.each([
  ['DHL Express', true],
  ['dhl  express', true],
  ['rider', true],
  ['EXP-1', true],
  ['UPS', true],
  ['4-72', true],
  // The service's own code, although it looks like a name.
  ['ups', false],
  ['100001', false],
  ['472', false],
  ['EXP-2', false],
])('“%s” is a name, not a code: %s', (value, isName) => {
  expect(knowledge.isCourierName(value)).toBe(isName)
})

test('only a whole name from a list is a listed name, ignoring case', () => {
  const listedNames = ['DHL EXPRESS', 'DHL Express Worldwide', '4-72', 'ups']
  expect(listedNames.filter((name) => !knowledge.isListedName(name))).toEqual([])
  expect(['DHL', 'rider', '100001', ''].filter(knowledge.isListedName)).toEqual([])
})

test('a code has the names that this service gave it, or else those of the public list', () => {
  expect(knowledge.namesOfCode('100001')).toMatchObject({ name: 'DHL Express Worldwide' })
  expect(knowledge.namesOfCode('3131')).toMatchObject({ name: '4-72' })
  expect(knowledge.namesOfCode('7')).toBeNull()
})

test('a code is not taken for a name', () => {
  expect(knowledge.probableCouriers('ups')).toEqual([])
  expect(knowledge.probableCouriers('472')).toEqual([])
  expect(knowledge.probableCouriers('4 72')).toMatchObject([{ key: '3131' }])
})

test('no courier of the public list is called a company or person', async () => {
  const all = await loadCourierList()
  const known = createCourierKnowledge({
    chosen: new Map(),
    seen: [],
    listed: all,
    isCourierWord: () => false,
  })
  const names = all.flatMap(({ name, nameZhCn, nameZhHk }) => [name, nameZhCn, nameZhHk])
  expect(names.filter((name) => isCompany(name, { ...NO_KNOWLEDGE, ...known }))).toEqual([])
  expect(names.filter((name) => !known.isCourierName(name) && !/^\d+$/.test(name))).toEqual([])
})

test('once ten codes of the service are all digits, a text with letters is a name', () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aCandidate({ key: String(7000 + index), name: 'X' }),
    )
  const isName = (own: ReturnType<typeof codes>) =>
    createCourierKnowledge({
      chosen: new Map(),
      seen: own,
      listed: [],
      isCourierWord: () => false,
    }).isCourierName('rider-7')
  expect(isName(codes(10))).toBe(true)
  expect(isName(codes(9))).toBe(false)
  expect(isName([...codes(10), aCandidate({ key: 'ups', name: 'UPS' })])).toBe(false)
})

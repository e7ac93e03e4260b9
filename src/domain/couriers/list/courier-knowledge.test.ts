import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { createCourierKnowledge } from './courier-knowledge.ts'

const listed = [
  aCandidate({ key: '100001', name: 'DHL Express' }),
  aCandidate({ key: '3131', name: '4-72' }),
]
const seen = [
  aCandidate({ key: '100001', name: 'DHL Express Worldwide' }),
  aCandidate({ key: 'ups', name: 'UPS' }),
]
const chosen = new Map([['exp1', '100001']])
const knowledge = createCourierKnowledge({ chosen, seen, listed }, (word) => word === 'rider')

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

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { createCandidateFolder } from '#domain/couriers/fold-candidates.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { bookOf, compareRules, findRule, makeRule, usesOf } from './courier-rules.ts'

const groupOf = (shape: string, ...keys: readonly string[]) => ({
  shape,
  candidates: keys.map((key) => aCandidate({ key })),
})

const RULE = makeRule(groupOf('YT #16', 'B', 'A', 'A'), 'A')

test('a rule is for its shape and its couriers, in whatever order the service lists them', () => {
  const book = bookOf([RULE])
  expect(RULE).toEqual({ shape: 'YT #16', offered: ['A', 'B'], courier: 'A', isOn: true })
  expect(findRule(book, groupOf('YT #16', 'A', 'B'))).toBe(RULE)
  expect(findRule(bookOf([{ ...RULE, isOn: false }]), groupOf('YT #16', 'A', 'B'))).toBeNull()
})

test('an import says what is new, what is replaced and what is known', () => {
  const other = makeRule(groupOf('#12', 'A'), 'A')
  const effects = (courier: string) =>
    compareRules(bookOf([RULE]), [{ ...RULE, courier }, other]).map(({ effect, before }) => [
      effect,
      before,
    ])
  expect(effects('B')).toEqual([
    ['replaces', 'A'],
    ['new', null],
  ])
  expect(effects('A')[0]).toEqual(['known', 'A'])
})

test('the uses of a rule are the accepted choices of its courier for such entries', () => {
  const id = groupId(createCandidateFolder()(groupOf('', 'B', 'A').candidates), 'YT #16')
  const upload = (at: number, accepted: number) => ({
    upload: `U${at}`,
    at,
    couriers: [{ courier: 'A', accepted, rejected: 1 }],
  })
  const memory = { shape: 'YT #16', uploads: [upload(9, 0), upload(7, 5), upload(3, 2)] }
  expect(usesOf(RULE, new Map([[id, memory]]))).toEqual({ count: 7, at: 7 })
  expect(usesOf({ ...RULE, courier: 'B' }, new Map([[id, memory]]))).toBeNull()
})

const anyShape = fc.constantFrom('YT #16', 'YT #15', '#16', '')
const anyKeys = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'A,B'))

test('a rule never fires outside its shape and its couriers', () => {
  fc.assert(
    fc.property(anyShape, anyKeys, anyShape, anyKeys, (shape, offered, otherShape, otherKeys) => {
      const book = bookOf([makeRule(groupOf(shape, ...offered), 'A')])
      const isSame =
        shape === otherShape && offered.toSorted().join('|') === otherKeys.toSorted().join('|')
      expect(findRule(book, groupOf(otherShape, ...otherKeys)) !== null).toBe(isSame)
    }),
  )
})

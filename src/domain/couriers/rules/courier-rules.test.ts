import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { bookOf, compareRules, findRule, makeRule, renewRule, usesOf } from './courier-rules.ts'

const groupOf = (shape: string, ...keys: readonly string[]) => ({
  shape,
  candidates: keys.map((key) => aCandidate({ key })),
})

const RULE = makeRule(groupOf('YT #16', 'B', 'A', 'A'), 'A', 5)

test('a rule applies to its shape and couriers, in any order', () => {
  const book = bookOf([RULE])
  expect(RULE).toEqual({ shape: 'YT #16', offered: ['A', 'B'], courier: 'A', isOn: true, since: 5 })
  expect(findRule(book, groupOf('YT #16', 'A', 'B'))).toBe(RULE)
  expect(findRule(bookOf([{ ...RULE, isOn: false }]), groupOf('YT #16', 'A', 'B'))).toBeNull()
})

test('a rule that is made again keeps its settings; another courier starts a new count', () => {
  const before = { ...RULE, isOn: false, fills: true, since: 3 }
  const again = { ...RULE, since: 9 }
  expect(renewRule(before, again)).toEqual({ ...RULE, fills: true, since: 3 })
  const other = { ...again, courier: 'B' }
  expect(renewRule(before, other)).toEqual({ ...other, fills: true })
  expect(renewRule(undefined, again)).toBe(again)
})

test('an import marks rules as new, replacing or known', () => {
  const other = makeRule(groupOf('#12', 'A'), 'A', 5)
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

test('the uses of a rule are the accepted choices of its courier for such entries since it was made', () => {
  const id = groupId(setIdOf(groupOf('', 'B', 'A').candidates), 'YT #16')
  const upload = (at: number, accepted: number) => ({
    upload: `U${at}`,
    at,
    couriers: [{ courier: 'A', accepted, rejected: 1 }],
  })
  const memory = { shape: 'YT #16', uploads: [upload(9, 0), upload(7, 5), upload(3, 2)] }
  const { since: _, ...ofEarlierRelease } = RULE
  expect(usesOf(RULE, new Map([[id, memory]]))).toEqual({ count: 5, at: 7 })
  expect(usesOf(ofEarlierRelease, new Map([[id, memory]]))).toEqual({ count: 7, at: 7 })
  expect(usesOf({ ...RULE, courier: 'B' }, new Map([[id, memory]]))).toBeNull()
})

const anyShape = fc.constantFrom('YT #16', 'YT #15', '#16', '')
const anyKeys = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'A,B'))

test('a rule never fires outside its shape and its couriers', () => {
  fc.assert(
    fc.property(anyShape, anyKeys, anyShape, anyKeys, (shape, offered, otherShape, otherKeys) => {
      const book = bookOf([makeRule(groupOf(shape, ...offered), 'A', 5)])
      const isSame =
        shape === otherShape && offered.toSorted().join('|') === otherKeys.toSorted().join('|')
      expect(findRule(book, groupOf(otherShape, ...otherKeys)) !== null).toBe(isSame)
    }),
  )
})

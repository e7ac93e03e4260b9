import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import { readShapeKey, shapeKey } from '#domain/formats/describe-shape.ts'
import { readRulesFile, writeRulesFile } from './rules-file.ts'

const RULE = { shape: 'YT #16', offered: ['A', 'B'], courier: 'A', isOn: true }
const fileOf = (about: object) =>
  JSON.stringify({ format: 'tracking-upload courier rules', version: 1, rules: [RULE], ...about })

const anyKey = fc.stringMatching(/^[A-Za-z0-9\- ]{1,20}$/)
const anyRule = fc
  .record(
    {
      shape: fc.string({ maxLength: 30 }).map(shapeKey),
      offered: fc.uniqueArray(anyKey).map((keys) => keys.toSorted()),
      courier: anyKey,
      isOn: fc.boolean(),
      fills: fc.boolean(),
    },
    { requiredKeys: ['shape', 'offered', 'courier', 'isOn'] },
  )
  .map((rule) => ({ ...rule, courier: rule.offered[0] ?? rule.courier }))

test('rules are read from a file as they were written', () => {
  fc.assert(
    fc.property(fc.array(anyRule), (rules) => {
      expect(readRulesFile(writeRulesFile(rules))).toEqual(rules)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another format', fileOf({ format: 'other' })],
  ['a later version', fileOf({ version: 2 })],
  ['an expression for a shape', fileOf({ rules: [{ ...RULE, shape: '.*' }] })],
  ['an empty courier', fileOf({ rules: [{ ...RULE, courier: '' }] })],
  ['a courier that is not offered', fileOf({ rules: [{ ...RULE, courier: 'C' }] })],
  ['control characters', fileOf({ rules: [{ ...RULE, courier: 'A\n' }] })],
  ['more than a megabyte', fileOf({ more: 'x'.repeat(1_000_000) })],
])('a file with %s is refused', (_, text) => {
  expect(readRulesFile(text)).toBeNull()
})

test('reading a file with any content does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
      expect(readRulesFile(text) ?? readRulesFile(fileOf({ rules: [text] }))).toBeNull()
    }),
  )
})

test('a changed file is refused or has valid rules', () => {
  const changed = fc
    .tuple(fc.array(anyRule, { minLength: 1 }).map(writeRulesFile), fc.nat(), fc.nat({ max: 20 }))
    .chain(([whole, place, gone]) => {
      const at = place % whole.length
      const put = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.json())
      return put.map((text) => whole.slice(0, at) + text + whole.slice(at + gone))
    })
  const inside = fc
    .tuple(anyRule, fc.constantFrom(...Object.keys(RULE), 'fills', 'more'), fc.jsonValue())
    .map(([rule, key, value]) => fileOf({ rules: [{ ...rule, [key]: value }] }))
  fc.assert(
    fc.property(fc.oneof(changed, inside), (text) => {
      const rules = readRulesFile(text) ?? []
      // Writing the rules and reading them again gives the same rules.
      expect(readRulesFile(writeRulesFile(rules))).toEqual(rules)
      for (const { shape, courier, offered } of rules) {
        expect(readShapeKey(shape)).not.toBeNull()
        for (const key of [courier, ...offered])
          expect(key === '' || hasControlCharacters(key)).toBe(false)
        expect(offered.length === 0 || offered.includes(courier)).toBe(true)
      }
    }),
  )
})

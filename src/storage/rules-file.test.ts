import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { readRulesFile, writeRulesFile } from './rules-file.ts'

const RULE = { shape: 'YT #16', offered: ['A', 'B'], courier: 'A', isOn: true }
const fileOf = (about: object) =>
  JSON.stringify({ format: 'tracking-upload courier rules', version: 1, rules: [RULE], ...about })

const anyKey = fc.stringMatching(/^[A-Za-z0-9\- ]{1,20}$/)
const anyRule = fc.record(
  {
    shape: fc.string({ maxLength: 30 }).map(shapeKey),
    offered: fc.uniqueArray(anyKey).map((keys) => keys.toSorted()),
    courier: anyKey,
    isOn: fc.boolean(),
    fills: fc.boolean(),
  },
  { requiredKeys: ['shape', 'offered', 'courier', 'isOn'] },
)

test('rules come back from a file as they were written', () => {
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
  ['control characters', fileOf({ rules: [{ ...RULE, courier: 'A\n' }] })],
  ['more than a megabyte', fileOf({ more: 'x'.repeat(1_000_000) })],
])('a file with %s is refused', (_, text) => {
  expect(readRulesFile(text)).toBeNull()
})

test('whatever a file holds, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
      expect(readRulesFile(text) ?? readRulesFile(fileOf({ rules: [text] }))).toBeNull()
    }),
  )
})

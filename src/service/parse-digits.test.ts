import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseKeepingDigits, parseSlowly } from './parse-digits.ts'

/** Numbers in different notations, some too long for a JavaScript number. */
const aNumber = fc.oneof(
  fc.integer().map(String),
  fc.stringMatching(/^[1-9]\d{0,40}$/),
  fc.constantFrom('0', '-0', '1.0', '1e3', '-1.50', '9007199254740993', '123456789012345'),
)
const aSpace = fc.constantFrom('', ' ', '\n ')

/** The text of any JSON value, with strings that may look like numbers. */
const { value: aText } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    aNumber,
    fc
      .oneof(
        fc.string(),
        aNumber.map((digits) => `a: ${digits}`),
      )
      .map((text) => JSON.stringify(text)),
    fc.constantFrom('null', 'true', 'false'),
    fc
      .tuple(fc.array(tie('value')), aSpace)
      .map(([items, space]) => `[${space}${items.join(`,${space}`)}]`),
    fc.tuple(fc.array(fc.tuple(fc.string(), tie('value'))), aSpace).map(([fields, space]) => {
      const written = fields.map(
        ([key, value]) => `${JSON.stringify(key)}${space}:${space}${value}`,
      )
      return `{${written.join(',')}}`
    }),
  ),
}))

test('the fast parser gives the same result as the slow one for any JSON', () => {
  fc.assert(
    fc.property(aText, (text) => {
      expect(parseKeepingDigits(text)).toEqual(parseSlowly(text))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['[7]', ['7']],
  ['{"id":123456789012345}', { id: '123456789012345' }],
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  ['[ 1234567890123456 ]', ['1234567890123456']],
  ['[1.0, -0, 1e2]', ['1.0', '-0', '1e2']],
  ['5', '5'],
])('the digits of %s stay as they are', (text, value) => {
  expect(parseKeepingDigits(text)).toEqual(value)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeShape, readShapeKey, shapeKey } from './describe-shape.ts'

test.each([
  ['LP123456789CN', 'LP #9 CN'],
  ['lp123456789cn', 'LP #9 CN'],
  ['9400111206206406260787', '#22'],
  ['4PX3000123456789CN', '4PX #13 CN'],
  ['SPXID012345678901', 'SPXID #12'],
  ['8D00432154798', '8D #11'],
  ['LXAD-1234567890', 'LXAD "-" #10'],
  ['MI123456ABC789012', 'MI *15'],
  ['ABCDEFGHIJ', '*10'],
  ['Q7K2M9PX4T1', '*11'],
  ['追踪123', '"追踪" #3'],
  ['', ''],
])('the shape of %s is %s', (number, key) => {
  expect(shapeKey(number)).toBe(key)
})

test('the shape of LP123456789CN is two letters, nine digits, two letters', () => {
  expect(describeShape('LP123456789CN')).toEqual([
    { kind: 'letters', text: 'LP' },
    { kind: 'digits', count: 9 },
    { kind: 'letters', text: 'CN' },
  ])
})

test.each([
  [
    'of UPS, whatever the account',
    ['1Z5R89390357567127', '1ZXX3150YW44070023', '1Z 999 AA1 01 2345 6784'],
  ],
  ['of DPD, whatever the check letter', ['09980000020033F', '09980000020034D']],
  ['of one carrier, written with spaces', ['405548424886', '4055 4842 4886']],
])('numbers %s are one kind', (_, numbers) => {
  expect(new Set(numbers.map(shapeKey)).size).toBe(1)
})

test('any text has a shape of at most nine parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(describeShape(text).length).toBeLessThanOrEqual(9)
    }),
  )
})

test('other digits of the same count are the same kind', () => {
  const number = fc.tuple(fc.stringMatching(/^[A-Z]{2,4}$/), fc.stringMatching(/^[0-9]{8,20}$/))
  fc.assert(
    fc.property(number, fc.stringMatching(/^[0-9]{8,20}$/), ([letters, digits], other) => {
      const alike = shapeKey(`${letters}${digits}CN`) === shapeKey(`${letters}${other}CN`)
      expect(alike).toBe(digits.length === other.length)
    }),
  )
})

test('the key of a shape can be parsed, for any number', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' })),
      (number) => {
        expect(readShapeKey(shapeKey(number))).toEqual(describeShape(number))
      },
    ),
  )
})

test.each(['.*', '#', '#x', '(YT|LP)', 'yt #3', '"', ' ', '#99999'])(
  '%j is not the key of a shape',
  (key) => {
    expect(readShapeKey(key)).toBeNull()
  },
)

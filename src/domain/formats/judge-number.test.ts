import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import sources from '#testing/courier-format-sources.json'
import { CHECKS } from './check-digits.ts'
import { type CourierFormat, createFormatIndex, loadFormats } from './format-index.ts'
import { judgeNumber, judgeNumberOf, suggestDigits } from './judge-number.ts'

const formats = await loadFormats()
const index = createFormatIndex(formats)

const USPS = '21051'
const UPS = '100002'
const DHL_EXPRESS = '100001'

test.each([
  ['RB123456785CN', 'fits', ['3011', '3013', '100685']],
  ['RB123456786CN', 'fails', []],
  ['rb123456785cn', 'fits', ['3011', '3013', '100685']],
  ['1Z5R89390357567127', 'fits', [UPS]],
  ['1Z 5R8 939 03 5756 7127', 'fits', [UPS]],
  ['1Z5R89390357567128', 'fails', []],
  ['YT2229521272164446', 'none', ['190008']],
  ['LXAD-1234567890', 'none', ['101314']],
])('%s: the check digit %s', (number, checkDigit, fits) => {
  expect(judgeNumber(index, number)).toMatchObject({ fits, shapeKnown: true, checkDigit })
})

test.each(['', 'A', 'HELLO', '追踪', '1'.repeat(200), 'RB 123'])(
  '%s has no known shape',
  (number) => {
    expect(judgeNumber(index, number)).toMatchObject({
      fits: [],
      shapeKnown: false,
      checkDigit: 'none',
    })
  },
)

test('a check digit does not fail while a format of that shape has none', () => {
  expect(judgeNumber(index, '3318810026').checkDigit).toBe('none')
})

test('with the courier given, only its formats count', () => {
  expect(judgeNumberOf(index, '3318810025', DHL_EXPRESS).checkDigit).toBe('fits')
  expect(judgeNumberOf(index, '3318810026', DHL_EXPRESS).checkDigit).toBe('fails')
  expect(judgeNumberOf(index, '1Z5R89390357567128', USPS).shapeKnown).toBe(false)
})

test('a courier without known formats is ignored', () => {
  expect(judgeNumberOf(index, 'RB123456786CN', 'made-up')).toEqual(
    judgeNumber(index, 'RB123456786CN'),
  )
})

/** Judges a number without an index, by testing every expression. */
function judgeSlowly(all: readonly CourierFormat[], number: string) {
  const ofShape = all.filter(({ pattern }) => new RegExp(pattern).test(number))
  const fitting = ofShape.filter(({ check }) => check === null || CHECKS[check](number))
  const checked = fitting.some(({ check }) => check !== null)
  const failed = ofShape.length > 0 && fitting.length === 0
  return {
    fits: new Set(fitting.flatMap(({ keys }) => keys)),
    shapeKnown: ofShape.length > 0,
    checkDigit: checked ? 'fits' : failed ? 'fails' : 'none',
  }
}

// Without hyphens, which are ignored in unknown shapes.
const examples = sources.flatMap(({ examples }) => examples).filter((text) => !text.includes('-'))
const nearExample = fc
  .tuple(fc.constantFrom(...examples), fc.nat({ max: 40 }), fc.stringMatching(/^[A-Z0-9]$/))
  .map(([text, at, character]) => text.slice(0, at) + character + text.slice(at + 1))
const ofDigits = fc.stringMatching(/^[0-9]{8,24}$/)

test('the index finds the same as testing every format, and no courier twice', () => {
  fc.assert(
    fc.property(fc.oneof(nearExample, ofDigits), (number) => {
      const { fits, ...rest } = judgeNumber(index, number)
      const slowly = judgeSlowly(formats, number)
      expect({ ...rest, fits: new Set(fits) }).toMatchObject(slowly)
      expect(fits).toHaveLength(slowly.fits.size)
    }),
    { numRuns: 2000 },
  )
})

test('any text can be judged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(judgeNumber(index, text).fits).toBeInstanceOf(Array)
    }),
  )
})

test.each([
  ['RB12345678SCN', 'RB123456785CN'],
  ['RB1Z345678SCN', 'RB123456785CN'],
  ['RB12345678XCN', null],
  ['RBl23456785CN', 'RB123456785CN'],
  ['RBI23456785CN', 'RB123456785CN'],
  ['94OO111206206406260787', '9400111206206406260787'],
  ['1Z999AA1OI23456784', '1Z999AA10123456784'],
  ['1Z999AA10123456784', null],
  ['LO123456785CN', null],
  ['SO-1001', null],
  ['9400111899223033O05066', '9400111899223033005066'],
  ['9400111899223033O05069', null],
])('%s may be meant as %s', (number, meant) => {
  expect(suggestDigits(index, number, '')).toBe(meant)
})

test('a courier whose numbers look different does not prevent a suggestion', () => {
  expect(suggestDigits(index, '94OO111206206406260787', '100001')).toBe('9400111206206406260787')
})

test('the digit is offered if a format requires one, and among digits alone regardless of the check digit', () => {
  for (let digit = 0; digit < 10; digit += 1) {
    expect(suggestDigits(index, `RBO2345678${digit}CN`, '')).toBe(`RB02345678${digit}CN`)
    expect(suggestDigits(index, `77412345O06${digit}`, '')).toBe(`77412345006${digit}`)
    expect(suggestDigits(index, `43l23456789012${digit}`, '')).toBe(`43123456789012${digit}`)
  }
})

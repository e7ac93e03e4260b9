import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDigits, TRACKING_NUMBERS } from '#testing/sheets/any-number.ts'
import { type CheckName, CHECKS } from './check-digits.ts'
import { createFormatIndex, loadFormats } from './format-index.ts'
import { judgeNumber } from './judge-number.ts'
import { about, forms } from './labels.json'
import { readLabel } from './read-label.ts'

const index = createFormatIndex(await loadFormats())
const fits = (number: string) => judgeNumber(index, number).fits.length > 0
const read = (text: string) => readLabel(text, fits)

test('every form has its courier, its source, and a check digit that can be computed', () => {
  expect(Object.keys(about)).toEqual(forms.map(({ id }) => id))
  for (const { id, check } of forms) {
    const { courier, source, layout } = about[id as keyof typeof about]
    expect([courier, source, layout].every((text) => text !== '')).toBe(true)
    expect(check === null || check in CHECKS).toBe(true)
  }
  expect(new Set(Object.values(about).map(({ courier }) => courier)).size).toBeGreaterThanOrEqual(
    10,
  )
})

const DIGITS = '0123456789'.split('')

function withCheck(number: string, check: CheckName): string {
  return DIGITS.map((digit) => number + digit).find((one) => CHECKS[check](one)) ?? `${number}0`
}

/** The printed number of a label, and the text of its barcode. */
const aLabel = fc.oneof(
  fc.tuple(anyDigits(5), anyDigits(19)).map(([zip, rest]) => {
    const number = withCheck(`94${rest}`, 'gs1mod10')
    return { printed: number, scanned: `420${zip}${number}` }
  }),
  fc.tuple(anyDigits(9), anyDigits(19)).map(([zip, rest]) => {
    const number = withCheck(`92${rest}`, 'gs1mod10')
    return { printed: number, scanned: `420${zip}${number}` }
  }),
  fc.tuple(anyDigits(14), anyDigits(11)).map(([shipper, rest]) => {
    const number = withCheck(rest, 'fedex12')
    return {
      printed: number,
      scanned: `9622${shipper}0000${number}`.replace(/^(.{20}).*(.{14})$/, `$1$2`),
    }
  }),
  anyDigits(15).map((rest) => {
    const number = `00${withCheck(`34${rest}`, 'gs1mod10')}`
    return { printed: `(00) ${number.slice(2)}`, scanned: `]C1${number}` }
  }),
  anyDigits(11).map((rest) => {
    const number = withCheck(rest, 'dpident')
    const [, a, b, c, d, e] = /^(..)(...)(...)(...)(.)$/.exec(number) ?? []
    return { printed: `${a}.${b} ${c}.${d} ${e}`, scanned: `]I1${number}` }
  }),
  fc.constantFrom(']C0', ']A0', ']d1').chain((aim) =>
    anyDigits(8).map((rest) => {
      const eight = DIGITS.map((digit) => `RB${rest}${digit}CN`).find(CHECKS.s10) ?? ''
      return { printed: eight, scanned: `${aim}${eight}` }
    }),
  ),
)

test('the printed and the scanned text of a label give the same number', () => {
  fc.assert(
    fc.property(aLabel, ({ printed, scanned }) => {
      const numberOf = (text: string) => read(text)?.number ?? text
      // Two readings of 34 digits may fit; then neither is taken.
      fc.pre(read(scanned)?.kind !== 'no-number')
      expect(numberOf(scanned)).toBe(numberOf(printed))
      expect(read(scanned)?.kind).toBe('sure')
    }),
    { numRuns: 1000 },
  )
})

test('text from no label returns null', () => {
  const noLabel = fc.oneof(
    ...TRACKING_NUMBERS,
    fc.nat({ max: 25 }).chain(anyDigits),
    fc
      .string({ unit: 'binary-ascii', maxLength: 25 })
      .map((text) => text.replace(/^[\]%(]|^1[yY]/, 'x')),
  )
  fc.assert(
    fc.property(noLabel, (text) => {
      fc.pre(!/[\p{Cc}&"']/u.test(text))
      expect(read(text)).toBeNull()
    }),
    { numRuns: 3000 },
  )
})

test('a number with a wrong check digit or none is only offered', () => {
  const offered = (text: string, number: string) =>
    expect(read(text)).toEqual({ kind: 'offered', number })
  offered('420902109400111206206406260788', '9400111206206406260788')
  offered('%007110501234567890123101276', '01234567890123')
  offered(']C0YT2229521272164446', 'YT2229521272164446')
  offered('LXADß1234567890', 'LXAD-1234567890')
  offered('1Y5R89390357567128', '1Z5R89390357567128')
})

test('the barcodes of products and postcodes have no number', () => {
  for (const text of [
    ']E04006381333931',
    ']C1421840123456789',
    ']d2010061414112345617261231',
    '99999999999999999999999999999999',
  ])
    expect(read(text)).toEqual({ kind: 'no-number', number: null })
})

test('text that a scanner typed with another keyboard layout is translated', () => {
  expect(read('1Y5R89390357567127')).toEqual({ kind: 'sure', number: '1Z5R89390357567127' })
  expect(read('RB&é"\'(-è_(CN')).toEqual({ kind: 'sure', number: 'RB123456785CN' })
})

test('the separator of GS1 is not part of a number', () => {
  expect(read('42090210\x1d9400111206206406260787')).toEqual({
    kind: 'sure',
    number: '9400111206206406260787',
  })
})

test.each([
  [
    ']d2019931265099999891JDQ019457101000930308\x1d4202190\x1d8008170417155407',
    'JDQ019457101000930308',
  ],
  ['(01)99312650999998(91)JDQ777777902000931506', 'JDQ777777902000931506'],
  ['01993126509999989139BB3500163501000931500<GS>4203125', '39BB3500163501000931500'],
  [
    `]C1019931265099999891${withCheck('0034012345000000001', 'gs1mod10')}`,
    withCheck('0034012345000000001', 'gs1mod10'),
  ],
])('the article in %j of Australia Post is %s', (scanned, number) => {
  expect(read(scanned)).toEqual({ kind: 'sure', number })
})

test('an article of Australia Post with a wrong check digit is only offered', () => {
  expect(read('019931265099999891JDQ019457101000930307')?.kind).toBe('offered')
})

test('the shipment in a barcode of Mondial Relay is offered if both check digits fit', () => {
  expect(read('12123456780101006623123454')).toEqual({ kind: 'offered', number: '12345678' })
  expect(read('12123456780101106623123454')).toBeNull()
  expect(read('12123456780101006623123455')).toBeNull()
})

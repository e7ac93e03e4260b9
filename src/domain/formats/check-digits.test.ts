import { expect, test } from 'vitest'
import sources from '#testing/courier-format-sources.json'
import { type CheckName, CHECKS } from './check-digits.ts'
import { loadFormats } from './format-index.ts'

const formats = await loadFormats()
const checked = formats.flatMap(({ id, check }, index) =>
  check === null ? [] : (sources[index]?.examples ?? []).map((example) => ({ id, check, example })),
)

test.each(checked)('$example of $id has the check digit that $check computes', (example) => {
  expect(CHECKS[example.check](example.example)).toBe(true)
})

const DIGITS = '0123456789'.split('')

/** Returns every number that differs from the given one in one digit, from `start` on. */
function mistype(number: string, start: number): string[] {
  return number
    .split('')
    .flatMap((was, i) =>
      i < start || !/\d/.test(was)
        ? []
        : DIGITS.filter((digit) => digit !== was).map((digit) => replaceAt(number, i, digit)),
    )
}

function replaceAt(number: string, index: number, digit: string): string {
  return number.slice(0, index) + digit + number.slice(index + 1)
}

// Some checks miss a few of them. UPS, OnTrac: doubled modulo 10, a digit and the one five away are the same
// (6 such places, 4, 7); Identcode: times four (6 places); modulo 7: 0 and 7, 1 and 8, 2 and 9 (7 places); S10:
// two remainders share the check digit 5.
const MISTYPED: readonly (readonly [CheckName, string, number, number, number])[] = [
  ['s10', 'RB123456785CN', 0, 81, 74],
  ['gs1mod10', '9400111206206406260787', 0, 198, 198],
  ['gs1mod10-last15', '9611020987654312345672', 7, 135, 135],
  ['mod7', '3318810025', 0, 90, 83],
  ['mod37_36', '09980000020033F', 0, 126, 126],
  ['ups', '1Z5R89390357567127', 2, 135, 129],
  ['upswb', 'K1506235620', 1, 90, 86],
  ['fedex12', '986578788855', 0, 108, 108],
  ['dpident', '201298452277', 0, 108, 102],
  ['luhn', '320595463938', 0, 108, 108],
  ['ontrac', 'C11031500001879', 1, 126, 119],
]

test.each(MISTYPED)(
  '%s: of the numbers that differ from %s in one digit from place %i on, %i in all, it tells %i',
  (check, number, start, all, told) => {
    const wrong = mistype(number, start)
    const found = wrong.filter((mistyped) => !CHECKS[check](mistyped))
    expect([wrong.length, found.length]).toEqual([all, told])
  },
)

test('each check detects a wrong last character', () => {
  for (const { check, example } of checked) {
    const last = check === 's10' ? example.length - 3 : example.length - 1
    const right = DIGITS.filter((digit) => CHECKS[check](replaceAt(example, last, digit)))
    expect(right).toEqual([example[last]].filter((character) => DIGITS.includes(character ?? '')))
  }
})

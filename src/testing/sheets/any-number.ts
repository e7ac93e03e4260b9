import * as fc from 'fast-check'
import { type CheckName, CHECKS } from '#domain/formats/check-digits.ts'

const DIGITS = '0123456789'.split('')

/** A text of this length over an alphabet. */
export function anyText(alphabet: string, length: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...alphabet.split(''))
  return fc.string({ unit, minLength: length, maxLength: length })
}

export const anyDigits = (length: number): fc.Arbitrary<string> => anyText('0123456789', length)

/** Replaces `?` by the valid check digit. */
function withCheckDigit(check: CheckName, number: string): string {
  const numbers = DIGITS.map((digit) => number.replace('?', digit))
  return numbers.find(CHECKS[check]) ?? numbers[0] ?? number
}

/** A number of this shape, with any digit for `#`. */
export function shaped(shape: string): fc.Arbitrary<string> {
  return anyDigits(shape.split('#').length - 1).map((digits) => {
    const left = digits.split('')
    return shape.replaceAll('#', () => left.pop() ?? '0')
  })
}

/** A number of this shape, with the valid check digit for `?`. */
function checked(check: CheckName, shape: string): fc.Arbitrary<string> {
  return shaped(shape).map((number) => withCheckDigit(check, number))
}

/** Tracking numbers of single couriers, with valid check digits. */
export const TRACKING_NUMBERS: readonly fc.Arbitrary<string>[] = [
  checked('s10', 'RB########?CN'),
  checked('s10', 'EE########?ES'),
  checked('ups', '1Z5R893903#######?'),
  checked('gs1mod10', '94001112#############?'),
  checked('fedex12', '7##########?'),
  checked('mod7', '3########?'),
  checked('gs1mod10', '003404338364#######?'),
  checked('gs1mod10', '0913313######?'),
  checked('mod7', '44#########?'),
  checked('gs1mod10', '7035###########?'),
  shaped('SF1############'),
  shaped('YT22##############'),
  shaped('LP00############'),
  shaped('TBA############'),
  shaped('4PX3############CN'),
  shaped('LXAD-##########'),
  shaped('JD00##############'),
  shaped('50#########'),
  shaped('010150########'),
  shaped('6865#########'),
  shaped('240#########'),
  shaped('AB-##-####-#'),
]

/** Article numbers of 13 digits with a valid check digit. */
export const EAN: fc.Arbitrary<string> = checked('gs1mod10', '84##########?')

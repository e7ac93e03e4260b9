const ZERO = 48

/**
 * Check functions: each tells whether the last character of a number is the check digit of the others. They expect a
 * number in capitals that matches a pattern of its format.
 */
export const CHECKS = {
  s10: fitsS10,
  gs1mod10: (number) => fitsGs1(number, 0),
  'gs1mod10-last15': (number) => fitsGs1(number, number.length - 15),
  auspost: (number) => fitsGs1(number.replace(/[A-Z]/g, lastDigitOf), 0),
  mondialrelay: fitsMondialRelay,
  mod7: fitsModulo7,
  mod37_36: fitsIso7064,
  // The 1Z of UPS and the leading letter of a UPS waybill don't count.
  ups: (number) => fitsOneTwo(number, 2),
  upswb: (number) => fitsOneTwo(number, 1),
  fedex12: fitsFedEx12,
  dpident: fitsIdentcode,
  luhn: fitsLuhn,
  ontrac: (number) => fitsOneTwo(number, 0),
} as const satisfies Readonly<Record<string, (number: string) => boolean>>

/** Names of the check digits, as in the data file. */
export type CheckName = keyof typeof CHECKS

function digitAt(number: string, index: number): number {
  return number.charCodeAt(index) - ZERO
}

function lastDigit(number: string): number {
  return digitAt(number, number.length - 1)
}

/** Sums the digits from `start` to before the last, multiplied by the repeated weights. */
function weigh(number: string, start: number, weights: readonly number[]): number {
  let sum = 0
  for (let i = start; i < number.length - 1; i += 1) {
    sum += digitAt(number, i) * (weights[(i - start) % weights.length] ?? 0)
  }
  return sum
}

function complementTo10(sum: number): number {
  return (10 - (sum % 10)) % 10
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** Universal Postal Union, standard S10: two letters, eight digits, the check, two letters. */
function fitsS10(number: string): boolean {
  const sum = weigh(number.slice(2, 11), 0, S10_WEIGHTS)
  const check = 11 - (sum % 11)
  const digit = check === 10 ? 0 : check === 11 ? 5 : check
  return digit === digitAt(number, 10)
}

/** GS1: from the right, digits count three times and once, alternating. */
function fitsGs1(number: string, start: number): boolean {
  const oddLength = (number.length - 1 - start) % 2 === 1
  return complementTo10(weigh(number, start, oddLength ? [3, 1] : [1, 3])) === lastDigit(number)
}

/** DHL Express, Yamato, Sagawa, Japan Post: the number before the last digit, modulo 7. */
function fitsModulo7(number: string): boolean {
  let rest = 0
  for (let i = 0; i < number.length - 1; i += 1) rest = (rest * 10 + digitAt(number, i)) % 7
  return rest === lastDigit(number)
}

function valueIn36(number: string, index: number): number {
  const code = number.charCodeAt(index)
  return code < 65 ? code - ZERO : code - 55
}

/** DPD: ISO/IEC 7064, MOD 37,36, over digits and letters. */
function fitsIso7064(number: string): boolean {
  const last = number.length - 1
  let product = 36
  for (let i = 0; i < last; i += 1) {
    const sum = (product + valueIn36(number, i)) % 36
    product = ((sum === 0 ? 36 : sum) * 2) % 37
  }
  return (product + valueIn36(number, last)) % 36 === 1
}

/** UPS and OnTrac: characters count once and twice, alternating, modulo 10; A counts 2, B 3, and so on. */
function fitsOneTwo(number: string, start: number): boolean {
  let sum = 0
  for (let i = start; i < number.length - 1; i += 1) {
    const code = number.charCodeAt(i)
    const value = code < 65 ? code - ZERO : (code - 3) % 10
    sum += (i - start) % 2 === 0 ? value : value * 2
  }
  return complementTo10(sum) === lastDigit(number)
}

/** FedEx Express: weights 3, 1, 7, modulo 11; a remainder of 10 becomes 0. */
function fitsFedEx12(number: string): boolean {
  return (weigh(number, 0, [3, 1, 7]) % 11) % 10 === lastDigit(number)
}

/** Deutsche Post Identcode: weights 4 and 9. */
function fitsIdentcode(number: string): boolean {
  return complementTo10(weigh(number, 0, [4, 9])) === lastDigit(number)
}

/** Luhn: from the right, every second digit is doubled and its digits are summed. */
function fitsLuhn(number: string): boolean {
  let sum = 0
  for (let i = number.length - 1, twice = false; i >= 0; i -= 1, twice = !twice) {
    const value = digitAt(number, i) * (twice ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Australia Post uses the last digit of a letter's character code: 4 for J, which is 74. */
function lastDigitOf(letter: string): string {
  return String(letter.charCodeAt(0) % 10)
}

/** Mondial Relay: a check digit after the first fourteen digits, and one after the ten that follow. */
function fitsMondialRelay(number: string): boolean {
  return fitsModulo11(number.slice(0, 15)) && fitsModulo11(number.slice(15))
}

/** From the last but one to the left, digits are weighted with 2 to 7, repeated; 11 becomes 0. */
function fitsModulo11(number: string): boolean {
  const last = number.length - 1
  let sum = 0
  for (let i = 0; i < last; i += 1) sum += digitAt(number, last - 1 - i) * (2 + (i % 6))
  return (11 - (sum % 11)) % 11 === digitAt(number, last)
}

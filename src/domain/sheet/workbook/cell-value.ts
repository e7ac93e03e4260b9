import type { CellFormat, Condition, MaskPart, NumberMask } from './cell-format.ts'

/** Spreadsheet programs keep 15 digits of a number; the others are zeros or wrong. */
const DIGITS_KEPT = 15
/** A file has up to 17 digits, to distinguish numbers; the others are zeros. */
const DIGITS_HELD = 17
const MOST_WHOLE = 2 ** 53
/** From here on JavaScript prints numbers with an exponent. */
const MOST_PRINTED = 1e21

const DAY_MS = 86_400_000
/** Days from the epoch of spreadsheet dates to 1970. */
const DAYS_TO_1970 = 25_569
const DAYS_FROM_1900_TO_1904 = 1462
/** Spreadsheet dates include a 29 February 1900, which didn't exist. */
const FIRST_RIGHT_DAY = 61
/** End of the year 9999. */
const DAYS_THERE_ARE = 2_958_466

/**
 * The text of a number cell, from the digits in the file: as formatted if the format adds something (leading zeros,
 * dates), otherwise with all digits. A number of more than 15 digits that ends in zeros has lost digits, so it is
 * returned in scientific notation, which the checks report as damaged.
 */
export function textOfNumber(raw: string, format: CellFormat, from1904: boolean): string {
  if (format.kind === 'date') return textOfDate(Number(raw), from1904) ?? raw
  const digits = wholeDigits(raw)
  if (digits === null) return raw
  if (hasLostDigits(raw, digits)) return shortForm(digits)
  const parts = format.kind === 'mask' ? maskFor(Number(digits), format.numbers) : null
  return parts === null ? digits : fillMask(parts, digits)
}

/** The text of a text cell, with fixed parts that only its format shows: `"PO-"@`. */
export function textOfText(text: string, format: CellFormat): string {
  if (format.kind !== 'mask' || format.text === null || text === '') return text
  return format.text.map((part) => (part.kind === 'fixed' ? part.text : text)).join('')
}

/** Without conditions, the first section of a code is for numbers and the third for zero. */
function maskFor(number: number, masks: readonly NumberMask[]): readonly MaskPart[] | null {
  const [first, , third] = masks
  if (masks.every(({ condition }) => condition === null))
    return (number === 0 ? (third ?? first) : first)?.parts ?? null
  const fitting = masks.find(({ condition }) => condition !== null && fits(number, condition))
  return (fitting ?? masks.at(-1))?.parts ?? null
}

function fits(number: number, { sign, than }: Condition): boolean {
  if (number === than) return sign === '<=' || sign === '>=' || sign === '='
  if (sign === '<>') return true
  return number < than ? sign.startsWith('<') : sign.startsWith('>')
}

/** Fills from the right, as programs do: the first place takes all remaining digits. */
function fillMask(parts: readonly MaskPart[], digits: string): string {
  const first = parts.findIndex(({ kind }) => kind === 'digit')
  let left = digits
  return parts.reduceRight((behind, part, index) => {
    if (part.kind === 'fixed') return part.text + behind
    if (part.kind === 'value') return digits + behind
    const taken = index === first ? left : left.slice(-1)
    left = left.slice(0, -1)
    return (taken || part.otherwise) + behind
  }, '')
}

const NUMBER = /^(\d+)(?:\.(\d+))?(?:E\+?0*(\d{1,2}))?$/i

/** Reads `1001.0` and `1.2E+5` as whole numbers; null for fractions and negative numbers. */
function wholeDigits(raw: string): string | null {
  const parts = NUMBER.exec(raw)
  if (parts === null) return null
  const [, whole = '', fraction = '', exponent = '0'] = parts
  const shift = Number(exponent)
  const behind = fraction.slice(shift)
  if (/[1-9]/.test(behind)) return null
  const digits = (whole + fraction.slice(0, shift)).padEnd(whole.length + shift, '0')
  return digits.replace(/^0+(?=\d)/, '')
}

/** Lost digits show as an exponent in Excel, and as zeros or the digits of a 53-bit float in other programs. */
function hasLostDigits(raw: string, digits: string): boolean {
  if (digits.length <= DIGITS_KEPT) return false
  if (isOfBits(digits)) return true
  const isRounded =
    /^0+$/.test(digits.slice(DIGITS_KEPT)) || /^0{3,}$/.test(digits.slice(DIGITS_HELD))
  return isRounded || /E/i.test(raw)
}

/** Beyond 2^53, only digits that no 53-bit float prints were surely written one by one. */
function isOfBits(digits: string): boolean {
  const number = Number(digits)
  if (number <= MOST_WHOLE || number >= MOST_PRINTED) return false
  return String(number) === digits || BigInt(number).toString() === digits
}

function shortForm(digits: string): string {
  const [kept = '', exponent = ''] = Number(digits)
    .toExponential(DIGITS_KEPT - 1)
    .split('e+')
  return `${Number(kept)}E+${exponent}`
}

/** `2026/12/03`, with the time if it has one; null for a number outside the range of dates. */
function textOfDate(days: number, from1904: boolean): string | null {
  const count = from1904 ? days + DAYS_FROM_1900_TO_1904 : days
  if (!(count >= 0 && count < DAYS_THERE_ARE)) return null
  const day = count < FIRST_RIGHT_DAY ? count + 1 : count
  return textOfIsoDate(new Date(Math.round((day - DAYS_TO_1970) * DAY_MS)).toISOString())
}

/** `2026-12-03T14:05:00` in the format of other dates, without a time of midnight. */
export function textOfIsoDate(text: string): string {
  return text.slice(0, 16).replaceAll('-', '/').replace('T', ' ').replace(' 00:00', '')
}

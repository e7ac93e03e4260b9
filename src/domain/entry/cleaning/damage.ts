/** `9.40011E+21`: the plus sign is a spreadsheet's, no id has it. */
const WITH_SIGN = /^[+-]?\d+(?:[.,]\d*)?E\+\d{1,3}$/i

/** `9.40011E21`, `1.5E-05`: programs write it so, from seven digits on. Without a fraction (`12E34`) it may be an id. */
const WITH_FRACTION = /^[+-]?\d[.,]\d+E(?:-\d{1,3}|[7-9]|\d{2,3})$/i

const PARTS = /^[+-]?(\d+)(?:[.,](\d*))?E\+?(\d{1,3})$/i

/** Whether a spreadsheet wrote a long number in its short form, so that digits are gone. */
export function isScientificNotation(value: string): boolean {
  return WITH_SIGN.test(value) || WITH_FRACTION.test(value)
}

/** What a value in scientific notation still says: its first digits, and how many digits the number had. */
export type ShortenedNumber = { readonly digits: string; readonly length: number }

/** Reads a value in scientific notation; null for any other text, and for a fraction. */
export function readScientific(value: string): ShortenedNumber | null {
  const parts = isScientificNotation(value) ? PARTS.exec(value) : null
  if (parts === null) return null
  const [, whole = '', fraction = '', exponent = ''] = parts
  return { digits: whole + fraction, length: whole.length + Number(exponent) }
}

/** Whether `digits` is the number that was shortened to `value`: as long, and the same when rounded. */
export function isShortenedFrom(value: string, digits: string): boolean {
  const shown = readScientific(value)
  if (shown === null || digits.length !== shown.length) return false
  const kept = shown.digits.length
  const head = BigInt(digits.slice(0, kept))
  return String(head + (digits.charAt(kept) >= '5' ? 1n : 0n)) === shown.digits
}

/** `#N/A`, `#REF!`, in other languages `#NV`, `#¡REF!`; `####`: a column too narrow for its number. */
const SPREADSHEET_ERROR = /^#(?:N\/[A-Z]|NV|[¡¿]?(?:DIV\/0|\p{Lu}[\p{Lu}_]+)[!?]|#+|GETTING_DATA)$/u
/** As a workbook's dates are read; an id such as `3-12` that Excel took for one. */
const DATE = /^\d{4}\/\d{2}\/\d{2}(?: \d{2}:\d{2})?$/

/** Whether a cleaned value is an error of a spreadsheet program, or a formula that was never calculated. */
export function isErrorOrFormula(value: string): boolean {
  return SPREADSHEET_ERROR.test(value) || /^=./.test(value)
}

/** Whether a cleaned value was put there by a spreadsheet program: an error, a formula, a date. */
export function isMadeBySpreadsheet(value: string): boolean {
  return isErrorOrFormula(value) || DATE.test(value)
}

const CONTROL_CHARACTERS = /[\p{Cc}\uFFFD]/u

/** Whether a cleaned value holds characters that no ID has: tabs, line breaks, others that are not seen or could not be read. */
export function hasControlCharacters(value: string): boolean {
  return CONTROL_CHARACTERS.test(value)
}

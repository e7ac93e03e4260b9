/** `9.40011E+21`: only spreadsheets write the plus sign. */
const WITH_SIGN = /^[+-]?\d+(?:[.,]\d*)?E\+\d{1,3}$/i

/** `9.40011E21`, `1.5E-05`: programs write this for seven or more digits. `12E34`, without a fraction, may be an ID. */
const WITH_FRACTION = /^[+-]?\d[.,]\d+E(?:-\d{1,3}|[7-9]|\d{2,3})$/i

const PARTS = /^[+-]?(\d+)(?:[.,](\d*))?E\+?(\d{1,3})$/i

/** Tells whether a spreadsheet wrote a long number in scientific notation, which lost digits. */
export function isScientificNotation(value: string): boolean {
  return WITH_SIGN.test(value) || WITH_FRACTION.test(value)
}

/** The first digits of a shortened number, and the length of the original. */
export type ShortenedNumber = { readonly digits: string; readonly length: number }

/** Reads a value in scientific notation; null for any other text and for a fraction. */
export function readScientific(value: string): ShortenedNumber | null {
  const parts = isScientificNotation(value) ? PARTS.exec(value) : null
  if (parts === null) return null
  const [, whole = '', fraction = '', exponent = ''] = parts
  return { digits: whole + fraction, length: whole.length + Number(exponent) }
}

/** Tells whether `value` may be the scientific notation of `digits`: of the same length, and equal when rounded. */
export function isShortenedFrom(value: string, digits: string): boolean {
  const shown = readScientific(value)
  if (shown === null || digits.length !== shown.length) return false
  const kept = shown.digits.length
  const head = BigInt(digits.slice(0, kept))
  return String(head + (digits.charAt(kept) >= '5' ? 1n : 0n)) === shown.digits
}

/** `#N/A`, `#REF!`, in other languages `#NV`, `#¡REF!`; `####` in a column that is too narrow for its number. */
const SPREADSHEET_ERROR =
  /^(?:#(?:\p{L}{1,3}\/\p{L}{1,3}!?|NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|[¡¿]?(?:DIV\/0|ДЕЛ\/0|SZÁMÍT\/0|[\p{Lu}\p{Lo}][\p{Lu}\p{Lo}_]*)[!?]|#+|GETTING_DATA)|Err:\d{3})$/u
/** `Loading...`, `加载中…`: words without digits that a program writes while a value is on its way. */
const LOADING = /^\p{L}[\p{L}\p{M} '’]{1,40}(?:\.{3}|…)$/u
/** The form in which dates of a workbook are read. Excel turns IDs such as `3-12` into dates. */
const DATE = /^\d{4}\/\d{2}\/\d{2}(?: \d{2}:\d{2})?$/

/** Tells whether a cleaned value is a spreadsheet error or a formula that was never calculated. */
export function isErrorOrFormula(value: string): boolean {
  return SPREADSHEET_ERROR.test(value) || /^=./.test(value) || LOADING.test(value)
}

/** Tells whether a spreadsheet program made a cleaned value: an error, a formula or a date. */
export function isMadeBySpreadsheet(value: string): boolean {
  return isErrorOrFormula(value) || DATE.test(value)
}

const CONTROL_CHARACTERS = /[\p{Cc}\uFFFD]/u

/** Tells whether a cleaned value has control characters, such as tabs and line breaks, or undecodable ones. */
export function hasControlCharacters(value: string): boolean {
  return CONTROL_CHARACTERS.test(value)
}

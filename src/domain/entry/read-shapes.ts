import { CLOCK } from './read-date.ts'

/** `https://…`, `www.…`, or a host with a path. */
const WEB_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)/i

/** Tells whether a cell is a web address. */
export function isWebAddress(cell: string): boolean {
  return WEB_ADDRESS.test(cell)
}

/** Tells whether a cell is an e-mail address. */
export function isEmail(cell: string): boolean {
  return /^(?:mailto:)?[^\s@]+@[^\s@]+\.[^\s@.]{2,}$|^[^@<]*<[^\s@<>]+@[^\s@<>]+>$/i.test(cell)
}

const CURRENCY =
  '(?:[A-Z]{0,3}[$€£¥￥₩₹฿₫₱₽₺₴₪]|(?:USD|EUR|GBP|CNY|RMB|HKD|TWD|NTD|JPY|KRW|MXN|BRL|CAD|AUD|CHF|ARS|CLP|COP|PEN|SGD|MYR|THB|zł|Kč|kr\\.?|lei|Ft|Fr\\.?|руб\\.?|PHP|VND|INR|PLN|SEK|NOK|DKK|CZK|HUF|RON)|[元圓円원块])'
const AMOUNT = String.raw`[-+]?\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2}|,-)?`

/** `$12`, `12,50 €`, `USD 1,299.00`: any number with a currency is a price. */
const WITH_CURRENCY = new RegExp(
  `^(?:${CURRENCY}\\s?${AMOUNT}|${AMOUNT}\\s?${CURRENCY}|[-+]${CURRENCY}\\s?${AMOUNT})$`,
  'iu',
)
/** `USD1042` may be an ID: a currency of letters alone needs a blank or cents. */
const LETTERS_AND_DIGITS = /^(?:[a-z]{2,3}\.?\d[\d ]*|\d+[a-z]{2,3})$/i

/** `12.50`, `1,299.00`: a whole number with cents. */
const WITH_CENTS = /^[-+]?(?:\d{1,7}|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)[.,]\d{2}$/
/** `1042.00`: a whole number that a program took for an amount. */
const WHOLE = /^\d{4,}[.,]00$/
/** `2.5`, `1,234.567`: a number with a fraction, with or without grouped thousands. */
const FRACTION = /^[-+]?\d{1,3}(?:[.,]\d{3})*[.,]\d+$|^[-+]?\d+[.,]\d+$/
/** `1001.0`: a program added the fraction. */
const WHOLE_AS_FRACTION = /^\d{4,}[.,]0$/

/** Tells whether an ID is a price: it has a currency or cents. */
export function isPrice(cell: string): boolean {
  if (LETTERS_AND_DIGITS.test(cell)) return false
  return WITH_CURRENCY.test(cell) || (WITH_CENTS.test(cell) && !WHOLE.test(cell))
}

/** Tells whether a tracking number is a price or another amount. Tracking numbers have no fraction. */
export function isAmount(cell: string): boolean {
  return isPrice(cell) || (FRACTION.test(cell) && !WHOLE_AS_FRACTION.test(cell))
}

const TIME = new RegExp(
  String.raw`^(?:上午|下午|오전|오후)?\s?${CLOCK}(?:\s?(?:h|hs|hrs|uhr))?$|^\d{1,2}\s[ap]\.?\s?m\.?$`,
  'i',
)

/** Tells whether a cell is a time of day. */
export function isTime(cell: string): boolean {
  return TIME.test(cell)
}

const YES_OR_NO = new Set(
  'true|false|yes|no|y|n|t|f|si|sí|sì|oui|non|ja|nein|sim|não|nao|verdadero|falso|verdadeiro|wahr|falsch|vrai|faux|vero|是|否|对|對|错|錯|はい|いいえ|예|아니요|✓|✔|✗|✘|☑|☐|√|on|off|checked|unchecked'.split(
    '|',
  ),
)

/** Tells whether a cell only says yes or no. */
export function isYesOrNo(cell: string): boolean {
  return cell.length <= 10 && YES_OR_NO.has(cell.toLowerCase())
}

/** Tells whether a cell has only zeros. */
export function isAllZeros(cell: string): boolean {
  return /^0[0-]*$/.test(cell) && cell !== '0'
}

const MEASURE =
  /^\d{1,4}(?:[.,]\d{1,2})?\s?(?:kg|kgs|g|gr|lbs?|oz|cm|mm|ml|pcs?|uds?|h|hs|hrs)$|^\d{1,3}(?:[.,]\d)?(?:\s?[x×]\s?\d{1,3}(?:[.,]\d)?){1,2}(?:\s?cm)?$/i
const DIGIT = /\p{N}/u
const TWO_LETTERS = /\p{L}\P{L}*\p{L}/u
/** Tells whether a part of a cell is a word: at least two letters and no digit. */
const isWord = (part: string) => TWO_LETTERS.test(part) && !DIGIT.test(part)

/** Tells whether a tracking number has no digit, is a measure, or has words between blanks. */
export function isWords(cell: string): boolean {
  if (!DIGIT.test(cell) || MEASURE.test(cell)) return true
  if (!/\s/.test(cell)) return false
  return cell.split(/\s+/).some(isWord)
}

import { type CheckName, CHECKS } from './check-digits.ts'
// Named imports keep the notes of the data file out of the bundle.
import { forms } from './labels.json'

/** The number in a label's barcode and whether it is certain; a null number means that the barcode has none. */
export type LabelReading =
  | { readonly kind: 'sure' | 'offered'; readonly number: string }
  | { readonly kind: 'no-number'; readonly number: null }

type Form = {
  readonly pattern: RegExp
  readonly check: CheckName | null
  /** The number is only offered, even if its check digit fits. */
  readonly asks: boolean
  /** The check digits cover the whole barcode. If they fit, the number is offered; if not, it is another barcode. */
  readonly isOfWhole: boolean
}

const FORMS: readonly Form[] = forms.map(({ pattern, check, ...more }) => ({
  pattern: new RegExp(pattern),
  check: check as CheckName | null,
  asks: 'asks' in more,
  isOfWhole: 'ofWhole' in more,
}))

/** No barcode of a label is longer. */
const LONGEST = 80
/** Digits longer than any courier's number, as in routing codes. */
const ROUTING = /^\d{27,50}$/

/** The prefix by which a scanner names the kind of barcode, such as `]C1`. `]E` is a product's. */
const AIM = /^\]([A-Za-z])([0-9A-Z])/
/** The separator of GS1, as a control character or as scanners write it. */
const [GS, RS] = [29, 30].map((code) => String.fromCharCode(code))
const SEPARATORS = new RegExp(`[${GS}${RS}]|<GS>|\\{GS\\}`, 'g')
const HAS_SEPARATOR = new RegExp(`[${GS}${RS}]`)
const MARKED = /^(?:\]|%|\(\d{2,4}\)|1[Yy])|[&ß§é"'èçà]|^\d{2}\.\d{3} /u

/** Quickly tells whether a text may be a scanned label, without trying the forms. */
function mayBeLabel(text: string): boolean {
  return (
    text.length <= LONGEST && (text.length >= 26 || MARKED.test(text) || HAS_SEPARATOR.test(text))
  )
}

/**
 * Finds the number in the text of a label's barcode; null when the text isn't from such a barcode. The number is
 * certain if it has the prefix and length of a form and a fitting check digit. `fits` tells whether a number has a
 * known format.
 */
export function readLabel(text: string, fits: (number: string) => boolean): LabelReading | null {
  if (!mayBeLabel(text)) return null
  const aim = AIM.exec(text)
  if (aim?.[1] === 'E') return { kind: 'no-number', number: null }
  const inner = aim === null ? text : text.slice(aim[0].length)
  const isGs1 = /^\]C1|^\]d2|^\]Q3|^\]e/.test(text)
  const found = readInner(inner) ?? readTyped(inner, fits)
  if (found !== null) return found.number === text ? null : found
  if (aim !== null) {
    const number = plain(inner)
    return isGs1 || number === '' ? NO_NUMBER : { kind: 'offered', number }
  }
  return ROUTING.test(plain(text)) && !fits(text) ? NO_NUMBER : null
}

/** Returns the number in a label's barcode if it is certain; else null. */
export function numberOnLabel(text: string): string | null {
  const label = readLabel(text, () => false)
  return label?.kind === 'sure' ? label.number : null
}

const NO_NUMBER: LabelReading = { kind: 'no-number', number: null }

/** Removes brackets, blanks and the separators of GS1. */
function plain(text: string): string {
  return text.replace(SEPARATORS, '').replace(/[ ()]/g, '')
}

function readInner(text: string): LabelReading | null {
  const readings = FORMS.flatMap(
    (form) => readForm(form, text) ?? readForm(form, plain(text)) ?? [],
  )
  const sure = readings.filter(({ kind }) => kind === 'sure')
  return onlyOne(sure.length > 0 ? sure : readings)
}

/** When several forms fit and disagree about the number, none is used. */
function onlyOne(readings: readonly LabelReading[]): LabelReading | null {
  const [first = null] = readings
  return readings.every(({ number }) => number === first?.number) ? first : NO_NUMBER
}

function readForm({ pattern, check, asks, isOfWhole }: Form, text: string): LabelReading | null {
  const number = pattern.exec(text.toUpperCase())?.slice(1).join('')
  if (number === undefined) return null
  if (isOfWhole) return check !== null && CHECKS[check](text) ? { kind: 'offered', number } : null
  const isSure = check !== null && !asks && CHECKS[check](number)
  return { kind: isSure ? 'sure' : 'offered', number }
}

/** Characters of a French keyboard, each with that of the same key on an English one. */
const FRENCH = new Map(
  '&1 é2 "3 \'4 (5 -6 è7 _8 ç9 à0 §6 !8 )- AQ QA ZW WZ aq qa zw wz'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
/** A German keyboard swaps Y and Z. */
const OTHER_UPS = /^1Y[0-9A-Z]{16}$/i
const YZ: Readonly<Record<string, string>> = { Y: 'Z', Z: 'Y', y: 'z', z: 'y' }

/** A scanner sends the keys of an English keyboard, which another layout turns into other characters. */
function readTyped(text: string, fits: (number: string) => boolean): LabelReading | null {
  if (text.includes('ß'))
    return offeredIf(text.replaceAll('ß', '-').replace(/[YZ]/gi, swapped), fits)
  if (OTHER_UPS.test(text)) return readInner(text.replace(/[YZ]/gi, swapped))
  if (!/[&é"'(§è!çà]/.test(text) || /\d/.test(text) || text.length < 10) return null
  const typed = text.replace(/./gu, (sign) => FRENCH.get(sign) ?? sign)
  return sureOnly(typed) ?? offeredIf(typed, fits)
}

const swapped = (letter: string) => YZ[letter] ?? letter

function sureOnly(text: string): LabelReading | null {
  const found = readInner(text)
  return found?.kind === 'sure' ? found : null
}

function offeredIf(number: string, fits: (number: string) => boolean): LabelReading | null {
  return fits(number) ? { kind: 'offered', number } : null
}

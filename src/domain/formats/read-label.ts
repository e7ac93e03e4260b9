import { type CheckName, CHECKS } from './check-digits.ts'
// What is written about the forms stays out of the build.
import { forms } from './labels.json'

/** What the barcode of a label says: the number in it, and whether that is sure; null: it holds none. */
export type LabelReading =
  | { readonly kind: 'sure' | 'offered'; readonly number: string }
  | { readonly kind: 'no-number'; readonly number: null }

type Form = {
  readonly pattern: RegExp
  readonly check: CheckName | null
  /** The number is only offered, though its check digit fits. */
  readonly asks: boolean
  /** The check digits are those of the whole barcode: without them it is another one, and with them the number is offered. */
  readonly isOfWhole: boolean
}

const FORMS: readonly Form[] = forms.map(({ pattern, check, ...more }) => ({
  pattern: new RegExp(pattern),
  check: check as CheckName | null,
  asks: 'asks' in more,
  isOfWhole: 'ofWhole' in more,
}))

/** No barcode of a label holds more. */
const LONGEST = 80
/** Longer than any courier's own number of digits, and as long as what sorts parcels. */
const ROUTING = /^\d{27,50}$/

/** `]C1`: the scanner says what kind of barcode it has read. `]E` is a product's. */
const AIM = /^\]([A-Za-z])([0-9A-Z])/
/** The separator of GS1, in itself or as scanners write it. */
const [GS, RS] = [29, 30].map((code) => String.fromCharCode(code))
const SEPARATORS = new RegExp(`[${GS}${RS}]|<GS>|\\{GS\\}`, 'g')
const HAS_SEPARATOR = new RegExp(`[${GS}${RS}]`)
const MARKED = /^(?:\]|%|\(\d{2,4}\)|1[Yy])|[&ß§é"'èçà]|^\d{2}\.\d{3} /u

/** Whether a text may be what a scanner reads off a label, told without any look at the forms. */
function mayBeLabel(text: string): boolean {
  return (
    text.length <= LONGEST && (text.length >= 26 || MARKED.test(text) || HAS_SEPARATOR.test(text))
  )
}

/**
 * Takes what a scanner reads off a label apart. The number is sure where prefix and length are those of a form and its
 * check digit fits; null: the text comes from no such barcode. `fits` tells whether a number has a known format.
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

/** The number on a label's barcode where its form and its check digit say so; null for any other text. */
export function numberOnLabel(text: string): string | null {
  const label = readLabel(text, () => false)
  return label?.kind === 'sure' ? label.number : null
}

const NO_NUMBER: LabelReading = { kind: 'no-number', number: null }

/** Without what only groups or separates: brackets, blanks, and the separators of GS1. */
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

/** Where two forms fit, and they disagree about the number, neither is right. */
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

/** What the keys of a French keyboard write for those of an English one. */
const FRENCH = new Map(
  '&1 é2 "3 \'4 (5 -6 è7 _8 ç9 à0 §6 !8 )- AQ QA ZW WZ aq qa zw wz'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
/** A German keyboard has Y and Z in each other's place. */
const OTHER_UPS = /^1Y[0-9A-Z]{16}$/i
const YZ: Readonly<Record<string, string>> = { Y: 'Z', Z: 'Y', y: 'z', z: 'y' }

/** A scanner types as on an English keyboard; a computer that has another one writes other signs. */
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

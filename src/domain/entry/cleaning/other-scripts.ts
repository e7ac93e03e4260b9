/** Letters of other scripts that look like Latin ones, each before the one that it looks like. */
const LOOK_ALIKES = new Map(
  (
    'АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ЅS ԚQ ԜW аa сc еe һh іi јj оo рp ѕs уy хx ѵv ԛq ԝw кk ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ιi κk ρp υu χx αa ՕO ՍU'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** Letters of other scripts that look like a digit among digits; those of the last four have to have one on both sides. */
const DIGIT_ALIKES = new Map(
  'З3 з3 Ӡ3 О0 о0 Ο0 ο0 Օ0 І1 Ι1 Ӏ1 ӏ1 Ⅰ1 Ƨ2 ƨ2 б6 Ч4 ч4'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
const INSIDE_ALONE = 'бЧчƨƧ'

const FOREIGN_LETTERS = /[^\P{L}A-Za-z]/gu
const LATIN_OR_DIGIT = /[A-Za-z\d]/
/** Digits with letters among them that look like one, beside no other foreign letter. */
const AMONG_DIGITS = new RegExp(
  `(?<![^\\P{L}A-Za-z])[\\d${[...DIGIT_ALIKES.keys()].join('')}]{2,60}(?![^\\P{L}A-Za-z])`,
  'gu',
)
const TWO_DIGITS = /\d\D*\d/

/**
 * A text with the Latin letters and the digits that it seems to have; null where it has none but these, or is a word of
 * another script: what stands there was meant then.
 */
export function withLatinLetters(text: string): string | null {
  if (!LATIN_OR_DIGIT.test(text)) return null
  const counted = text.replace(AMONG_DIGITS, withDigitsAlike)
  const foreign = counted.match(FOREIGN_LETTERS) ?? []
  if (counted === text && foreign.length === 0) return null
  if (!foreign.every((letter) => LOOK_ALIKES.has(letter))) return null
  return counted.replace(FOREIGN_LETTERS, (letter) => LOOK_ALIKES.get(letter) ?? letter)
}

/** An O in front of digits is a letter. */
function withDigitsAlike(run: string): string {
  if (!TWO_DIGITS.test(run)) return run
  return run.replace(/./gu, (sign, at: number) => {
    const isInside = at > 0 && at < run.length - 1
    const isFree = LOOK_ALIKES.has(sign) ? at > 0 : isInside || !INSIDE_ALONE.includes(sign)
    return isFree ? (DIGIT_ALIKES.get(sign) ?? sign) : sign
  })
}

const OTHER_DIGITS = /[^\P{Nd}0-9]/gu
/** Circled and mathematical digits and letters: forms of the plain ones. */
const FORMS = /[\u2460-\u2473\u24B6-\u24EA\u{1D400}-\u{1D7FF}]/gu
const MOST_OF_A_RUN = 60

/** Whether a text has digits of another script, or some in circles beside plain letters or digits. */
export function hasOtherDigits(text: string): boolean {
  const isCircled = /[\u2460-\u2473]/.test(text) && LATIN_OR_DIGIT.test(text)
  return isCircled || text.search(OTHER_DIGITS) !== -1
}

/** A text with 0 to 9 for the digits of other scripts, and for those in circles or of formulas. */
export function withPlainDigits(text: string): string {
  return text
    .replace(FORMS, (form) => form.normalize('NFKC'))
    .replace(OTHER_DIGITS, (digit) => String(valueOf(digit)))
}

/** The digits of a script follow each other from its zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < MOST_OF_A_RUN && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

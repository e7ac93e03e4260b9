/** Letters of other scripts, each followed by the Latin letter that it looks like. */
const LOOK_ALIKES = new Map(
  (
    'АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ЅS ԚQ ԜW аa сc еe һh іi јj оo рp ѕs уy хx ѵv ԛq ԝw кk ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ιi κk ρp υu χx αa ՕO ՍU'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** Letters of other scripts, each followed by the digit that it looks like among digits. */
const DIGIT_ALIKES = new Map(
  'З3 з3 Ӡ3 О0 о0 Ο0 ο0 Օ0 І1 Ι1 Ӏ1 ӏ1 Ⅰ1 Ƨ2 ƨ2 б6 Ч4 ч4'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
const INSIDE_ALONE = 'бЧчƨƧ'

const FOREIGN_LETTERS = /[^\P{L}A-Za-z]/gu
const LATIN_OR_DIGIT = /[A-Za-z\d]/
/** Digits and look-alikes of digits, without an adjoining foreign letter. */
const AMONG_DIGITS = new RegExp(
  `(?<![^\\P{L}A-Za-z])[\\d${[...DIGIT_ALIKES.keys()].join('')}]{2,60}(?![^\\P{L}A-Za-z])`,
  'gu',
)
const TWO_DIGITS = /\d\D*\d/

/**
 * Replaces look-alikes by Latin letters and digits; null when there are none, or when the text is a word of another
 * script and so meant as it is.
 */
export function withLatinLetters(text: string): string | null {
  if (!LATIN_OR_DIGIT.test(text)) return null
  const counted = text.replace(AMONG_DIGITS, withDigitsAlike)
  const foreign = counted.match(FOREIGN_LETTERS) ?? []
  if (counted === text && foreign.length === 0) return null
  if (!foreign.every((letter) => LOOK_ALIKES.has(letter))) return null
  return counted.replace(FOREIGN_LETTERS, (letter) => LOOK_ALIKES.get(letter) ?? letter)
}

/** A leading O stays a letter. */
function withDigitsAlike(run: string): string {
  if (!TWO_DIGITS.test(run)) return run
  return run.replace(/./gu, (sign, at: number) => {
    const isInside = at > 0 && at < run.length - 1
    const isFree = LOOK_ALIKES.has(sign) ? at > 0 : isInside || !INSIDE_ALONE.includes(sign)
    return isFree ? (DIGIT_ALIKES.get(sign) ?? sign) : sign
  })
}

/** The letters of the keys Q to M with a Russian or Greek layout, each followed by the Latin one. */
const KEYS = new Map(
  (
    'йq цw уe кr еt нy гu шi щo зp фa ыs іs вd аf пg рh оj лk дl яz чx сc мv иb тn ьm ' +
    'ςw εe ρr τt υy θu ιi οo πp αa σs δd φf γg ηh ξj κk λl ζz χx ψc ωv βb νn μm'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** The text that the same keys write with a Latin keyboard; null when a letter is on no such key. */
export function withLatinKeys(text: string): string | null {
  const foreign = text.match(FOREIGN_LETTERS) ?? []
  if (foreign.length === 0 || !foreign.every((letter) => KEYS.has(letter.toLowerCase())))
    return null
  return text.replace(FOREIGN_LETTERS, (letter) => {
    const key = KEYS.get(letter.toLowerCase()) ?? letter
    return letter === letter.toLowerCase() ? key : key.toUpperCase()
  })
}

const OTHER_DIGITS = /[^\P{Nd}0-9]/gu
/** Circled and mathematical forms of plain digits and letters. */
const FORMS = /[\u2460-\u2473\u24B6-\u24EA\u{1D400}-\u{1D7FF}]/gu
const MOST_OF_A_RUN = 60

/** Tells whether a text has digits of another script, or circled digits besides plain letters or digits. */
export function hasOtherDigits(text: string): boolean {
  const isCircled = /[\u2460-\u2473]/.test(text) && LATIN_OR_DIGIT.test(text)
  return isCircled || text.search(OTHER_DIGITS) !== -1
}

/** Replaces digits of other scripts, and circled or mathematical forms, by plain ones. */
export function withPlainDigits(text: string): string {
  return text
    .replace(FORMS, (form) => form.normalize('NFKC'))
    .replace(OTHER_DIGITS, (digit) => String(valueOf(digit)))
}

/** The digits of each script are consecutive, beginning with its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < MOST_OF_A_RUN && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

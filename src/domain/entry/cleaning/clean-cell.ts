import { cleanBy, cleaningRule } from './rule.ts'
import { unguardFully } from './guard-cell.ts'

const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/** Zero-width space, directional marks, word joiner, byte-order mark, soft hyphen. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Joiners are removed only after plain ASCII, since other scripts (Persian, Hindi) need them. */
const JOINERS_IN_ASCII = /(?<![^\0-\x7F])[\u200C\u200D]+/g

/** Full-width digits, letters and the punctuation of IDs (# . / _ -). Other scripts stay as they are. */
const FULL_WIDTH = /[\uFF03\uFF0E\uFF0F\uFF3F\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF0D]/g
const NO_BREAK_HYPHEN = '\u2011'
const FULL_WIDTH_DISTANCE = 0xfee0

const FORMULA_TEXT = /^=\s*"([^]*)"$/

/** Excel's text prefix, also as a curly quote. Not the Dutch `'t`, not a quotation. */
const LEADING_APOSTROPHE = /^['‘’](?![a-z]\s)([^'‘’]*)$/i

/**
 * Quotation marks around the whole value. A straight single quote before a symbol may be the guard of a CSV cell, also
 * with an invisible character between them.
 */
const QUOTED = /^["“‘]([^"“”‘’]+)["”’]$/
const SINGLY_QUOTED = /^'((?!\p{DI})[\p{L}\p{N}][^'‘’"“”]*)'$/u

/** A soft hyphen inside a word, which may stand for a hyphen. */
const SOFT_HYPHEN = /(?<=[\p{L}\p{N}])\u00AD(?=[\p{L}\p{N}])/gu
const KEPT_HYPHEN = '\uE000'

/** Like `WRAPPINGS`, but a soft hyphen inside an ID stays: only its column tells what it is. */
export const WRAPPINGS_OF_IDS = [
  cleaningRule({ characters: ` "'=` }, (cell) => {
    const kept = cell.includes('\u00AD') ? cell.replace(SOFT_HYPHEN, KEPT_HYPHEN) : cell
    return unwrap(withPlainCharacters(kept)).replaceAll(KEPT_HYPHEN, '\u00AD')
  }),
]

/** Removes the wrappings that spreadsheets put around a value of any field. */
export const WRAPPINGS = [
  cleaningRule({ characters: ` "'=` }, (cell) => unwrap(withPlainCharacters(cell))),
]

/**
 * Removes outer and invisible spaces, Excel's text forms and quotation marks; makes full-width characters ASCII. Never
 * changes the meaning. Returns the same string when there is nothing to clean.
 */
export function cleanCell(raw: string): string {
  return cleanBy(WRAPPINGS, raw)
}

function withPlainCharacters(raw: string): string {
  return raw
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(FULL_WIDTH, toAscii)
    .replaceAll(NO_BREAK_HYPHEN, '-')
    .replace(JOINERS_IN_ASCII, '')
}

function toAscii(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_DISTANCE)
}

/** Removes wrappings until none is left, since one export may wrap the output of another. */
function unwrap(value: string): string {
  let inner = value
  for (;;) {
    const peeled = peel(inner).trim()
    if (peeled === inner) return inner
    inner = peeled
  }
}

function peel(value: string): string {
  const formula = FORMULA_TEXT.exec(value)?.[1]
  // Quotes inside a formula's text are doubled.
  if (formula !== undefined && !formula.replaceAll('""', '').includes('"')) {
    return formula.replaceAll('""', '"')
  }
  return (
    (LEADING_APOSTROPHE.exec(value) ?? QUOTED.exec(value) ?? SINGLY_QUOTED.exec(value))?.[1] ??
    unguardFully(value)
  )
}

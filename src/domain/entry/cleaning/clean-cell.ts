import { cleanBy, cleaningRule } from '#domain/entry/rule.ts'
import { unguardFully } from './guard-cell.ts'

const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/** Zero-width space, marks of direction, word joiner, byte-order mark, soft hyphen. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Joiners mean something in other scripts (Persian, Hindi): they are removed only after plain ASCII. */
const JOINERS_IN_ASCII = /(?<![^\0-\x7F])[\u200C\u200D]+/g

/** Full-width digits, letters and the signs of IDs (# . / _ -); nothing else of other scripts is touched. */
const FULL_WIDTH = /[\uFF03\uFF0E\uFF0F\uFF3F\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF0D]/g
const NO_BREAK_HYPHEN = '\u2011'
const FULL_WIDTH_DISTANCE = 0xfee0

const FORMULA_TEXT = /^=\s*"([^]*)"$/

/** Excel's mark for text, also as keyboards correct it. Not the Dutch `'t`, not a quotation. */
const LEADING_APOSTROPHE = /^['‘’](?![a-z]\s)([^'‘’]*)$/i

/**
 * Quotation marks around all of it are the writer's. A straight single one may be the guard of a CSV when a sign follows it,
 * also behind an invisible character.
 */
const QUOTED = /^["“‘]([^"“”‘’]+)["”’]$/
const SINGLY_QUOTED = /^'((?!\p{DI})[\p{L}\p{N}][^'‘’"“”]*)'$/u

/** What spreadsheets wrap around a value of any field. */
export const WRAPPINGS = [
  cleaningRule({ characters: ` "'=` }, (cell) => unwrap(withPlainCharacters(cell))),
]

/**
 * The value without what spreadsheets wrap around it: outer and invisible spaces, Excel's text forms,
 * full-width digits and letters, quotation marks. Never changes what the value says; the same string when there is nothing to do.
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

/** Takes the wrappings off until none is left: one export may have wrapped what another had wrapped. */
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
  // Quotes in a text of a formula are doubled.
  if (formula !== undefined && !formula.replaceAll('""', '').includes('"')) {
    return formula.replaceAll('""', '"')
  }
  return (
    (LEADING_APOSTROPHE.exec(value) ?? QUOTED.exec(value) ?? SINGLY_QUOTED.exec(value))?.[1] ??
    unguardFully(value)
  )
}

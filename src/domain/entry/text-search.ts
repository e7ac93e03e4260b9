import { cleanCell } from './cleaning/clean-cell.ts'

/** A text to find in values, with its options. */
export type TextQuery = {
  readonly text: string
  /** Only values that equal the text match. */
  readonly wholeValue: boolean
  readonly matchCase: boolean
  /** Only the same signs match, as a replacement needs it. Otherwise spellings of one value match each other. */
  readonly asTyped: boolean
}

/** A search that finds a text in values, splits values at it and replaces it. */
export type TextSearch = {
  readonly isIn: (value: string) => boolean
  /** Splits a value into the text between matches, first and last and possibly empty, and the matches, alternating. */
  readonly cut: (value: string) => readonly string[]
  /** Replaces every occurrence. */
  readonly replaceIn: (value: string, by: string) => string
}

/** Blanks, dashes and invisible characters, which copied numbers have or lack. */
const BETWEEN = String.raw`[\s\p{Pd}\u2212\p{DI}]`
const ALL_BETWEEN = new RegExp(`${BETWEEN}+`, 'gu')
const BEGINS_BETWEEN = new RegExp(`^${BETWEEN}`, 'u')
const ENDS_BETWEEN = new RegExp(`${BETWEEN}$`, 'u')
const PLAIN = /^[0-9a-z]*$/
const NOT_ASCII = /[^\0-\x7f]/

/** Returns what all spellings of a value share: without capitals, full width, blanks, dashes and a leading `#`. */
export function foldValue(value: string): string {
  const small = value.toLowerCase()
  if (PLAIN.test(small)) return small
  return value.normalize('NFKC').toLowerCase().replace(ALL_BETWEEN, '').replace(/^#/, '')
}

/** Folds a text to search for, which may have been copied with a spreadsheet's wrappings. */
export function foldWanted(text: string): string {
  return foldValue(cleanCell(text))
}

/** Creates a search by any spelling, to use for many values. An empty text matches nothing. */
export function searchAnySpelling(text: string): TextSearch {
  return createTextSearch({ text, wholeValue: false, matchCase: false, asTyped: false })
}

/** Creates a search to use for many values. An empty text matches nothing; signs alone match as they are typed. */
export function createTextSearch(query: TextQuery): TextSearch {
  const { text, wholeValue, matchCase, asTyped } = query
  const folded = asTyped || matchCase ? '' : foldWanted(text)
  const plain = folded === '' ? escaped(text) : anySpelling(folded, text)
  const around = folded === '' ? '' : `(?:${BETWEEN}|#)*`
  const flags = matchCase ? 'u' : 'iu'
  const wanted = wholeValue ? `^${around}(${plain})${around}$` : `(${plain})`
  const one = new RegExp(wanted, flags)
  const all = new RegExp(wanted, `g${flags}`)
  const isEmpty = text === ''
  const isIn = (value: string) =>
    one.test(value) || (folded !== '' && NOT_ASCII.test(value) && one.test(foldValue(value)))
  return {
    isIn: (value) => !isEmpty && isIn(value),
    cut: (value) => (isEmpty ? [value] : value.split(one)),
    // `$` is special in a replacement; a replacer function would take several times as long.
    replaceIn: (value, by) => (isEmpty ? value : value.replace(all, by.replaceAll('$', '$$$$'))),
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

/** A longer text is found by its beginning. */
const LONGEST = 500
const FULL_WIDTH_DISTANCE = 0xfee0

/**
 * A pattern for a folded text: each character in either width, with anything between two of them that folding drops. A
 * match includes the dash that the text begins or ends with, since it is shown as found.
 */
function anySpelling(folded: string, text: string): string {
  const start = BEGINS_BETWEEN.test(text) ? `${BETWEEN}*` : ''
  const end = ENDS_BETWEEN.test(text) ? `${BETWEEN}*` : ''
  const characters = Array.from(folded, eitherWidth).slice(0, LONGEST)
  return `${start}${characters.join(`${BETWEEN}*`)}${end}`
}

function eitherWidth(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const wide = code > 0x20 && code < 0x7f ? codeInPattern(code + FULL_WIDTH_DISTANCE) : ''
  return `[${codeInPattern(code)}${wide}]`
}

const codeInPattern = (code: number): string => String.raw`\u{${code.toString(16)}}`

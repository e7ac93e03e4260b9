import { isOn } from './shared-strings.ts'
import { attributeOf, createXmlReader } from './xml-reader.ts'

/** The number format of a cell, as far as it can change an ID. */
export type CellFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Leading zeros and fixed texts that only the format shows: `"SO-"00000`, `000-0000000`, `"PO-"@`. */
  | {
      readonly kind: 'mask'
      /** Masks for whole numbers; the first that matches applies, null shows the plain digits. */
      readonly numbers: readonly NumberMask[]
      /** Mask for texts; null shows them as they are. */
      readonly text: readonly MaskPart[] | null
    }

/** The part of a format code for some numbers, such as `[>=1000]"WEB-"0`. */
export type NumberMask = {
  readonly condition: Condition | null
  readonly parts: readonly MaskPart[] | null
}

export type Condition = { readonly sign: string; readonly than: number }

/** A fixed text, the place of a digit (with a zero or nothing if there is no digit), or of the whole value. */
export type MaskPart =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'digit'; readonly otherwise: '0' | '' }
  | { readonly kind: 'value' }

const PLAIN: CellFormat = { kind: 'plain' }

/** Built-in date and time formats, which have a number but no code in the file. */
const DATE_NUMBERS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const EAST_ASIAN_DATES: readonly (readonly [number, number])[] = [
  [27, 36],
  [50, 58],
]

/** The styles of a workbook's cells, by index. */
export type CellStyles = {
  readonly formats: readonly CellFormat[]
  /** Styles with struck-through text. */
  readonly struck: ReadonlySet<number>
}

/** Reads the cell styles from a workbook's `styles.xml`. */
export function readCellStyles(xml: string): CellStyles {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  const struckFonts = new Set<number>()
  const struck = new Set<number>()
  let fonts = 0
  let isIn: 'cellXfs' | 'fonts' | null = null
  const openInFonts = (name: string, tag: string) => {
    if (name === 'font') fonts += 1
    else if (name === 'strike' && isOn(tag)) struckFonts.add(fonts - 1)
  }
  const openInCells = (tag: string) => {
    if (struckFonts.has(Number(attributeOf(tag, 'fontId') ?? -1))) struck.add(formats.length)
    formats.push(formatOf(numberOf(tag), codes))
  }
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'numFmt') codes.set(numberOf(tag), attributeOf(tag, 'formatCode') ?? '')
      else if (name === 'cellXfs' || name === 'fonts') isIn = name
      else if (isIn === 'fonts') openInFonts(name, tag)
      else if (isIn === 'cellXfs' && name === 'xf') openInCells(tag)
    },
    onText: () => {},
    onClose: (name) => {
      if (name === isIn) isIn = null
    },
  }).push(xml)
  return { formats, struck }
}

function numberOf(tag: string): number {
  return Number(attributeOf(tag, 'numFmtId') ?? 0)
}

function formatOf(number: number, codes: ReadonlyMap<number, string>): CellFormat {
  const code = codes.get(number)
  if (code !== undefined) return formatOfCode(code)
  const isDate =
    DATE_NUMBERS.has(number) ||
    EAST_ASIAN_DATES.some(([first, last]) => number >= first && number <= last)
  return isDate ? { kind: 'date' } : PLAIN
}

/** Excel allows 255 characters. */
const LONGEST_CODE = 1000

/** Parses a format code (`yyyy-mm-dd`, `0000000`, `[>=1000]"WEB-"0;"POS-"0`). */
export function formatOfCode(code: string): CellFormat {
  if (code.length > LONGEST_CODE) return PLAIN
  const sections = sectionsOf(code)
  if (isDateCode(sections[0] ?? '')) return { kind: 'date' }
  // The section for texts is the fourth, or the last one if it has a place for text.
  const isForText = (section: string, index: number) =>
    index === 3 || (index === sections.length - 1 && hasTextPlace(section))
  const textSection = sections.find(isForText)
  const only = sections.length === 1
  const numbers = sections
    .filter((section, index) => only || !isForText(section, index))
    .map((section) => ({ condition: conditionOf(section), parts: readMask(section) }))
  const text = textSection === undefined ? null : readMask(textSection)
  const saysMore = text !== null || numbers.some(({ parts }) => parts !== null)
  return saysMore ? { kind: 'mask', numbers, text } : PLAIN
}

/** Splits a code at semicolons, except in quotes and behind a backslash. */
function sectionsOf(code: string): readonly string[] {
  const sections = ['']
  for (const [piece] of code.matchAll(/"[^"]*"?|\\.?|;|[^"\\;]+/g)) {
    if (piece === ';') sections.push('')
    else sections[sections.length - 1] += piece
  }
  return sections
}

function hasTextPlace(section: string): boolean {
  return section.replace(/"[^"]*"|\\./g, '').includes('@')
}

const CONDITION = /\[(<=|>=|<>|<|>|=)\s?(-?\d+(?:\.\d+)?)\]/

function conditionOf(section: string): Condition | null {
  const [, sign, than] = CONDITION.exec(section) ?? []
  return sign === undefined ? null : { sign, than: Number(than) }
}

/**
 * A text in quotes, behind a backslash or plain; a currency, which may be any text; the place of a digit or of the
 * whole value; or a colour, condition, language or spacing, which are ignored.
 */
const MASK_PART =
  /"([^"]*)"|\\(.)|([-+ ()'!~&{}=^]|[^\0-\x7F])|\[\$([^\]-]*)(?:-[^\]]*)?\]|([0#?])|(@|General|Standard|G\/[^\0-\x7F]{2,4})|[_*].|\[[^\]$]*\]/giy

/** null when the section shows no more than the value, or has other parts. */
function readMask(code: string): readonly MaskPart[] | null {
  const found = [...code.matchAll(MASK_PART)]
  if (found.map(([all]) => all).join('') !== code) return null
  const parts = found.flatMap(maskPartOf)
  const hasValue = parts.some(({ kind }) => kind !== 'fixed')
  const saysMore =
    parts.some((part) => part.kind === 'fixed') || parts.filter(isZeroPlace).length > 1
  return hasValue && saysMore ? parts : null
}

const isZeroPlace = (part: MaskPart) => part.kind === 'digit' && part.otherwise === '0'

function maskPartOf(found: RegExpExecArray): readonly MaskPart[] {
  const [, quoted, escaped, plain, currency, digit, value] = found
  if (digit !== undefined) return [{ kind: 'digit', otherwise: digit === '0' ? '0' : '' }]
  if (value !== undefined) return [{ kind: 'value' }]
  const text = quoted ?? escaped ?? plain ?? currency ?? ''
  // A space only makes the number easier to read and isn't part of it.
  return text.trim() === '' ? [] : [{ kind: 'fixed', text }]
}

/** Colours, conditions and languages are in brackets, texts in quotes or behind a backslash. */
const NOT_THE_NUMBER = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^[\]]*\]|General|Standard/gi

function isDateCode(code: string): boolean {
  return /[dmyhs年月日]/i.test(code.replace(NOT_THE_NUMBER, ''))
}

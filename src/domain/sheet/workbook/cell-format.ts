import { attributeOf, createXmlReader } from './xml-reader.ts'

/** How a sheet shows the numbers of a cell, as far as it changes what an id says. */
export type CellFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Zeros in front and fixed texts that only the format shows: `"SO-"00000`, `000-0000000`. */
  | { readonly kind: 'mask'; readonly parts: readonly MaskPart[] }

/** A fixed text, or the place of a digit: where there is none, a zero or nothing. */
export type MaskPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'digit'; readonly otherwise: '0' | '' }

const PLAIN: CellFormat = { kind: 'plain' }

/** The formats of dates and times that have a number and no code in the file. */
const DATE_NUMBERS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const EAST_ASIAN_DATES: readonly (readonly [number, number])[] = [
  [27, 36],
  [50, 58],
]

/** Reads the formats of a workbook's cells from its `styles.xml`, by their number. */
export function readCellFormats(xml: string): readonly CellFormat[] {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let isInCells = false
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'numFmt') codes.set(numberOf(tag), attributeOf(tag, 'formatCode') ?? '')
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) formats.push(formatOf(numberOf(tag), codes))
    },
    onText: () => {},
    onClose: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  }).push(xml)
  return formats
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

/** Excel takes codes of 255 characters. */
const LONGEST_CODE = 1000

/** What a format code (`yyyy-mm-dd`, `0000000`) does with numbers. */
function formatOfCode(code: string): CellFormat {
  if (code.length > LONGEST_CODE) return PLAIN
  const [forNumbers = ''] = code.split(';')
  if (isDateCode(forNumbers)) return { kind: 'date' }
  const parts = readMask(forNumbers)
  return parts === null ? PLAIN : { kind: 'mask', parts }
}

/** A text in quotes, behind a backslash or as it is; the place of a digit; a colour or room, which say nothing. */
const MASK_PART =
  /"([^"]*)"|\\(.)|([- ()])|([0#?])|_.|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+|\$-[^\]]*)\]/giy

/** null: it says no more than the digits, or something else. */
function readMask(code: string): readonly MaskPart[] | null {
  const found = [...code.matchAll(MASK_PART)]
  if (found.map(([all]) => all).join('') !== code) return null
  const parts = found.flatMap(([, quoted, escaped, plain, digit]): readonly MaskPart[] => {
    if (digit !== undefined) return [{ kind: 'digit', otherwise: digit === '0' ? '0' : '' }]
    const text = quoted ?? escaped ?? plain ?? ''
    // A space makes a number easier to read, and is no part of it.
    return text.trim() === '' ? [] : [{ kind: 'text', text }]
  })
  const hasDigits = parts.some(({ kind }) => kind === 'digit')
  const saysMore = parts.some((part) => part.kind === 'text') || code.includes('00')
  return hasDigits && saysMore ? parts : null
}

/** Colours, conditions and languages are in brackets, texts in quotes or behind a backslash. */
const NOT_THE_NUMBER = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi

function isDateCode(code: string): boolean {
  return /[dmyhs年月日]/i.test(code.replace(NOT_THE_NUMBER, ''))
}

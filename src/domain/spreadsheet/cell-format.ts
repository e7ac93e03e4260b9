import { attributeOf, createXmlReader } from './xml-reader.ts'

/** How a sheet shows the numbers of a cell, as far as it changes what an id says. */
export type CellFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Zeros in front that only the format shows, and fixed texts around: `"SO-"00000`. */
  | {
      readonly kind: 'padded'
      readonly before: string
      readonly digits: number
      readonly after: string
    }

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

const PADDED = /^(?:"([^"]*)")?(0{2,})(?:"([^"]*)")?$/

/** What a format code (`yyyy-mm-dd`, `0000000`) does with numbers. */
function formatOfCode(code: string): CellFormat {
  const [forNumbers = ''] = code.split(';')
  const padded = PADDED.exec(forNumbers)
  if (padded !== null) {
    const [, before = '', zeros = '', after = ''] = padded
    return { kind: 'padded', before, digits: zeros.length, after }
  }
  return isDateCode(forNumbers) ? { kind: 'date' } : PLAIN
}

/** Colours, conditions and languages stand in brackets, texts in quotes or behind a backslash. */
const NOT_THE_NUMBER = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi

function isDateCode(code: string): boolean {
  return /[dmyhs年月日]/i.test(code.replace(NOT_THE_NUMBER, ''))
}

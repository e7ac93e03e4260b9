import { HEADER_ALIASES } from '#domain/columns/header/alias-table.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'
import { createFormatIndex, loadFormats } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'

const formats = createFormatIndex(await loadFormats())
const fits = (number: string) => judgeNumber(formats, number).shapeKnown

/** The product's header names and number formats. */
export const OPTIONS = {
  aliases: HEADER_ALIASES,
  fits,
  checkDigit: (number: string) => judgeNumber(formats, number).checkDigit,
}

/** Suggests columns for a sheet without remembered ones. */
export const suggest = (rows: readonly (readonly string[])[]) => suggestColumns(rows, OPTIONS)

/** Cell values for named kinds of columns; unknown kinds repeat their name. */
const CELLS: Readonly<Record<string, (i: number) => string>> = {
  order: (i) => `9${8_204_411 + i * 37}`,
  amazon: (i) => `112-${1_234_567 + i * 911}-${7_654_321 - i * 13}`,
  ebay: (i) => `12-${34_567 + i * 7}-${89_012 - i}`,
  prefixed: (i) => `ORD-2026-${10_012 + i}`,
  hash: (i) => `#${1001 + i}`,
  merchant: (i) => `M-${500 + i}`,
  tracking: (i) => `LX${123_456_780 + i * 77}CN`,
  digits: (i) => `${400_111_206_206 + i * 771}`,
  courier: (i) => (i % 2 === 0 ? 'DHL' : 'Yanwen'),
  code: () => 'dhl',
  counter: (i) => `${i + 1}`,
  item: (i) => `${10_000_000_000_000 + i * 991}`,
  date: (i) => `2026-11-${10 + i}`,
  person: (i) => ['Ada Byron', 'Bo Li', 'Cy Ott'][i % 3] ?? '',
  money: (i) => `${i + 2}.50`,
  phone: (i) => `57300123${1000 + i * 7}`,
  link: (i) => `https://track.example/${i}`,
  status: () => 'shipped',
  quantity: () => '1',
  empty: () => '',
}

/** A header and the kind of its cells. */
export type Column = readonly [header: string, cells: string]

export function sheetOf(columns: readonly Column[], rows = 8): string[][] {
  const body = Array.from({ length: rows }, (_, i) =>
    columns.map(([, cells]) => CELLS[cells]?.(i) ?? cells),
  )
  return [columns.map(([header]) => header), ...body]
}

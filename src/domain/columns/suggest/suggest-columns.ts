import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import { isRounded } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { assignByCells, type MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import type { Platform } from '#domain/columns/platforms/platform.ts'
import {
  countedName,
  readAboutRows,
  suggestByPlatform,
} from '#domain/columns/platforms/read-by-platform.ts'
import { recognizePlatform } from '#domain/columns/platforms/recognize-platform.ts'
import type { HeaderColumn } from '#domain/columns/header/assign-by-header.ts'
import type { CellTests } from '#domain/columns/cells/column-facts.ts'
import { type CourierTests, countsOf, findEvidence } from './find-evidence.ts'
import { type ReadColumn, readColumn } from '#domain/columns/cells/column-kinds.ts'
import {
  type ColumnMapping,
  type ColumnMatch,
  type ColumnSample,
  MOST_COLUMNS,
  type SampleRow,
} from '#domain/columns/column-match.ts'
import { withoutCompanies } from '#domain/columns/header/companies-of-addresses.ts'
import { findHeaderRow, HEADER_ROWS } from '#domain/columns/header/find-header-row.ts'
import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { readHeader } from '#domain/columns/header/read-header.ts'
import { nameDenied, nameLayout, recallMatch, type RememberedMatch } from './remembered-match.ts'
import { suggestByHeader } from '#domain/columns/header/suggest-by-header.ts'

type Rows = readonly (readonly string[])[]

export type SuggestOptions = Omit<CellTests, 'isCourierWord'> &
  CourierTests & {
    readonly aliases: HeaderAliases
    /** Matches that the user confirmed, by layout. */
    readonly remembered?: (layout: string) => RememberedMatch | null
  }

/**
 * Finds the meaning of columns from the first rows of a sheet (200 are enough), below the given header row (null for
 * none), or else below the one that is found.
 */
export function suggestColumns(
  whole: Rows,
  options: SuggestOptions,
  given?: number | null,
): ColumnMatch {
  const rows = withoutFurther(whole)
  const { headerRow, denied } = placeHeader(rows, options, given)
  const columns = readColumns(rows, headerRow, options)
  const header = headerRow === null ? null : alignHeader(rows, headerRow)
  const headers = header && withoutCompanies(readHeaders(header.texts, options.aliases))
  const layout = denied ?? nameLayout(headers?.map(({ text }) => text) ?? null, columns)
  const texts = headers?.map(({ text }) => text) ?? []
  const platform = recognizePlatform(texts)
  const found = findColumns(headers, columns, platform)
  const remembered = options.remembered?.(layout) ?? null
  const recalled =
    remembered && recallMatch(remembered, columns, headers !== null || denied !== null)
  const suggestion = recalled ?? (header?.isShifted ? { ...found, certain: false } : found)
  return {
    headerRow,
    ...suggestion,
    found: found.mapping,
    evidence: findEvidence(suggestion.mapping, {
      columns,
      headers,
      platform,
      isRemembered: recalled !== null,
      tests: options,
    }),
    merchantOnly: isMerchantOnly(suggestion.mapping),
    ...readAboutRows(texts, platform, suggestion.mapping, titlesOf(rows, headerRow)),
    columns: columns.map((column) => sampleOf(column, headers, options)),
    ...countFurther(whole),
    sampleRows: chooseSampleRows(rows, headerRow, suggestion.mapping),
    layout,
  }
}

function findColumns(
  headers: readonly HeaderColumn[] | null,
  columns: readonly ReadColumn[],
  platform: Platform | null,
): MappingSuggestion {
  if (headers === null) return assignByCells(columns)
  if (platform === null) return suggestByHeader(headers, columns)
  return suggestByPlatform(platform, headers, columns)
}

function withoutFurther(rows: Rows): Rows {
  return rows.map((row) => (row.length > MOST_COLUMNS ? row.slice(0, MOST_COLUMNS) : row))
}

/** Counts the columns beyond the limit, up to the last one with a value. */
function countFurther(rows: Rows): Pick<ColumnMatch, 'furtherColumns'> {
  const widths = rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1)
  const further = Math.max(0, ...widths) - MOST_COLUMNS
  return further > 0 ? { furtherColumns: further } : {}
}

export type ColumnAnswer = Pick<ColumnMatch, 'mapping' | 'headerRow'>

/** The match with the user's choice of columns and header row. */
export function matchAsAnswered(
  rows: Rows,
  options: SuggestOptions,
  { mapping, headerRow }: ColumnAnswer,
): ColumnMatch {
  const match = suggestColumns(rows, options, headerRow)
  const sampleRows = chooseSampleRows(withoutFurther(rows), headerRow, mapping)
  return { ...match, mapping, certain: true, merchantOnly: isMerchantOnly(mapping), sampleRows }
}

type HeaderPlace = {
  readonly headerRow: number | null
  /** The layout, if the user said that a header-like row isn't one, now or in an earlier sheet of this kind. */
  readonly denied: string | null
}

function placeHeader(rows: Rows, options: SuggestOptions, given?: number | null): HeaderPlace {
  if (typeof given === 'number') return { headerRow: given, denied: null }
  const found = findHeader(rows, options)
  if (found === null) return { headerRow: null, denied: null }
  const denied = nameDenied(rows[found] ?? [])
  const isDenied = given === null || Boolean(options.remembered?.(denied))
  return isDenied ? { headerRow: null, denied } : { headerRow: found, denied: null }
}

/** Headers that the user confirmed, and those of platforms, are recognized by their texts, even below titles. */
function findHeader(rows: Rows, options: SuggestOptions): number | null {
  const { aliases, fits, remembered } = options
  const known = rows.slice(0, HEADER_ROWS).findIndex((row) => {
    const layout = nameLayout(row, [])
    const isRemembered = layout !== '' && Boolean(remembered?.(layout))
    return isRemembered || recognizePlatform(row.slice(0, MOST_COLUMNS)) !== null
  })
  return known === -1 ? findHeaderRow(rows, aliases, fits) : known
}

function readColumns(
  rows: Rows,
  headerRow: number | null,
  { aliases, ...options }: SuggestOptions,
): readonly ReadColumn[] {
  const { isCourierWord = () => false } = aliases
  const body = rows.slice((headerRow ?? -1) + 1)
  const width = Math.max(0, ...rows.slice(headerRow ?? 0).map((row) => row.length))
  const tests = { ...options, isCourierWord }
  return Array.from({ length: width }, (_, index) => readColumn(index, body, tests))
}

/** The rows above the header with a single text. */
function titlesOf(rows: Rows, headerRow: number | null): readonly string[] {
  const above = rows.slice(0, headerRow ?? 0).map((row) => row.filter((cell) => cell !== ''))
  return above.flatMap((texts) => (texts.length === 1 ? texts : []))
}

/** A single longer row may be a mistake. */
const FEWEST_LONGER = 2

/**
 * The column names. If all rows have one cell more and it counts up, a program such as R wrote row numbers without a
 * name: the names are shifted by one column, and the user is asked.
 */
function alignHeader(rows: Rows, headerRow: number) {
  const texts = rows[headerRow] ?? []
  const below = rows.slice(headerRow + 1).filter((row) => row.some((cell) => cell !== ''))
  const isShifted =
    below.length >= FEWEST_LONGER &&
    texts.at(-1)?.trim() !== '' &&
    below.every((row) => row.length === texts.length + 1) &&
    below.every(([first], index) => Number(first) === Number(below[0]?.[0]) + index)
  return { texts: isShifted ? ['', ...texts] : texts, isShifted }
}

/** Columns that continue a first one, such as `Tracking 2`, don't compete with it. */
function readHeaders(row: readonly string[], aliases: HeaderAliases): readonly HeaderColumn[] {
  const seen = new Set<string>()
  return row.map((text) => {
    const name = countedName(text)
    const key = headerKey(name ?? '')
    const isFurther = name !== null && seen.has(key)
    if (name !== null) seen.add(key)
    const whole = readHeader(text, aliases)
    const isKnown = whole.fields.length > 0 && whole.strength !== 'contained'
    const meaning = name === null || isKnown ? whole : readHeader(name, aliases)
    return {
      text,
      meaning: isFurther && !isKnown ? { ...meaning, fields: [], isDecoy: true } : meaning,
    }
  })
}

/** About one number in three has some valid check digit by chance; all of six in one of a thousand columns. */
const FEWEST_CHECKED = 6

function sampleOf(
  column: ReadColumn,
  headers: readonly HeaderColumn[] | null,
  { fits }: SuggestOptions,
): ColumnSample {
  const { index, kind, values, checkedShare } = column
  const header = headers === null ? null : (headers[index]?.text ?? '')
  const isChecked = checkedShare === 1 && new Set(values).size >= FEWEST_CHECKED
  return {
    index,
    header,
    kind,
    cells: countsOf(column),
    ...(isRounded(values, fits) && { isRounded: true }),
    ...(isChecked && { isChecked }),
  }
}

function isMerchantOnly({ orderId, merchantOrderId, trackingId }: ColumnMapping): boolean {
  return orderId === undefined && merchantOrderId !== undefined && trackingId !== undefined
}

const SAMPLE_ROWS = 5

/** Longer texts would push the other columns out of view. */
const LONGEST_CELL = 120

/** Chooses rows below the header with the most filled cells, first in the matched columns, then in the others. */
function chooseSampleRows(
  rows: readonly (readonly string[])[],
  headerRow: number | null,
  mapping: ColumnMapping,
): readonly SampleRow[] {
  const matched = Object.values(mapping)
  const first = (headerRow ?? -1) + 1
  return rows
    .slice(first)
    .map((row, index) => {
      const cells = row.map((cell) => cleanCell(cell.trimStart().slice(0, LONGEST_CELL)))
      const filled = cells.filter((cell) => cell !== '').length
      const filledMatched = matched.filter(
        (column) => cells[column] && !isNoId(cells[column]),
      ).length
      return { row: first + index + 1, cells, filled, shown: filledMatched * 1000 + filled }
    })
    .filter(({ filled }) => filled > 0)
    .sort((one, other) => other.shown - one.shown)
    .slice(0, SAMPLE_ROWS)
    .sort((one, other) => one.row - other.row)
    .map(({ row, cells }) => ({ row, cells }))
}

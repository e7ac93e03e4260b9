import { mayBeTrackingNumber } from '#domain/columns/cells/column-facts.ts'
import type { HeaderAliases, HeaderMeaning } from './header-aliases.ts'
import { readHeader } from './read-header.ts'

type Rows = readonly (readonly string[])[]

/** Titles, banners and instructions come above a header, in fewer rows than this. */
export const HEADER_ROWS = 20

/** A row with this score names fields, and not just by chance. */
const ENOUGH = 3
const PLAINLY_A_HEADER = 6

/**
 * The index of the row that names the columns; null without one. Found by known names, or else as a row of words above
 * rows with numbers, which may be in an unknown language.
 */
export function findHeaderRow(
  rows: Rows,
  aliases: HeaderAliases,
  fits: (number: string) => boolean,
): number | null {
  let best = { index: -1, score: ENOUGH - 1 }
  for (const [index, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const score = mayName(row, rows, fits) ? scoreOf(row, aliases) : 0
    if (score > best.score) best = { index, score }
    if (score >= PLAINLY_A_HEADER) break
  }
  return best.index === -1 ? findRowOfWords(rows) : best.index
}

/** A single text above a table is its title; a row with a tracking number is data. */
function mayName(row: readonly string[], rows: Rows, fits: (number: string) => boolean): boolean {
  const texts = row.filter((cell) => cell.trim() !== '')
  const isTitle = texts.length === 1 && rows.some((other) => filledCount(other) > 1)
  const isData = texts.some((text) => mayBeTrackingNumber(text) && fits(text.trim()))
  return !isTitle && !isData
}

function scoreOf(row: readonly string[], aliases: HeaderAliases): number {
  const points = new Map<string, number>()
  for (const cell of row) {
    const meaning = isLabel(cell) ? readHeader(cell, aliases) : null
    if (meaning === null) continue
    const name = meaning.fields[0] ?? 'another thing'
    points.set(name, Math.max(points.get(name) ?? 0, pointsOf(meaning)))
  }
  return [...points.values()].reduce((sum, more) => sum + more, 0)
}

function pointsOf({ strength, fields: [field], isDecoy }: HeaderMeaning): number {
  if (field === undefined) return isDecoy ? 1 : 0
  if (strength === 'contained') return 1
  return strength === 'doubtful' || field === 'courier' ? 2 : 3
}

/** Column names have no long numbers. */
function isLabel(cell: string): boolean {
  return !/\d{3}/.test(cell) && /[^\s\d]/.test(cell)
}

function findRowOfWords(rows: Rows): number | null {
  const width = Math.max(0, ...rows.map(filledCount))
  const index = rows.slice(0, HEADER_ROWS).findIndex((row) => filledCount(row) * 2 > width)
  const row = rows[index]
  const below = rows.slice(index + 1).filter((other) => filledCount(other) * 2 > width)
  if (row === undefined || below.length === 0) return null
  const texts = row.filter((cell) => cell.trim() !== '')
  const numbered = below.filter((other) => other.some((cell) => /\d{3}/.test(cell)))
  return texts.every(isLabel) && numbered.length >= below.length * 0.8 ? index : null
}

function filledCount(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length
}

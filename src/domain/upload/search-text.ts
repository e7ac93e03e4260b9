import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'

/** How a value fits what was searched; the better one first. */
export type FitKind = 'exact' | 'prefix' | 'part'

/** An entry that fits, by its index in the text, and the field in which it fits best. */
export type TextMatch = {
  readonly index: number
  readonly field: SearchedField
  readonly fit: FitKind
}

/** The fields by which people look for an entry. */
export const SEARCHED_FIELDS = [
  'orderId',
  'merchantOrderId',
  'trackingId',
] as const satisfies readonly TrackingField[]

export type SearchedField = (typeof SEARCHED_FIELDS)[number]

/** What is compared: the cleaned value without spaces and capitals; numbers are copied with spaces in them. */
export function toSearched(value: string): string {
  return cleanCell(value).replaceAll(/\s+/g, '').toLowerCase()
}

/**
 * The values of many entries as one text, a line for each field. The engine searches a long text many times
 * faster than many short ones.
 */
export function packSearchText(entries: readonly TrackingEntry[]): string {
  const lines: string[] = ['']
  for (const entry of entries) {
    for (const field of SEARCHED_FIELDS) lines.push(toSearched(entry[field] ?? ''))
  }
  lines.push('')
  return lines.join('\n')
}

/** At most `limit` entries that fit, each once: exact ones, then those that begin with it, then those that hold it. */
export function searchText(text: string, searched: string, limit: number): readonly TextMatch[] {
  const found = new Map<number, TextMatch>()
  if (searched === '') return []
  for (const [fit, pattern] of patternsOf(searched)) {
    for (const line of linesWith(text, pattern)) {
      if (found.size >= limit) break
      const index = Math.floor(line / SEARCHED_FIELDS.length)
      const field = SEARCHED_FIELDS[line % SEARCHED_FIELDS.length] ?? 'orderId'
      if (!found.has(index)) found.set(index, { index, field, fit })
    }
  }
  return [...found.values()]
}

function patternsOf(searched: string): readonly (readonly [FitKind, string])[] {
  return [
    ['exact', `\n${searched}\n`],
    ['prefix', `\n${searched}`],
    ['part', searched],
  ]
}

/** The numbers of the lines, from 0, in which the pattern is found or which it begins. */
function* linesWith(text: string, pattern: string): Generator<number> {
  let line = -1
  let next = text.indexOf('\n')
  for (let at = text.indexOf(pattern); at !== -1; at = text.indexOf(pattern, at + 1)) {
    for (; next !== -1 && next <= at; next = text.indexOf('\n', next + 1)) line += 1
    yield line
  }
}

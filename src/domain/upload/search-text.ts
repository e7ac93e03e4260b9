import { foldValue } from '#domain/entry/text-search.ts'
import type { TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'

/** How a value matches the search, the best kind first. */
export type FitKind = 'exact' | 'prefix' | 'part'

/** A matching entry, by its index in the text, with the field that matches best. */
export type TextMatch = {
  readonly index: number
  readonly field: SearchedField
  readonly fit: FitKind
}

/** The fields that are searched. */
export const SEARCHED_FIELDS = [
  'orderId',
  'merchantOrderId',
  'trackingId',
] as const satisfies readonly TrackingField[]

export type SearchedField = (typeof SEARCHED_FIELDS)[number]

/**
 * Joins the values of many entries into one text, a line for each field. Searching one long text is many times faster
 * than searching many short ones.
 */
export function packSearchText(entries: readonly TrackingEntry[]): string {
  const lines: string[] = ['']
  for (const entry of entries) {
    for (const field of SEARCHED_FIELDS) lines.push(foldValue(entry[field] ?? ''))
  }
  lines.push('')
  return lines.join('\n')
}

/** Finds at most `limit` entries, each once: exact matches first, then prefixes, then parts. */
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

/** Yields the line numbers, from 0, of all matches. A pattern may begin with the line break before its line. */
function* linesWith(text: string, pattern: string): Generator<number> {
  let line = -1
  let next = text.indexOf('\n')
  for (let at = text.indexOf(pattern); at !== -1; at = text.indexOf(pattern, at + 1)) {
    for (; next !== -1 && next <= at; next = text.indexOf('\n', next + 1)) line += 1
    yield line
  }
}

import { foldWanted } from '#domain/entry/text-search.ts'
import type { RowPlace, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import {
  type FitKind,
  type SearchedField,
  searchText,
  type TextMatch,
} from '#domain/upload/search-text.ts'
import { isOfShop, type ShopChoice } from '#domain/upload/shops.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadEntry } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { listHeaders } from '#journal/memory.ts'
import { ifReadable } from '#storage/faults.ts'
import type { RecordsContext } from './context.ts'
import { readSearchable, type SearchableUpload } from './search-memory.ts'

export type EntrySearch = {
  readonly text: string
  /** Limit of hits. */
  readonly limit: number
  /** A number for each visit of the page; corrections made before the visit are found. */
  readonly visit: number
  /** The shop whose uploads are searched. */
  readonly shop: ShopChoice
}

export type EntryHit = {
  readonly upload: UploadHeader
  readonly position: Position
  readonly place: RowPlace
  /** The entry with the matching value, which may have been corrected since. */
  readonly entry: TrackingEntry
  readonly field: SearchedField
  readonly fit: FitKind
}

export type FoundEntries = {
  readonly hits: readonly EntryHit[]
  readonly isMore: boolean
}

type Match = Omit<EntryHit, 'place' | 'entry'> & {
  readonly searchable: SearchableUpload
  /** The corrected entry; undefined when the original entry matched. */
  readonly corrected: TrackingEntry | undefined
}

const FITS = ['exact', 'prefix', 'part'] as const satisfies readonly FitKind[]
const UPLOADS_AT_ONCE = 32

/**
 * Finds entries of all uploads by order ID, merchant order ID or tracking number, original or corrected. Exact matches
 * come first, then matches of newer uploads.
 */
export async function findEntries(
  context: RecordsContext,
  { text, limit, visit, shop }: EntrySearch,
): Promise<FoundEntries> {
  const searched = foldWanted(text)
  if (searched === '') return { hits: [], isMore: false }
  const all = await listHeaders(context.store)
  const headers = all.filter((upload) => isOfShop(upload, shop))
  const matches: Match[] = []
  for (let from = 0; from < headers.length; from += UPLOADS_AT_ONCE) {
    const some = headers.slice(from, from + UPLOADS_AT_ONCE)
    const found = await Promise.all(
      some.map(async (upload) => {
        const searchable = await ifReadable(readSearchable(context, upload, visit))
        if (searchable === null) return []
        return matchesOf(upload, searchable, searched, limit + 1)
      }),
    )
    for (const list of found) for (const match of list) matches.push(match)
    context.report(Math.min(headers.length, from + UPLOADS_AT_ONCE), headers.length)
  }
  const best = FITS.flatMap((fit) => matches.filter((match) => match.fit === fit))
  const readPlace = createReader(context)
  const hits = await Promise.all(best.slice(0, limit).map((match) => toHit(readPlace, match)))
  return { hits: hits.filter((hit) => hit !== null), isMore: best.length > limit }
}

/** Finds each entry once; a corrected one counts with its best match. */
function matchesOf(
  upload: UploadHeader,
  searchable: SearchableUpload,
  searched: string,
  limit: number,
): readonly Match[] {
  const toMatch = (match: TextMatch, position: Position, corrected?: TrackingEntry): Match => {
    return { upload, searchable, position, field: match.field, fit: match.fit, corrected }
  }
  const sent = searchText(searchable.text, searched, limit)
  const matches = sent.map((match) => toMatch(match, match.index))
  for (const match of searchText(searchable.correctText, searched, limit)) {
    const correct = searchable.corrections[match.index]
    if (correct) matches.push(toMatch(match, correct.position, correct.entry))
  }
  const best = new Map<Position, Match>()
  for (const match of matches) {
    const other = best.get(match.position)
    if (!other || rank(match) < rank(other)) best.set(match.position, match)
  }
  return [...best.values()].sort((one, other) => one.position - other.position)
}

const rank = ({ fit }: Match) => FITS.indexOf(fit)

type ReadEntry = (match: Match) => Promise<UploadEntry | undefined>

/** Creates a reader that reads each chunk of entries only once. */
function createReader({ store }: RecordsContext): ReadEntry {
  const chunks = new Map<string, Promise<readonly UploadEntry[]>>()
  return async ({ upload, searchable, position }) => {
    const chunk = searchable.chunkStarts.findLastIndex((start) => start <= position)
    const name = `${upload.id} ${chunk}`
    const entries = chunks.get(name) ?? store.readEntries(upload, chunk, 1)
    chunks.set(name, entries)
    return (await entries)[position - (searchable.chunkStarts[chunk] ?? 0)]
  }
}

async function toHit(read: ReadEntry, match: Match): Promise<EntryHit | null> {
  const sent = await read(match)
  if (sent === undefined) return null
  const { upload, position, field, fit, corrected } = match
  return { upload, position, field, fit, place: sent.place, entry: corrected ?? sent.entry }
}

import {
  FORM_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { searchAnySpelling } from '#domain/entry/text-search.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import { isMarked, type Outcome, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { Uploaded } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** Data that a search covers. */
export type Searched = {
  readonly placeOf: Uploaded['placeOf']
  readonly entries: EntryList
  readonly outcomes: readonly Outcome[]
  readonly choices: ReadonlyMap<Position, string>
}

/** Filter of a search; `outcome: null` means any outcome. */
export type Wanted = { readonly outcome: OutcomeKind | null; readonly search: string }

/** Text of an outcome on the screen, in lower case. */
export type WordsOf = (outcome: Outcome) => string

/** Returns a predicate for positions: the entry has the outcome, and one of its columns contains the text. */
export function makeFit(
  { placeOf, entries, outcomes, choices }: Searched,
  wanted: Wanted,
  wordsOf: WordsOf,
  courierLabel: (code: string) => string,
): (position: Position) => boolean {
  const search = wanted.search.trim().toLowerCase()
  const { isIn } = searchAnySpelling(search)
  const valueOf = (field: TrackingField, entry: TrackingEntry, position: Position) => {
    if (field !== 'courier') return entry[field]
    const code = choices.get(position) ?? entry.courier
    return code && courierLabel(code)
  }
  return (position) => {
    const entry = entries.at(position)
    const outcome = outcomes[position]
    if (entry === undefined || outcome === undefined) return false
    if (wanted.outcome !== null && (outcome.kind !== wanted.outcome || isMarked(outcome)))
      return false
    return (
      FORM_FIELDS.some((field) => isIn(valueOf(field, entry, position) ?? '')) ||
      String(placeOf(position)?.row ?? '') === search ||
      wordsOf(outcome).includes(search)
    )
  }
}

import { useEffect, useMemo, useState } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { UploadView } from '#run/upload.ts'
import { positionsOf } from '#upload/frame/panel-kinds.ts'
import { makeFit, type Wanted, type WordsOf } from './find-positions.ts'
import { createSlowSearch } from './search-slowly.ts'

export type FoundPositions = {
  /** null: all positions. */
  readonly positions: readonly Position[] | null
  /** The positions are the result of an earlier search. */
  readonly isSearching: boolean
}

/** Finds the entries with an outcome and a text in any column: by outcome at once, by text in slices. */
export function useFoundPositions(view: UploadView, wanted: Wanted): FoundPositions {
  const { state } = view
  const { outcome } = wanted
  const ofOutcome = useMemo(
    () => (outcome === null ? null : positionsOf(state, outcome)),
    [state, outcome],
  )
  const found = useSearched(view, wanted)
  return wanted.search.trim() === ''
    ? { positions: ofOutcome, isSearching: false }
    : { positions: found.positions ?? ofOutcome, isSearching: found.isSearching }
}

type Found = { readonly key: string; readonly positions: readonly Position[] }

function useSearched({ uploaded: { placeOf }, state }: UploadView, { outcome, search }: Wanted) {
  const { entries, outcomes, choices } = state
  const wordsOf = useOutcomeWords()
  const courierLabel = useCourierLabel()
  const [found, setFound] = useState<Found | null>(null)
  const [slow] = useState(() => createSlowSearch((key, positions) => setFound({ key, positions })))
  const key = `${outcome} ${search}`
  useEffect(() => {
    if (search.trim() === '') return slow.stop()
    const fits = makeFit(
      { placeOf, entries, outcomes, choices },
      { outcome, search },
      wordsOf,
      courierLabel,
    )
    slow.start({ key, count: entries.length, fits })
  }, [slow, key, outcome, search, placeOf, entries, outcomes, choices, wordsOf, courierLabel])
  useEffect(() => slow.stop, [slow])
  return { positions: found?.positions ?? null, isSearching: found?.key !== key }
}

/** Returns the searchable text of an outcome, worded once for each outcome. */
function useOutcomeWords(): WordsOf {
  const nameOf = useTranslations('common.outcome')
  const story = useOutcomeStory()
  return useMemo(
    () => once((outcome) => `${nameOf(outcome.kind)} ${story(outcome)}`.toLowerCase()),
    [nameOf, story],
  )
}

function once(wordsOf: WordsOf): WordsOf {
  const worded = new WeakMap<Outcome, string>()
  return (outcome) => {
    const words = worded.get(outcome) ?? wordsOf(outcome)
    worded.set(outcome, words)
    return words
  }
}

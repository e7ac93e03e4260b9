import { useEffect, useState } from 'react'
import type { CellKnowledge } from '#domain/draft/check-entry.ts'
import { loadListKnowledge } from '#workers/draft-knowledge.ts'

const NOTHING: CellKnowledge = {
  checkDigitFails: () => false,
  checkDigitFits: () => false,
  suggestDigits: () => null,
  isCourierName: () => false,
}

/** What the checks of a sheet know, once something was mended and the lists are there; until then nothing. */
export function useListKnowledge(wanted: boolean): CellKnowledge {
  const [known, setKnown] = useState<CellKnowledge | null>(null)
  const needed = wanted && known === null
  useEffect(() => {
    if (!needed) return undefined
    let gone = false
    const load = async () => {
      try {
        const knowledge = await loadListKnowledge()
        if (!gone) setKnown(knowledge)
      } catch {
        // Without the lists there is no such warning; mending works as well.
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [needed])
  return known ?? NOTHING
}

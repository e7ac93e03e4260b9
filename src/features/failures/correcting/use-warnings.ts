import { createContext, useContext, useEffect, useState } from 'react'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CheckedCell } from '#records/check-entry.ts'
import type { EarlierWarning } from '#records/find-repeat.ts'
import { changedFields, isElsewhere, type WorkRow } from '#features/failures/grid/work-row.ts'

type Check<Found> = (entry: TrackingEntry) => Promise<Found>

/** Checks of an entry where the lists are, and the earlier uploads: those may take longer. */
export type Checks = {
  /** By the rules of sheets. */
  readonly cells: Check<readonly CheckedCell[]>
  readonly earlier: Check<EarlierWarning | null>
}

/** Without them there are no such warnings; mending works as well. */
export const EntryChecks = createContext<Checks | null>(null)

/** What asks for a look in what was changed of a row; a moment later, since what it hangs on is elsewhere. */
export function useWarnings(row: WorkRow) {
  const checks = useContext(EntryChecks)
  const cells = useFound(row, checks?.cells) ?? []
  const earlier = useFound(row, checks?.earlier) ?? null
  const changed = changedFields(row)
  return {
    cells: cells.filter(({ field }) => changed.includes(field)),
    earlier: isElsewhere(row) ? earlier : null,
  }
}

function useFound<Found>({ entry, sent }: WorkRow, check: Check<Found> | undefined): Found | null {
  const [found, setFound] = useState<{ entry: TrackingEntry; value: Found } | null>(null)
  const isChanged = sent !== undefined
  useEffect(() => {
    if (!isChanged || check === undefined) return undefined
    let gone = false
    check(entry).then(
      (value) => gone || setFound({ entry, value }),
      // Why nothing can be asked is said for the whole page.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [check, entry, isChanged])
  return found?.entry === entry ? found.value : null
}

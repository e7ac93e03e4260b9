import { createContext, useContext, useEffect, useState } from 'react'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { CheckedEntry } from '#workers/records-check-entry.ts'
import { changedFields, isElsewhere, type WorkRow } from './work-row.ts'

/** Checks an entry by the rules of sheets, where their lists and the earlier uploads are. */
export type CheckEntry = (entry: TrackingEntry) => Promise<CheckedEntry>

/** Without it there are no such warnings; mending works as well. */
export const EntryChecks = createContext<CheckEntry | null>(null)

const NONE: CheckedEntry = { cells: [], earlier: null }

/** What asks for a look in what was changed of a row; a moment later, since the lists are elsewhere. */
export function useWarnings(row: WorkRow): CheckedEntry {
  const check = useContext(EntryChecks)
  const { entry } = row
  const isChanged = row.sent !== undefined
  const [found, setFound] = useState({ entry, warnings: NONE })
  useEffect(() => {
    if (!isChanged || check === null) return undefined
    let gone = false
    check(entry).then(
      (warnings) => gone || setFound({ entry, warnings }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [check, entry, isChanged])
  if (found.entry !== entry) return NONE
  const changed = changedFields(row)
  const { cells, earlier } = found.warnings
  return {
    cells: cells.filter(({ field }) => changed.includes(field)),
    earlier: isElsewhere(row) ? earlier : null,
  }
}

import { createContext, useContext, useEffect, useState } from 'react'
import type { CellWarning } from '#domain/draft/check-entry.ts'
import type { TrackingEntry, TrackingField } from '#domain/tracking/tracking-entry.ts'
import { changedFields, type WorkRow } from './work-row.ts'

type Warnings = readonly { readonly field: TrackingField; readonly warning: CellWarning }[]

/** Checks an entry by the rules of sheets, where their lists are. */
export type CheckEntry = (entry: TrackingEntry) => Promise<Warnings>

/** Without it there are no such warnings; mending works as well. */
export const EntryChecks = createContext<CheckEntry | null>(null)

const NONE: Warnings = []

/** What asks for a look in the cells of a row that were changed; a moment later, since the lists are elsewhere. */
export function useWarnings(row: WorkRow): Warnings {
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
  const changed = changedFields(row)
  return found.entry === entry
    ? found.warnings.filter(({ field }) => changed.includes(field))
    : NONE
}

import { useEffect, useRef, useState } from 'react'
import { type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#shell/services.ts'
import type { DraftClient } from '#worker/client.ts'

/** Row or cell to show. `focus: false` leaves the focus where it is; `edit` opens the editor. */
export type Place = {
  readonly row: number
  readonly column?: TrackingField
  readonly focus?: false
  readonly edit?: true
}

/** Line of the Issues panel. */
export type IssueLine = NonNullable<DraftFilter['issue']>

/** Keeps the kind of issue that is open in the panel, and moves to rows with issues. */
export function useIssueMoves(active: number, goTo: (place: Place) => void) {
  const { client, snapshot } = useDraft()
  const [pressed, press] = useState<IssueLine | null>(null)
  const shown = snapshot.filter.issue
  const openKind = pressed !== null && hasKind(snapshot, pressed) ? pressed : shown
  const showAll = () => client.setFilter(NO_FILTER)
  const reached = useRef(active)
  useEffect(() => {
    reached.current = active
  }, [active])
  const asking = useRef(Promise.resolve())
  /** Row of the last jump, whose issue the user has seen. */
  const known = useRef(-1)
  const goOn = async (back: boolean) => {
    // If the focus is on a row but in none of its cells, as after a paste, that row's own issue comes first.
    const isNew = !back && known.current !== reached.current && !isInCell()
    const index = isNew ? reached.current - 1 : reached.current
    const next = await client.ask.findIssue({ index, back, kind: openKind })
    if (next === null) return
    reached.current = next.row
    known.current = next.row
    goTo(placeOf(next))
  }
  return {
    openKind,
    editCell: (row: number, column: TrackingField) => goTo({ row, column, edit: true }),
    /** Goes to the next issue, of the open kind if any. A second press continues from the first one's result. */
    goToIssue: (back: boolean) => {
      const goNow = () => goOn(back)
      asking.current = asking.current.then(goNow, goNow)
      return asking.current
    },
    /** Opens a kind of issue, or none, and scrolls to its first row without moving the focus. */
    showKind: async (kind: IssueLine | null) => {
      press(kind)
      if (shown !== null) showAll()
      if (kind === null) return
      const find = () => client.ask.findIssue({ index: -1, kind })
      let found = await find()
      if (found === null) {
        showAll()
        found = await find()
      }
      if (found === null) return
      known.current = found.row
      goTo({ ...placeOf(found), focus: false })
    },
  }
}

/** Returns whether the focus is in a cell or its editor. */
const isInCell = () => Boolean(document.activeElement?.closest('[role=gridcell]'))

const placeOf = ({ row, field }: { row: number; field: TrackingField | null }): Place =>
  field === null ? { row } : { row, column: field }

const hasKind = ({ issueCounts }: DraftSnapshot, kind: IssueLine) =>
  issueCounts.some((issue) => issue.kind === kind)

/** Shows all rows again once a filter by kind, issue or source is empty, unless fixed rows are still shown. */
export function useEmptiedFilter(snapshot: DraftSnapshot, client: DraftClient) {
  const { only, issue, source } = snapshot.filter
  const hasNone =
    (only === 'no-number' && snapshot.noNumberCount === 0) ||
    (only === 'lines' && snapshot.lineCount === 0)
  const isFixed = hasNone || (issue !== null && snapshot.checked && !hasKind(snapshot, issue))
  const isGone = source !== null && !snapshot.sources.some(({ id }) => id === source)
  const isEmptied = (isFixed && snapshot.shownCount === 0) || isGone
  useEffect(() => {
    if (isEmptied) client.setFilter(NO_FILTER)
  }, [client, isEmptied])
}

import { createContext, type RefObject, useContext, useEffect, useState } from 'react'
import type { DraftClient } from '#sheet-engine/client.ts'
import { type DraftFilter, type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import { useDraft } from '#page/services.ts'
import type { RowRange } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

/** Where the person is in the sheet, and the ways to another place. */
type Sheet = ReturnType<typeof useSheetMoves>

const Context = createContext<Sheet | null>(null)

export const SheetContext = Context.Provider

export function useSheet(): Sheet {
  const sheet = useContext(Context)
  if (sheet === null) throw new Error('This part is drawn outside the sheet.')
  return sheet
}

/** What came of the last press on the main button, where that is no upload. */
export type Said = 'failed' | null

export function useSheetMoves(section: RefObject<HTMLElement | null>) {
  const { client, snapshot } = useDraft()
  const [active, setActive] = useState(snapshot.place)
  const [selected, select] = useState<RowRange | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const [said, say] = useState<Said>(null)
  const goToRow = (row: number) => setGoTo({ row })
  useEmptiedKind(snapshot, client)
  // A button that has fixed something goes; the row that it fixed is the next thing at hand.
  useFocusRescue(() => {
    if (snapshot.shownCount > 0) goToRow(active)
    else section.current?.focus()
  })
  return {
    active,
    setActive,
    selected,
    select,
    goTo,
    goToRow,
    said,
    say,
    goToIssue: async (back: boolean) => {
      const row = await client.ask('findIssue', active, back)
      if (row !== null) goToRow(row)
    },
    deleteRows: ({ from, to }: RowRange) => {
      client.call('deleteShown', from, to)
      select(null)
      goToRow(from)
    },
    /** Shows only some rows; without what is left out of the filter, all. */
    filter: (filter: Partial<DraftFilter>) => {
      select(null)
      client.call('setFilter', { ...NO_FILTER, search: snapshot.filter.search, ...filter })
    },
  }
}

/** When the last row of the kind that is shown has been fixed, all rows are shown again. */
function useEmptiedKind(
  { filter, issueCounts, copyCount, checked }: DraftSnapshot,
  client: DraftClient,
) {
  const { issue } = filter
  const isThere =
    issue === 'skipped' ? copyCount > 0 : issueCounts.some(({ kind }) => kind === issue)
  const isEmptied = issue !== null && checked && !isThere
  useEffect(() => {
    if (isEmptied) client.call('setFilter', NO_FILTER)
  }, [client, isEmptied])
}

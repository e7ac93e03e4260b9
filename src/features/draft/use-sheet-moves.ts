import { type RefObject, useState } from 'react'
import type { DraftFilter } from '#domain/draft/draft-view.ts'
import { useDraft } from '#page/services.ts'
import type { RowRange } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

export type SheetMoves = ReturnType<typeof useSheetMoves>

/** Where the person is in the sheet, and the ways to another place. */
export function useSheetMoves(section: RefObject<HTMLElement | null>) {
  const { client, snapshot } = useDraft()
  const [active, setActive] = useState(snapshot.place)
  const [selected, select] = useState<RowRange | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const goToRow = (row: number) => setGoTo({ row })
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
    goToNext: async () => {
      const row = await client.ask('findIssue', active)
      if (row !== null) goToRow(row)
    },
    deleteRows: ({ from, to }: RowRange) => {
      client.call('deleteShown', from, to)
      select(null)
      goToRow(from)
    },
    filter: (change: Partial<DraftFilter>) => {
      select(null)
      client.call('setFilter', { ...snapshot.filter, ...change })
    },
  }
}

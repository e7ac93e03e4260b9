import { createContext, type RefObject, useContext, useEffect, useState } from 'react'
import type { DraftClient } from '#sheet-engine/client.ts'
import { type DraftFilter, type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#page/services.ts'
import type { CellRange, RowRange, ScreenPlace } from '#ui/grid/grid.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

export type SheetColumn = TrackingField | 'row' | 'issues' | 'delete'

/** Where the person is in the sheet, and the ways to another place. */
type Sheet = ReturnType<typeof useSheetMoves>

const Context = createContext<Sheet | null>(null)

export const SheetContext = Context.Provider

export function useSheet(): Sheet {
  const sheet = useContext(Context)
  if (sheet === null) throw new Error('This part is drawn outside the sheet.')
  return sheet
}

/** What came of the last press on the main button, where that is no upload, or of the clipboard. */
export type Said = 'failed' | 'not-copied' | 'not-pasted' | null

/** The cells whose menu is open, and where. */
export type OpenMenu = { readonly cells: CellRange<SheetColumn>; readonly at: ScreenPlace }

/** A row to go to, and whether the keyboard goes there too. */
type Place = { readonly row: number; readonly focus?: false }

/** A line of the Issues panel. */
export type IssueLine = NonNullable<DraftFilter['issue']>

export function useSheetMoves(section: RefObject<HTMLElement | null>) {
  const { client, snapshot } = useDraft()
  const [active, setActive] = useState(snapshot.place)
  const [selected, select] = useState<CellRange<SheetColumn> | null>(null)
  const [goTo, setGoTo] = useState<Place | null>(null)
  const [menu, openMenu] = useState<OpenMenu | null>(null)
  const [said, say] = useState<Said>(null)
  const goToRow = (row: number) => setGoTo({ row })
  const issueMoves = useIssueMoves(active, setGoTo)
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
    menu,
    openMenu,
    said,
    say,
    ...issueMoves,
    deleteRows: ({ from, to }: RowRange) => {
      client.call('deleteShown', from, to)
      select(null)
      goToRow(from)
    },
    /** Shows only some rows; without what is left out of the filter, all. */
    filter: (filter: Partial<DraftFilter>) => {
      // What was selected are other rows now.
      if (selected) setGoTo({ row: 0, focus: false })
      select(null)
      client.call('setFilter', { ...NO_FILTER, search: snapshot.filter.search, ...filter })
    },
  }
}

/** The kind of issue that is open in the panel, and the ways to the rows with issues. */
function useIssueMoves(active: number, goTo: (place: Place) => void) {
  const { client, snapshot } = useDraft()
  const [pressed, press] = useState<IssueLine | null>(null)
  const shown = snapshot.filter.issue
  const openKind = pressed !== null && hasKind(snapshot, pressed) ? pressed : shown
  const showAll = () => client.call('setFilter', NO_FILTER)
  return {
    openKind,
    /** Leads to the next issue, of the open kind where one is open. */
    goToIssue: async (back: boolean) => {
      const row = await client.ask('findIssue', { index: active, back, kind: openKind })
      if (row !== null) goTo({ row })
    },
    /** Opens a kind of issue, or none, and scrolls to its first row; the keyboard stays where it is. */
    showKind: async (kind: IssueLine | null) => {
      press(kind)
      if (shown !== null) showAll()
      if (kind === null) return
      const find = () => client.ask('findIssue', { index: -1, kind })
      let row = await find()
      if (row === null) {
        showAll()
        row = await find()
      }
      if (row !== null) goTo({ row, focus: false })
    },
  }
}

/** Whether any row has this kind of issue. */
const hasKind = ({ issueCounts, copyCount }: DraftSnapshot, kind: IssueLine) =>
  kind === 'skipped' ? copyCount > 0 : issueCounts.some((issue) => issue.kind === kind)

/** When the last row of the kind that is shown has been fixed, all rows are shown again. */
function useEmptiedKind(snapshot: DraftSnapshot, client: DraftClient) {
  const { issue } = snapshot.filter
  const isEmptied = issue !== null && snapshot.checked && !hasKind(snapshot, issue)
  useEffect(() => {
    if (isEmptied) client.call('setFilter', NO_FILTER)
  }, [client, isEmptied])
}

import type { Reading, SheetHead, SheetNotes } from '#domain/sheet/reading.ts'
import type { SheetRow } from '#domain/sheet/sheet-row.ts'
import type { SheetArea } from '#domain/sheet/workbook/merged-cells.ts'
import { createHead } from '#domain/sheet/workbook/sheet-head.ts'
import type { FilteredRows, RowOptions } from '#domain/sheet/workbook/sheet-rows.ts'
import type { RowSink, SheetRead } from './row-sink.ts'

export type WorkbookReading = Extract<Reading, { kind: 'workbook' }>

/** A sheet of a workbook in any format. */
export type Tab = {
  readonly name: string
  readonly isHidden: boolean
  /** Reads its rows, and returns its other properties. */
  readonly read: (options: RowOptions, take: RowSink['take']) => Promise<TabFacts>
  /** Summary for the user's choice, if it is known without reading the sheet. */
  readonly head?: SheetHead
}

export type TabFacts = {
  readonly notes: () => SheetNotes
  /** Merged areas over several rows that were found after their rows. */
  readonly mergedLater: () => readonly SheetArea[]
  /** The area of an active filter that was found after its rows; null for none. */
  readonly filterLater: () => FilteredRows | null
}

/** Reads the given sheet, or the only one with rows; returns the list if there are several. */
export async function readOneOf(
  tabs: readonly Tab[],
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  if (given !== null) {
    const tab = tabs.find(({ name }) => name === given.sheet)
    if (tab === undefined) return { kind: 'problem', problem: 'unreadable' }
    return readTab(tab, given.leavesOutHidden, sink)
  }
  const [only] = tabs
  if (only !== undefined && tabs.length === 1) return readTab(only, false, sink)
  const found: { readonly tab: Tab; readonly summary: SheetHead }[] = []
  for (const tab of tabs) found.push({ tab, summary: tab.head ?? (await readHead(tab)) })
  const filled = found.filter(({ summary }) => summary.rows > 0)
  const visible = filled.filter(({ tab }) => !tab.isHidden)
  const candidates = visible.length > 0 ? visible : filled
  const [first] = candidates
  if (first === undefined) return { kind: 'problem', problem: 'empty' }
  if (candidates.length === 1) return readTab(first.tab, false, sink)
  return { kind: 'several', sheets: filled.map(({ summary }) => summary) }
}

async function readTab(tab: Tab, leavesOutHidden: boolean, sink: RowSink): Promise<SheetRead> {
  const first = await tab.read({ leavesOutHidden, merged: [] }, sink.take)
  const merged = first.mergedLater()
  const filtered = first.filterLater()
  const isWhole = merged.length === 0 && filtered === null
  if (!isWhole) sink.restart()
  const { notes } = isWhole
    ? first
    : await tab.read({ leavesOutHidden, merged, filtered }, sink.take)
  const reading = { kind: 'workbook', sheet: tab.name, leavesOutHidden } as const
  return { kind: 'read', reading, notes: notes(), rescued: 0 }
}

/** Reads a whole sheet, since the user's choice also shows its number of rows. */
async function readHead(tab: Tab): Promise<SheetHead> {
  const head = createHead(tab.name, tab.isHidden)
  const take = (rows: readonly SheetRow[]) => {
    head.take(rows)
    return true
  }
  await tab.read({ leavesOutHidden: false, merged: [] }, take)
  return head.head()
}

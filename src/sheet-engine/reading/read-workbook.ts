import type { Reading, SheetHead } from '#domain/sheet/reading.ts'
import { TooManyCells } from '#domain/sheet/workbook/ods-reader.ts'
import { createHead } from '#domain/sheet/workbook/sheet-head.ts'
import type { RowOptions, SheetReader } from '#domain/sheet/workbook/sheet-rows.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'
import { DamagedArchive, textsOfPart } from './unzip.ts'
import { openWorkbook, type Tab } from './workbook-file.ts'

type WorkbookReading = Extract<Reading, { kind: 'workbook' }>

/** Reads the sheet of a workbook that is given, or the only one with rows; of several, says which there are. */
export async function readWorkbook(
  file: OpenFile,
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  try {
    const opened = await openWorkbook(file)
    if (!opened.ok) return { kind: 'problem', problem: opened.reason }
    return await readOneOf(file, opened.value, given, sink)
  } catch (error) {
    if (error instanceof DamagedArchive) return { kind: 'problem', problem: 'damaged' }
    if (error instanceof TooManyCells) return { kind: 'problem', problem: 'too-much-inside' }
    throw error
  }
}

async function readOneOf(
  file: OpenFile,
  tabs: readonly Tab[],
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  if (given !== null) {
    const tab = tabs.find(({ name }) => name === given.sheet)
    if (tab === undefined) return { kind: 'problem', problem: 'unreadable' }
    return readTab(file, tab, given.leavesOutHidden, sink)
  }
  const [only] = tabs
  if (only !== undefined && tabs.length === 1) return readTab(file, only, false, sink)
  const found: { readonly tab: Tab; readonly summary: SheetHead }[] = []
  for (const tab of tabs) found.push({ tab, summary: tab.head ?? (await readHead(file, tab)) })
  const filled = found.filter(({ summary }) => summary.rows > 0)
  const visible = filled.filter(({ tab }) => !tab.isHidden)
  const candidates = visible.length > 0 ? visible : filled
  const [first] = candidates
  if (first === undefined) return { kind: 'problem', problem: 'empty' }
  if (candidates.length === 1) return readTab(file, first.tab, false, sink)
  return { kind: 'several', sheets: filled.map(({ summary }) => summary) }
}

async function readTab(
  file: OpenFile,
  tab: Tab,
  leavesOutHidden: boolean,
  sink: RowSink,
): Promise<SheetRead> {
  const first = await readRows(file, tab, { leavesOutHidden, merged: [] }, sink)
  const merged = first.mergedLater()
  if (merged.length > 0) sink.restart()
  const { notes } =
    merged.length === 0 ? first : await readRows(file, tab, { leavesOutHidden, merged }, sink)
  const reading = { kind: 'workbook', sheet: tab.name, leavesOutHidden } as const
  return { kind: 'read', reading, notes: notes(), rescued: 0 }
}

async function readRows(
  file: OpenFile,
  { entry, createReader }: Tab,
  options: RowOptions,
  sink: Pick<RowSink, 'take'>,
): Promise<SheetReader> {
  const reader = createReader(options)
  let size = 0
  for await (const text of textsOfPart(file, entry)) {
    size += text.length
    const rows = reader.push(text)
    // The texts that cells share were read before: the rows are most of what is left.
    const done = Math.min(file.size, Math.ceil((file.size * size) / Math.max(1, entry.size)))
    if (rows.length > 0 && !sink.take(rows, done)) break
  }
  return reader
}

/** Looks through a whole sheet: the person chooses by the number of its rows too. */
async function readHead(file: OpenFile, tab: Tab): Promise<SheetHead> {
  const head = createHead(tab.name, tab.isHidden)
  const take = (rows: readonly string[][]) => {
    head.take(rows)
    return true
  }
  await readRows(file, tab, { leavesOutHidden: false, merged: [] }, { take })
  return head.head()
}

import type { Reading, SheetHead } from '#domain/sheet/reading.ts'
import type { SheetArea } from '#domain/sheet/workbook/sheet-area.ts'
import { createSheetReader, type SheetNotes } from '#domain/sheet/workbook/sheet-reader.ts'
import type { OpenFile } from './file-pieces.ts'
import type { SheetRead } from './read-sheet.ts'
import type { RowSink } from './row-sink.ts'
import { DamagedArchive, textsOfPart } from './unzip.ts'
import { openWorkbook, type WorkbookFile } from './workbook-file.ts'

type WorkbookReading = Extract<Reading, { kind: 'workbook' }>
type Tab = WorkbookFile['sheets'][number]

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
    throw error
  }
}

async function readOneOf(
  file: OpenFile,
  book: WorkbookFile,
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  if (given !== null) {
    const tab = book.sheets.find(({ name }) => name === given.sheet)
    if (tab === undefined) return { kind: 'problem', problem: 'unreadable' }
    return readTab(file, book, tab, given.leavesOutHidden, sink)
  }
  const [only] = book.sheets
  if (only !== undefined && book.sheets.length === 1) return readTab(file, book, only, false, sink)
  const filled = (await summarize(file, book)).filter(({ summary }) => summary.rows > 0)
  const visible = filled.filter(({ tab }) => !tab.isHidden)
  const candidates = visible.length > 0 ? visible : filled
  const [first] = candidates
  if (first === undefined) return { kind: 'problem', problem: 'empty' }
  if (candidates.length === 1) return readTab(file, book, first.tab, false, sink)
  return { kind: 'several', sheets: filled.map(({ summary }) => summary) }
}

async function readTab(
  file: OpenFile,
  book: WorkbookFile,
  tab: Tab,
  leavesOutHidden: boolean,
  sink: RowSink,
): Promise<SheetRead> {
  const first = await readRows(file, book, tab, { leavesOutHidden, merged: [] }, sink)
  const { merged } = first
  if (merged.length > 0) sink.restart()
  const { notes } =
    merged.length === 0 ? first : await readRows(file, book, tab, { leavesOutHidden, merged }, sink)
  const reading = { kind: 'workbook', sheet: tab.name, leavesOutHidden } as const
  return { kind: 'read', reading, notes, rescued: 0 }
}

type RowOptions = { readonly leavesOutHidden: boolean; readonly merged: readonly SheetArea[] }
type RowsRead = { readonly notes: SheetNotes; readonly merged: readonly SheetArea[] }

async function readRows(
  file: OpenFile,
  { setting }: WorkbookFile,
  { entry }: Tab,
  options: RowOptions,
  sink: Pick<RowSink, 'take'>,
): Promise<RowsRead> {
  const reader = createSheetReader({ ...setting, ...options })
  let size = 0
  for await (const text of textsOfPart(file, entry)) {
    size += text.length
    const rows = reader.push(text)
    // The texts that cells share were read before: the rows are most of what is left.
    const done = Math.min(file.size, Math.ceil((file.size * size) / Math.max(1, entry.size)))
    if (rows.length > 0 && !sink.take(rows, done)) break
  }
  return { notes: reader.notes(), merged: reader.mergedLater() }
}

const PREVIEW_ROWS = 4

/** What a sheet is judged by. */
const HEAD_ROWS = 50

/** Counts the rows of every sheet: the person chooses by them. */
async function summarize(file: OpenFile, book: WorkbookFile) {
  const found: { readonly tab: Tab; readonly summary: SheetHead }[] = []
  for (const tab of book.sheets) {
    const preview: (readonly string[])[] = []
    const head: (readonly string[])[] = []
    let rows = 0
    const take = (taken: readonly string[][]) => {
      for (const row of taken) {
        if (head.length < HEAD_ROWS) head.push(row)
        if (row.length === 0) continue
        rows += 1
        if (preview.length < PREVIEW_ROWS) preview.push(row)
      }
      return true
    }
    await readRows(file, book, tab, { leavesOutHidden: false, merged: [] }, { take })
    const { name, isHidden } = tab
    found.push({ tab, summary: { name, rows, isHidden, preview, head } })
  }
  return found
}

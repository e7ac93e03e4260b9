import type { Draft } from '#domain/draft/draft.ts'
import { usedSources } from '#domain/draft/changes/next-number.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { Store } from '#storage/store.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import { isQuotaError } from '#storage/faults.ts'
import { isTooOld } from './forget-sheets.ts'
import type { DraftSession } from './session.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'

/** Stores the sheets that rows or open questions need, for other columns and receipts, and deletes the others. */
export async function keepSheets(store: Store, session: DraftSession): Promise<void> {
  const wanted = wantedSheets(session)
  // A sheet that arrives while the store is read isn't in `wanted` yet, so it waits for the next time.
  const known = [...session.sheets]
  const kept = new Set(await store.listSheets())
  const gone = [...kept].filter((id) => !wanted.has(id))
  if (gone.length > 0) await store.deleteSheets(gone)
  for (const [id, input] of known) {
    if (!wanted.has(id)) session.sheets.delete(id)
    else if (!kept.has(id)) await keepSheet(store, session, id, input)
  }
}

/** Ids of the stored sheets that are still needed. */
function wantedSheets(session: DraftSession): ReadonlySet<SourceId> {
  const { draft, waiting, sheetQuestions, filesInUse } = session
  const left = session.cancelled.map(({ asked }) => asked)
  const asked = [...waiting, ...sheetQuestions, ...left].map(({ sourceId }) => sourceId)
  const used = [...usedSources(draft)].filter((id) => draft.sources.get(id)?.match)
  const isThere = (id: SourceId) => draft.sources.get(id)?.isSheetGone !== true
  const wanted = [...asked, ...used, ...filesInUse].filter(isThere)
  return new Set(wanted.map((id) => keptUnder(draft, id)))
}

/** Drops questions about sheets that are no longer stored. */
export function dropQuestions({ draft, waiting, sheetQuestions, cancelled }: DraftSession): void {
  const isThere = (id: SourceId) => draft.sources.get(id)?.isSheetGone !== true
  waiting.splice(0, Infinity, ...waiting.filter(({ sourceId }) => isThere(sourceId)))
  sheetQuestions.splice(0, Infinity, ...sheetQuestions.filter(({ sourceId }) => isThere(sourceId)))
  cancelled.splice(0, Infinity, ...cancelled.filter(({ asked }) => isThere(asked.sourceId)))
}

/** Deletes the sheets that uploads store for receipts, if they were read too long ago. */
export async function deleteOldUploadSheets(store: Store, now: number): Promise<void> {
  const ids = new Set(await store.listUploadSheets())
  if (ids.size === 0) return
  const old = (await store.listHeaders()).filter(({ id, startedAt, sheetsReadAt = startedAt }) => {
    return ids.has(id) && isTooOld(sheetsReadAt, now)
  })
  if (old.length > 0) await store.deleteUploadSheets(old.map(({ id }) => id))
}

/** When the oldest of these sheets was read, if known. */
export function oldestReading({ sources }: Draft, ids: readonly SourceId[]): number | null {
  const times = ids.flatMap((id) => sources.get(id)?.readAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

/** The id that a source's file is stored under: sheets of one workbook share a file. */
export function keptUnder({ sources }: Draft, id: SourceId): SourceId {
  return sources.get(id)?.keptUnder ?? id
}

/** Keeps the file of a source while it is read: its question is answered, and its rows aren't there yet. */
export async function whileInUse<Value>(
  { filesInUse }: DraftSession,
  id: SourceId,
  act: () => Promise<Value>,
): Promise<Value> {
  filesInUse.add(id)
  try {
    return await act()
  } finally {
    filesInUse.delete(id)
  }
}

async function keepSheet(
  store: Store,
  session: DraftSession,
  id: SourceId,
  input: SheetInput,
): Promise<void> {
  const sheet = await contentOf(input)
  if (sheet !== null) return writeIfThereIsRoom(store, id, input, sheet)
  session.sheets.delete(id)
  const { draft } = session
  for (const [source, facts] of draft.sources) {
    if (keptUnder(draft, source) === id)
      draft.sources.set(source, { ...facts, canChangeColumns: false })
  }
}

/** Sheets that didn't fit are not tried again with each change. */
const withoutRoom = new WeakSet<SheetInput>()

/** Without space only the sheet isn't stored: its rows are, but their columns can't be changed after a reload. */
async function writeIfThereIsRoom(
  store: Store,
  id: SourceId,
  input: SheetInput,
  sheet: KeptSheet,
): Promise<void> {
  if (withoutRoom.has(input)) return
  try {
    await store.writeSheet(id, sheet)
  } catch (error) {
    if (!isQuotaError(error)) throw error
    withoutRoom.add(input)
  }
}

/** null when the file was moved or changed since it was read. */
async function contentOf(input: SheetInput): Promise<KeptSheet | null> {
  if (input.kind === 'pasted') return input
  try {
    return { kind: 'bytes', bytes: await input.bytes.arrayBuffer() }
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Finds a sheet to read again: from this session, or stored by an earlier one; null when it is gone. */
export async function findSheet(
  store: () => Promise<Store>,
  session: DraftSession,
  id: SourceId,
): Promise<SheetInput | null> {
  const key = keptUnder(session.draft, id)
  const known = session.sheets.get(key)
  if (known !== undefined) return known
  const kept = await (await store()).readSheet(key)
  if (kept === null || kept.kind === 'pasted') return kept
  return { kind: 'bytes', bytes: new Blob([kept.bytes]) }
}

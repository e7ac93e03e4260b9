import type { Draft } from '#domain/draft/draft.ts'
import { usedSources } from '#domain/draft/changes/next-number.ts'
import type { SourceId } from '#domain/draft/row.ts'
import type { Store } from '#storage/store.ts'
import type { KeptSheet } from '#domain/kept/schemas.ts'
import { isQuotaError } from '#storage/faults.ts'
import { isTooOld } from './forget-sheets.ts'
import type { DraftSession } from './session.ts'
import { bufferOf, type SheetInput } from '#sheet-engine/reading/read-sheet.ts'

/** Keeps the sheets of which the draft has rows, for other columns and for receipts, or which wait for an answer; forgets the others. */
export async function keepSheets(store: Store, session: DraftSession): Promise<void> {
  const wanted = wantedSheets(session)
  // A sheet that arrives while the store is asked is not among the wanted ones yet: it is left for the next time.
  const known = [...session.sheets]
  const kept = new Set(await store.listSheets())
  const gone = [...kept].filter((id) => !wanted.has(id))
  if (gone.length > 0) await store.deleteSheets(gone)
  for (const [id, input] of known) {
    if (!wanted.has(id)) session.sheets.delete(id)
    else if (!kept.has(id)) await keepSheet(store, session, id, input)
  }
}

/** The ids under which sheets are kept that are still of use. */
function wantedSheets(session: DraftSession): ReadonlySet<SourceId> {
  const { draft, waiting, sheetQuestions, filesInUse } = session
  const left = session.cancelled.map(({ asked }) => asked)
  const asked = [...waiting, ...sheetQuestions, ...left].map(({ sourceId }) => sourceId)
  const used = [...usedSources(draft)].filter((id) => draft.sources.get(id)?.match)
  const isThere = (id: SourceId) => draft.sources.get(id)?.isSheetGone !== true
  const wanted = [...asked, ...used, ...filesInUse].filter(isThere)
  return new Set(wanted.map((id) => keptUnder(draft, id)))
}

/** Drops the questions about sheets that are not kept any more. */
export function dropQuestions({ draft, waiting, sheetQuestions, cancelled }: DraftSession): void {
  const isThere = (id: SourceId) => draft.sources.get(id)?.isSheetGone !== true
  waiting.splice(0, Infinity, ...waiting.filter(({ sourceId }) => isThere(sourceId)))
  sheetQuestions.splice(0, Infinity, ...sheetQuestions.filter(({ sourceId }) => isThere(sourceId)))
  cancelled.splice(0, Infinity, ...cancelled.filter(({ asked }) => isThere(asked.sourceId)))
}

/** Deletes the copies of sheets that uploads keep for receipts, and that were read too long ago. */
export async function deleteOldUploadSheets(store: Store, now: number): Promise<void> {
  const ids = new Set(await store.listUploadSheets())
  if (ids.size === 0) return
  const old = (await store.listHeaders()).filter(({ id, startedAt, sheetsReadAt = startedAt }) => {
    return ids.has(id) && isTooOld(sheetsReadAt, now)
  })
  if (old.length > 0) await store.deleteUploadSheets(old.map(({ id }) => id))
}

/** When the oldest of some sheets was read, where that is known. */
export function oldestReading({ sources }: Draft, ids: readonly SourceId[]): number | null {
  const times = ids.flatMap((id) => sources.get(id)?.readAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

/** The id under which the sheet of a source is kept: sheets of one workbook share its file. */
export function keptUnder({ sources }: Draft, id: SourceId): SourceId {
  return sources.get(id)?.keptUnder ?? id
}

/** Keeps the file of a source while it is read: its question is answered by then, and no row is of it yet. */
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

/** Not tried again with every change. */
const withoutRoom = new WeakSet<SheetInput>()

/** The rows are kept already; without its sheet the draft only loses the change of columns after a reload. */
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

/** null: the file was moved or changed since it was read. */
async function contentOf(input: SheetInput): Promise<KeptSheet | null> {
  if (input.kind === 'pasted') return input
  try {
    return { kind: 'bytes', bytes: await bufferOf(input.bytes) }
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** A sheet to be read again: of this session, or kept by an earlier one; null when there is none. */
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

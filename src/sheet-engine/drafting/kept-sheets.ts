import { usedSources } from '#domain/draft/table/table-upkeep.ts'
import type { Store } from '#storage/store.ts'
import type { KeptSheet } from '#domain/kept/schemas.ts'
import { isQuotaError } from '#storage/faults.ts'
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
    // After an upload, the first sheet of the next draft has the number of the last one.
    if (session.sheets.get(id) !== input) continue
    if (!wanted.has(id)) session.sheets.delete(id)
    else if (!kept.has(id)) await keepSheet(store, session, id, input)
  }
}

function wantedSheets(session: DraftSession): ReadonlySet<number> {
  const { draft, waiting, sheetQuestions } = session
  const left = session.cancelled.map(({ asked }) => asked)
  const wanted = new Set([...waiting, ...sheetQuestions, ...left].map(({ sourceId }) => sourceId))
  for (const id of usedSources(draft.table)) {
    if (draft.sources[id]?.match) wanted.add(id)
  }
  return wanted
}

async function keepSheet(
  store: Store,
  session: DraftSession,
  id: number,
  input: SheetInput,
): Promise<void> {
  const sheet = await contentOf(input)
  if (sheet !== null) return writeIfThereIsRoom(store, id, input, sheet)
  session.sheets.delete(id)
  const facts = session.draft.sources[id]
  if (facts !== undefined) session.draft.sources[id] = { ...facts, canChangeColumns: false }
}

/** Not tried again with every change. */
const withoutRoom = new WeakSet<SheetInput>()

/** The rows are kept already; without its sheet the draft only loses the change of columns after a reload. */
async function writeIfThereIsRoom(
  store: Store,
  id: number,
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
  id: number,
): Promise<SheetInput | null> {
  const known = session.sheets.get(id)
  if (known !== undefined) return known
  const kept = await (await store()).readSheet(id)
  if (kept === null || kept.kind === 'pasted') return kept
  return { kind: 'bytes', bytes: new Blob([kept.bytes]) }
}

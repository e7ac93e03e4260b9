import type { Action } from '#domain/draft/changes/change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { CHUNK_SIZE } from '#domain/draft/table/entry-table.ts'
import type { Store } from '#storage/store.ts'
import type { DraftWriting } from '#storage/kept-draft.ts'
import { createSerial } from '#journal/serial.ts'
import { packRows } from '#domain/draft/table/pack-draft.ts'
import { keepSheets } from './kept-sheets.ts'
import type { DraftSession } from './session.ts'
import { packSession } from './stored-session.ts'

type AutosaveOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  /** Writing failed, or works. */
  readonly onResult: (failed: boolean) => void
  readonly onError: (error: unknown) => void
  /** Something was written: other tabs may look. */
  readonly onWritten: () => void
}

/** A change of many rows waits until they are on the screen; another one is written at once: the page may be left. */
const MANY_ROWS_DELAY_MS = 250
/** Chunks of a transaction: written in some milliseconds, so that the worker answers in between. */
const CHUNKS_AT_ONCE = 20

/** Saves the draft, some rows at a time; the state that refers to rows is always saved last. */
export function createAutosave(options: AutosaveOptions) {
  const { session } = options
  let kept: readonly Action[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTurn = createSerial()
  let isDirty = false

  const writeAll = async () => {
    const store = await options.store()
    await writeMostRows(store, session)
    // An import on its way is no state to come back to; it schedules when it ends.
    if (session.importing !== null) return
    const current = [...session.draft.history.actions]
    const state = packSession(session)
    const actions = changedActions(kept, current)
    await writeOrRestore(session, (chunks) => store.writeDraft({ state, chunks, actions }))
    kept = current
    await keepSheets(store, session)
    options.onWritten()
  }

  const writeChanges = async (): Promise<void> => {
    if (!isDirty || !session.canWrite || !session.canKeep || !session.loaded) return
    isDirty = false
    try {
      await writeAll()
      options.onResult(false)
    } catch (error) {
      isDirty = true
      options.onResult(true)
      options.onError(error)
    }
  }
  /** Writes what changed now; resolves when it is written, or when that failed and was said. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return inTurn(writeChanges)
  }

  /** Writes what changed, soon and in any case within a second. */
  const schedule = () => {
    isDirty = true
    const hasManyRows = session.draft.table.changedChunks.size > 1
    timer ??= setTimeout(() => void flush(), hasManyRows ? MANY_ROWS_DELAY_MS : 0)
  }

  return {
    schedule,
    flush,
    /** Writes what changed, and then does something before which and during which nothing else is written. */
    alone: <Value>(act: () => Promise<Value>): Promise<Value> =>
      inTurn(() => writeChanges().then(act)),
    /** Writes all of the draft, soon: nothing of what was written may be there any more. */
    saveAgain: () =>
      inTurn(async () => {
        if (!session.loaded || !session.canKeep) return
        kept = []
        markAllChanged(session.draft)
        schedule()
      }),
    /** Says which actions are in storage, after a draft was read or moved. */
    setKept: (actions: readonly Action[]) => {
      kept = [...actions]
      isDirty = false
    },
  }
}

/** Writes changed rows until few are left, which go with the state. */
async function writeMostRows(store: Store, session: DraftSession): Promise<void> {
  while (session.draft.table.changedChunks.size > CHUNKS_AT_ONCE) {
    await writeOrRestore(session, (chunks) => store.writeDraftRows(chunks))
  }
}

/** Writes some changed chunks; they count as changed again when that fails. */
async function writeOrRestore(
  { draft }: DraftSession,
  write: (chunks: DraftWriting['chunks']) => Promise<void>,
): Promise<void> {
  const chunks = takeChunks(draft, CHUNKS_AT_ONCE)
  try {
    await write(chunks)
  } catch (error) {
    for (const [chunk] of chunks) draft.table.changedChunks.add(chunk)
    throw error
  }
}

/** Takes up to so many changed chunks out of the list of changed ones, with their rows. */
function takeChunks({ table }: Draft, most: number): DraftWriting['chunks'] {
  const numbers = [...table.changedChunks].slice(0, most)
  for (const number of numbers) table.changedChunks.delete(number)
  return numbers.map((number) => [number, packRows(table, number)] as const)
}

function markAllChanged({ table }: Draft): void {
  for (let chunk = 0; chunk * CHUNK_SIZE < table.length; chunk += 1) table.changedChunks.add(chunk)
}

/** The actions that are different in storage, or missing. */
function changedActions(
  kept: readonly Action[],
  actions: readonly Action[],
): DraftWriting['actions'] {
  return [...actions.entries()].filter(([number, action]) => kept[number] !== action)
}

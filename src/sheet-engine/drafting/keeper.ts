import type { Action } from '#domain/draft/changes/change.ts'
import { CHUNK_SIZE } from '#domain/draft/table/entry-table.ts'
import type { DraftWriting } from '#storage/kept-draft.ts'
import type { Store } from '#storage/store.ts'
import type { DraftSession } from './session.ts'
import { changedActions, packSession, takeChunks } from './writing.ts'
import { keepSheets } from '#sheet-engine/reading/keep-sheets.ts'
import { createSerial } from '#journal/serial.ts'

export type DraftKeeper = {
  /** Writes what changed, soon and in any case within a second. */
  readonly schedule: () => void
  /** Writes what changed now; resolves when it is written, or when that failed and was said. */
  readonly flush: () => Promise<void>
  /** Writes all of the draft, soon: nothing of what was written may be there any more. */
  readonly keepAgain: () => Promise<void>
  /** Writes what changed, and then does something before which and during which nothing else is written. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value>
  /** Tells which actions stand in storage, after a draft was read or moved. */
  readonly setKept: (actions: readonly Action[]) => void
}

export type KeeperOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  /** Writing failed, or works. */
  readonly onResult: (failed: boolean) => void
  /** A failure that is not storage's: a bug. */
  readonly onError: (error: unknown) => void
  /** Something was written: other tabs may look. */
  readonly onWritten: () => void
}

/** A large change waits until its rows are on the screen; a small one is written at once: the page may be left. */
const LARGE_CHANGE_DELAY_MS = 250
/** Chunks of a transaction: written in some milliseconds, so that the worker answers in between. */
const CHUNKS_AT_ONCE = 20

/** Keeps the draft in storage, some rows at a time; the state that refers to rows always goes last. */
export function createKeeper(options: KeeperOptions): DraftKeeper {
  const { session } = options
  let kept: readonly Action[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const inTurn = createSerial()
  let isDirty = false

  const writeAll = async () => {
    const store = await options.store()
    const { changedChunks } = session.draft.table
    while (changedChunks.size > CHUNKS_AT_ONCE) {
      await writeOrRestore(session, (chunks) => store.writeDraftRows(chunks))
    }
    // An import on its way is no state to come back to; it schedules when it ends.
    if (session.importing !== null) return
    const standing = [...session.draft.history.actions]
    const state = packSession(session)
    const actions = changedActions(kept, standing)
    await writeOrRestore(session, (chunks) => store.writeDraft({ state, chunks, actions }))
    kept = standing
    await keepSheets(store, session)
    options.onWritten()
  }

  const attempt = async () => {
    isDirty = false
    try {
      await writeAll()
      options.onResult(false)
    } catch (error) {
      isDirty = true
      options.onResult(true)
      if (!(error instanceof DOMException)) options.onError(error)
    }
  }

  const writeChanges = async (): Promise<void> => {
    if (isDirty && session.canWrite && session.canKeep && session.loaded) await attempt()
  }
  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    return inTurn(writeChanges)
  }

  const schedule = () => {
    isDirty = true
    const isLarge = session.draft.table.changedChunks.size > CHUNKS_AT_ONCE
    timer ??= setTimeout(() => void flush(), isLarge ? LARGE_CHANGE_DELAY_MS : 0)
  }

  return {
    schedule,
    flush,
    alone: (act) =>
      inTurn(async () => {
        await writeChanges()
        return act()
      }),
    keepAgain: () =>
      inTurn(async () => {
        if (!session.loaded || !session.canKeep) return
        const { table } = session.draft
        kept = []
        for (let chunk = 0; chunk * CHUNK_SIZE < table.length; chunk += 1) {
          table.changedChunks.add(chunk)
        }
        schedule()
      }),
    setKept: (actions) => {
      kept = [...actions]
      isDirty = false
    },
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

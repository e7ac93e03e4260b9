import type { Draft } from '#domain/draft/draft.ts'
import type { Action } from '#domain/draft/kept-action.ts'
import { packRows } from '#domain/draft/pack-draft.ts'
import { allParts } from '#domain/draft/rows.ts'
import { createSerial } from '#journal/serial.ts'
import type { DraftWriting, PartWriting } from '#storage/kept-draft.ts'
import type { Store } from '#storage/store.ts'
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
/** Parts of a transaction: written in some milliseconds, so that the worker answers in between. */
const PARTS_AT_ONCE = 20

/** Saves the draft, some rows at a time; the state that refers to rows is always saved last. */
export function createAutosave(options: AutosaveOptions) {
  const { session } = options
  const writer = createWriter(session)
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTurn = createSerial()
  let isDirty = false

  const writeChanges = async (): Promise<void> => {
    if (!isDirty || !session.canWrite || !session.canKeep || !session.loaded) return
    isDirty = false
    try {
      if (await writer.write(await options.store())) options.onWritten()
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
    const hasManyRows = session.draft.rows.changedParts.size > 1
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
        writer.writeWholeNext()
        schedule()
      }),
    /** Says which actions are in storage after a draft was read or moved; one of an earlier version is written anew. */
    setKept: (actions: readonly Action[], isOlder = false) => {
      isDirty = false
      writer.setKept(actions)
      if (isOlder) writer.writeWholeNext()
    },
  }
}

/** Writes what is different in storage. */
function createWriter(session: DraftSession) {
  let kept: readonly Action[] = []
  /** What is kept was written by an earlier version, or may be gone: all of it is written at once, or nothing. */
  let isWhole = false

  return {
    /** false: a sheet is being read, and only rows were written. */
    write: async (store: Store): Promise<boolean> => {
      if (!isWhole) await writeMostRows(store, session)
      // An import under way must not be restored half done; it schedules when it ends.
      if (session.importing !== null) return false
      const current = [...session.draft.history.actions]
      const writing = {
        state: packSession(session),
        actions: isWhole ? [...current.entries()] : changedActions(kept, current),
        isWhole,
      }
      const left = [...session.draft.rows.changedParts]
      await writeOrRestore(session, left, (parts) => store.writeDraft({ ...writing, parts }))
      kept = current
      isWhole = false
      await keepSheets(store, session)
      return true
    },
    writeWholeNext: () => {
      isWhole = true
      for (const part of allParts(session.draft.rows)) session.draft.rows.changedParts.add(part)
    },
    /** The actions that are in storage after another draft was read or moved. */
    setKept: (actions: readonly Action[]) => {
      kept = [...actions]
      isWhole = false
    },
  }
}

/** Writes changed rows until few are left, which go with the state. */
async function writeMostRows(store: Store, session: DraftSession): Promise<void> {
  for (;;) {
    const { changedParts, lostParts } = session.draft.rows
    // The state that is stored may name rows that are lost since: these go with the next one.
    const ready = [...changedParts].filter((part) => !lostParts.has(part))
    if (ready.length <= PARTS_AT_ONCE) return
    const some = ready.slice(0, PARTS_AT_ONCE)
    await writeOrRestore(session, some, (parts) => store.writeDraftRows(parts))
  }
}

/** Writes some changed parts; they count as changed again when that fails. */
async function writeOrRestore(
  { draft }: DraftSession,
  numbers: readonly number[],
  write: (parts: PartWriting) => Promise<void>,
): Promise<void> {
  const { changedParts, lostParts } = draft.rows
  const lost = numbers.filter((part) => lostParts.has(part))
  const parts = numbers.map((part) => partToWrite(draft, part))
  for (const part of numbers) changedParts.delete(part)
  for (const part of lost) lostParts.delete(part)
  try {
    await write(parts)
  } catch (error) {
    for (const part of numbers) changedParts.add(part)
    for (const part of lost) lostParts.add(part)
    throw error
  }
}

/** A part with its rows, or with none when nothing is left in it. */
function partToWrite(draft: Draft, part: number): PartWriting[number] {
  const rows = packRows(draft, part)
  return [part, rows.ids.length === 0 ? null : rows]
}

/** The actions that are different in storage, or missing. */
function changedActions(
  kept: readonly Action[],
  actions: readonly Action[],
): DraftWriting['actions'] {
  return [...actions.entries()].filter(([number, action]) => kept[number] !== action)
}

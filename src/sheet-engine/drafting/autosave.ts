import type { Draft } from '#domain/draft/draft.ts'
import type { Action } from '#domain/draft/kept-draft.ts'
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
      // An import on its way is no state to come back to; it schedules when it ends.
      if (session.importing !== null) return false
      const current = [...session.draft.history.actions]
      const writing = {
        state: packSession(session),
        actions: isWhole ? [...current.entries()] : changedActions(kept, current),
        isWhole,
      }
      const most = isWhole ? Infinity : PARTS_AT_ONCE
      await writeOrRestore(session, most, (parts) => store.writeDraft({ ...writing, parts }))
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
  while (session.draft.rows.changedParts.size > PARTS_AT_ONCE) {
    await writeOrRestore(session, PARTS_AT_ONCE, (parts) => store.writeDraftRows(parts))
  }
}

/** Writes some changed parts; they count as changed again when that fails. */
async function writeOrRestore(
  { draft }: DraftSession,
  most: number,
  write: (parts: PartWriting) => Promise<void>,
): Promise<void> {
  const parts = takeParts(draft, most)
  try {
    await write(parts)
  } catch (error) {
    for (const [part] of parts) draft.rows.changedParts.add(part)
    throw error
  }
}

/** Takes up to so many changed parts out of the list of changed ones, with their rows. */
function takeParts(draft: Draft, most: number): PartWriting {
  const numbers = [...draft.rows.changedParts].slice(0, most)
  for (const number of numbers) draft.rows.changedParts.delete(number)
  return numbers.map((number) => {
    const rows = packRows(draft, number)
    return [number, rows.ids.length === 0 ? null : rows] as const
  })
}

/** The actions that are different in storage, or missing. */
function changedActions(
  kept: readonly Action[],
  actions: readonly Action[],
): DraftWriting['actions'] {
  return [...actions.entries()].filter(([number, action]) => kept[number] !== action)
}

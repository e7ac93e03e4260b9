import type { Draft } from '#domain/draft/draft.ts'
import type { Action } from '#domain/draft/stored/kept-action.ts'
import { packRows } from '#domain/draft/pack-draft.ts'
import { allParts } from '#domain/draft/rows.ts'
import { createSerial } from '#base/serial.ts'
import type { DraftWriting, PartWriting } from '#storage/kept-draft.ts'
import type { Store } from '#storage/store.ts'
import { keepSheets } from './kept-sheets.ts'
import type { DraftSession } from './session.ts'
import { packSession } from './stored-session.ts'

type AutosaveOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  /** Called after each attempt to write. */
  readonly onResult: (failed: boolean) => void
  readonly onError: (error: unknown) => void
  /** Called after a write, so that other tabs can read it. */
  readonly onWritten: () => void
}

/** Changes of many rows wait until these are on the screen; others are written at once, since the page may be left. */
const MANY_ROWS_DELAY_MS = 250
/** Parts in one transaction, which takes some milliseconds, so that the worker can answer in between. */
const PARTS_AT_ONCE = 20

/** Saves the draft, some rows at a time; the state, which refers to rows, always comes last. */
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
  /** Writes the changes now; resolves when they are written, or when writing failed and was reported. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return inTurn(writeChanges)
  }

  /** Writes the changes soon. */
  const schedule = () => {
    isDirty = true
    const hasManyRows = session.draft.rows.changedParts.size > 1
    timer ??= setTimeout(() => void flush(), hasManyRows ? MANY_ROWS_DELAY_MS : 0)
  }
  return {
    schedule,
    flush,
    /** Writes the changes, then runs `act` while no other write can happen. */
    alone: <Value>(act: () => Promise<Value>): Promise<Value> =>
      inTurn(() => writeChanges().then(act)),
    /** Writes the whole draft soon, since stored parts may have been deleted. */
    saveAgain: () =>
      inTurn(async () => {
        if (!session.loaded || !session.canKeep) return
        writer.writeWholeNext()
        schedule()
      }),
    /** Sets the stored actions after a draft was read or moved. */
    setKept: (actions: readonly Action[]) => {
      isDirty = false
      writer.setKept(actions)
    },
  }
}

/** Writes the parts that differ from storage. */
function createWriter(session: DraftSession) {
  let kept: readonly Action[] = []
  /** The stored draft may be gone, so everything is written in one transaction. */
  let isWhole = false

  return {
    /** Returns false if only rows were written, because a sheet is being read. */
    write: async (store: Store): Promise<boolean> => {
      if (!isWhole) await writeMostRows(store, session)
      // An unfinished import must not be restored; it schedules a write when it ends.
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
    /** Sets which actions are stored, after a draft was read or moved. */
    setKept: (actions: readonly Action[]) => {
      kept = [...actions]
      isWhole = false
    },
  }
}

/** Writes changed rows until few are left, which are written together with the state. */
async function writeMostRows(store: Store, session: DraftSession): Promise<void> {
  for (;;) {
    const { changedParts, lostParts } = session.draft.rows
    // The stored state may refer to rows that are lost since: these parts are written with the next state.
    const ready = [...changedParts].filter((part) => !lostParts.has(part))
    if (ready.length <= PARTS_AT_ONCE) return
    const some = ready.slice(0, PARTS_AT_ONCE)
    await writeOrRestore(session, some, (parts) => store.writeDraftRows(parts))
  }
}

/** Writes some changed parts; marks them as changed again on failure. */
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

/** A part with its rows; null when it is empty. */
function partToWrite(draft: Draft, part: number): PartWriting[number] {
  const rows = packRows(draft, part)
  return [part, rows.ids.length === 0 ? null : rows]
}

/** The actions that differ from storage or are missing there. */
function changedActions(
  kept: readonly Action[],
  actions: readonly Action[],
): DraftWriting['actions'] {
  return [...actions.entries()].filter(([number, action]) => kept[number] !== action)
}

import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { Store } from '#storage/store.ts'
import { once } from '#worker-calls/once.ts'
import type { CallContext } from '#worker-calls/serve-calls.ts'
import { createAutosave } from './autosave.ts'
import { createDisplay, type DraftPush } from '#sheet-engine/drafting/shown/display.ts'
import { forgetOldSheets } from './forget-sheets.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { createLateChecks } from './late-checks.ts'
import { deleteOldUploadSheets, dropQuestions } from './kept-sheets.ts'
import type { ListKnowledge } from './list-knowledge.ts'
import { createSession } from './session.ts'
import { loadSession } from './stored-session.ts'

export type EngineOptions = {
  readonly canWrite: boolean
  readonly openStore: () => Promise<Store>
  /** Something was written: other tabs may read it. */
  readonly announce: () => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed: () => number
  readonly loadAliases: () => Promise<HeaderAliases>
  readonly loadKnowledge: () => Promise<ListKnowledge>
}

/** All that the commands of a draft work with. */
export type DraftContext = ReturnType<typeof createContext>

export type CommandContext = DraftContext &
  Omit<CallContext, 'push'> & { readonly push: (value: DraftPush) => void }

/** Opens a draft: nothing is read yet, but what knows nothing of rows is on its way. */
export function createContext(options: EngineOptions) {
  const { now, elapsed, announce, loadKnowledge } = options
  const session = createSession(options.canWrite)
  const store = once(options.openStore)
  const display = createDisplay(session, elapsed)
  const { onError } = display
  const startLateChecks = createLateChecks(session, elapsed, display.refresh)
  const show = () => {
    startLateChecks()
    display.refresh()
  }
  const onResult = (failed: boolean) => {
    if (session.storageFailed === failed) return
    session.storageFailed = failed
    display.refresh()
  }
  const autosave = createAutosave({ session, store, onError, onResult, onWritten: announce })
  const onFirstLook = () => {
    if (startLateChecks() === 'done') display.refresh()
  }
  const about = { session, store, now, elapsed, loadKnowledge, onError, onMore: show, onFirstLook }
  const knowledge = gatherKnowledge(about)
  const loadAliases = once(options.loadAliases)
  // Ready before the first sheet comes; a failure comes again, and is told, when they are needed.
  loadAliases().catch(() => {})
  const aliases = async () => {
    await knowledge.lists
    return loadAliases()
  }
  const forgetOld = () => {
    if (!forgetOldSheets(session.draft, now())) return false
    dropQuestions(session)
    return true
  }
  /** Reads the draft that is kept. */
  const load = async () => {
    const isOlder = await loadSession(session, store)
    autosave.setKept(session.draft.history.actions, isOlder)
    const isKeeping = session.canWrite && session.canKeep
    if (isKeeping && forgetOld()) autosave.schedule()
    show()
    knowledge.lookAtUploads()
    if (isKeeping) await deleteOldUploadSheets(await store(), now())
  }
  /** Checks, shows and saves what is another in the draft. */
  const changed = () => {
    forgetOld()
    show()
    autosave.schedule()
    knowledge.lookAtUploads()
  }
  const imports = { session, aliases, now, onProgress: display.follow }
  return { session, store, now, announce, display, autosave, knowledge, imports, changed, load }
}

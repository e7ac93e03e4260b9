import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { Store } from '#storage/store.ts'
import { once } from '#base/once.ts'
import type { CallContext } from '#worker/calls/serve-calls.ts'
import { createAutosave } from '#worker/session/autosave.ts'
import { createDisplay, type DraftPush } from '#worker/drafting/shown/display.ts'
import { forgetOldSheets } from '#worker/session/forget-sheets.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { createLateChecks } from './late-checks.ts'
import { deleteOldUploadSheets, dropQuestions } from '#worker/session/kept-sheets.ts'
import type { ListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import { createSession, type DraftSession } from '#worker/session/session.ts'
import { loadSession } from '#worker/session/stored-session.ts'

export type EngineOptions = {
  readonly canWrite: boolean
  readonly openStore: () => Promise<Store>
  /** Called after a write, so that other tabs can read it. */
  readonly announce: () => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number
  readonly loadAliases: () => Promise<HeaderAliases>
  readonly loadKnowledge: () => Promise<ListKnowledge>
}

/** Everything that commands of a draft need. */
export type DraftContext = ReturnType<typeof createContext>

export type CommandContext = DraftContext &
  Omit<CallContext, 'push'> & { readonly push: (value: DraftPush) => void }

/** Creates the context of a draft. The draft isn't read yet; lists that don't depend on it start loading. */
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
  const onFirstRead = () => {
    if (startLateChecks() === 'done') display.refresh()
  }
  const about = { session, store, now, elapsed, loadKnowledge, onError, onMore: show, onFirstRead }
  const knowledge = gatherKnowledge(about)
  const loadAliases = once(options.loadAliases)
  // Started early to be ready for the first sheet. A failure is reported when the aliases are needed.
  loadAliases().catch(() => {})
  const aliases = async () => {
    await knowledge.lists
    return loadAliases()
  }
  /** Reads the stored draft. */
  const load = async () => {
    await loadSession(session, store)
    autosave.setKept(session.draft.history.actions)
    const isKeeping = session.canWrite && session.canKeep
    if (isKeeping && forgetOld(session, now())) autosave.schedule()
    show()
    knowledge.lookAtUploads()
    if (isKeeping) await deleteOldUploadSheets(await store(), now())
  }
  /** Checks, shows and saves the draft after a change. */
  const changed = () => {
    forgetOld(session, now())
    show()
    autosave.schedule()
    knowledge.lookAtUploads()
  }
  return {
    session,
    store,
    now,
    announce,
    display,
    autosave,
    knowledge,
    aliases,
    onImportStep: display.follow,
    changed,
    load,
  }
}

/** Forgets sheets that were read long ago, and questions about them; returns whether there were any. */
function forgetOld(session: DraftSession, now: number): boolean {
  if (!forgetOldSheets(session.draft, now)) return false
  dropQuestions(session)
  return true
}

import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { Store } from '#storage/store.ts'
import { answerRequest } from '#sheet-engine/answer-request.ts'
import { runCommand } from './commands.ts'
import { createKeeper } from './keeper.ts'
import type { ListKnowledge } from './knowledge.ts'
import {
  type Command,
  type EngineMessage,
  isSlow,
  type PageMessage,
  type QuickCommand,
  type Request,
} from '#sheet-engine/messages.ts'
import { createSession } from './session.ts'
import { createImportCommands } from '#sheet-engine/reading/import-commands.ts'
import { createLateRun } from './late-run.ts'
import { startLearning } from './learn.ts'
import { loadHtml, needsHtml } from '#sheet-engine/reading/pasted-block.ts'
import { loadSession } from './load-session.ts'
import { once } from '#worker-calls/once.ts'
import { rehearse } from './rehearse.ts'
import { createDisplay } from './show-draft.ts'
import { createTaskQueue } from '#worker-calls/task-queue.ts'

export type EngineOptions = {
  readonly canWrite: boolean
  readonly openStore: () => Promise<Store>
  readonly post: (message: EngineMessage) => void
  /** Something was written: other tabs may read it. */
  readonly announce: () => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed: () => number
  readonly loadAliases: () => Promise<HeaderAliases>
  readonly loadKnowledge: () => Promise<ListKnowledge>
  /** How often reading a sheet is rehearsed, so that the first one meets compiled code. */
  readonly rehearsals: number
}

export type EngineInput = Exclude<PageMessage, { type: 'open' }>

/** What a tab that only watches may do. */
const WATCHING: readonly Command['name'][] = ['setFilter', 'setPlace']

/**
 * The draft's authority: takes the page's messages one after the other and posts what came of them. It knows
 * nothing of workers, so that it runs wherever there is a store.
 */
export function createDraftEngine(options: EngineOptions): (message: EngineInput) => void {
  const session = createSession(options.canWrite)
  const store = once(options.openStore)
  const onError = (error: unknown) => options.post({ type: 'error', message: messageOf(error) })
  const addTask = createTaskQueue(onError)
  const display = createDisplay(session, options.post, options.elapsed)
  const late = createLateRun(session, options.elapsed, display.refresh)
  const keeper = createKeeper({
    session,
    store,
    onError,
    onWritten: options.announce,
    onResult: (failed) => {
      if (session.storageFailed === failed) return
      session.storageFailed = failed
      display.refresh()
    },
  })
  const aliases = once(options.loadAliases)
  const imports = createImportCommands({
    session,
    store,
    now: options.now,
    aliases: async () => {
      await learning.lists
      return aliases()
    },
    onProgress: display.follow,
  })

  const look = () => {
    late.start()
    display.refresh()
  }
  const learning = startLearning({
    session,
    store,
    onError,
    elapsed: options.elapsed,
    now: options.now,
    loadKnowledge: options.loadKnowledge,
    onLearnt: look,
  })
  const changed = () => {
    look()
    keeper.schedule()
    learning.lookAtUploads()
  }
  const load = async () => {
    await loadSession(session, store)
    // Nothing of what was read has been checked yet.
    session.repeatsFrom = null
    keeper.setKept(session.draft.history.actions)
    look()
    learning.lookAtUploads()
  }
  const obey = ({ command, seq }: EngineInput & { type: 'command' }) => {
    if (needsHtml(session, command)) {
      addTask(async () => {
        await loadHtml(session)
        obeyQuickly(command, seq)
      })
      return
    }
    if (!isSlow(command)) return addTask(() => obeyQuickly(command, seq))
    for (const task of imports.tasksOf(command)) {
      addTask(() => (session.canWrite ? task()?.finally(changed) : undefined))
    }
  }
  const obeyQuickly = (command: QuickCommand, seq: number) => {
    display.setHandled(seq)
    try {
      if (session.canWrite || WATCHING.includes(command.name)) runCommand(session, command)
      if (session.canWrite && command.name === 'setCouriers')
        void learning.couriers.remember(command.args[0])
    } finally {
      // The place is where the screen is already.
      if (command.name === 'setPlace') keeper.schedule()
      else changed()
    }
  }
  const forgetEverything = async () => {
    if (!session.canWrite) throw new Error('The draft cannot be changed here')
    await (await store()).clearEverything()
    session.sheets.clear()
    await load()
    await learning.couriers.readAgain()
    options.announce()
  }
  const moveToUpload = async (request: Request & { name: 'moveToUpload' }) => {
    await answerRequest(contextOf(), request)
    // Other slots: a comparison that was going on begins again.
    if (session.repeatsFrom !== null) session.repeatsFrom = 0
    keeper.setKept([])
    options.announce()
    changed()
  }
  const contextOf = () => ({ session, store, shown: display.shown(), now: options.now })
  /** What leaves the draft must not be written into it again by what was about to be written. */
  const perform = (request: Request): Promise<unknown> => {
    switch (request.name) {
      case 'forgetEverything':
        return keeper.alone(forgetEverything)
      case 'moveToUpload':
        return keeper.alone(() => moveToUpload(request))
      default:
        return answerRequest(contextOf(), request)
    }
  }
  const answer = async ({ id, request }: EngineInput & { type: 'request' }) => {
    try {
      options.post({ type: 'reply', id, value: await perform(request) })
    } catch (error) {
      options.post({ type: 'refusal', id, reason: reasonOf(error) })
    }
  }
  /** A task each, after whatever has come meanwhile: what the person does waits for one of them at the most. */
  const rehearseTimes = async (left: number) => {
    // Who has a sheet already has no first one to wait for.
    if (left === 0 || !session.canWrite || session.draft.sources.length > 0) return
    await rehearse(aliases, session.knowledge, () => {})
    setTimeout(() => addTask(() => rehearseTimes(left - 1)))
  }
  const takeOver = async (canWrite: boolean) => {
    await keeper.flush()
    if (canWrite && !session.canWrite) await load()
    session.canWrite = canWrite
    // A question that waits for an answer is asked only where it can be given.
    display.refresh()
  }

  addTask(load)
  // Ready before the first sheet comes; a failure comes again, and is told, when they are needed.
  aliases().then(
    () => learning.lists.then(() => addTask(() => rehearseTimes(options.rehearsals))),
    () => {},
  )
  return (message) => {
    switch (message.type) {
      case 'command':
        return obey(message)
      case 'request':
        return addTask(() => answer(message))
      case 'show':
        return display.show(message.from, message.to)
      case 'cancel-import':
        return imports.cancel()
      case 'flush':
        return void keeper.flush()
      case 'look-at-uploads':
        void learning.couriers.readAgain()
        return learning.lookAtUploads()
      case 'reload':
        return addTask(() => (session.canWrite ? undefined : load()))
      case 'reopened':
        return addTask(keeper.keepAgain)
      case 'can-write':
        return addTask(() => takeOver(message.canWrite))
    }
  }
}

/** For the code that asked, not for a screen. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

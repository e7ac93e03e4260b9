import { createSerial } from '#journal/serial.ts'
import { once } from '#worker-calls/once.ts'
import { type CallContext, type Room, runCommand } from '#worker-calls/serve-calls.ts'
import { AT_ONCE, CHANGES, TURNS } from './commands.ts'
import { createContext, type EngineOptions } from './context.ts'
import { fillByRules } from './fill-by-rules.ts'
import { IMPORTS } from './import-commands.ts'
import { WARM_UPS, warmUp } from './warm-up.ts'

export type DraftEngine = {
  readonly serve: Room
  /** Runs what the page did not ask for, in its turn. */
  readonly run: (name: 'reload' | 'saveAgain') => void
}

/**
 * The draft's authority: carries out the page's commands one after the other. It knows nothing of workers, so that
 * it runs wherever there is a store.
 */
export function createDraftEngine(options: EngineOptions): DraftEngine {
  const context = createContext(options)
  const { session, display, changed } = context
  const inTurn = createSerial()

  const change = async (name: string, args: readonly unknown[], call: CallContext) => {
    display.setHandled(call.id)
    try {
      if (!session.canWrite) return undefined
      const { done } = session.draft.history
      const readRules = once(async () => (await context.store()).readRules())
      // Read beside the sheet, so that its rows do not wait for it; `fillByRules` meets a failure.
      if (name in IMPORTS) readRules().catch(() => {})
      const answer = await runCommand(CHANGES, name, { ...context, ...call }, args)
      // What is done again brings its own couriers.
      if (name !== 'redo') await fillByRules(context, done, readRules)
      return answer
    } finally {
      changed()
    }
  }
  const warmUps = async () => {
    await context.knowledge.lists
    // Who has a sheet already waits for no first one.
    const isEmpty = () => session.canWrite && session.draft.sources.length === 0
    for (let time = 0; time < WARM_UPS; time += 1)
      await inTurn(async () => (isEmpty() ? warmUp(context.imports) : null))
  }
  inTurn(context.load).catch(display.onError)
  // What fails here fails again, and is told, with the first sheet.
  if (options.warmsUp) warmUps().catch(() => {})
  return {
    serve: (name, args, call) => {
      if (name in AT_ONCE) return runCommand(AT_ONCE, name, { ...context, ...call }, args)
      if (name in CHANGES) return inTurn(() => change(name, args, call))
      return inTurn(async () => runCommand(TURNS, name, { ...context, ...call }, args))
    },
    run: (name) => void inTurn(async () => TURNS[name](context)).catch(display.onError),
  }
}

import { perform } from '#domain/draft/changes/history.ts'
import type { ActionName } from '#domain/draft/kept-action.ts'
import { createSerial } from '#journal/serial.ts'
import { once } from '#worker-calls/once.ts'
import { type CallContext, type Room, runCommand } from '#worker-calls/serve-calls.ts'
import { CHANGES, IMMEDIATE, TURNS } from './commands.ts'
import { createContext, type EngineOptions } from './context.ts'
import { fillByRules } from './fill-by-rules.ts'
import { IMPORTS } from './import-commands.ts'
import { PLANS } from './plans.ts'

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

  const carryOut = async (
    name: string,
    args: readonly unknown[],
    call: CallContext,
  ): Promise<unknown> => {
    const own = { ...context, ...call }
    session.isOutdated = false
    if (!(name in PLANS)) return runCommand(CHANGES, name, own, args)
    const plan = (await runCommand(PLANS, name, own, args)) as Awaited<Planned>
    session.isOutdated = plan === 'outdated'
    if (plan === null || plan === 'outdated') return null
    perform(session.draft, plan)
    return plan.name satisfies ActionName
  }
  const change = async (name: string, args: readonly unknown[], call: CallContext) => {
    display.setHandled(call.id)
    try {
      if (!session.canWrite) return null
      const { done } = session.draft.history
      const readRules = once(async () => (await context.store()).readRules())
      // Read beside the sheet, so that its rows do not wait for it; `fillByRules` meets a failure.
      if (name in IMPORTS) readRules().catch(() => {})
      const answer = await carryOut(name, args, call)
      // What is done again brings its own couriers.
      if (name !== 'redo') await fillByRules(context, done, readRules)
      return answer
    } finally {
      changed()
    }
  }
  inTurn(context.load).catch(display.onError)
  return {
    serve: (name, args, call) => {
      if (name in IMMEDIATE) return runCommand(IMMEDIATE, name, { ...context, ...call }, args)
      if (name in CHANGES || name in PLANS) return inTurn(() => change(name, args, call))
      return inTurn(async () => runCommand(TURNS, name, { ...context, ...call }, args))
    },
    run: (name) => void inTurn(async () => TURNS[name](context)).catch(display.onError),
  }
}

type Planned = ReturnType<(typeof PLANS)[keyof typeof PLANS]>

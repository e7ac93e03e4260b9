import { joinStep, perform } from '#domain/draft/changes/history.ts'
import type { ActionOfStep } from '#domain/draft/stored/kept-action.ts'
import { createSerial } from '#base/serial.ts'
import { once } from '#base/once.ts'
import { type CallContext, type CallHandler, runCommand } from '#worker/calls/serve-calls.ts'
import { CHANGES, IMMEDIATE, QUEUED } from './commands.ts'
import { createContext, type EngineOptions } from './context.ts'
import { fillByRules } from './fill-by-rules.ts'
import { IMPORTS } from '#worker/importing/import-commands.ts'
import { PLANS } from './plans.ts'

export type DraftEngine = {
  readonly serve: CallHandler
  /** Queues a command that the page didn't send. */
  readonly run: (name: 'reload' | 'saveAgain') => void
}

/**
 * Carries out the page's commands on the draft, one after the other. Independent of workers, so that it runs wherever
 * there is a store.
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
    if (plan !== null && plan !== 'outdated') perform(session.draft, plan)
    return null
  }
  const change = async (name: string, args: readonly unknown[], call: CallContext) => {
    display.setHandled(call.id)
    try {
      if (!session.canWrite) return null
      const { done } = session.draft.history
      const readRules = once(async () => (await context.store()).readRules())
      // Loads the rules in parallel to the sheet; `fillByRules` handles a failure.
      if (name in IMPORTS) readRules().catch(() => {})
      const answer = await carryOut(name, args, call)
      // A redo restores its own couriers.
      if (name !== 'redo') await fillByRules(context, done, readRules)
      // What came of a command belongs to its step.
      const step = joinStep(session.draft, done)
      return name in PLANS ? step && stepOf(step) : answer
    } finally {
      changed()
    }
  }
  inTurn(context.load).catch(display.onError)
  return {
    serve: (name, args, call) => {
      if (name in IMMEDIATE) return runCommand(IMMEDIATE, name, { ...context, ...call }, args)
      if (name in CHANGES || name in PLANS) return inTurn(() => change(name, args, call))
      return inTurn(async () => runCommand(QUEUED, name, { ...context, ...call }, args))
    },
    run: (name) => void inTurn(async () => QUEUED[name](context)).catch(display.onError),
  }
}

/** A step without its changes, which can be large. */
const stepOf = ({ step, name }: ActionOfStep) => ({ step, name })

export type Step = ReturnType<typeof stepOf>

type Planned = ReturnType<(typeof PLANS)[keyof typeof PLANS]>

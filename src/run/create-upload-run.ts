import { joinGroups } from '#domain/couriers/group-entries.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { Command } from '#domain/upload/run/commands.ts'
import { reduceRun, startRun } from '#domain/upload/run/reduce-run.ts'
import type { RunEvent, RunRules, RunState, RunWorld } from '#domain/upload/run/run-state.ts'
import type { UploadJournal } from '#journal/open-journal.ts'
import { createListeners } from '#worker-calls/listeners.ts'
import { throttleUpdates } from '#run/outside/throttle-updates.ts'
import { formatBody } from '#service/wire.ts'
import { createEffects, type RunDeps } from './do-effects.ts'
import { commandsOf, type UploadRun, type UploadView } from './upload-run.ts'

/** A run, and what those who own it do with it. */
export type OwnedRun = {
  readonly run: UploadRun
  /** The state that is written down, with the number of the last event in it. */
  readonly known: () => Pick<RunDeps, 'state' | 'lastEvent'>
  /** Shows what another tab has written. */
  readonly absorb: (events: readonly UploadEvent[]) => void
  /** This tab owns the upload from now on; requests without an answer are in doubt. Until then it only watches. */
  readonly takeOver: (journal: UploadJournal) => Promise<void>
  /** No page shows it and nothing is under way in it. */
  readonly isAtRest: () => boolean
  /** Shows another name; null: that of its sources. */
  readonly rename: (name: string | null) => void
  readonly close: () => void
}

/** Runs one upload: tells the reducer what happens, and does what it asks for, one effect after the other. */
export function createUploadRun(deps: RunDeps): OwnedRun {
  const { online, tokens, turn } = deps
  const rules = rulesOf(deps)
  let run = startRun(deps.state, deps.lastEvent)
  const isBusy = () => run.writing !== null || run.replies.length > 0
  const screen = createScreen(deps, run, isBusy)
  const commanders: (() => void)[] = []

  const dispatch = inTurn((event) => {
    const step = reduceRun(run, event, worldNow(deps, rules))
    run = step.run
    for (const effect of step.effects) {
      if (effect.kind === 'show') screen.show(run, effect.isCalm)
      else if (effect.kind === 'answer') commanders[effect.ticket]?.()
      else effects.perform(effect)
    }
    screen.free()
  })
  const effects = createEffects(deps, dispatch)
  const stopListening = [
    tokens.subscribe(() => dispatch({ kind: 'world-changed', what: 'token' })),
    turn.subscribe(() => dispatch({ kind: 'world-changed', what: 'turn' })),
    online.onChange(() => dispatch({ kind: 'world-changed', what: 'network' })),
  ]

  const command = (command: Command) =>
    new Promise<void>((resolve) => {
      const ticket = commanders.push(resolve) - 1
      dispatch({ kind: 'commanded', command, ticket })
    })

  return {
    run: {
      subscribe: screen.subscribe,
      getSnapshot: screen.now,
      pause: () => dispatch({ kind: 'pause-pressed' }),
      ...commandsOf(command),
    },
    known: () => ({ state: run.upload, lastEvent: run.lastEvent }),
    absorb: (events) => dispatch({ kind: 'absorbed', events }),
    takeOver: (journal) => {
      effects.writeTo(journal)
      return command({ kind: 'take-over' })
    },
    isAtRest: () => !screen.isLookedAt() && screen.now().status.kind === 'idle',
    rename: screen.rename,
    close: () => {
      for (const stop of stopListening) stop()
      effects.close()
      dispatch({ kind: 'closed' })
      screen.close()
    },
  }
}

function rulesOf({ settings, header, online, ask }: RunDeps): RunRules {
  const { requestSize, requestsAtOnce } = settings
  const { isLocal } = online
  const canAsk = ask !== null
  return { id: header.id, requestSize, requestsAtOnce, isLocal, canAsk, formatBody, joinGroups }
}

function worldNow({ tokens, turn, online, clock, random }: RunDeps, rules: RunRules): RunWorld {
  return {
    ...rules,
    at: clock.now(),
    random: random(),
    token: tokens.current(),
    isTokenRejected: tokens.getSnapshot().rejected,
    isOnline: online.isOnline(),
    turnHolder: turn.holder(),
  }
}

/** What happens while something is being done waits until that is done. */
function inTurn(handle: (event: RunEvent) => void): (event: RunEvent) => void {
  const waiting: RunEvent[] = []
  let isHandling = false
  return (event) => {
    waiting.push(event)
    if (isHandling) return
    isHandling = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) handle(next)
    } finally {
      isHandling = false
    }
  }
}

/** What screens see of a run: the same object until they are told of another one. */
function createScreen({ header, uploaded }: RunDeps, first: RunState, isBusy: () => boolean) {
  const listeners = createListeners()
  const teller = throttleUpdates(listeners, isBusy)
  const look = ({ upload, status, role }: RunState) =>
    ({ state: upload, status, canAct: role === 'owner' && upload.handedOver === null }) as const
  let view: UploadView = { header, uploaded, ...look(first) }
  return {
    subscribe: listeners.subscribe,
    isLookedAt: () => listeners.count() > 0,
    now: () => view,
    show: (run: RunState, isCalm: boolean) => {
      view = { ...view, ...look(run) }
      teller.changed(isCalm)
    },
    rename: (name: string | null) => {
      view = { ...view, header: { ...view.header, name } }
      teller.changed(false)
    },
    free: teller.free,
    close: teller.close,
  }
}

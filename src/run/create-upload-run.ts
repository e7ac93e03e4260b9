import { createJoinGroups } from '#domain/couriers/join-groups.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { Command } from '#domain/upload/run/commands.ts'
import type { ReplyEvent } from '#domain/upload/run/consequence.ts'
import { reduceRun, startRun } from '#domain/upload/run/reduce-run.ts'
import type { CameReply, RunEffect, RunEvent, RunWorld } from '#domain/upload/run/run-state.ts'
import type { Uploaded, UploadHeader, UploadState } from '#domain/upload/upload.ts'
import { restoreEvent } from '#journal/restore-event.ts'
import type { Clock } from '#run/outside/clock.ts'
import { createListeners } from '#run/outside/listeners.ts'
import type { Online } from '#run/outside/online.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import { createCalmTeller } from '#run/outside/tell-calmly.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Installation } from '#service/installation.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import { formatBody } from '#service/wire.ts'
import { classifyStorageError } from '#storage/faults.ts'
import type { UploadRun, UploadView } from './upload-run.ts'

/** Writes events down; resolves when they are committed, and rejects when none of them is. */
export type Journal = { readonly append: (events: readonly JournalEvent[]) => Promise<void> }

/** All that a run needs of the world. */
export type RunDeps = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last event that is in the state. */
  readonly lastEvent: number
  /** Sends one request with this exact body. Never rejects, never repeats. */
  readonly send: (body: string, token: AccessToken) => Promise<Reply>
  readonly settings: Pick<Installation, 'requestSize' | 'requestsAtOnce'>
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  readonly tokens: Pick<TokenHolder, 'current' | 'getSnapshot' | 'reject' | 'subscribe'>
  readonly turn: SendingTurn
}

/** A run, and what those who own it do with it. */
export type OwnedRun = {
  readonly run: UploadRun
  /** The state that is written down, with the number of the last event in it. */
  readonly known: () => Pick<RunDeps, 'state' | 'lastEvent'>
  /** Shows what another tab has written. */
  readonly absorb: (events: readonly UploadEvent[]) => void
  /** This tab owns the upload from now on; requests without an answer are in doubt. Until then it only watches. */
  readonly takeOver: (journal: Journal) => Promise<void>
  /** Nobody looks at it and nothing goes on in it. */
  readonly isAtRest: () => boolean
  /** Shows another name; null: that of its sources. */
  readonly rename: (name: string | null) => void
  readonly close: () => void
}

/** Runs one upload: tells the reducer what happens, and does what it asks for, one effect after the other. */
export function createUploadRun(deps: RunDeps): OwnedRun {
  const { clock, online, tokens, turn, uploaded } = deps
  const { id } = deps.header
  const rules = {
    ...deps.settings,
    id,
    isLocal: online.isLocal,
    formatBody,
    joinGroups: createJoinGroups(),
  }
  let { header } = deps
  let state = startRun(deps.state, deps.lastEvent)
  let view = toView()
  let journal: Journal | null = null
  const listeners = createListeners()
  const teller = createCalmTeller(
    listeners,
    () => state.writing !== null || state.replies.length > 0,
  )
  const commanders = new Map<number, () => void>()
  let tickets = 0
  const closed = new AbortController()
  let waits = new AbortController()

  const dispatch = inTurn((event: RunEvent) => {
    const { run, effects } = reduceRun(state, event, worldNow())
    state = run
    effects.forEach(perform)
    teller.free()
  })

  function worldNow(): RunWorld {
    const isTokenRejected = tokens.getSnapshot().rejected
    const world = { token: tokens.current(), isTokenRejected, turnHolder: turn.holder() }
    const isOnline = online.isOnline()
    return { ...rules, ...world, isOnline, at: clock.now(), random: deps.random() }
  }

  function toView(): UploadView {
    const { upload, status, role } = state
    return { header, uploaded, state: upload, status, canAct: role === 'owner' }
  }

  function perform(effect: RunEffect): void {
    switch (effect.kind) {
      case 'take-turn':
        return void turn.take(id)
      case 'release-turn':
        return turn.release(id)
      case 'write':
        return void write(effect.events)
      case 'send':
        return void exchange(effect)
      case 'reject-token':
        return tokens.reject(effect.token as AccessToken)
      case 'wait':
        return void wait(effect.ms, waits.signal, { kind: 'wait-over', wait: effect.wait })
      case 'cancel-waits':
        waits.abort()
        waits = new AbortController()
        return
      case 'wait-to-try-again':
        return void wait(effect.ms, closed.signal, { kind: 'try-again' })
      case 'show':
        view = toView()
        return teller.changed(effect.isCalm)
      case 'answer':
        commanders.get(effect.ticket)?.()
        commanders.delete(effect.ticket)
    }
  }

  async function write(events: readonly JournalEvent[]): Promise<void> {
    try {
      if (journal === null) throw new Error('A tab that watches does not write')
      await journal.append(events)
    } catch (error) {
      return dispatch({ kind: 'not-written', cause: classifyStorageError(error) })
    }
    dispatch({ kind: 'written' })
  }

  async function exchange({ request, body, token }: EffectOf<'send'>): Promise<void> {
    const reply = await deps.send(body, token as AccessToken)
    dispatch({ kind: 'replied', came: toCame(reply, request, clock.now()) })
  }

  async function wait(ms: number, signal: AbortSignal, event: RunEvent): Promise<void> {
    await clock.sleep(ms, signal)
    if (!signal.aborted) dispatch(event)
  }

  const command = (command: Command) =>
    new Promise<void>((resolve) => {
      tickets += 1
      commanders.set(tickets, resolve)
      dispatch({ kind: 'commanded', command, ticket: tickets })
    })

  const lookAgain = () => dispatch({ kind: 'world-changed' })
  const stopListening = [
    tokens.subscribe(lookAgain),
    turn.subscribe(lookAgain),
    online.onChange(lookAgain),
  ]

  return {
    run: {
      subscribe: listeners.subscribe,
      getSnapshot: () => view,
      pause: () => dispatch({ kind: 'pause-pressed' }),
      ...commandsOf(command),
    },
    known: () => ({ state: state.upload, lastEvent: state.lastEvent }),
    absorb: (events) => dispatch({ kind: 'absorbed', events }),
    takeOver: (mine) => {
      journal = mine
      return command({ kind: 'take-over' })
    },
    isAtRest: () => listeners.count() === 0 && view.status.kind === 'idle',
    rename: (name) => {
      header = { ...header, name }
      view = toView()
      teller.changed(false)
    },
    close: () => {
      for (const stop of stopListening) stop()
      closed.abort()
      dispatch({ kind: 'closed' })
      teller.close()
    },
  }
}

type EffectOf<Kind> = Extract<RunEffect, { kind: Kind }>

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

/** A reply is stored as it came. */
function toCame(reply: Reply, request: number, at: number): CameReply {
  const { body } = reply
  const stored =
    reply.kind === 'fault'
      ? ({ type: 'faulted', at, request, fault: reply.fault, body } as const)
      : ({ type: 'answered', at, request, status: reply.status, body: reply.body } as const)
  return { stored, event: restoreEvent(stored) as ReplyEvent }
}

function commandsOf(
  command: (command: Command) => Promise<void>,
): Omit<UploadRun, 'subscribe' | 'getSnapshot' | 'pause'> {
  return {
    resume: () => void command({ kind: 'resume' }),
    stop: () => void command({ kind: 'stop' }),
    correct: (position, entry) =>
      command({ kind: 'correct', entries: new Map([[position, entry]]) }),
    correctAll: (entries) => command({ kind: 'correct', entries }),
    chooseCourier: (positions, courier, courierName, group) =>
      command({ kind: 'choose-courier', positions, courier, courierName, group }),
    undoChoice: () => command({ kind: 'undo-choice' }),
    resend: (positions) => command({ kind: 'resend', positions }),
    sendWithCouriers: () => command({ kind: 'send-with-couriers' }),
    sendDoubtful: (positions) => command({ kind: 'send-doubtful', positions }),
    sendOneByOne: (positions) => command({ kind: 'send-one-by-one', positions }),
    splitRefused: (positions) => command({ kind: 'split-refused', positions }),
    markAccepted: (positions) => command({ kind: 'mark-accepted', positions }),
    setAside: (positions, why) => command({ kind: 'set-aside', positions, why }),
    takeBack: (positions) => command({ kind: 'take-back', positions }),
  }
}

import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { planCommand } from './commands.ts'
import { planReturn } from './consequence.ts'
import {
  addPause,
  endStorageFault,
  isNetworkFault,
  type PauseReason,
  removeNetworkFaults,
  removePause,
  type StorageFault,
} from './hold.ts'
import { addNext, planInterrupted, planNext, planReply } from './plan-sending.ts'
import type {
  Job,
  ReadyRequest,
  RunEffect,
  RunEvent,
  RunState,
  RunWorld,
  Writing,
} from './run-state.ts'
import { isLeft, statusOf } from './status.ts'

/** What a run is after an event, and what it wants done for it. */
export type Step = { readonly run: RunState; readonly effects: readonly RunEffect[] }

type EventOf<Kind> = Extract<RunEvent, { kind: Kind }>
type WritingOf<Kind> = Extract<Writing, { kind: Kind }>

/** An answer that could not be stored is tried again so often: nobody else knows it. */
const TRY_AGAIN_MS = 5000
/** A network failure is often noticed before the browser notices that the network is gone. */
const SOON_AFTER_MS = 3000

/** The run of an upload of which the journal is known up to an event; it watches until this tab takes it over. */
export function startRun(upload: UploadState, lastEvent: number): RunState {
  const run: RunState = {
    role: 'watching',
    upload,
    lastEvent,
    status: { kind: 'idle' },
    pause: null,
    ignoresOffline: false,
    waits: new Map(),
    tries: 0,
    inFlight: new Map(),
    replies: [],
    line: [],
    writing: null,
    steered: 0,
    isTryingAgain: false,
  }
  return { ...run, status: statusOf(run) }
}

/**
 * Says what follows from an event. Whatever changes the upload is written first, one commit after the other; only
 * when it is `written` the request in it is sent, and what it says is shown.
 */
export function reduceRun(before: RunState, event: RunEvent, world: RunWorld): Step {
  if (before.role === 'closed')
    return event.kind === 'commanded' ? step(before, answer(event)) : step(before)
  if (event.kind === 'closed') return close(before, world)
  const taken = take(before, event, world)
  const done = then(taken, (run) => goOn(run, world))
  return then(done, (run) => show(before, run, done.effects, world))
}

const step = (run: RunState, ...effects: readonly RunEffect[]): Step => ({ run, effects })

function then({ run, effects }: Step, next: (run: RunState) => Step): Step {
  const following = next(run)
  return { run: following.run, effects: [...effects, ...following.effects] }
}

const answer = ({ ticket }: { readonly ticket: number }): RunEffect => ({ kind: 'answer', ticket })

function take(run: RunState, event: Exclude<RunEvent, { kind: 'closed' }>, world: RunWorld): Step {
  switch (event.kind) {
    case 'commanded':
      return takeCommand(run, event, world)
    case 'pause-pressed':
      return run.role === 'owner' ? pressPause(run, world) : step(run)
    case 'absorbed':
      return step({
        ...run,
        upload: applyEvents(run.upload, event.events),
        lastEvent: run.lastEvent + event.events.length,
      })
    case 'written':
      return run.writing ? afterWriting(run, run.writing, world) : step(run)
    case 'not-written':
      return run.writing ? afterFailing(run, run.writing, event.cause, world) : step(run)
    case 'replied':
      return takeReply(run, event)
    case 'wait-over':
      return step({ ...run, waits: without(run.waits, event.wait) })
    case 'try-again':
      return tryAgain({ ...run, isTryingAgain: false })
    case 'token-changed':
      return world.token === null ? step(run) : endPause(run, 'token-needed')
    case 'network-changed':
      return step(afterNetworkChange(run, world))
    case 'turn-changed':
      return world.turnHolder === null ? endPause(run, 'other-upload') : step(run)
  }
}

function takeCommand(run: RunState, event: EventOf<'commanded'>, world: RunWorld): Step {
  const { command } = event
  if (run.role !== 'owner' && command.kind !== 'take-over') return step(run, answer(event))
  return then(prepare(run, command.kind, world), (ready) => {
    const job: Job = { ...event, kind: 'command', steered: ready.steered }
    return step({ ...ready, line: [...ready.line, job] })
  })
}

/** What a command does before its turn to be written comes. */
function prepare(
  run: RunState,
  kind: EventOf<'commanded'>['command']['kind'],
  world: RunWorld,
): Step {
  if (kind === 'stop') return pressPause(run, world)
  if (kind === 'resume') return pressResume(run)
  if (kind !== 'take-over') return step(run)
  const why = planReturn(run.upload)
  const owned: RunState = { ...run, role: 'owner' }
  return step(why ? pauseFor(owned, why, world) : owned)
}

function pressPause(run: RunState, world: RunWorld): Step {
  const paused = pauseFor({ ...run, steered: run.steered + 1 }, { kind: 'by-person' }, world)
  return cancelWaits(paused)
}

/** The person says to go on, whatever it was; also though the browser says that it is offline. */
function pressResume(run: RunState): Step {
  const ignoresOffline = run.pause?.why.kind === 'offline'
  return cancelWaits({ ...run, steered: run.steered + 1, pause: null, ignoresOffline, tries: 0 })
}

function cancelWaits(run: RunState): Step {
  if (run.waits.size === 0) return step(run)
  return step({ ...run, waits: new Map() }, { kind: 'cancel-waits' })
}

function pauseFor(run: RunState, why: PauseReason, { at }: RunWorld): RunState {
  return { ...run, pause: addPause(run.pause, why, run.upload, at) }
}

function endPause(run: RunState, kind: PauseReason['kind']): Step {
  return step({ ...run, pause: removePause(run.pause, kind) })
}

function afterNetworkChange(run: RunState, world: RunWorld): RunState {
  const { pause } = run
  if (world.isOnline) return { ...run, ignoresOffline: false, pause: removePause(pause, 'offline') }
  if (pause === null || !isNetworkFault(pause.why)) return run
  // Either way: a clock can be set back.
  if (Math.abs(world.at - pause.at) > SOON_AFTER_MS) return run
  return pauseFor({ ...run, pause: removeNetworkFaults(pause) }, { kind: 'offline' }, world)
}

function takeReply(run: RunState, { came }: EventOf<'replied'>): Step {
  const { event } = came
  const job: Job = { kind: 'reply', request: event.request }
  const next = { ...run, replies: [...run.replies, came], line: [...run.line, job] }
  const token = run.inFlight.get(event.request)?.token
  const isRejected = event.type === 'faulted' && event.fault.kind === 'unauthorized'
  return isRejected && token ? step(next, { kind: 'reject-token', token }) : step(next)
}

function tryAgain(run: RunState): Step {
  if (run.replies.length === 0) return step(run)
  return step({ ...run, line: [...run.line, { kind: 'try-again' }] })
}

/** Does the next thing that is in line; with nothing in it, sends what may be sent now. */
function goOn(run: RunState, world: RunWorld): Step {
  if (run.role !== 'owner' || run.writing !== null) return step(run)
  const [job] = run.line
  if (job === undefined) return sendNext(run, world)
  const writing = planWriting(run, job, world)
  if (writing) return write(run, writing)
  return then(endJob(run, true), (next) => goOn(next, world))
}

/** What a job has to write next; null: nothing more. Replies are always stored first. */
function planWriting(run: RunState, job: Job, world: RunWorld): Writing | null {
  const { upload } = run
  const [came] = run.replies
  if (came) {
    const alone = planReply(run, came, world)
    return addNext(run, alone, world) ?? alone
  }
  if (job.kind !== 'command') return null
  const interrupted = planInterrupted(run, world)
  if (interrupted.length > 0)
    return { kind: 'interrupted', events: interrupted, after: applyEvents(upload, interrupted) }
  const events = planCommand(job.command, upload, world.at, world.joinGroups)
  if (events.length === 0) return null
  return { kind: 'command', events, after: applyEvents(upload, events) }
}

function sendNext(run: RunState, world: RunWorld): Step {
  if (run.replies.length > 0) return step(run)
  const next = planNext(run, run.upload, world)
  if (next.kind === 'none') return step(run)
  if (next.kind === 'obstacle') return step(pauseFor(run, next.why, world))
  const { ready } = next
  const after = applyEvents(run.upload, [ready.event])
  const turn = step(letFly(run, ready), ...(world.turnHolder === null ? [TAKE_TURN] : []))
  return then(turn, (flying) =>
    write(flying, { kind: 'request', events: [ready.event], after, ready }),
  )
}

const TAKE_TURN: RunEffect = { kind: 'take-turn' }

function write(run: RunState, writing: Writing): Step {
  return step({ ...run, writing }, { kind: 'write', events: writing.events })
}

function afterWriting(run: RunState, writing: Writing, world: RunWorld): Step {
  const { after: upload, events } = writing
  const lastEvent = run.lastEvent + events.length
  const pause = isLeft(upload) ? endStorageFault(run.pause) : removePause(run.pause, 'storage')
  const written: RunState = { ...run, upload, lastEvent, pause, writing: null }
  switch (writing.kind) {
    case 'request':
      return step(written, send(writing.ready))
    case 'reply':
      return afterReply(written, writing, world)
    case 'interrupted':
      return step(written)
    case 'command':
      return endJob(written, true)
  }
}

const send = ({ event, token }: ReadyRequest): RunEffect => ({
  kind: 'send',
  request: event.request,
  body: event.body,
  token,
})

function letFly(run: RunState, { event, isTrial, token }: ReadyRequest): RunState {
  const { request, submission } = event
  return { ...run, inFlight: new Map(run.inFlight).set(request, { submission, isTrial, token }) }
}

function afterReply(run: RunState, writing: WritingOf<'reply'>, world: RunWorld): Step {
  const { event } = writing.came
  const inFlight = without(run.inFlight, event.request)
  const stored = { ...run, replies: run.replies.slice(1), inFlight }
  const followed = follow(stored, writing, world)
  const { next } = writing
  return next ? then(followed, (free) => step(letFly(free, next), send(next))) : followed
}

/** Does what a reply asks for, once it is stored. */
function follow(run: RunState, { came, consequence }: WritingOf<'reply'>, world: RunWorld): Step {
  const { event } = came
  const tries = event.type === 'answered' ? 0 : run.tries
  switch (consequence.kind) {
    case 'go-on':
      return step({ ...run, tries })
    case 'pause':
      return step(pauseFor({ ...run, tries }, consequence.why, world))
    case 'wait': {
      const { ms, told } = consequence
      const waits = new Map(run.waits).set(event.request, { until: world.at + ms, told })
      return step({ ...run, tries: tries + 1, waits }, { kind: 'wait', wait: event.request, ms })
    }
    case 'reject-token':
      // With a newer token the entries are sent again at once.
      return world.token === null
        ? step(pauseFor(run, { kind: 'token-needed', rejected: true }, world))
        : step(run)
  }
}

function afterFailing(
  failed: RunState,
  writing: Writing,
  cause: StorageFault,
  world: RunWorld,
): Step {
  const run = { ...failed, writing: null }
  // What finds no room together may find it alone: the answer is what must not be lost.
  if (writing.kind === 'reply' && writing.next)
    return write(run, planReply(run, writing.came, world))
  const holdsAnswer = run.replies.length > 0
  const paused = pauseFor(run, { kind: 'storage', cause, holdsAnswer }, world)
  if (writing.kind !== 'request') return endJob(paused, false)
  return step({ ...paused, inFlight: without(run.inFlight, writing.ready.event.request) })
}

function endJob(run: RunState, isDone: boolean): Step {
  const [job, ...line] = run.line
  const next = { ...run, line }
  if (job?.kind === 'command') {
    const isStopped = job.command.kind === 'stop' && isDone && job.steered === run.steered
    return step(isStopped ? { ...next, pause: null } : next, answer(job))
  }
  const inFlight = job?.kind === 'reply' ? without(run.inFlight, job.request) : run.inFlight
  if (run.replies.length === 0 || run.isTryingAgain) return step({ ...next, inFlight })
  const wait: RunEffect = { kind: 'wait-to-try-again', ms: TRY_AGAIN_MS }
  return step({ ...next, inFlight, isTryingAgain: true }, wait)
}

function show(
  before: RunState,
  run: RunState,
  effects: readonly RunEffect[],
  world: RunWorld,
): Step {
  const status = statusOf(run)
  const isSame = JSON.stringify(status) === JSON.stringify(before.status)
  const shown = { ...run, status: isSame ? before.status : status }
  const release: readonly RunEffect[] = hasTurnInVain(run, world) ? [RELEASE_TURN] : []
  if (isSame && run.upload === before.upload && run.role === before.role)
    return step(shown, ...release)
  const isSending = before.status.kind === 'sending' && status.kind === 'sending'
  // Whoever gave a command looks at what comes of it.
  const isCalm = isSending && !effects.some(({ kind }) => kind === 'answer')
  return step(shown, ...release, { kind: 'show', isCalm })
}

const RELEASE_TURN: RunEffect = { kind: 'release-turn' }

function hasTurnInVain(run: RunState, { turnHolder, id }: RunWorld): boolean {
  const { inFlight, replies, waits, writing } = run
  const isBusy = writing !== null || inFlight.size + replies.length + waits.size > 0
  return turnHolder === id && !isBusy
}

function close(run: RunState, { turnHolder, id }: RunWorld): Step {
  const answers = run.line.flatMap((job) => (job.kind === 'command' ? [answer(job)] : []))
  const release = turnHolder === id ? [RELEASE_TURN] : []
  const closed: RunState = { ...run, role: 'closed', line: [], writing: null }
  return step(closed, { kind: 'cancel-waits' }, ...release, ...answers)
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([one]) => one !== key))
}

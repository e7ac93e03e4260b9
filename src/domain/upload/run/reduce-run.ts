import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Command } from './commands.ts'
import { planReturn } from './consequence.ts'
import { isNetworkFault, type PauseReason, removePause, type Wait, removeWhere } from './pause.ts'
import {
  type Job,
  type RunEffect,
  type RunEvent,
  type RunState,
  type RunWorld,
  answer,
  pauseFor,
  type Step,
  step,
  andThen,
  without,
} from './run-state.ts'
import { askForOpen, takeReply, takeTold } from './take-reply.ts'
import { statusOf } from './status.ts'
import { afterFailing, afterWriting, goOn } from './write-in-turn.ts'

type EventOf<Kind> = Extract<RunEvent, { kind: Kind }>
type WorldChange = EventOf<'world-changed'>['what']

/** A request often fails before the browser reports that it is offline. */
const SOON_AFTER_MS = 3000

/** Starts the run of an upload whose journal is read up to an event; it watches until this tab takes over. */
export function startRun(upload: UploadState, lastEvent: number): RunState {
  const run: RunState = {
    role: 'watching',
    upload,
    lastEvent,
    status: { kind: 'idle' },
    choices: upload.choices,
    steps: [],
    pause: null,
    ignoresOffline: false,
    isSameShop: false,
    waits: new Map(),
    tries: 0,
    inFlight: new Map(),
    asking: new Map(),
    replies: [],
    line: [],
    writing: null,
    pressCount: 0,
    isTryingAgain: false,
    leavers: [],
  }
  return { ...run, status: statusOf(run) }
}

/**
 * Returns the run after an event, with its effects. A change of the upload is written first, one commit at a time;
 * only after `written` is its request sent and its new state shown.
 */
export function reduceRun(before: RunState, event: RunEvent, world: RunWorld): Step {
  if (before.role === 'closed')
    return event.kind === 'commanded' ? step(before, answer(event)) : step(before)
  if (event.kind === 'closed') return close(before, world)
  const taken = take(before, event, world)
  const gone = andThen(taken, (run) => goOn(run, world))
  const done = andThen(gone, endLeaving)
  const isWatched = event.kind === 'commanded' || done.effects.some(({ kind }) => kind === 'answer')
  return andThen(done, (run) => show(before, run, isWatched, world))
}

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
      return takeReply(run, event, world)
    case 'told':
      return takeTold(run, event, world)
    case 'wait-over':
      return step({ ...run, waits: without(run.waits, event.wait) })
    case 'try-again':
      return tryAgain({ ...run, isTryingAgain: false })
    case 'world-changed':
      return step(afterChange(run, event.what, world))
  }
}

function takeCommand(run: RunState, event: EventOf<'commanded'>, world: RunWorld): Step {
  const { command } = event
  if (command.kind === 'leave') return leave(run, event)
  if (run.role !== 'owner' && command.kind !== 'take-over') return step(run, answer(event))
  return andThen(prepare(run, command, world), (ready) => {
    const job: Job = { ...event, kind: 'command', pressCount: ready.pressCount }
    return step({ ...ready, line: [...ready.line, job] })
  })
}

/** A leaving tab begins nothing new. */
function leave(run: RunState, event: EventOf<'commanded'>): Step {
  if (run.role === 'watching') return step(run, answer(event))
  return step({ ...run, role: 'leaving', leavers: [...run.leavers, event.ticket] })
}

/**
 * A leaving tab watches as soon as everything that it alone knows is stored. The other tab asks for missing answers
 * itself, and continues with the pause and the waits of this one.
 */
function endLeaving(run: RunState): Step {
  const { role, writing, inFlight, asking } = run
  const isBusy = writing !== null || run.replies.length + run.line.length > 0
  if (role !== 'leaving' || isBusy || inFlight.size > asking.size) return step(run)
  const left = { steps: [], inFlight: new Map(), asking: new Map(), leavers: [] }
  const answers = run.leavers.map((ticket) => answer({ ticket }))
  return step({ ...run, ...left, role: 'watching' }, ...answers)
}

/** Applies the part of a command that doesn't wait for its turn to be written. */
function prepare(run: RunState, command: Command, world: RunWorld): Step {
  const { kind } = command
  if (kind === 'stop') return pressPause(run, world)
  if (kind === 'resume') return pressResume(run)
  if (kind === 'same-shop') return step(endPause({ ...run, isSameShop: true }, 'other-shop'))
  if (kind === 'go-on') return goOnAfter(run, command.wait, world)
  if (kind !== 'take-over') return step(run)
  const why = planReturn(run.upload)
  const owned: RunState = { ...run, role: 'owner', pause: null }
  return andThen(cancelWaits(owned), (free) =>
    askForOpen(why ? pauseFor(free, why, world) : free, world),
  )
}

function pressPause(run: RunState, world: RunWorld): Step {
  const paused = pauseFor({ ...run, pressCount: run.pressCount + 1 }, { kind: 'by-person' }, world)
  return cancelWaits(paused)
}

/** Resume ends any pause, even when the browser reports that it is offline. */
function pressResume(run: RunState): Step {
  const ignoresOffline = run.pause?.why.kind === 'offline'
  return cancelWaits({
    ...run,
    pressCount: run.pressCount + 1,
    pause: null,
    ignoresOffline,
    tries: 0,
  })
}

function goOnAfter(run: RunState, wait: Wait | null, { at }: RunWorld): Step {
  const free = { ...run, pause: null }
  if (wait === null || wait.until <= at) return step(free)
  const waits = new Map(run.waits).set('other-tab', wait)
  return step({ ...free, waits }, { kind: 'wait', wait: 'other-tab', ms: wait.until - at })
}

function cancelWaits(run: RunState): Step {
  if (run.waits.size === 0) return step(run)
  return step({ ...run, waits: new Map() }, { kind: 'cancel-waits' })
}

/** Ends the pauses that waited for this change. */
function afterChange(run: RunState, what: WorldChange, world: RunWorld): RunState {
  switch (what) {
    case 'token':
      return world.token === null ? run : endPause(endPause(run, 'token-needed'), 'other-shop')
    case 'turn':
      return world.turnHolder === null ? endPause(run, 'other-upload') : run
    case 'network':
      if (!world.isOnline) return blameNetwork(run, world)
      return endPause({ ...run, ignoresOffline: false }, 'offline')
  }
}

function endPause(run: RunState, kind: PauseReason['kind']): RunState {
  return { ...run, pause: removePause(run.pause, kind) }
}

/** Turns a pause for a recent network failure into one for being offline. */
function blameNetwork(run: RunState, world: RunWorld): RunState {
  const { pause } = run
  if (pause === null || !isNetworkFault(pause.why)) return run
  // In both directions, since a clock can be set back.
  if (Math.abs(world.at - pause.at) > SOON_AFTER_MS) return run
  const others = removeWhere(pause, isNetworkFault)
  return pauseFor({ ...run, pause: others }, { kind: 'offline' }, world)
}

function tryAgain(run: RunState): Step {
  if (run.replies.length === 0) return step(run)
  return step({ ...run, line: [...run.line, { kind: 'try-again' }] })
}

/** `isWatched`: the user waits for the result of a command, so it is rendered at once. */
function show(before: RunState, run: RunState, isWatched: boolean, world: RunWorld): Step {
  const status = statusOf(run)
  const isSame = JSON.stringify(status) === JSON.stringify(before.status)
  const choices = choicesNow(before, run)
  const shown = { ...run, choices, status: isSame ? before.status : status }
  const release: readonly RunEffect[] = hasUnusedTurn(run, world) ? [RELEASE_TURN] : []
  const isUnchanged = run.upload === before.upload && choices === before.choices
  if (isSame && isUnchanged && run.role === before.role) return step(shown, ...release)
  const isSending = before.status.kind === 'sending' && status.kind === 'sending'
  return step(shown, ...release, { kind: 'show', isCalm: isSending && !isWatched })
}

/** Returns the choices of the journal, plus those that still wait to be written. */
function choicesNow(before: RunState, { line, upload }: RunState): RunState['choices'] {
  if (line === before.line && upload.choices === before.upload.choices) return before.choices
  const decisions = line.flatMap((job) =>
    job.kind === 'command' && job.command.kind === 'choose-couriers' ? job.command.decisions : [],
  )
  if (decisions.length === 0) return upload.choices
  const choices = new Map(upload.choices)
  for (const { positions, courier } of decisions) {
    for (const position of positions) {
      if (courier) choices.set(position, courier)
      else choices.delete(position)
    }
  }
  return choices
}

const RELEASE_TURN: RunEffect = { kind: 'release-turn' }

function hasUnusedTurn(run: RunState, { turnHolder, id }: RunWorld): boolean {
  const { inFlight, replies, waits, writing } = run
  const isBusy = writing !== null || inFlight.size + replies.length + waits.size > 0
  if (run.role === 'watching') return turnHolder === id
  return turnHolder === id && !isBusy
}

function close(run: RunState, { turnHolder, id }: RunWorld): Step {
  const told = run.line.flatMap((job) => (job.kind === 'command' ? [job] : []))
  const answers = [...told, ...run.leavers.map((ticket) => ({ ticket }))].map(answer)
  const release = turnHolder === id ? [RELEASE_TURN] : []
  const closed: RunState = { ...run, role: 'closed', line: [], leavers: [], writing: null }
  // A page that still shows the upload must not offer actions without an effect.
  const show: RunEffect = { kind: 'show', isCalm: false }
  return step(closed, { kind: 'cancel-waits' }, ...release, ...answers, show)
}

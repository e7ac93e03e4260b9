import { applyEvents } from '#domain/upload/events/apply-events.ts'
import { planCommand } from './plan-command.ts'
import { endStorageFault, removePause, type StorageFault } from './pause.ts'
import { addNext, planInterrupted, planNext, planReply } from './plan-sending.ts'
import {
  type Job,
  type ReadyRequest,
  type RunEffect,
  type RunState,
  type RunWorld,
  type Writing,
  answer,
  pauseFor,
  type Step,
  step,
  andThen,
  triesBefore,
  without,
} from './run-state.ts'
import { isLeft } from './status.ts'
import { addStep } from './undo.ts'

type WritingOf<Kind> = Extract<Writing, { kind: Kind }>

/** Pause between two attempts to store an answer, which only this page has. */
const TRY_AGAIN_MS = 5000

/** Starts the next write of the queue; when the queue is empty, that of the next request. */
export function goOn(run: RunState, world: RunWorld): Step {
  const mayWrite = run.role === 'owner' || run.role === 'leaving'
  if (!mayWrite || run.writing !== null) return step(run)
  const [job] = run.line
  if (job === undefined) return sendNext(run, world)
  const writing = planWriting(run, job, world)
  if (writing) return write(run, writing)
  return andThen(endJob(run, true), (next) => goOn(next, world))
}

/** Plans the next write of a job; null when it is done. Replies are always stored first. */
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
  const events = planCommand(job.command, run, world.at, world.joinGroups)
  if (events.length === 0) return null
  const steps = addStep(run, job.command, events)
  return { kind: 'command', events, after: applyEvents(upload, events), steps }
}

function sendNext(run: RunState, world: RunWorld): Step {
  if (run.replies.length > 0) return step(run)
  const next = planNext(run, run.upload, world)
  if (next.kind === 'none') return step(run)
  if (next.kind === 'later') return waitForSpace(run, next.ms, world)
  if (next.kind === 'obstacle') return step(pauseFor(run, next.why, world))
  const { ready } = next
  const after = applyEvents(run.upload, [ready.event])
  const turn = step(markInFlight(run, ready), ...(world.turnHolder === null ? [TAKE_TURN] : []))
  return andThen(turn, (flying) =>
    write(flying, { kind: 'request', events: [ready.event], after, ready }),
  )
}

function waitForSpace(run: RunState, ms: number, world: RunWorld): Step {
  const wait = { until: world.at + ms, why: 'spacing' } as const
  const waiting = { ...run, waits: new Map(run.waits).set('spacing', wait) }
  return step(waiting, { kind: 'wait', wait: 'spacing', ms })
}

const TAKE_TURN: RunEffect = { kind: 'take-turn' }

function write(run: RunState, writing: Writing): Step {
  return step({ ...run, writing }, { kind: 'write', events: writing.events })
}

/** Continues after a successful write. Requests are sent and the upload is changed only here. */
export function afterWriting(run: RunState, writing: Writing, world: RunWorld): Step {
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
      return endJob({ ...written, steps: writing.steps }, true)
  }
}

const send = ({ event, token }: ReadyRequest): RunEffect => ({
  kind: 'send',
  request: event.request,
  at: event.at,
  body: event.body,
  token,
})

function markInFlight(run: RunState, { event, isTrial, token }: ReadyRequest): RunState {
  const { request, submission, at } = event
  const flight = { submission, at, isTrial, token }
  return { ...run, inFlight: new Map(run.inFlight).set(request, flight) }
}

function afterReply(run: RunState, writing: WritingOf<'reply'>, world: RunWorld): Step {
  const { event } = writing.came
  const inFlight = without(run.inFlight, event.request)
  const stored = { ...run, replies: run.replies.slice(1), inFlight }
  const followed = follow(stored, writing, world)
  const { next } = writing
  return next ? andThen(followed, (free) => step(markInFlight(free, next), send(next))) : followed
}

/** Carries out the consequence of a stored reply. */
function follow(run: RunState, { came, consequence }: WritingOf<'reply'>, world: RunWorld): Step {
  const { event } = came
  const tries = event.type === 'answered' ? 0 : run.tries
  switch (consequence.kind) {
    case 'go-on':
      return step({ ...run, tries })
    case 'pause':
      return step(pauseFor({ ...run, tries }, consequence.why, world))
    case 'wait': {
      const { ms, why } = consequence
      const waits = new Map(run.waits).set(event.request, { until: world.at + ms, why })
      return step(
        { ...run, tries: triesBefore(run, world.at) + 1, waits },
        { kind: 'wait', wait: event.request, ms },
      )
    }
    case 'reject-token':
      // With a newer token the entries are resent at once.
      return world.token === null
        ? step(pauseFor(run, { kind: 'token-needed', rejected: true }, world))
        : step(run)
  }
}

/** Pauses after a failed write and keeps an unstored answer. */
export function afterFailing(
  failed: RunState,
  writing: Writing,
  cause: StorageFault,
  world: RunWorld,
): Step {
  const run = { ...failed, writing: null }
  // The storage may lack space for both, so the answer is written alone.
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
    const isStopped = job.command.kind === 'stop' && isDone && job.pressCount === run.pressCount
    return step(isStopped ? { ...next, pause: null } : next, answer(job))
  }
  const inFlight = job?.kind === 'reply' ? without(run.inFlight, job.request) : run.inFlight
  if (run.replies.length === 0 || run.isTryingAgain) return step({ ...next, inFlight })
  const wait: RunEffect = { kind: 'wait-to-try-again', ms: TRY_AGAIN_MS }
  return step({ ...next, inFlight, isTryingAgain: true }, wait)
}

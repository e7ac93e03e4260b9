import { openRequests } from '#domain/upload/summary.ts'
import {
  type Asking,
  type ArrivedReply,
  type Job,
  pauseFor,
  type RunEvent,
  type RunState,
  type RunWorld,
  type Step,
  step,
  without,
} from './run-state.ts'

type EventOf<Kind> = Extract<RunEvent, { kind: Kind }>

const WAITING_MS = 1000
const OFFLINE_MS = 2000
const FIRST_PAUSE_MS = 500
/** After this many failed attempts in a row to ask the server, the entries are in doubt. */
const MOST_TRIES = 4
/** A reopened upload should show its state soon. */
const ON_RETURN_MS = 15_000

/** Takes a reply. If the page's own server may have a better one, the run asks it first. */
export function takeReply(run: RunState, event: EventOf<'replied'>, world: RunWorld): Step {
  const { came, askForMs } = event
  if (askForMs === 0) return keep(run, came)
  return ask(run, { came, since: world.at, forMs: askForMs, tries: 0 }, 0)
}

/** Takes the server's reply: the answer, or the state of the request without one. */
export function takeTold(run: RunState, event: EventOf<'told'>, world: RunWorld): Step {
  const { request, told } = event
  const asking = run.asking.get(request)
  if (asking === undefined) return step(run)
  const { came, since, forMs, tries } = asking
  // In both directions, since a clock can be set back.
  const isOver = Math.abs(world.at - since) >= forMs
  if (told.kind === 'answer') return keep(run, told.came)
  if (told.kind === 'unknown' || isOver) return keep(run, came)
  if (told.kind === 'waiting') return ask(run, { ...asking, tries: 0 }, WAITING_MS)
  if (isOffline(run, world))
    return ask(pauseFor(run, { kind: 'offline' }, world), { ...asking, tries: 0 }, OFFLINE_MS)
  if (tries >= MOST_TRIES) return keep(run, came)
  return ask(run, { ...asking, tries: tries + 1 }, FIRST_PAUSE_MS * 2 ** tries)
}

/** Asks for the answers to requests of a closed page, which needs a token. */
export function askForOpen(run: RunState, world: RunWorld): Step {
  const { token, canAsk, at: now } = world
  if (!canAsk || token === null) return step(run)
  const open = openRequests(run.upload).filter(({ request }) => !run.inFlight.has(request))
  if (open.length === 0) return step(run)
  // Entries that an answer puts back in line wait for the user's consent, like everything of a closed page.
  const held = run.pause ? run : pauseFor(run, { kind: 'interrupted' }, world)
  return open.reduce<Step>((before, { request, submission, at }) => {
    const flight = { submission, at, isTrial: false, token }
    const inFlight = new Map(before.run.inFlight).set(request, flight)
    const asking = { came: interrupted(request, now), since: now, forMs: ON_RETURN_MS, tries: 0 }
    const next = ask({ ...before.run, inFlight }, asking, 0)
    return { run: next.run, effects: [...before.effects, ...next.effects] }
  }, step(held))
}

function interrupted(request: number, at: number): ArrivedReply {
  const fault = { kind: 'no-answer', cause: 'interrupted' } as const
  const event = { type: 'faulted', at, request, fault } as const
  return { stored: event, event }
}

function isOffline({ ignoresOffline }: RunState, { isOnline, isLocal }: RunWorld): boolean {
  return !isOnline && !isLocal && !ignoresOffline
}

function ask(run: RunState, asking: Asking, afterMs: number): Step {
  const { request } = asking.came.event
  const flight = run.inFlight.get(request)
  if (flight === undefined) return keep(run, asking.came)
  const { at, token } = flight
  return step(
    { ...run, asking: new Map(run.asking).set(request, asking) },
    { kind: 'ask', request, at, token, afterMs },
  )
}

/** Puts a reply in line to be stored. */
function keep(run: RunState, came: ArrivedReply): Step {
  const { event } = came
  const { request } = event
  const job: Job = { kind: 'reply', request }
  const next: RunState = {
    ...run,
    asking: without(run.asking, request),
    replies: [...run.replies, came],
    line: [...run.line, job],
  }
  const token = run.inFlight.get(request)?.token
  const isRejected = event.type === 'faulted' && event.fault.kind === 'unauthorized'
  return isRejected && token ? step(next, { kind: 'reject-token', token }) : step(next)
}

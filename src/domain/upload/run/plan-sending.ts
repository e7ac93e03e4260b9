import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { EventOf } from '#domain/upload/upload-event.ts'
import { findRequest, openRequests } from '#domain/upload/summary.ts'
import { planRequest } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { splitRefused } from './plan-command.ts'
import { isSplitting, markAgain, planConsequence } from './consequence.ts'
import { pausedUpTo, type PauseReason } from './pause.ts'
import {
  type ArrivedReply,
  type ReadyRequest,
  type RunState,
  type RunWorld,
  triesBefore,
  type Writing,
} from './run-state.ts'

export type NextRequest =
  | { readonly kind: 'request'; readonly ready: ReadyRequest }
  /** The next request may leave after `ms`. */
  | { readonly kind: 'later'; readonly ms: number }
  /** A request is ready, but this keeps it from being sent. */
  | { readonly kind: 'obstacle'; readonly why: PauseReason }
  | { readonly kind: 'none' }

const NONE: NextRequest = { kind: 'none' }

/** Plans the next request that may be sent now, with its number and its exact text. */
export function planNext(run: RunState, upload: UploadState, world: RunWorld): NextRequest {
  const isHeld = run.role !== 'owner' || upload.handedOver !== null || run.waits.size > 0
  if (isHeld || run.inFlight.size >= world.requestsAtOnce) return NONE
  const { requestSize, token } = world
  const plan = planRequest(upload, { requestSize, pausedUpTo: pausedUpTo(run.pause) })
  if (plan === null) return NONE
  const why = findObstacle(run, world)
  if (why) return { kind: 'obstacle', why }
  if (token === null) return NONE
  const early = tooEarlyBy(upload, world)
  if (early > 0) return { kind: 'later', ms: early }
  const { submission, positions, isTrial } = plan
  const highest = upload.requests.reduce((most, { request }) => Math.max(most, request), 0)
  const body = world.formatBody(plan.entries)
  const about = { at: world.at, request: highest + 1, submission, positions, body }
  return { kind: 'request', ready: { event: { type: 'requested', ...about }, isTrial, token } }
}

/** Returns the milliseconds left until the next request may be sent. A clock that was set back causes no delay. */
function tooEarlyBy({ requests }: UploadState, { spacingMs, at }: RunWorld): number {
  const since = at - (requests.at(-1)?.at ?? Number.NEGATIVE_INFINITY)
  return since < 0 ? 0 : Math.max(0, spacingMs - since)
}

/** Finds the reason why the next request can't be sent; null without one. */
function findObstacle(
  { ignoresOffline, isSameShop }: RunState,
  world: RunWorld,
): PauseReason | null {
  const { token, isTokenRejected, isOnline, isLocal, turnHolder, id, shop, tokenShop } = world
  if (token === null) return { kind: 'token-needed', rejected: isTokenRejected }
  const isNamed = shop !== '' && tokenShop !== ''
  if (isNamed && shop !== tokenShop && !isSameShop) return { kind: 'other-shop', shop, tokenShop }
  if (!isLocal && !ignoresOffline && !isOnline) return { kind: 'offline' }
  return turnHolder === null || turnHolder === id ? null : { kind: 'other-upload', id: turnHolder }
}

type ReplyWriting = Extract<Writing, { kind: 'reply' }>

/** Plans how to store a reply, in one commit with the events that follow from it. */
export function planReply(run: RunState, arrived: ArrivedReply, world: RunWorld): ReplyWriting {
  const { upload, inFlight } = run
  const tries = triesBefore(run, world.at)
  const { isOnline, isLocal, random } = world
  const came = markTriedAgain(arrived, { tries, isOnline, isLocal })
  const { event, stored } = came
  const replied = applyEvents(upload, [event])
  const more =
    event.type === 'answered'
      ? joinChoices(event, replied, world)
      : splitFurther(event, replied, world)
  const after = applyEvents(replied, more)
  const { isTrial = false } = inFlight.get(event.request) ?? {}
  const situation = { state: after, isTrial, tries, isOnline, isLocal, random }
  const consequence = planConsequence(event, situation)
  return { kind: 'reply', events: [stored, ...more], after, came, consequence, next: null }
}

/** Marks whether a request that never left is retried, in the event and in its stored form. */
function markTriedAgain(
  { stored, event }: ArrivedReply,
  situation: Parameters<typeof markAgain>[1],
): ArrivedReply {
  if (event.type !== 'faulted' || stored.type !== 'faulted') return { stored, event }
  const fault = markAgain(event.fault, situation)
  return { stored: { ...stored, fault }, event: { ...event, fault } }
}

/** Returns the events by which entries of an answer join the choices of their groups. */
function joinChoices({ request }: EventOf<'answered'>, upload: UploadState, world: RunWorld) {
  const positions = findRequest(upload.requests, request)?.positions ?? []
  return world.joinGroups(upload, positions, world.at)
}

/** Splits a refused part of a split request further, down to a single entry. */
function splitFurther(
  { request, fault }: EventOf<'faulted'>,
  upload: UploadState,
  { at }: RunWorld,
) {
  const positions = findRequest(upload.requests, request)?.positions ?? []
  const mayGoOn = positions.length > 1 && isSplitting(upload, request, fault)
  return mayGoOn ? splitRefused(upload, positions, at) : []
}

/**
 * Adds the next request to the commit of an answer, which halves the time between two requests; null when no request
 * may follow at once.
 */
export function addNext(
  run: RunState,
  writing: ReplyWriting,
  world: RunWorld,
): ReplyWriting | null {
  const { came, consequence, events, after } = writing
  const { type, request } = came.event
  if (type !== 'answered' || consequence.kind !== 'go-on' || run.replies.length > 1) return null
  const inFlight = new Map([...run.inFlight].filter(([number]) => number !== request))
  const next = planNext({ ...run, inFlight }, after, world)
  if (next.kind !== 'request') return null
  const { event } = next.ready
  const together = { events: [...events, event], after: applyEvents(after, [event]) }
  return { ...writing, ...together, next: next.ready }
}

/** Returns faults for requests without a reply that this run no longer awaits. */
export function planInterrupted({ upload, inFlight, replies }: RunState, { at }: RunWorld) {
  const isHere = (request: number) => replies.some(({ event }) => event.request === request)
  return openRequests(upload).flatMap(({ request }): readonly EventOf<'faulted'>[] =>
    inFlight.has(request) || isHere(request)
      ? []
      : [{ type: 'faulted', at, request, fault: { kind: 'no-answer', cause: 'interrupted' } }],
  )
}

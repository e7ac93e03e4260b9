import { planRequest, type RequestPlan } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { AccessToken } from '#service/token.ts'
import type { Countdown } from './countdown.ts'
import type { Hold } from './create-hold.ts'
import type { RunDeps } from './run-deps.ts'
import { requestEvent, type RequestToMake } from './run-events.ts'
import { heldUpTo } from './run-pause.ts'
import type { TryRecord, WrittenState } from './written-state.ts'

/** A request that only has to be written down before it leaves. */
export type ReadyRequest = {
  readonly event: ReturnType<typeof requestEvent>
  readonly plan: RequestToMake
  readonly token: AccessToken
}

/** The requests of a run: what may go next, and what is under way. */
export type Requests = {
  /** The submissions of those in flight, and of one that is just being written down. */
  readonly submissionsInFlight: () => readonly number[]
  readonly isInFlight: (request: number) => boolean
  /** Plans one, writes it down and lets it leave; false when none may go now. */
  readonly sendNext: () => Promise<boolean>
  /** The one that may follow a state at once; null: none, or something is in the way, which is said later. */
  readonly findNext: (after: UploadState) => ReadyRequest | null
  /** Lets one go that is written down. */
  readonly leave: (ready: ReadyRequest) => void
  /** Its reply is stored. */
  readonly finish: (request: number) => void
}

type Around = {
  readonly written: WrittenState
  readonly hold: Hold
  readonly countdown: Countdown
  readonly tryRecord: TryRecord
  /** Replies came that are not stored yet. */
  readonly holdsReplies: () => boolean
  readonly onChange: () => void
  readonly exchange: (ready: ReadyRequest) => Promise<void>
}

export function createRequests(deps: RunDeps, around: Around): Requests {
  const { clock, settings, tokens } = deps
  const { written, hold, countdown, tryRecord, holdsReplies, onChange, exchange } = around
  /** With their submissions. */
  const inFlight = new Map<number, number>()

  function planNext(after: UploadState): RequestPlan {
    const { requestSize } = settings
    return planRequest(after, { requestSize, heldUpTo: heldUpTo(hold.now()) })
  }

  async function sendNext(): Promise<boolean> {
    if (!written.isMine() || countdown.now() || holdsReplies()) return false
    if (inFlight.size >= settings.requestsAtOnce) return false
    const state = written.now()
    const plan = planNext(state)
    if (plan.kind !== 'request') return false
    const token = tokens.current()
    const obstacle = hold.findObstacle(token)
    if (obstacle || token === null) {
      if (obstacle) hold.start(obstacle)
      return false
    }
    const event = requestEvent(state, plan, clock.now())
    inFlight.set(event.request, plan.submission)
    onChange()
    if (!(await tryRecord([event]))) {
      inFlight.delete(event.request)
      return false
    }
    leave({ event, plan, token })
    return true
  }

  function findNext(after: UploadState): ReadyRequest | null {
    if (!written.isMine() || countdown.now()) return null
    const plan = planNext(after)
    const token = tokens.current()
    if (plan.kind !== 'request' || token === null || hold.findObstacle(token)) return null
    return { event: requestEvent(after, plan, clock.now()), plan, token }
  }

  function leave(ready: ReadyRequest): void {
    inFlight.set(ready.event.request, ready.plan.submission)
    onChange()
    void exchange(ready)
  }

  return {
    submissionsInFlight: () => [...inFlight.values()],
    isInFlight: (request) => inFlight.has(request),
    sendNext,
    findNext,
    leave,
    finish: (request) => void inFlight.delete(request),
  }
}

import { applyEvents } from '#domain/upload/apply-events.ts'
import { planRequest, type RequestPlan } from '#domain/upload/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { AccessToken } from '#service/token.ts'
import { classifyStorageError } from '#storage/storage-fault.ts'
import type { JournalEvent } from '#storage/stored-event.ts'
import { restoreEvent } from '#workers/restore-event.ts'
import { createCountdown } from './countdown.ts'
import { createHold } from './create-hold.ts'
import { createListeners } from './listeners.ts'
import { createCommands, type Decide } from './run-commands.ts'
import {
  type Consequence,
  planConsequence,
  planReturn,
  type ReplyEvent,
} from './run-consequence.ts'
import type { Journal, RunDeps } from './run-deps.ts'
import {
  interruptedEvents,
  replyEvent,
  requestEvent,
  type RequestToMake,
  resumeEvents,
  splitOnEvents,
} from './run-events.ts'
import { heldUpTo } from './run-pause.ts'
import { sameView, statusOf, watchedStatus } from './run-status.ts'
import { createSerial } from '#workers/serial.ts'
import { createCalmTeller } from './tell-calmly.ts'
import type { RunStatus, UploadRun, UploadView } from './upload-run.ts'

/** A run, and what those who own it do with it. */
export type OwnedRun = {
  readonly run: UploadRun
  /** The state that is written down, with the number of the last event in it. */
  readonly known: () => Pick<RunDeps, 'state' | 'lastEvent'>
  /** Shows what another tab has written. */
  readonly absorb: (events: readonly UploadEvent[]) => void
  /** This tab owns the upload from now on; what nobody answered is in doubt. Until then it only watches. */
  readonly takeOver: (journal: Journal) => Promise<void>
  /** Nobody looks at it and nothing goes on in it. */
  readonly isAtRest: () => boolean
  /** Shows another name; null: that of its sources. */
  readonly rename: (name: string | null) => void
  readonly close: () => void
}

type CameReply = {
  readonly stored: JournalEvent
  readonly request: number
  readonly isTrial: boolean
}

type FaultedEvent = Extract<ReplyEvent, { type: 'faulted' }>

/** A request that only has to be written down before it leaves. */
type ReadyRequest = {
  readonly event: ReturnType<typeof requestEvent>
  readonly plan: RequestToMake
  readonly token: AccessToken
}

/** So often an answer that could not be stored is tried again: nobody else knows it. */
const TRY_AGAIN_MS = 5000

/**
 * Runs one upload. Whatever changes it goes through the journal first, one after the other: a request is
 * committed before it leaves, its reply before it is shown. Planning and deciding is done by pure functions;
 * here is what takes time, in one closure, since all of it turns around the same few variables.
 */
export function createUploadRun(deps: RunDeps): OwnedRun {
  const { uploaded, clock, online, tokens, turn } = deps
  const { id } = deps.header
  const listeners = createListeners()
  const teller = createCalmTeller(listeners, () => looking > 0 || unsaved.length > 0)
  const serial = createSerial()
  const countdown = createCountdown(clock, drive)
  const hold = createHold(deps, { state: () => state, onStart: changed, onLetGo: drive })
  /** Requests in flight, with their submissions. */
  const inFlight = new Map<number, number>()
  const closed = new AbortController()
  /** Replies that came and are not stored yet. */
  let unsaved: readonly CameReply[] = []
  let isTryingAgain = false
  let { header, state, lastEvent } = deps
  let journal: Journal | null = null
  let tries = 0
  /** Presses of Resume, Pause and Stop: the last one counts. */
  let steered = 0
  /** How many look just now for what may go next. */
  let looking = 0
  let view = makeView({ kind: 'idle' })

  function makeView(before: RunStatus): UploadView {
    const situation = {
      state,
      pause: hold.now(),
      before,
      waiting: countdown.now(),
      inFlight: [...inFlight.values()],
      holdsAnswer: unsaved.length > 0,
      isLooking: looking > 0,
    }
    const status = journal === null ? watchedStatus(state) : statusOf(situation)
    return { header, uploaded, state, status, canAct: journal !== null }
  }

  function changed(): void {
    const before = view
    view = makeView(before.status)
    if (sameView(before, view)) view = before
    else teller.changed(before.status.kind === 'sending' && view.status.kind === 'sending')
  }

  /** Committed first, then true. `after`: the state with these events, where it is known already. */
  async function record(
    events: readonly JournalEvent[],
    after: UploadState = applyEvents(state, events.map(restoreEvent)),
  ): Promise<void> {
    if (journal === null) throw new Error('A tab that watches does not write')
    await journal.append(events)
    state = after
    lastEvent += events.length
  }

  /** false, and said to the person, when the events could not be stored. */
  async function tryRecord(...events: Parameters<typeof record>): Promise<boolean> {
    try {
      await record(...events)
    } catch (error) {
      const cause = classifyStorageError(error)
      hold.start({ kind: 'storage', cause, holdsAnswer: unsaved.length > 0 })
      return false
    }
    hold.endStorage()
    return true
  }

  /** Writes down what a person decided, by the state in which its turn comes; then goes on with what that allows. */
  async function command(make: Parameters<Decide>[0]): Promise<boolean> {
    const done = await serial(async () => {
      if (journal === null || !(await saveReplies()) || !(await saveInterrupted())) return false
      const events = make(state, clock.now())
      return events.length === 0 || (await tryRecord(events))
    })
    drive()
    return done
  }

  /** Sends whatever may go now. Any number of these can be under way: each step is one job of the line. */
  function drive(): void {
    looking += 1
    changed()
    void (async () => {
      while (await serial(step));
      looking -= 1
      releaseTurn()
      changed()
      teller.free()
    })()
  }

  /** Plans one request, writes it down and lets it leave; false when none may go now. */
  async function step(): Promise<boolean> {
    if (journal === null || countdown.now() || unsaved.length > 0) return false
    if (inFlight.size >= deps.settings.requestsAtOnce) return false
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
    changed()
    if (!(await tryRecord([event]))) {
      inFlight.delete(event.request)
      return false
    }
    leave({ event, plan, token })
    return true
  }

  function planNext(after: UploadState): RequestPlan {
    const { requestSize } = deps.settings
    return planRequest(after, { requestSize, heldUpTo: heldUpTo(hold.now()) })
  }

  /** It is written down. */
  function leave({ event, plan, token }: ReadyRequest): void {
    inFlight.set(event.request, plan.submission)
    changed()
    void exchange(event, plan.isTrial, token)
  }

  async function exchange(
    { request, body }: { readonly request: number; readonly body: string },
    isTrial: boolean,
    token: AccessToken,
  ): Promise<void> {
    const reply = await deps.send(body, token)
    await serial(async () => {
      const stored = replyEvent(reply, request, clock.now())
      unsaved = [...unsaved, { stored, request, isTrial }]
      if (reply.kind === 'fault' && reply.fault.kind === 'unauthorized') tokens.reject(token)
      await saveReplies()
      inFlight.delete(request)
    })
    drive()
    void tryAgain()
  }

  /** An answer that found no room is known here alone: it is stored as soon as there is some. */
  async function tryAgain(): Promise<void> {
    if (isTryingAgain) return
    isTryingAgain = true
    while (unsaved.length > 0 && !closed.signal.aborted) {
      await clock.sleep(TRY_AGAIN_MS, closed.signal)
      await serial(async () => journal !== null && saveReplies())
      drive()
    }
    isTryingAgain = false
  }

  /** Says of the requests of a page that is gone that nobody will get their replies any more. */
  async function saveInterrupted(): Promise<boolean> {
    const isAwaited = (request: number) =>
      inFlight.has(request) || unsaved.some((came) => came.request === request)
    const events = interruptedEvents(state, clock.now(), isAwaited)
    return events.length === 0 || tryRecord(events)
  }

  /** Stores replies in the order in which they came; false when one cannot be stored. */
  async function saveReplies(): Promise<boolean> {
    for (const came of unsaved) if (!(await saveReply(came))) return false
    return true
  }

  async function saveReply({ stored, request, isTrial }: CameReply): Promise<boolean> {
    const event = restoreEvent(stored) as ReplyEvent
    const after = applyEvents(state, [event])
    const isOnline = online.isOnline()
    const situation = { state: after, isTrial, tries, isOnline, random: deps.random() }
    const consequence = planConsequence(event, situation)
    const goesOn = event.type === 'answered' && consequence.kind === 'go-on'
    const next = goesOn ? nextAfter(after) : null
    const isTogether = next !== null && (await recordTogether(stored, after, next))
    if (!isTogether) {
      const more = event.type === 'faulted' ? splitOn(after, event) : []
      const whole = applyEvents(after, more.map(restoreEvent))
      if (!(await tryRecord([stored, ...more], whole))) return false
    }
    unsaved = unsaved.slice(1)
    inFlight.delete(request)
    follow(event, consequence)
    if (isTogether) leave(next)
    return true
  }

  function splitOn(after: UploadState, { request, fault }: FaultedEvent): readonly JournalEvent[] {
    return splitOnEvents(after, request, fault, clock.now())
  }

  /** The request that may follow an answer at once; null: none, or something is in the way, which is said later. */
  function nextAfter(after: UploadState): ReadyRequest | null {
    if (journal === null || countdown.now() || unsaved.length > 1) return null
    const plan = planNext(after)
    const token = tokens.current()
    if (plan.kind !== 'request' || token === null || hold.findObstacle(token)) return null
    return { event: requestEvent(after, plan, clock.now()), plan, token }
  }

  /**
   * An answer and the next request in one commit, which halves the time between two requests. What cannot be
   * stored together may find room alone: the answer is what must not be lost.
   */
  async function recordTogether(
    stored: JournalEvent,
    after: UploadState,
    { event }: ReadyRequest,
  ): Promise<boolean> {
    try {
      await record([stored, event], applyEvents(after, [event]))
      return true
    } catch {
      return false
    }
  }

  function follow(event: ReplyEvent, consequence: Consequence): void {
    if (event.type === 'answered') tries = 0
    if (consequence.kind === 'pause') hold.start(consequence.why)
    if (consequence.kind === 'wait') {
      tries += 1
      countdown.start(consequence.ms, consequence.told)
    }
    // A newer token may be there already; then the entries go again with it.
    if (consequence.kind === 'reject-token' && tokens.current() === null)
      hold.start({ kind: 'token-needed', rejected: true })
  }

  function releaseTurn(): void {
    if (inFlight.size + unsaved.length === 0 && countdown.now() === null) turn.release(id)
  }

  async function resume(): Promise<void> {
    if (journal === null) return
    steered += 1
    countdown.stop()
    tries = 0
    // Before replies are saved: what they say may be a reason to stand still again.
    hold.overrule()
    await command(resumeEvents)
  }

  async function stop(): Promise<void> {
    holdByPerson()
    const press = steered
    const isStopped = await command((_, at) => [{ type: 'stopped', at }])
    if (isStopped && press === steered) hold.end()
    changed()
  }

  function holdByPerson(): void {
    if (journal === null) return
    steered += 1
    countdown.stop()
    hold.start({ kind: 'by-person' })
    releaseTurn()
  }

  const run: UploadRun = {
    subscribe: listeners.subscribe,
    getSnapshot: () => view,
    resume: () => void resume(),
    pause: holdByPerson,
    stop: () => void stop(),
    ...createCommands(async (make) => void (await command(make))),
  }

  return {
    run,
    known: () => ({ state, lastEvent }),
    absorb: (events) => {
      if (events.length === 0) return
      state = applyEvents(state, events)
      lastEvent += events.length
      changed()
    },
    takeOver: async (mine) => {
      journal = mine
      const why = planReturn(state)
      if (why) hold.start(why)
      await command(() => [])
    },
    rename: (name) => {
      header = { ...header, name }
      changed()
    },
    isAtRest: () => listeners.count() === 0 && view.status.kind === 'idle',
    close: () => {
      closed.abort()
      countdown.stop()
      teller.close()
      hold.close()
      journal = null
      turn.release(id)
    },
  }
}

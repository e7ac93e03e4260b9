import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { classifyStorageError } from '#storage/faults.ts'
import { createSerial } from '#journal/serial.ts'
import { createCountdown } from './countdown.ts'
import { createHold } from './create-hold.ts'
import { createReplies } from './create-replies.ts'
import { createRequests, type ReadyRequest } from './create-requests.ts'
import { createRunView } from './create-run-view.ts'
import { createCommands, type Decide } from './run-commands.ts'
import { planReturn } from './run-consequence.ts'
import type { Journal, RunDeps } from './run-deps.ts'
import { interruptedEvents, replyEvent, resumeEvents } from './run-events.ts'
import type { UploadRun } from './upload-run.ts'
import { createWrittenState, type TryRecord } from './written-state.ts'

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

/** So often an answer that could not be stored is tried again: nobody else knows it. */
const TRY_AGAIN_MS = 5000

/**
 * Runs one upload. Whatever changes it goes through the journal first, one after the other: a request is
 * committed before it leaves, its reply before it is shown. Planning and deciding is done by pure functions;
 * here is the order in which things happen, and what a person says to it.
 */
export function createUploadRun(deps: RunDeps): OwnedRun {
  const { clock, tokens, turn } = deps
  const { id } = deps.header
  const serial = createSerial()
  const written = createWrittenState(deps)
  const countdown = createCountdown(clock, () => drive())
  const onChange = () => view.update()
  const hold = createHold(deps, { state: written.now, onStart: onChange, onLetGo: () => drive() })
  const parts = { written, countdown, hold, tryRecord }
  const requests = createRequests(deps, {
    ...parts,
    holdsReplies: () => replies.count() > 0,
    onChange,
    exchange,
  })
  const replies = createReplies(deps, { ...parts, requests })
  /** How many look just now for what may go next. */
  let looking = 0
  const isLooking = () => looking > 0
  const view = createRunView(deps, { ...parts, requests, replies, isLooking })
  const closed = new AbortController()
  let isTryingAgain = false
  /** Presses of Resume, Pause and Stop: the last one counts. */
  let steered = 0

  async function tryRecord(...events: Parameters<TryRecord>): Promise<boolean> {
    try {
      await written.record(...events)
    } catch (error) {
      const cause = classifyStorageError(error)
      hold.start({ kind: 'storage', cause, holdsAnswer: replies.count() > 0 })
      return false
    }
    hold.endStorage()
    return true
  }

  /** Writes down what a person decided, by the state in which its turn comes; then goes on with what that allows. */
  async function command(make: Parameters<Decide>[0]): Promise<boolean> {
    const done = await serial(async () => {
      if (!written.isMine() || !(await replies.save()) || !(await saveInterrupted())) return false
      const events = make(written.now(), clock.now())
      return events.length === 0 || (await tryRecord(events))
    })
    drive(true)
    return done
  }

  /** Sends whatever may go now. Any number of these can be under way: each request is one job of the line. */
  function drive(isPressed = false): void {
    looking += 1
    view.update(isPressed)
    void (async () => {
      while (await serial(requests.sendNext));
      looking -= 1
      releaseTurn()
      view.update()
      view.free()
    })()
  }

  async function exchange({ event, plan, token }: ReadyRequest): Promise<void> {
    const { request, body } = event
    const reply = await deps.send(body, token)
    await serial(async () => {
      const stored = replyEvent(reply, request, clock.now())
      replies.add({ stored, request, isTrial: plan.isTrial })
      if (reply.kind === 'fault' && reply.fault.kind === 'unauthorized') tokens.reject(token)
      await replies.save()
      requests.finish(request)
    })
    drive()
    void tryAgain()
  }

  /** An answer that found no room is known here alone: it is stored as soon as there is some. */
  async function tryAgain(): Promise<void> {
    if (isTryingAgain) return
    isTryingAgain = true
    while (replies.count() > 0 && !closed.signal.aborted) {
      await clock.sleep(TRY_AGAIN_MS, closed.signal)
      await serial(async () => written.isMine() && replies.save())
      drive()
    }
    isTryingAgain = false
  }

  /** Says of the requests of a page that is gone that nobody will get their replies any more. */
  async function saveInterrupted(): Promise<boolean> {
    const isAwaited = (request: number) => requests.isInFlight(request) || replies.isHere(request)
    const events = interruptedEvents(written.now(), clock.now(), isAwaited)
    return events.length === 0 || tryRecord(events)
  }

  function releaseTurn(): void {
    const isBusy = requests.submissionsInFlight().length + replies.count() > 0
    if (!isBusy && countdown.now() === null) turn.release(id)
  }

  async function resume(): Promise<void> {
    if (!written.isMine()) return
    steered += 1
    countdown.stop()
    replies.forgetTries()
    // Before replies are saved: what they say may be a reason to stand still again.
    hold.overrule()
    await command(resumeEvents)
  }

  async function stop(): Promise<void> {
    pause()
    const press = steered
    const isStopped = await command((_, at) => [{ type: 'stopped', at }])
    if (isStopped && press === steered) hold.end()
    view.update()
  }

  function pause(): void {
    if (!written.isMine()) return
    steered += 1
    countdown.stop()
    hold.start({ kind: 'by-person' })
    releaseTurn()
  }

  const run: UploadRun = {
    subscribe: view.subscribe,
    getSnapshot: view.now,
    resume: () => void resume(),
    pause,
    stop: () => void stop(),
    ...createCommands(async (make) => void (await command(make))),
  }

  return {
    run,
    known: () => ({ state: written.now(), lastEvent: written.lastEvent() }),
    absorb: (events) => {
      if (events.length === 0) return
      written.absorb(events)
      view.update()
    },
    takeOver: async (journal) => {
      written.takeOver(journal)
      const why = planReturn(written.now())
      if (why) hold.start(why)
      await command(() => [])
    },
    rename: view.rename,
    isAtRest: () => !view.isLookedAt() && view.now().status.kind === 'idle',
    close: () => {
      closed.abort()
      countdown.stop()
      view.close()
      hold.close()
      written.letGo()
      turn.release(id)
    },
  }
}

import { createJoinGroups } from '#domain/couriers/join-groups.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import { findRequest } from '#domain/upload/requests/find-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { JournalEvent } from '#storage/kept-upload.ts'
import { restoreEvent } from '#journal/restore-event.ts'
import type { Countdown } from './countdown.ts'
import type { Hold } from './create-hold.ts'
import type { ReadyRequest, Requests } from './create-requests.ts'
import { type Consequence, planConsequence, type ReplyEvent } from './run-consequence.ts'
import type { RunDeps } from './run-deps.ts'
import { splitOnEvents } from './run-events.ts'
import type { TryRecord, WrittenState } from './written-state.ts'

export type CameReply = {
  readonly stored: JournalEvent
  readonly request: number
  readonly isTrial: boolean
}

/** The replies that came, until they are stored: nobody else knows them. */
export type Replies = {
  /** How many are not stored yet. */
  readonly count: () => number
  readonly isHere: (request: number) => boolean
  readonly add: (came: CameReply) => void
  /** Stores them in the order in which they came, and does what follows from each; false when one cannot be stored. */
  readonly save: () => Promise<boolean>
  /** How often the service turned us away before says nothing any more. */
  readonly forgetTries: () => void
}

type Around = {
  readonly written: WrittenState
  readonly hold: Hold
  readonly countdown: Countdown
  readonly tryRecord: TryRecord
  readonly requests: Requests
}

type FaultedEvent = Extract<ReplyEvent, { type: 'faulted' }>

export function createReplies(deps: RunDeps, around: Around): Replies {
  const { clock, online, tokens, random } = deps
  const { written, hold, countdown, tryRecord, requests } = around
  const joinGroups = createJoinGroups()
  let unsaved: readonly CameReply[] = []
  let tries = 0

  async function save(): Promise<boolean> {
    for (const came of unsaved) if (!(await saveOne(came))) return false
    return true
  }

  async function saveOne({ stored, request, isTrial }: CameReply): Promise<boolean> {
    const event = restoreEvent(stored) as ReplyEvent
    const replied = applyEvents(written.now(), [event])
    const joined = event.type === 'answered' ? joinThoseOf(event.request, replied) : []
    const after = applyEvents(replied, joined)
    const isOnline = online.isOnline()
    const situation = { state: after, isTrial, tries, isOnline, random: random() }
    const consequence = planConsequence(event, situation)
    const mayFollow =
      event.type === 'answered' && consequence.kind === 'go-on' && unsaved.length === 1
    const next = mayFollow ? requests.findNext(after) : null
    const isTogether = next !== null && (await recordTogether([stored, ...joined], after, next))
    if (!isTogether) {
      const more = event.type === 'faulted' ? splitOn(after, event) : []
      const whole = applyEvents(after, more.map(restoreEvent))
      if (!(await tryRecord([stored, ...joined, ...more], whole))) return false
    }
    unsaved = unsaved.slice(1)
    requests.finish(request)
    follow(event, consequence)
    if (isTogether) requests.leave(next)
    return true
  }

  /** In the commit of the answer: what joins a choice has it from the moment in which it is seen. */
  function joinThoseOf(request: number, replied: UploadState) {
    const positions = findRequest(replied.requests, request)?.positions ?? []
    return joinGroups(replied, positions, clock.now())
  }

  function splitOn(after: UploadState, { request, fault }: FaultedEvent): readonly JournalEvent[] {
    return splitOnEvents(after, request, fault, clock.now())
  }

  /**
   * An answer and the next request in one commit, which halves the time between two requests. What cannot be
   * stored together may find room alone: the answer is what must not be lost.
   */
  async function recordTogether(
    stored: readonly JournalEvent[],
    after: UploadState,
    { event }: ReadyRequest,
  ): Promise<boolean> {
    try {
      await written.record([...stored, event], applyEvents(after, [event]))
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

  return {
    count: () => unsaved.length,
    isHere: (request) => unsaved.some((came) => came.request === request),
    add: (came) => {
      unsaved = [...unsaved, came]
    },
    save,
    forgetTries: () => {
      tries = 0
    },
  }
}

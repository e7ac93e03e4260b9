import type { RowPlace, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import type { Fault } from '#domain/upload/fault.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Told } from '#service/ask-again.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { Clock } from '#run/outside/clock.ts'
import { createUpload } from '#run/create-upload.ts'
import type { Online } from '#run/outside/online.ts'
import type { UploadView } from '#run/upload.ts'
import { restoreEvent } from '#journal/read-journal.ts'
import { createSendingTurn, type SendingTurn } from '#run/outside/sending-turn.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import { createListeners } from '#base/listeners.ts'
import { anUploadResult } from '#testing/builders.ts'

export const TOKEN = 'a-good-token' as AccessToken

export const entriesOf = (body: string) => JSON.parse(body) as readonly TrackingEntry[]

/** Waits for all pending work, since the fakes take no real time. */
export const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const SUBMITTED: JournalEvent = {
  type: 'submitted',
  at: 0,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
}

/** A clock that a test advances. */
export function aClock() {
  let now = 1000
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>()
  const clock: Clock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { until: now + ms, wake: resolve }
        sleepers.add(sleeper)
        signal.addEventListener('abort', () => resolve())
      }),
  }
  const advance = async (ms: number) => {
    now += ms
    for (const sleeper of sleepers) {
      if (sleeper.until > now) continue
      sleepers.delete(sleeper)
      sleeper.wake()
    }
    await flush()
  }
  return { ...clock, advance }
}

/** A network that a test turns off and on. */
export function aNetwork(isLocal = false) {
  let isOnline = true
  const listeners = createListeners()
  const online: Online = {
    isOnline: () => isOnline,
    isLocal,
    onChange: listeners.subscribe,
  }
  const set = (next: boolean) => {
    isOnline = next
    listeners.tell()
  }
  return { ...online, set }
}

const FULL = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

/** An in-memory journal. `log` records the order of actions. */
function aMemoryJournal(log: string[], events: JournalEvent[] = []) {
  let failures = 0
  let failure: Error = FULL
  return {
    events,
    readNew: async () => true,
    readAll: async function* () {
      yield events.map(restoreEvent)
    },
    failNext: (times: number, error: Error = FULL) => {
      failures = times
      failure = error
    },
    append: async (more: readonly JournalEvent[]) => {
      await Promise.resolve()
      if (failures > 0) {
        failures -= 1
        throw failure
      }
      events.push(...structuredClone(more))
      log.push(...more.map((event) => `stored ${event.type}`))
    },
  }
}

export type Answering = (
  entries: readonly TrackingEntry[],
  number: number,
  token: AccessToken,
) => Reply | Promise<Reply>

export const answered = (about: object, status = 200): Reply => ({
  kind: 'answered',
  status,
  body: JSON.stringify(anUploadResult(about)),
})
export const faulted = (fault: Fault, body = ''): Reply => ({ kind: 'fault', fault, body })
export const unreached: Answering = () => faulted({ kind: 'not-connected' })
export const acceptAll: Answering = (entries) => answered({ acceptedOrders: entries.length })

type FakeRunOptions = {
  readonly answer?: Answering
  readonly requestSize?: number
  readonly requestsAtOnce?: number
  readonly requestsPerSecond?: number
  readonly journaled?: readonly JournalEvent[]
  readonly id?: string
  readonly name?: string
  readonly shop?: string
  readonly turn?: SendingTurn
  readonly isLocal?: boolean
  /** Asks the page's own server for a kept answer. */
  readonly ask?: (name: string) => Promise<Told>
  readonly token?: AccessToken | null
  readonly failures?: number
}

/** Runs an upload with a fake service, journal, clock and network. */
export async function aRun(entries: readonly TrackingEntry[], options: FakeRunOptions = {}) {
  const { requestSize = 100, requestsAtOnce = 1, id = 'u1', isLocal = false } = options
  const log: string[] = []
  const sent: (readonly TrackingEntry[])[] = []
  const service = { answer: options.answer ?? acceptAll }
  const clock = aClock()
  const network = aNetwork(isLocal)
  const journaled = options.journaled ?? [SUBMITTED]
  const journal = aMemoryJournal(log, [...journaled])
  journal.failNext(options.failures ?? 0)
  const tokens = createTokenHolder('test', null)
  if (options.token !== null) tokens.set(options.token ?? TOKEN, false)
  const source: RowPlace['source'] = { kind: 'typed' }
  const upload = createUpload({
    header: {
      ...aHeader(id, entries.length),
      name: options.name ?? null,
      ...(options.shop === undefined ? {} : { shop: options.shop }),
    },
    uploaded: { entries, placeOf: (index) => ({ source, row: index + 1 }) },
    state: applyEvents(startState(entries), journaled.map(restoreEvent)),
    lastEvent: journaled.length,
    journal: { ...journal, append: (events) => journal.append(events) },
    isOwner: () => true,
    afterWriting: () => {},
    send: async (body, token) => {
      const batch = entriesOf(body)
      log.push('sent')
      sent.push(batch)
      return service.answer(batch, sent.length, token)
    },
    ask: options.ask ?? null,
    settings: { requestSize, requestsAtOnce, requestsPerSecond: options.requestsPerSecond ?? null },
    clock,
    random: () => 0.5,
    online: network,
    tokens,
    turn: options.turn ?? createSendingTurn(),
  })
  await upload.follow()
  await flush()
  return {
    upload,
    log,
    sent,
    service,
    clock,
    network,
    journal,
    tokens,
    status: () => upload.getSnapshot().status,
    state: () => upload.getSnapshot().state,
    kinds: () => upload.getSnapshot().state.outcomes.map((outcome) => outcome.kind),
    resume: async () => {
      upload.resume()
      await flush()
    },
    close: upload.close,
    /** Advances through all retries of a request that can't be sent. */
    tryInVain: async () => {
      for (const seconds of [1, 2, 4, 8, 16, 30]) await clock.advance(seconds * 1000)
    },
    /** The state replayed from the journal, as on the next visit. */
    replayed: () => applyEvents(startState(entries), journal.events.map(restoreEvent)),
  }
}

export function aHeader(id: string, entryCount: number): UploadHeader {
  return {
    id,
    startedAt: 0,
    sources: [],
    entryCount,
    practice: false,
    serviceName: 'Shop',
    name: null,
  }
}

/** The view of an idle upload, in the tab that may act. */
export function aView(state: UploadState, about: Partial<UploadView> = {}): UploadView {
  return {
    header: aHeader('u1', state.entries.length),
    uploaded: { entries: [], placeOf: () => undefined },
    state,
    lastEvent: 0,
    status: { kind: 'idle' },
    canAct: true,
    choices: state.choices,
    steps: [],
    lastStep: null,
    ...about,
  }
}

/** Replies that the test gives later. */
export function repliesOnDemand() {
  const open: ((reply: Reply) => void)[] = []
  const answer: Answering = () => new Promise((resolve) => open.push(resolve))
  const reply = async (next: Reply) => {
    open.shift()?.(next)
    await flush()
  }
  return { answer, reply, openCount: () => open.length }
}

export const NETWORK: Fault = { kind: 'no-answer', cause: 'network' }

export const orderIds = (requests: readonly (readonly TrackingEntry[])[]) =>
  requests.map((request) => request.map((entry) => entry.orderId))

/** Answers the first requests with these and accepts the rest. */
export function first(...answers: readonly Answering[]): Answering {
  return (entries, number, token) => (answers[number - 1] ?? acceptAll)(entries, number, token)
}

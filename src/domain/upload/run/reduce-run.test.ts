import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { anUploadResult } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import type { Command } from './commands.ts'
import { reduceRun, startRun } from './reduce-run.ts'
import type { RunEffect, RunEvent, RunState, RunWorld } from './run-state.ts'

const WORLD: RunWorld = {
  id: 'u1',
  requestSize: 1,
  requestsAtOnce: 1,
  spacingMs: 0,
  shop: '',
  tokenShop: '',
  isLocal: false,
  canAsk: false,
  formatBody: (entries) => JSON.stringify(entries),
  joinGroups: () => [],
  at: 1000,
  random: 0.5,
  token: 'a-token',
  isTokenRejected: false,
  isOnline: true,
  turnHolder: null,
}
/** The world while this upload has the turn to send. */
const MINE = { turnHolder: 'u1' }

const commanded = (command: Command): RunEvent => ({ kind: 'commanded', command, ticket: 7 })
const RESUME = commanded({ kind: 'resume' })
const STOP = commanded({ kind: 'stop' })
const SET_ASIDE = commanded({ kind: 'set-aside', positions: [1], why: 'lost' })
const LEAVE = commanded({ kind: 'leave' })
const goOnAt = (until: number) => commanded({ kind: 'go-on', wait: { until, why: 'told' } })
const PAUSE: RunEvent = { kind: 'pause-pressed' }
const WRITTEN: RunEvent = { kind: 'written' }
const FULL: RunEvent = { kind: 'not-written', cause: 'full' }

const answerTo = (request: number): RunEvent => ({
  kind: 'replied',
  askForMs: 0,
  came: {
    stored: { type: 'answered', at: 2, request, status: 200, body: '{}' },
    event: { type: 'answered', at: 2, request, result: anUploadResult() },
  },
})
const faultOf = (fault: Fault, request = 1, askForMs = 0): RunEvent => {
  const event = { type: 'faulted', at: 2, request, fault } as const
  return { kind: 'replied', askForMs, came: { stored: event, event } }
}
const told = (kind: 'waiting' | 'unknown' | 'unreachable', request = 1): RunEvent => ({
  kind: 'told',
  request,
  told: { kind },
})
const toldOf = (request: number): RunEvent => {
  const { came } = answerTo(request) as Extract<RunEvent, { kind: 'replied' }>
  return { kind: 'told', request, told: { kind: 'answer', came } }
}
const NETWORK: Fault = { kind: 'no-answer', cause: 'network' }
const UNAVAILABLE: Fault = { kind: 'unavailable', status: 503, retryAfterMs: 7000 }

type Moment = RunEvent | readonly [RunEvent, Partial<RunWorld>]

/** Applies the moments to a run. */
function after(run: RunState, ...moments: readonly Moment[]): RunState {
  return moments.reduce((now, moment) => happen(now, moment).run, run)
}

function happen(run: RunState, moment: Moment) {
  const [event, about] = 'kind' in moment ? ([moment, {}] as const) : moment
  return reduceRun(run, event, { ...WORLD, ...about })
}

const watching = startRun(aJournal(someEntries(3)).submit().state(), 1)
const interrupted = after(watching, commanded({ kind: 'take-over' }))
const writing = after(interrupted, RESUME)
const sending = after(writing, [WRITTEN, MINE])
const answered = after(sending, [answerTo(1), MINE])
const unstored = after(answered, [FULL, MINE], [FULL, MINE])

const RUNS = {
  'a tab that watches': watching,
  'an upload that was interrupted': interrupted,
  'a request that is being written': writing,
  'a request on its way': sending,
  'an answer that is being written': answered,
  'an answer that found no room': unstored,
  'a wait': after(sending, faultOf(UNAVAILABLE), [WRITTEN, MINE]),
  'a pause': after(
    interrupted,
    RESUME,
    [WRITTEN, MINE],
    [PAUSE, MINE],
    [answerTo(1), MINE],
    [WRITTEN, MINE],
  ),
  'a rejected token': after(
    sending,
    [faultOf({ kind: 'unauthorized' }), MINE],
    [WRITTEN, { ...MINE, token: null, isTokenRejected: true }],
  ),
  'a network failure': after(sending, [faultOf(NETWORK), MINE], [WRITTEN, MINE]),
  'a question for an answer': after(sending, [faultOf(NETWORK, 1, 60_000), MINE]),
  'an upload whose turn it is not': after(interrupted, [RESUME, { turnHolder: 'other' }]),
  'a Stop that is being written': after(interrupted, STOP),
  'a tab that leaves in the middle of a request': after(sending, [LEAVE, MINE]),
  'a tab that has left': after(sending, [LEAVE, MINE], [answerTo(1), MINE], [WRITTEN, MINE]),
  'a closed run': after(sending, [{ kind: 'closed' }, MINE]),
}

function tell(effect: RunEffect): string {
  switch (effect.kind) {
    case 'write':
      return `write ${effect.events.map((event: JournalEvent) => event.type).join(' + ')}`
    case 'send':
      return `send ${effect.request}`
    case 'ask':
      return `ask after ${effect.afterMs}`
    case 'wait':
    case 'wait-to-try-again':
      return `${effect.kind} ${effect.ms}`
    default:
      return effect.kind
  }
}

type Row = readonly [
  from: keyof typeof RUNS,
  event: RunEvent,
  status: string,
  effects: readonly string[],
  world?: Partial<RunWorld>,
]

const ROWS: readonly Row[] = [
  // A request is stored before it is sent, and a change is stored before it is shown.
  [
    'an upload that was interrupted',
    RESUME,
    'sending',
    ['answer', 'take-turn', 'write requested', 'show'],
  ],
  ['a request that is being written', WRITTEN, 'sending', ['send 1', 'show'], MINE],
  ['a request on its way', answerTo(1), 'sending', ['write answered + requested'], MINE],
  ['an answer that is being written', WRITTEN, 'sending', ['send 2', 'show'], MINE],
  // The connection broke, and the page's own server may have the answer.
  ['a request on its way', faultOf(NETWORK, 1, 60_000), 'sending', ['ask after 0'], MINE],
  ['a question for an answer', toldOf(1), 'sending', ['write answered + requested'], MINE],
  ['a question for an answer', told('unknown'), 'sending', ['write faulted'], MINE],
  ['a question for an answer', told('waiting'), 'sending', ['ask after 1000'], MINE],
  ['a question for an answer', told('unreachable'), 'sending', ['ask after 500'], MINE],
  [
    'a question for an answer',
    told('unreachable'),
    'paused: offline',
    ['ask after 2000', 'show'],
    { ...MINE, isOnline: false },
  ],
  [
    'a question for an answer',
    told('waiting'),
    'sending',
    ['write faulted'],
    { ...MINE, at: 70_000 },
  ],
  ['a question for an answer', PAUSE, 'paused: by-person', ['show'], MINE],
  // Storage fails.
  ['a request that is being written', FULL, 'paused: storage', ['release-turn', 'show'], MINE],
  ['an answer that is being written', FULL, 'sending', ['write answered'], MINE],
  [
    'an answer that found no room',
    { kind: 'try-again' },
    'paused: storage',
    ['write answered'],
    MINE,
  ],
  ['an answer that found no room', SET_ASIDE, 'paused: storage', ['write answered'], MINE],
  // The user presses Pause or Resume.
  ['a request on its way', PAUSE, 'pausing', ['show'], MINE],
  ['a request that is being written', PAUSE, 'pausing', ['show'], MINE],
  ['a pause', RESUME, 'sending', ['answer', 'take-turn', 'write requested', 'show']],
  ['a pause', SET_ASIDE, 'paused: by-person', ['write set-aside']],
  ['an upload that was interrupted', STOP, 'paused: by-person', ['write stopped', 'show']],
  ['a Stop that is being written', WRITTEN, 'idle', ['answer', 'show']],
  ['a Stop that is being written', RESUME, 'sending', ['show']],
  // Another tab becomes the owner.
  ['a request on its way', LEAVE, 'sending', ['show'], MINE],
  ['a request that is being written', LEAVE, 'sending', ['show'], MINE],
  ['a question for an answer', LEAVE, 'sending', ['answer', 'release-turn', 'show'], MINE],
  ['a wait', LEAVE, 'idle', ['answer', 'release-turn', 'show'], MINE],
  [
    'a tab that leaves in the middle of a request',
    answerTo(1),
    'sending',
    ['write answered'],
    MINE,
  ],
  ['a tab that leaves in the middle of a request', RESUME, 'sending', ['answer'], MINE],
  ['a tab that has left', RESUME, 'idle', ['answer']],
  [
    'a tab that has left',
    commanded({ kind: 'take-over' }),
    'paused: interrupted',
    ['answer', 'show'],
  ],
  ['an upload that was interrupted', goOnAt(3000), 'waiting', ['wait 2000', 'answer', 'show']],
  [
    'an upload that was interrupted',
    goOnAt(500),
    'sending',
    ['answer', 'take-turn', 'write requested', 'show'],
  ],
  // The service, the network, the token and the turn.
  ['a request on its way', faultOf(UNAVAILABLE), 'sending', ['write faulted'], MINE],
  ['a wait', { kind: 'wait-over', wait: 1 }, 'sending', ['write requested', 'show'], MINE],
  ['a wait', PAUSE, 'paused: by-person', ['cancel-waits', 'release-turn', 'show'], MINE],
  ['a wait', RESUME, 'sending', ['cancel-waits', 'answer', 'write requested', 'show'], MINE],
  [
    'a request on its way',
    faultOf({ kind: 'unauthorized' }),
    'sending',
    ['reject-token', 'write faulted'],
    MINE,
  ],
  [
    'a rejected token',
    { kind: 'world-changed', what: 'token' },
    'sending',
    ['take-turn', 'write requested', 'show'],
  ],
  [
    'a rejected token',
    { kind: 'world-changed', what: 'token' },
    'paused: token-needed',
    [],
    { token: null },
  ],
  [
    'a network failure',
    { kind: 'world-changed', what: 'network' },
    'paused: offline',
    ['show'],
    { isOnline: false },
  ],
  ['a network failure', { kind: 'world-changed', what: 'network' }, 'paused: fault', []],
  [
    'an upload that was interrupted',
    RESUME,
    'paused: offline',
    ['answer', 'show'],
    { isOnline: false },
  ],
  [
    'an upload that was interrupted',
    RESUME,
    'paused: token-needed',
    ['answer', 'show'],
    { token: null },
  ],
  [
    'an upload whose turn it is not',
    { kind: 'world-changed', what: 'turn' },
    'sending',
    ['take-turn', 'write requested', 'show'],
  ],
  // A tab that doesn't own the upload writes and sends nothing.
  ['a tab that watches', RESUME, 'idle', ['answer']],
  ['a tab that watches', PAUSE, 'idle', []],
  [
    'a request on its way',
    { kind: 'closed' },
    'sending',
    ['cancel-waits', 'release-turn', 'show'],
    MINE,
  ],
  ['a closed run', answerTo(1), 'sending', []],
  ['a closed run', WRITTEN, 'sending', []],
  ['a closed run', SET_ASIDE, 'sending', ['answer']],
]

test.for(ROWS)('%s, then %j: %s', ([from, event, status, effects, world = {}]) => {
  const { run, effects: told } = happen(RUNS[from], [event, world])
  const { kind } = run.status
  expect(run.status.kind === 'paused' ? `${kind}: ${run.status.why.kind}` : kind).toBe(status)
  expect(told.map(tell)).toEqual(effects)
})

test('an event is in no state until it is written', () => {
  const kinds = ({ upload }: RunState) => upload.outcomes.map(({ kind }) => kind)
  expect(kinds(writing)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(kinds(sending)).toEqual(['sending', 'waiting', 'waiting'])
  expect(kinds(answered)).toEqual(['sending', 'waiting', 'waiting'])
  expect(kinds(after(answered, WRITTEN))).toEqual(['accepted', 'sending', 'waiting'])
  expect([sending.lastEvent, after(answered, WRITTEN).lastEvent]).toEqual([2, 4])
})

test('an answer that could not be stored is kept, and stored again every five seconds until that works', () => {
  const { run, effects } = happen(after(answered, [FULL, MINE]), [FULL, MINE])
  expect(effects.map(tell)).toEqual(['wait-to-try-again 5000', 'show'])
  const again = after(run, [{ kind: 'try-again' }, MINE])
  expect(happen(again, [FULL, MINE]).effects.map(tell)).toEqual(['wait-to-try-again 5000'])
  const stored = after(again, [WRITTEN, MINE])
  expect(stored.replies).toEqual([])
  expect(stored.status).toMatchObject({ kind: 'paused', why: { kind: 'storage', cause: 'over' } })
})

test('a command that comes during a write waits for its turn, and is answered when it is done', () => {
  const waiting = happen(writing, [SET_ASIDE, MINE])
  expect(waiting.effects).toEqual([])
  const next = happen(waiting.run, [WRITTEN, MINE])
  expect(next.effects.map(tell)).toEqual(['send 1', 'write set-aside', 'show'])
  const done = happen(next.run, [WRITTEN, MINE])
  expect(done.effects).toEqual([
    { kind: 'answer', ticket: 7 },
    { kind: 'show', isCalm: false },
  ])
})

test('whichever of Stop and Resume was pressed last counts', () => {
  const resumed = after(interrupted, STOP, RESUME, WRITTEN)
  expect(happen(resumed, WRITTEN).effects.map(tell)).toEqual([
    'answer',
    'take-turn',
    'write requested',
    'show',
  ])
  const stopped = after(interrupted, RESUME, [STOP, MINE], [WRITTEN, MINE], [WRITTEN, MINE])
  expect(stopped.status).toEqual({ kind: 'pausing' })
  expect(after(stopped, [answerTo(1), MINE], [WRITTEN, MINE]).status).toEqual({ kind: 'idle' })
})

test('the longest of several waits counts, and sending continues when all are over', () => {
  const wide = { ...MINE, requestsAtOnce: 2 }
  const two = after(interrupted, [RESUME, wide], [WRITTEN, wide], [WRITTEN, wide])
  const away = (request: number, retryAfterMs: number): Moment => [
    faultOf({ ...UNAVAILABLE, retryAfterMs }, request),
    wide,
  ]
  const waiting = after(two, away(1, 3000), [WRITTEN, wide], away(2, 1000), [WRITTEN, wide])
  expect(waiting.status).toEqual({ kind: 'waiting', until: 4000, why: 'told' })
  const one = happen(waiting, [{ kind: 'wait-over', wait: 2 }, wide])
  expect(one.effects).toEqual([])
  expect(happen(one.run, [{ kind: 'wait-over', wait: 1 }, wide]).effects.map(tell)).toEqual([
    'write requested',
    'show',
  ])
})

test('requests that a closed page left unanswered are stored as in doubt before anything is sent', () => {
  const left = startRun(aJournal(someEntries(2)).submit().request([0]).state(), 2)
  const taken = happen(left, commanded({ kind: 'take-over' }))
  expect(taken.effects.map(tell)).toEqual(['write faulted', 'show'])
  const done = happen(taken.run, WRITTEN)
  expect(done.effects.map(tell)).toEqual(['answer', 'show'])
  expect(done.run.status).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
})

test('events that another tab has written are shown', () => {
  const { run, effects } = happen(watching, {
    kind: 'absorbed',
    events: [{ type: 'stopped', at: 3 }],
  })
  expect(effects.map(tell)).toEqual(['show'])
  expect(run).toMatchObject({ role: 'watching', lastEvent: 2, upload: { stopped: true } })
})

test('a choice is shown from the press on, and removed when it could not be stored', () => {
  const entries = someEntries(2)
  const asked = entries.map((entry) => ({ ...aFailure(entry, ''), possibleCouriers: [] }))
  const answer = { acceptedOrders: 0, shipmentSelectCourier: asked }
  const journal = aJournal(entries).submit().request([0, 1]).answer(answer)
  const idle = after(startRun(journal.state(), 3), commanded({ kind: 'take-over' }))
  const choose = (positions: readonly number[], courier: string | null) =>
    commanded({ kind: 'choose-couriers', decisions: [{ positions, courier, courierName: '' }] })
  const chosen = after(idle, choose([0], 'A'), choose([1], 'B'))
  expect([...chosen.choices]).toEqual([
    [0, 'A'],
    [1, 'B'],
  ])
  expect(chosen.upload.choices.size).toBe(0)
  expect([...after(chosen, choose([0], null)).choices]).toEqual([[1, 'B']])
  expect([...after(chosen, FULL, WRITTEN).choices]).toEqual([[1, 'B']])
  const written = after(chosen, WRITTEN, WRITTEN)
  expect(written.choices).toBe(written.upload.choices)
})

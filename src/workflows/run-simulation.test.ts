import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import { isFinished } from '#domain/upload/books.ts'
import type { Fault } from '#domain/upload/fault.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import type { JournalEvent } from '#storage/stored-event.ts'
import { anEntry } from '#testing/builders.ts'
import { answered, aRun, entriesOf, faulted, settle, SUBMITTED, TOKEN } from '#testing/fake-run.ts'
import { aFailure } from '#testing/upload-journal.ts'

type Random = (below: number) => number
type Run = Awaited<ReturnType<typeof aRun>>

/** Small and the same everywhere: a seed that fails can be run again. */
function randomOf(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item

/** Faults with which nothing was processed, and those with which nobody can know. */
const CLEAN: readonly Fault[] = [
  { kind: 'unauthorized' },
  { kind: 'too-large' },
  { kind: 'turned-away', status: 429, retryAfterMs: null },
  { kind: 'turned-away', status: 503, retryAfterMs: 5000 },
  { kind: 'turned-down', status: 400, excerpt: 'no' },
  { kind: 'turned-down', status: 422, excerpt: 'no' },
  { kind: 'not-connected' },
]
const UNCLEAR: readonly Fault[] = [
  { kind: 'no-answer', cause: 'network' },
  { kind: 'no-answer', cause: 'timeout' },
  { kind: 'unclear-status', status: 500, excerpt: '' },
]
const GARBAGE: Reply = { kind: 'answered', status: 200, body: '{"acceptedOr' }

/**
 * A service that keeps the true ledger: what it accepted, how often it took in each tracking number, and how
 * often it got one again of which nobody learnt what had become of it.
 */
function aService(random: Random) {
  const accepted = new Set<string>()
  const received = new Map<string, number>()
  const lost = new Set<string>()
  const again = new Map<string, number>()
  let isHonest = false
  const lose = (entries: readonly TrackingEntry[]) => {
    for (const { trackingId } of entries) if (received.has(trackingId)) lost.add(trackingId)
  }
  const process = (entries: readonly TrackingEntry[]): Reply => {
    const shipmentFailed = entries.flatMap((entry) => {
      const { trackingId } = entry
      received.set(trackingId, (received.get(trackingId) ?? 0) + 1)
      if (lost.delete(trackingId)) again.set(trackingId, (again.get(trackingId) ?? 0) + 1)
      const fails = accepted.has(entry.orderId) || entry.orderId.startsWith('bad')
      if (!fails) accepted.add(entry.orderId)
      return fails ? [aFailure(entry, `Order ${entry.orderId} is not pending`)] : []
    })
    const acceptedOrders = entries.length - shipmentFailed.length
    return answered({ acceptedOrders, shipmentFailed })
  }
  const answer = (entries: readonly TrackingEntry[]): Reply => {
    const luck = isHonest ? 9 : random(10)
    if (luck < 2) return faulted(pick(random, CLEAN))
    if (luck === 2) return faulted(pick(random, UNCLEAR))
    const reply = process(entries)
    if (luck > 4) return reply
    lose(entries)
    return luck === 3 ? faulted(pick(random, UNCLEAR)) : GARBAGE
  }
  return { answer, accepted, received, again, lose, becomeHonest: () => (isHonest = true) }
}

const openOf = (state: UploadState, kind: string) =>
  state.outcomes.flatMap((outcome, position) => (outcome.kind === kind ? [position] : []))

/** What a person may press at any time. */
const PRESSES: readonly ((run: Run, random: Random) => unknown)[] = [
  ({ run }) => run.resume(),
  ({ run }) => run.resume(),
  ({ run }) => run.pause(),
  ({ run }) => run.stop(),
  ({ clock }) => clock.advance(60_000),
  ({ tokens }, random) => tokens.set(`token-${random(99)}` as AccessToken, false),
  ({ journal }) => journal.failNext(1),
  ({ network }, random) => network.set(random(3) > 0),
  ({ run, state }) => run.resend([...openOf(state(), 'failed'), ...openOf(state(), 'refused')]),
  ({ run, state }) => run.splitRefused(openOf(state(), 'refused')),
  ({ run, state }, random) => run.sendDoubtful(openOf(state(), 'in-doubt').slice(0, random(3))),
  ({ run, state }) => run.setAside(openOf(state(), 'waiting').slice(0, 1), 'given up'),
  ({ run, state }) => run.takeBack(openOf(state(), 'set-aside').slice(0, 1)),
  ({ run, state }, random) => {
    const [position] = openOf(state(), 'failed')
    const mended = anEntry({ orderId: `mended-${random(1000)}`, trackingId: `T-${position}` })
    return position === undefined ? undefined : run.mend(position, mended)
  },
]

/** How often somebody said yes to sending an entry although it may be processed twice. */
function yesesTo(events: readonly JournalEvent[], position: number): number {
  return events.filter(
    (event) =>
      event.type === 'submitted' &&
      (event.reason === 'doubt' || event.reason === 'one-by-one') &&
      event.positions?.includes(position),
  ).length
}

/** The entries of the requests to which a dead tab stored no reply. */
function unanswered(events: readonly JournalEvent[]): readonly TrackingEntry[] {
  const replied = new Set(
    events.flatMap((event) =>
      event.type === 'answered' || event.type === 'faulted' ? [event.request] : [],
    ),
  )
  return events.flatMap((event) =>
    event.type === 'requested' && !replied.has(event.request) ? entriesOf(event.body) : [],
  )
}

/** What the screen says is true by the service's own ledger. */
function checkAgainst(service: ReturnType<typeof aService>, run: Run): void {
  const state = run.state()
  const counted = Object.values(state.counts).reduce((sum, count) => sum + count, 0)
  expect(counted).toBe(state.outcomes.length)
  for (const [position, outcome] of state.outcomes.entries()) {
    const { orderId = '', trackingId = '' } = state.entries[position] ?? {}
    if (outcome.kind === 'accepted') expect(service.accepted).toContain(orderId)
    const isOpen =
      outcome.kind === 'waiting' || outcome.kind === 'not-sent' || outcome.kind === 'refused'
    const wasFailed = state.submissions.length > 1
    if (isOpen && !wasFailed && !state.memory.doubts.has(position))
      expect(service.received.get(trackingId) ?? 0).toBe(0)
  }
}

function aSheet(random: Random): readonly TrackingEntry[] {
  return Array.from({ length: 4 + random(20) }, (_, index) =>
    anEntry({
      orderId: pick(random, [`O-${index}`, `O-${index}`, `O-${index}`, 'O-1', `bad-${index}`]),
      trackingId: `T-${index}`,
    }),
  )
}

/** Works everything that is still open to its end, as a person would. */
async function workToTheEnd(run: Run): Promise<void> {
  for (let round = 0; round < 200 && !isFinished(run.state()); round += 1) {
    run.tokens.set(`token-end-${round}` as AccessToken, false)
    await run.resume()
    const { outcomes } = run.state()
    const stuck = [...outcomes.keys()].filter((position) => outcomes[position]?.kind !== 'waiting')
    await run.run.setAside(stuck, 'the end')
    await settle()
  }
}

async function simulate(seed: number): Promise<void> {
  const random = randomOf(seed)
  const service = aService(random)
  const entries = aSheet(random)
  const options = { requestSize: 1 + random(5), requestsAtOnce: 1 + random(3) }
  const visit = (journaled: readonly JournalEvent[]) =>
    aRun(entries, { ...options, journaled, answer: (batch) => service.answer(batch), token: TOKEN })
  let run = await visit([SUBMITTED])
  for (let step = 0; step < 25; step += 1) {
    if (random(8) === 0) {
      // The tab dies; what its journal holds is all that is left.
      run.close()
      await settle()
      service.lose(unanswered(run.journal.events))
      run = await visit(run.journal.events)
    }
    // Not always awaited to the end: the next press comes while things are under way.
    void pick(random, PRESSES)(run, random)
    if (random(2) === 0) await settle()
    else await Promise.resolve()
    checkAgainst(service, run)
  }
  service.becomeHonest()
  run.network.set(true)
  run.journal.failNext(0)
  await settle()
  await workToTheEnd(run)
  checkAgainst(service, run)
  expect(isFinished(run.state())).toBe(true)
  expect(run.replayed()).toEqual(run.state())
  for (const position of entries.keys()) {
    const passes = run.journal.events.filter(
      (event) => event.type === 'submitted' && event.positions?.includes(position),
    )
    const trackingId = `T-${position}`
    expect(service.received.get(trackingId) ?? 0).toBeLessThanOrEqual(1 + passes.length)
    expect(service.again.get(trackingId) ?? 0).toBeLessThanOrEqual(
      yesesTo(run.journal.events, position),
    )
  }
}

test('whatever the network, the service, the storage and the person do, what the screen says is true', async () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 })
  await fc.assert(fc.asyncProperty(seeds, simulate), { numRuns: 150 })
  expect.hasAssertions()
}, 60_000)

import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import { isFinished } from '#domain/upload/summary.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { sendRequest } from '#service/send-request.ts'
import { formatBody } from '#service/wire.ts'
import { createSimulator } from '#simulator/simulator.ts'
import { aRun, flush, TOKEN } from '#testing/uploads/fake-run.ts'
import { anEntry } from '#testing/builders.ts'

/** A sheet of ordinary rows with every practice value. */
function aPracticeSheet(ordinary: number): readonly TrackingEntry[] {
  const rows = Array.from({ length: ordinary }, (_, index) =>
    anEntry({ orderId: `SO-${index}`, trackingId: `ORDINARY ${index}` }),
  )
  const practice = PRACTICE_VALUES.map(({ orderId }, index) =>
    anEntry({ orderId, trackingId: `PRACTICE ${index}` }),
  )
  // In the middle of the sheet, so that faults also affect ordinary rows.
  return [...rows.slice(0, 40), ...practice, ...rows.slice(40)]
}

/** The simulator behind the real client. */
function aService() {
  const simulator = createSimulator({ now: () => 0 })
  const fetch: typeof globalThis.fetch = (_, init) => {
    const authorization = new Headers(init?.headers).get('Authorization')
    const reply = simulator.handle({ authorization, body: init?.body as string })
    if (reply.kind === 'drop') return Promise.reject(new TypeError('Failed to fetch'))
    const { status, headers, body } = reply
    return Promise.resolve(new Response(body, { status, headers }))
  }
  const installation = { serviceUrl: 'https://practice.example', timeoutMs: 10_000 }
  const answer = (entries: readonly TrackingEntry[]) =>
    sendRequest({ installation, token: TOKEN, body: formatBody(entries), fetch, now: () => 0 })
  return { answer, book: () => simulator.book(TOKEN) }
}

type Run = Awaited<ReturnType<typeof aRun>>

const positionsOf = (run: Run, kind: OutcomeKind) =>
  run.kinds().flatMap((standing, position) => (standing === kind ? [position] : []))

/** Handles each kind of open entry as a user would, until none is left. */
async function work(run: Run): Promise<void> {
  run.tokens.set(TOKEN, false)
  await run.resume()
  await run.clock.advance(60_000)
  for (const position of positionsOf(run, 'failed')) {
    const entry = run.state().entries.at(position)
    if (entry) {
      await run.upload.correct(position, {
        ...entry,
        trackingId: `${entry.trackingId}-CORRECTED`,
        courier: '190012',
      })
    }
  }
  await run.upload.resend(positionsOf(run, 'failed'))
  await run.upload.splitRefused(positionsOf(run, 'refused'))
  for (const position of positionsOf(run, 'courier-needed')) {
    const outcome = run.state().outcomes[position]
    const candidates = outcome?.kind === 'courier-needed' ? outcome.candidates : []
    await run.upload.chooseCourier([position], candidates[0]?.key ?? '3011', '')
  }
  await run.upload.sendWithCouriers()
  await run.upload.sendOneByOne(positionsOf(run, 'unexplained'))
  await flush()
}

/** Sets aside or resolves the remaining entries. */
async function giveUp(run: Run): Promise<void> {
  for (const kind of ['failed', 'refused', 'not-sent', 'courier-needed', 'unexplained'] as const)
    await run.upload.setAside(positionsOf(run, kind), 'given up')
  await run.upload.sendDoubtful(positionsOf(run, 'in-doubt'))
  await flush()
  // Entries sent together may be counted without being named.
  await run.upload.sendOneByOne(positionsOf(run, 'unexplained'))
  await flush()
}

test('an upload with every practice value can be finished, and the order book agrees with the screen', async () => {
  const entries = aPracticeSheet(150)
  const service = aService()
  const run = await aRun(entries, { answer: service.answer })
  for (let round = 0; round < 60 && run.state().counts.waiting > 0; round += 1) await work(run)
  expect(run.state().counts).toMatchObject({ waiting: 0, sending: 0, 'not-sent': 0 })
  await giveUp(run)
  const book = new Map(service.book().map((line) => [line.orderId, line]))
  for (const [position, outcome] of run.state().outcomes.entries()) {
    const { orderId = '' } = run.state().entries.at(position) ?? {}
    if (outcome.kind === 'accepted') expect(book.has(orderId), orderId).toBe(true)
    // An order that the service accepted is either accepted or in doubt.
    if (book.has(orderId)) expect(['accepted', 'in-doubt'], orderId).toContain(outcome.kind)
  }
  await run.upload.markAccepted(
    positionsOf(run, 'in-doubt').filter((position) =>
      book.has(entries.at(position)?.orderId ?? ''),
    ),
  )
  await run.upload.setAside(positionsOf(run, 'in-doubt'), 'given up')
  expect(isFinished(run.state())).toBe(true)
  expect(run.state().strays.map(({ orderId }) => orderId)).not.toEqual([])
})

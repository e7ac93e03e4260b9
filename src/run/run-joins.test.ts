import { expect, test } from 'vitest'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { groupEntries } from '#domain/couriers/group-entries.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { aCandidate } from '#testing/builders.ts'
import { answered, aRun, repliesOnDemand, flush } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'

const needingCouriers = (batch: readonly TrackingEntry[]) =>
  answered({
    acceptedOrders: 0,
    shipmentSelectCourier: batch.map((entry) => ({ ...entry, possibleCouriers: [aCandidate()] })),
  })

const groupsOf = ({ entries, outcomes }: UploadState) =>
  groupEntries({ entries, outcomes, shapeOf: shapeKey })

/** Six entries of one group, two per request; a courier is chosen after the first two were answered. */
async function chosenWhileSending() {
  const entries = someEntries(6)
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(entries, { answer, requestSize: 2 })
  await run.resume()
  const answerNext = async (from: number) => reply(needingCouriers(entries.slice(from, from + 2)))
  await answerNext(0)
  const choose = async (state: UploadState) => {
    const group = groupsOf(state)[0]!
    const chosen = { id: group.id, seen: state.outcomes }
    await run.upload.chooseCourier(group.positions, '7', 'Seven', chosen)
  }
  return { run, answerNext, choose }
}

test('entries of an answer join in the commit of that answer', async () => {
  const { run, answerNext, choose } = await chosenWhileSending()
  await choose(run.state())
  const before = run.log.length
  await answerNext(2)
  expect(run.log.slice(before)).toEqual([
    'stored answered',
    'stored courier-chosen',
    'stored requested',
    'sent',
  ])
  await answerNext(4)
  expect([...run.state().choices.keys()]).toEqual([0, 1, 2, 3, 4, 5])
  expect(run.sent).toHaveLength(3)
  expect(run.replayed()).toEqual(run.state())
})

test('joined entries are sent when the user sends them, once, with the courier', async () => {
  const { run, answerNext, choose } = await chosenWhileSending()
  await choose(run.state())
  await answerNext(2)
  await run.upload.sendWithCouriers()
  await answerNext(4)
  expect([...run.state().choices.keys()]).toEqual([4, 5])
  await flush()
  expect(run.sent.slice(3).flat()).toMatchObject([
    { orderId: 'O-0', courier: '7' },
    { orderId: 'O-1', courier: '7' },
  ])
})

test('a choice made on a slightly older screen includes entries that came since', async () => {
  const { run, answerNext, choose } = await chosenWhileSending()
  const seen = run.state()
  await answerNext(2)
  await choose(seen)
  expect([...run.state().choices.keys()]).toEqual([0, 1, 2, 3])
  expect([...run.state().joined]).toEqual([2, 3])
})

test('no entry joins an undone choice', async () => {
  const { run, answerNext, choose } = await chosenWhileSending()
  await choose(run.state())
  await answerNext(2)
  await run.upload.undo()
  await answerNext(4)
  expect(run.state().choices.size).toBe(0)
})

test('a choice made while sending is shown at once, not with the next answer', async () => {
  const { run, choose } = await chosenWhileSending()
  // The screen was notified of the previous answer a moment ago.
  let shown = -1
  run.upload.subscribe(() => (shown = run.state().choices.size))
  await choose(run.state())
  expect(shown).toBe(2)
})

test('choices of one press are stored and undone together, after a reload too', async () => {
  const { run, answerNext } = await chosenWhileSending()
  await answerNext(2)
  await answerNext(4)
  const before = run.state().choices
  await run.upload.chooseCouriers([
    { positions: [0, 1], courier: '7', courierName: 'Seven' },
    { positions: [2, 5], courier: '8', courierName: 'Eight' },
  ])
  expect([...run.state().choices.keys()]).toEqual([0, 1, 2, 5])
  expect(run.replayed()).toEqual(run.state())
  await run.upload.undo()
  expect(run.state().choices).toEqual(before)
  expect(run.replayed()).toEqual(run.state())
})

import { openRequests } from '#domain/upload/summary.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyJournal, anyRun, JOURNAL_ENTRIES } from '#testing/uploads/any-journal.ts'
import { applyEvents, startState } from './apply-events.ts'
import { countOpen, isFinished } from '#domain/upload/summary.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { planRequest } from '#domain/upload/requests/plan-request.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'

const entries = JOURNAL_ENTRIES
const SIZE = entries.length

/** The events of a run, followed by arbitrary ones. */
const runAndAnything = fc.tuple(anyRun, anyJournal).map(([run, events]) => [...run, ...events])

test('after any events every entry is in exactly one outcome, and the counts sum to the whole', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const state = applyEvents(startState(entries), events)
      expect(state.outcomes).toHaveLength(SIZE)
      for (const kind of OUTCOME_KINDS) {
        const standing = state.outcomes.filter((outcome) => outcome.kind === kind)
        expect(state.counts[kind]).toBe(standing.length)
      }
      expect(Object.values(state.counts).reduce((sum, count) => sum + count, 0)).toBe(SIZE)
      expect(isFinished(state)).toBe(countOpen(state) === 0)
      const waitingIn = new Map<number, number>()
      for (const [position, submission] of state.memory.submissionOf.entries()) {
        if (state.outcomes[position]?.kind !== 'waiting') continue
        waitingIn.set(submission, (waitingIn.get(submission) ?? 0) + 1)
      }
      expect(state.memory.waitingIn).toEqual(waitingIn)
    }),
    { numRuns: 500 },
  )
})

test('planning begins at the first entry that waits, is on its way or in doubt', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const { outcomes, memory } = applyEvents(startState(entries), events)
      const active = outcomes.findIndex(({ kind }) =>
        ['waiting', 'sending', 'in-doubt'].includes(kind),
      )
      expect(memory.activeFrom).toBe(active === -1 ? SIZE : active)
    }),
    { numRuns: 500 },
  )
})

test('events one by one, in one batch or twice over give the same state', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const start = startState(entries)
      const batch = applyEvents(start, events)
      const single = events.reduce((state, event) => applyEvents(state, [event]), start)
      expect(single).toEqual(batch)
      expect(start).toEqual(startState(entries))
    }),
    { numRuns: 300 },
  )
})

test('an entry that the service accepted stays accepted', () => {
  let checked = 0
  fc.assert(
    fc.property(anyRun, anyJournal, (before, after) => {
      const state = applyEvents(startState(entries), before)
      const later = applyEvents(state, after)
      for (const [index, outcome] of state.outcomes.entries()) {
        if (outcome.kind !== 'accepted' || outcome.how !== 'by-count') continue
        checked += 1
        expect(later.outcomes[index]).toBe(outcome)
      }
    }),
    { numRuns: 300 },
  )
  expect(checked).toBeGreaterThan(0)
})

test('a plan never takes an order twice, nor one that is in flight or in doubt further up', () => {
  let plans = 0
  fc.assert(
    fc.property(runAndAnything, fc.integer({ min: 1, max: SIZE }), (events, requestSize) => {
      const state = applyEvents(startState(entries), events)
      const plan = planRequest(state, { requestSize, pausedUpTo: -1 })
      if (plan === null) return
      plans += 1
      const orders = plan.entries.map((entry) => entry.orderId)
      expect(new Set(orders).size).toBe(orders.length)
      expect(plan.positions.length).toBeLessThanOrEqual(requestSize)
      for (const taken of plan.positions) {
        expect(state.outcomes[taken]?.kind).toBe('waiting')
        const same = state.outcomes.filter(
          (outcome, index) =>
            state.entries.at(index)?.orderId === state.entries.at(taken)?.orderId &&
            (outcome.kind === 'sending' || (outcome.kind === 'in-doubt' && index < taken)),
        )
        expect(same).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
  expect(plans).toBeGreaterThan(20)
})

test('when nothing holds an upload, every waiting entry can be sent or waits for a doubt to be resolved', () => {
  let blocked = 0
  fc.assert(
    fc.property(runAndAnything, (events) => {
      const resumed: UploadEvent = { type: 'resumed', at: 0 }
      const state = applyEvents(startState(entries), [...events, resumed])
      const plan = planRequest(state, { requestSize: 2, pausedUpTo: -1 })
      if (plan !== null || openRequests(state).length > 0) return
      if (state.counts.waiting > 0) blocked += 1
      expect(findBlockers(state).size).toBe(state.counts.waiting)
    }),
    { numRuns: 500 },
  )
  expect(blocked).toBeGreaterThan(0)
})

test('every state can be finished: answer open requests, set the rest aside', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const state = applyEvents(startState(entries), events)
      const faults = openRequests(state).map(({ request }): UploadEvent => {
        const fault: Fault = { kind: 'no-answer', cause: 'interrupted' }
        return { type: 'faulted', at: 1, request, fault }
      })
      const all = [...entries.keys()]
      const end: UploadEvent = { type: 'set-aside', at: 1, positions: all, why: '' }
      expect(isFinished(applyEvents(state, [...faults, end]))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('joined entries have the courier of their group, and undoing all choices leaves none', () => {
  fc.assert(
    fc.property(anyJournal, (events) => {
      const state = applyEvents(startState(entries), events)
      for (const position of state.joined) expect(state.choices.has(position)).toBe(true)
      const undone = state.memory.choiceSteps.map((): UploadEvent => ({
        type: 'choice-undone',
        at: 1,
      }))
      const end = applyEvents(state, undone)
      expect(end.lastChoice).toBeNull()
      for (const position of end.joined) expect(state.joined.has(position)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

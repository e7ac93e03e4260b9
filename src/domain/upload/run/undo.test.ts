import { expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { planCommand } from './plan-command.ts'
import { addStep, findLastStep, type Undoable } from './undo.ts'

const entries = someEntries(4)

/** The first two entries failed, the others need a courier. */
const START: Undoable = {
  steps: [],
  upload: aJournal(entries)
    .submit()
    .request([0, 1, 2, 3])
    .answer({
      acceptedOrders: 0,
      shipmentFailed: entries.slice(0, 2).map((entry) => aFailure(entry, 'No')),
      shipmentSelectCourier: entries.slice(2).map((entry) => ({
        ...aFailure(entry, ''),
        possibleCouriers: [aCandidate()],
      })),
    })
    .state(),
}

/** Returns the upload and its steps after some commands. */
function after(...commands: readonly Command[]): Undoable {
  return commands.reduce<Undoable>((run, command) => {
    const events = planCommand(command, run, 1, () => [])
    return { upload: applyEvents(run.upload, events), steps: addStep(run, command, events) }
  }, START)
}

const UNDO: Command = { kind: 'undo' }
const choose = (position: number, courier: string | null): Command => ({
  kind: 'choose-couriers',
  decisions: [{ positions: [position], courier, courierName: courier ?? '' }],
})
const correct = (position: number, trackingId: string): Command => {
  const entry = anEntry({ orderId: `O-${position}`, trackingId })
  return { kind: 'correct', entries: new Map([[position, entry]]) }
}
const setAside = (position: number): Command => ({
  kind: 'set-aside',
  positions: [position],
  why: '',
})
const mark = (position: number): Command => ({ kind: 'mark-accepted', positions: [position] })

const look = ({ entries, outcomes, choices }: UploadState) => ({
  numbers: [0, 1, 2, 3].map((position) => entries.at(position)?.trackingId),
  kinds: outcomes.map(({ kind }) => kind),
  choices: [...choices],
})

test.each<[string, Command]>([
  ['a correction', correct(0, 'NEW')],
  ['a courier', choose(2, 'A')],
  ['what was set aside', setAside(1)],
  ['what was marked as accepted', mark(3)],
])('%s is undone, and then there is nothing left to undo', (_, command) => {
  expect(look(after(command).upload)).not.toEqual(look(START.upload))
  const back = after(command, UNDO)
  expect(look(back.upload)).toEqual(look(START.upload))
  expect(findLastStep(back)).toBeNull()
})

test('the steps of all panels are undone in reverse order', () => {
  const commands = [
    choose(2, 'A'),
    correct(0, 'NEW'),
    choose(3, 'B'),
    setAside(1),
    correct(0, 'NEWER'),
  ]
  for (let count = commands.length; count > 0; count -= 1) {
    const done = commands.slice(0, count)
    expect(look(after(...done, UNDO).upload)).toEqual(look(after(...done.slice(0, -1)).upload))
  }
  const undone = commands.map(() => UNDO)
  expect(look(after(...commands, ...undone).upload)).toEqual(look(START.upload))
})

test('a step that can no longer be undone is skipped', () => {
  const resend: Command = { kind: 'resend', positions: [0] }
  const run = after(setAside(1), correct(0, 'NEW'), resend)
  expect(findLastStep(run)).toMatchObject({ step: { kind: 'set-aside' }, positions: [1] })
  expect(look(after(setAside(1), correct(0, 'NEW'), resend, UNDO).upload).kinds[1]).toBe('failed')
})

test('a step that is named is undone, whatever came after it', () => {
  const before = after(setAside(1))
  const step = findLastStep(before) ?? undefined
  const back = after(setAside(1), choose(2, 'A'), correct(0, 'NEW'), { kind: 'undo', step })
  expect(look(back.upload)).toEqual(look(after(choose(2, 'A'), correct(0, 'NEW')).upload))
  expect(look(after(setAside(1), { kind: 'undo', step }, choose(2, 'A')).upload).choices).toEqual([
    [2, 'A'],
  ])
})

test('a courier that is named is undone only until another one is chosen', () => {
  const step = findLastStep(after(choose(2, 'A'))) ?? undefined
  expect(look(after(choose(2, 'A'), { kind: 'undo', step }).upload).choices).toEqual([])
  const both = after(choose(2, 'A'), choose(3, 'B'), { kind: 'undo', step })
  expect(look(both.upload).choices).toEqual([
    [2, 'A'],
    [3, 'B'],
  ])
})

test('a step that is named twice is undone once', () => {
  const step = findLastStep(after(choose(2, 'A'), setAside(1))) ?? undefined
  const undo: Command = { kind: 'undo', step }
  expect(look(after(choose(2, 'A'), setAside(1), undo, undo).upload)).toEqual(
    look(after(choose(2, 'A')).upload),
  )
})

test('entries that were corrected together come back, except those that were resent', () => {
  const both: Command = {
    kind: 'correct',
    entries: new Map([0, 1].map((n) => [n, anEntry({ orderId: `O-${n}`, trackingId: 'NEW' })])),
  }
  const back = after(both, { kind: 'resend', positions: [0] }, UNDO)
  expect(look(back.upload).numbers).toEqual(['NEW', 'T-1', 'T-2', 'T-3'])
})

test('a courier that was chosen before the upload was opened is undone too', () => {
  const { upload } = after(choose(2, 'A'))
  const reopened = { upload, steps: [] }
  expect(findLastStep(reopened)).toMatchObject({ step: { kind: 'courier' }, positions: [2] })
  const corrected = planCommand(correct(0, 'NEW'), reopened, 1, () => [])
  const steps = addStep(reopened, correct(0, 'NEW'), corrected)
  expect(findLastStep({ upload: applyEvents(upload, corrected), steps })).toMatchObject({
    step: { kind: 'corrected' },
  })
})

test('a command that changes nothing is no step', () => {
  expect(after(setAside(1), { kind: 'set-aside', positions: [], why: '' }).steps).toHaveLength(1)
  expect(after(UNDO).steps).toEqual([])
})

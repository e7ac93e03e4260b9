import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { withTouchScreen } from '#testing/focus-steps.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { PanelArrival } from '#upload/frame/panel.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import { aRun } from '#testing/uploads/fake-run.ts'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { aCandidate } from '#testing/builders.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import {
  aTally,
  BOTH,
  change,
  Couriers,
  EMS,
  entriesLike,
  group,
  memories,
  needingCouriers,
  POST,
  radiosOf,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

const atWork = () => document.querySelector('[data-at-work=true] [role=radiogroup]')

test('digits choose and Z undoes while the focus is in a group', async () => {
  const run = await showCouriers()
  radiosOf('2 entries, 12 digits')[0]?.focus()
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013']))
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})

test('a panel that opens automatically focuses its first undecided group, so that its shortcuts work', async () => {
  const run = await aRun(TWO_KINDS, { answer: (batch) => needingCouriers(batch) })
  await run.resume()
  renderWithTexts(
    <PanelArrival value={() => true}>
      <Couriers upload={run.upload} />
    </PanelArrival>,
  )
  await waitFor(() => expect(radiosOf('3 entries, LP 9 digits CN')[0]).toHaveFocus())
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
})

test('Enter goes to the next undecided group, wraps around, and after the last one goes to the count', async () => {
  await showCouriers([...TWO_KINDS, ...entriesLike(1, () => '5550001')])
  radiosOf('2 entries, 12 digits')[0]?.focus()
  const groupInFocus = () =>
    document.activeElement?.closest('[role=radiogroup]')?.getAttribute('aria-label')
  await userEvent.keyboard('1')
  await screen.findByText('2 of 6 chosen')
  await userEvent.keyboard('{Enter}')
  expect(groupInFocus()).toBe('1 entry, 7 digits')
  await userEvent.keyboard('2')
  await screen.findByText('3 of 6 chosen')
  await userEvent.keyboard('{Enter}')
  expect(groupInFocus()).toBe('3 entries, LP 9 digits CN')
  await userEvent.keyboard('2')
  await screen.findByText('6 of 6 chosen')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('6 of 6 chosen')).toHaveFocus()
})

test('holding Enter does not skip through the groups', async () => {
  await showCouriers()
  const [first] = radiosOf('3 entries, LP 9 digits CN')
  first?.focus()
  await userEvent.keyboard('1')
  await screen.findByText('3 of 5 chosen')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true })
  expect(group('3 entries, LP 9 digits CN')).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Enter}')
  expect(group('2 entries, 12 digits')).toContainElement(document.activeElement as HTMLElement)
})

test('a group whose choice is being saved is skipped', async () => {
  const run = await showCouriers()
  const { append } = run.journal
  let write = () => {}
  const until = new Promise<void>((resolve) => (write = resolve))
  run.journal.append = async (events) => until.then(() => append(events))
  within(group('3 entries, LP 9 digits CN'))
    .getByRole('radio', { name: /China Post/ })
    .focus()
  await userEvent.keyboard('1{Enter}')
  expect(group('2 entries, 12 digits')).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('2{Enter}')
  expect(screen.getByText('0 of 5 chosen')).toHaveFocus()
  await act(async () => write())
  expect(await screen.findByText('5 of 5 chosen')).toBeVisible()
})

test('a group whose choice could not be saved stays undecided', async () => {
  const run = await showCouriers()
  run.journal.failNext(1)
  within(group('3 entries, LP 9 digits CN'))
    .getByRole('radio', { name: /China Post/ })
    .focus()
  await userEvent.keyboard('1{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(group('3 entries, LP 9 digits CN')).toContainElement(document.activeElement as HTMLElement)
})

test('a group chosen with the pointer folds to its courier, and the next one becomes current', async () => {
  await showCouriers()
  expect(atWork()).toBe(group('3 entries, LP 9 digits CN'))
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[1] as HTMLElement)
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(1)
  expect(atWork()).toBe(group('2 entries, 12 digits'))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(2)
  expect(radiosOf('3 entries, LP 9 digits CN')[1]).toHaveFocus()
})

test('a group chosen by keyboard stays open until the focus moves on', async () => {
  await showCouriers()
  radiosOf('3 entries, LP 9 digits CN')[0]?.focus()
  await userEvent.keyboard('2')
  expect(await screen.findByText('3 of 5 chosen')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(change('3 entries, LP 9 digits CN')).toBeVisible()
})

test('a digit after a press of the pointer applies to the current group', async () => {
  const run = await showCouriers()
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[1] as HTMLElement)
  await userEvent.keyboard('1')
  await waitFor(() =>
    expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013', '3011', '3011']),
  )
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(3))
  expect(atWork()).toBe(group('2 entries, 12 digits'))
})

test('after Send the focus is in the next undecided group, and the sent groups have left the list', async () => {
  const run = await showCouriers()
  radiosOf('3 entries, LP 9 digits CN')[0]?.focus()
  await userEvent.keyboard('1')
  const send = await screen.findByRole('button', { name: 'Send 3 entries with couriers' })
  send.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(radiosOf('2 entries, 12 digits')[0]).toHaveFocus())
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
  expect(screen.queryByText('All sent')).not.toBeInTheDocument()
  await userEvent.keyboard('2')
  await waitFor(() => expect(run.state().choices.size).toBe(2))
})

test('on a touch screen a typed code that is used leaves the next field alone', async () => {
  withTouchScreen()
  const run = await showCouriers(TWO_KINDS, () => [])
  const [first, second] = screen.getAllByRole('combobox', { name: 'Courier code' })
  await userEvent.type(first as HTMLElement, 'OUR-7')
  await userEvent.click(screen.getByRole('button', { name: 'Use this code' }))
  await waitFor(() => expect(run.state().choices.size).toBe(3))
  expect(second).not.toHaveFocus()
})

test('after Send on a touch screen the focus is at the count, and no on-screen keyboard opens', async () => {
  withTouchScreen()
  await showCouriers()
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() => expect(screen.getAllByRole('radiogroup')).toHaveLength(1))
  expect(await screen.findByText('0 of 2 chosen')).toHaveFocus()
})

const MANY = Array.from({ length: 11 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
const fieldOf = (name: string) => screen.getByRole('combobox', { name })

const groupOf = (name: string) => screen.getByRole('listitem', { name })

test('keys are the same in a group with many couriers: the focus is on the group, and / opens its field', async () => {
  const run = await showCouriers([...TWO_KINDS, ...entriesLike(1, () => '5550001')], () => MANY)
  act(() => groupOf('3 entries, LP 9 digits CN').focus())
  await userEvent.keyboard('1')
  expect(run.state().choices.size).toBe(0)
  expect(fieldOf('3 entries, LP 9 digits CN')).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  expect(groupOf('2 entries, 12 digits')).toHaveFocus()
  await userEvent.keyboard('/7{Enter}')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['7', '7']))
  expect(groupOf('1 entry, 7 digits')).toHaveFocus()
  await userEvent.keyboard('/{ArrowDown}{Enter}')
  await waitFor(() => expect(run.state().choices.get(5)).toBe('0'))
})

test('in the field Enter takes no courier that only contains what was typed, and Escape returns to the group', async () => {
  const couriers = MANY.map((one, n) => aCandidate({ key: `30${n}3`, name: one.name }))
  const run = await showCouriers(TWO_KINDS, () => couriers)
  act(() => groupOf('3 entries, LP 9 digits CN').focus())
  await userEvent.keyboard('/1{Enter}')
  expect(fieldOf('3 entries, LP 9 digits CN')).toHaveFocus()
  expect(run.state().choices.size).toBe(0)
  await userEvent.keyboard('{Escape}{Escape}')
  expect(groupOf('3 entries, LP 9 digits CN')).toHaveFocus()
  await userEvent.keyboard('/n1{Enter}')
  await waitFor(() => expect(run.state().choices.get(0)).toBe('3013'))
})

test('an extra Enter in a field without a choice skips no group', async () => {
  await showCouriers(TWO_KINDS, () => MANY)
  await userEvent.click(fieldOf('3 entries, LP 9 digits CN'))
  await userEvent.keyboard('{Escape}{Enter}{Enter}')
  expect(fieldOf('3 entries, LP 9 digits CN')).toHaveFocus()
})

test('without candidates / opens the field for a code, and Enter takes it and moves on', async () => {
  const run = await showCouriers(TWO_KINDS, () => [])
  act(() => groupOf('3 entries, LP 9 digits CN').focus())
  await userEvent.keyboard('/OUR-7{Enter}')
  expect(groupOf('2 entries, 12 digits')).toHaveFocus()
  await waitFor(() => expect(run.state().choices.size).toBe(3))
})

test('the shown shortcuts are the same wherever the focus is', async () => {
  await showCouriers(TWO_KINDS, ({ trackingId }) => (trackingId.startsWith('LP') ? MANY : [POST]))
  const keys = '1–9 choose / search Enter next Z undo'
  act(() => radiosOf('2 entries, 12 digits')[0]?.focus())
  expect(screen.getByText(/choose/)).toHaveTextContent(keys)
  act(() => fieldOf('3 entries, LP 9 digits CN').focus())
  expect(screen.getByText(/choose/)).toHaveTextContent(keys)
})

test('a panel that opens with the focus in it shows the earlier choice first, with its reason', async () => {
  const run = await aRun(TWO_KINDS, { answer: (batch) => needingCouriers(batch) })
  await run.resume()
  const id = groupId(setIdOf([POST, EMS]), 'LP #9 CN')
  renderWithTexts(
    <PanelArrival value={() => true}>
      <Couriers upload={run.upload} />
    </PanelArrival>,
    { readGroupMemories: async () => memories(id, 'LP #9 CN', [aTally('3013', 412)]) },
  )
  await waitFor(() => expect(radiosOf('3 entries, LP 9 digits CN')[0]).toHaveFocus())
  expect(radiosOf('3 entries, LP 9 digits CN')[0]).toHaveAccessibleName(
    /China EMS .*You chose it for 412 entries/,
  )
})

test('advice that changes while a group has the focus shows its reason, and moves no courier', async () => {
  await showCouriers(TWO_KINDS, BOTH, { rules: createStoreInMemory() })
  act(() => radiosOf('3 entries, LP 9 digits CN')[1]?.focus())
  await userEvent.keyboard('2')
  await userEvent.click(await screen.findByRole('button', { name: /^Always use China EMS/ }))
  await waitFor(() =>
    expect(radiosOf('3 entries, LP 9 digits CN')[1]).toHaveAccessibleName(/China EMS .*Your rule/),
  )
})

test('a digit outside the list applies to the current group', async () => {
  const run = await showCouriers()
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { PanelArrival } from '#page/panel.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import { aRun } from '#testing/uploads/fake-run.ts'
import {
  change,
  Couriers,
  EMS,
  entriesLike,
  group,
  needingCouriers,
  POST,
  radiosOf,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

const atWork = () => document.querySelector('[data-at-work=true] [role=radiogroup]')

test('digits choose and Z takes back while the keyboard is in a group', async () => {
  const run = await showCouriers()
  radiosOf('2 entries, 12 digits')[0]?.focus()
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013']))
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})

test('the panel that opens by itself has the keyboard in its first undecided group, so that its keys work', async () => {
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

test('Enter goes to the next undecided group, round the end, and past the last one to the sum', async () => {
  await showCouriers([...TWO_KINDS, ...entriesLike(1, () => '5550001')], () => [POST, EMS])
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

test('an Enter that is held down does not run through the groups', async () => {
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

test('a group whose choice is just being written down is passed over', async () => {
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

test('a group whose choice could not be written down is not decided', async () => {
  const run = await showCouriers()
  run.journal.failNext(1)
  within(group('3 entries, LP 9 digits CN'))
    .getByRole('radio', { name: /China Post/ })
    .focus()
  await userEvent.keyboard('1{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(group('3 entries, LP 9 digits CN')).toContainElement(document.activeElement as HTMLElement)
})

test('a group that was chosen with the pointer folds to its courier, and the next one stands out', async () => {
  await showCouriers()
  expect(atWork()).toBe(group('3 entries, LP 9 digits CN'))
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[1] as HTMLElement)
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(1)
  expect(atWork()).toBe(group('2 entries, 12 digits'))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(2)
  expect(radiosOf('3 entries, LP 9 digits CN')[1]).toHaveFocus()
})

test('a group that was chosen by keys stays open until the keyboard goes on', async () => {
  await showCouriers()
  radiosOf('3 entries, LP 9 digits CN')[0]?.focus()
  await userEvent.keyboard('2')
  expect(await screen.findByText('3 of 5 chosen')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(change('3 entries, LP 9 digits CN')).toBeVisible()
})

test('a digit that is pressed after a press of the pointer is for the group that stands out', async () => {
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

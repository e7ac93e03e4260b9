import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { failAll, failedGrid, showWork } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const reasons = () => screen.getByRole('combobox', { name: 'Reasons' })
const choose = (reason: string) => userEvent.selectOptions(reasons(), reason)
const rowCount = () => within(failedGrid()).getAllByRole('row').length - 1

/** Three orders are not found, the other numbers are taken. */
const twoReasons = ({ orderId, trackingId }: TrackingEntry) =>
  Number(orderId.slice(2)) < 3
    ? `Order ${orderId} was not found in your shop`
    : `Tracking number ${trackingId} is taken`

test('reasons that differ only in a value are one choice with a count, the largest first', async () => {
  await showWork(someEntries(5), failAll(twoReasons))
  expect(
    within(reasons())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'All reasons (5)',
    'Order … was not found in your shop (3)',
    'Tracking number … is taken (2)',
  ])
  expect(reasons()).toHaveDisplayValue('All reasons (5)')
})

test('reasons keep their places while the pointer or the focus is on them', async () => {
  const run = await showWork(someEntries(5), failAll(twoReasons))
  const taken = /^Tracking number … is taken/
  const lastReason = () => within(reasons()).getAllByRole('option').at(-1)
  reasons().focus()
  await run.upload.setAside([0, 1], '')
  await waitFor(() => expect(reasons()).toHaveTextContent('was not found in your shop (1)'))
  expect(lastReason()).toHaveTextContent(taken)
  reasons().blur()
  await waitFor(() => expect(lastReason()).not.toHaveTextContent(taken))
})

test('a few short reasons are buttons in a row', async () => {
  await showWork(
    someEntries(3),
    failAll(({ orderId }) => (orderId === 'O-0' ? 'Not valid' : 'Not found')),
  )
  const group = within(screen.getByRole('group', { name: 'Reasons' }))
  expect(group.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(group.getByRole('button', { name: 'Not valid 1' }))
  expect(rowCount()).toBe(1)
})

test('a chosen reason shows only its entries, and `Select all` selects only these', async () => {
  const run = await showWork(someEntries(5), failAll(twoReasons))
  await choose('Tracking number … is taken (2)')
  expect(rowCount()).toBe(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 entries' }))
  await waitFor(() => expect(run.sent[1]?.map(({ orderId }) => orderId)).toEqual(['O-3', 'O-4']))
})

test('corrected and selected entries stay visible with another reason, and are resent', async () => {
  const run = await showWork(someEntries(5), failAll(twoReasons))
  await userEvent.dblClick(within(failedGrid()).getByText('T-0', { exact: true }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Tracking number' }))
  await userEvent.keyboard('NEW-0{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O-2' }))
  await choose('Tracking number … is taken (2)')
  expect(rowCount()).toBe(4)
  expect(screen.getByRole('checkbox', { name: 'Select O-0' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 entries' }))
  await waitFor(() => expect(run.sent[1]?.map(({ orderId }) => orderId)).toEqual(['O-0', 'O-2']))
})

test('the choice stays while entries leave, and returns to all after the last one', async () => {
  await showWork(someEntries(6), failAll(twoReasons))
  await choose('Order … was not found in your shop (3)')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O-0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Resend 1 entry' }))
  await waitFor(() => expect(rowCount()).toBe(2))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 entries' }))
  await waitFor(() => expect(rowCount()).toBe(3))
  expect(screen.queryByLabelText('Reasons')).not.toBeInTheDocument()
  expect(failedGrid()).toHaveTextContent('is taken')
})

test('entries that failed for one reason have no choice of reasons', async () => {
  await showWork(
    someEntries(3),
    failAll(({ orderId }) => `Order ${orderId} is closed`),
  )
  expect(screen.queryByLabelText('Reasons')).not.toBeInTheDocument()
})

const withCourier = (courier: string, count: number) =>
  someEntries(count).map((entry) => ({ ...entry, courier }))
const badCourier = ({ courier }: TrackingEntry) => `Courier code ${courier} is not valid`

test('if the service complains about the courier, another one can be set for all at once', async () => {
  const run = await showWork(withCourier('XX', 3), failAll(badCourier))
  const code = screen.getByLabelText('Courier code')
  await userEvent.type(code, ' 3011 {Enter}')
  await screen.findByRole('button', { name: 'Undo 3011' })
  expect(code).toHaveValue('')
  expect(within(failedGrid()).getAllByText('3011', { selector: 'b' })).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Resend 3 entries' }))
  await waitFor(() => expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted']))
  expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3011', '3011', '3011'])
})

test('a courier that was set for all is undone in one step', async () => {
  const run = await showWork(withCourier('XX', 3), failAll(badCourier))
  await userEvent.type(screen.getByLabelText('Courier code'), '3011{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo 3011' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(await screen.findByRole('button', { name: 'Resend 0 entries' })).toBeDisabled()
})

test('one of several wrong courier codes can be replaced alone', async () => {
  const entries = [...withCourier('XX', 2), { orderId: 'O-9', trackingId: 'T-9', courier: 'YY' }]
  const run = await showWork(entries, failAll(badCourier))
  await userEvent.selectOptions(screen.getByLabelText('Replace'), 'YY (1)')
  await userEvent.type(screen.getByLabelText('Courier code'), '3011')
  await userEvent.click(screen.getByRole('button', { name: 'Set courier for 1 entry' }))
  await waitFor(() => expect([...run.state().choices]).toEqual([[2, '3011']]))
})

test('a courier typed into the cell wins over the one that was set for all', async () => {
  const run = await showWork(withCourier('XX', 2), failAll(badCourier))
  await userEvent.type(screen.getByLabelText('Courier code'), '3011{Enter}')
  const [first] = await within(failedGrid()).findAllByText('3011', { exact: true })
  await userEvent.dblClick(first as HTMLElement)
  await userEvent.clear(screen.getByRole('combobox', { name: 'Courier' }))
  await userEvent.keyboard('190012{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Resend 2 entries' }))
  await waitFor(() =>
    expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['190012', '3011']),
  )
})

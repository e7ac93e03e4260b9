import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { failAll, failedGrid, showWork } from '#testing/uploads/show-work.tsx'

beforeAll(() => giveElementsASize())

const entries = ['1001', '1002', '1003'].map((orderId) => ({ orderId, trackingId: `T-${orderId}` }))

test('a text is replaced in the field that the reason names, after a preview of every change', async () => {
  const run = await showWork(
    entries,
    failAll(({ trackingId }) => `${trackingId} is taken`),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Find and replace…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Find and replace' }))
  expect(dialog.getByLabelText('Column')).toHaveDisplayValue('Tracking number')
  expect(dialog.getByRole('button', { name: 'Replace in 0 entries' })).toBeDisabled()
  await userEvent.type(dialog.getByLabelText('Find'), 'T-100')
  await userEvent.type(dialog.getByLabelText('Replace with'), 'YT')
  expect(dialog.getAllByRole('row')[2]).toHaveTextContent('T-1002 YT2')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace in 3 entries' }))
  await waitFor(() => expect(within(failedGrid()).getByText('YT3')).toBeVisible())
  expect([...run.state().corrected.keys()]).toEqual([0, 1, 2])
})

test('the value that most reasons name is prefilled for replacement, and a courier is found by its name', async () => {
  const couriers = ['XX', 'YY', 'YY']
  await showWork(
    entries.map((entry, index) => ({ ...entry, courier: couriers[index] ?? '' })),
    failAll(({ courier }) => `Courier ${courier} is unknown`),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Find and replace…' }))
  expect(screen.getByLabelText('Find')).toHaveValue('YY')
  const put = screen.getByRole('combobox', { name: 'Replace with' })
  await userEvent.type(put, 'china ems')
  await userEvent.click(await screen.findByRole('option', { name: /^China EMS/ }))
  expect(put).toHaveValue('3013')
  expect(screen.getByRole('button', { name: 'Replace in 2 entries' })).toBeEnabled()
})

test('a value that all entries share is prefilled for replacement', async () => {
  const same = entries.map((entry) => ({ ...entry, courier: 'XX' }))
  await showWork(
    same,
    failAll(({ courier }) => `Courier ${courier} is unknown`),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Find and replace…' }))
  expect(screen.getByLabelText('Find')).toHaveValue('XX')
  await userEvent.type(screen.getByLabelText('Replace with'), '3011')
  expect(screen.getByRole('group', { name: 'What changes' })).toHaveTextContent('XX 3011')
  await userEvent.clear(screen.getByLabelText('Find'))
  await userEvent.type(screen.getByLabelText('Find'), 'YY')
  expect(screen.getByText('No matches.')).toBeVisible()
})

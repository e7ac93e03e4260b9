import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { aTally, radiosOf, showAfter, showCouriers } from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

test('all suggestions are previewed before they are accepted, and one can be left open', async () => {
  const run = await showAfter(aTally('3013', 412))
  await userEvent.click(await screen.findByRole('button', { name: 'Use 1 suggestion (3 entries)' }))
  const dialog = screen.getByRole('dialog', { name: 'Suggested couriers' })
  const lp = within(dialog).getByRole('checkbox', { name: /3 entries, LP 9 digits CN.*China EMS/ })
  expect(lp).toHaveAccessibleName(/You chose China EMS for 412 entries/)
  expect(run.state().choices.size).toBe(0)
  await userEvent.click(lp)
  const yes = within(dialog).getByRole('button', { name: /^Set couriers for/ })
  expect(yes).toHaveAccessibleName('Set couriers for 0 entries')
  expect(yes).toBeDisabled()
  await userEvent.click(lp)
  await userEvent.click(screen.getByRole('button', { name: 'Set couriers for 3 entries' }))
  await waitFor(() => expect([...run.state().choices.keys()]).toEqual([0, 1, 2]))
  await waitFor(() => expect(radiosOf('2 entries, 12 digits')[0]).toHaveFocus())
  expect(run.sent).toHaveLength(1)
})

test('accepted couriers are announced once', async () => {
  await showAfter(aTally('3013', 412))
  await userEvent.click(await screen.findByRole('button', { name: 'Use 1 suggestion (3 entries)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set couriers for 3 entries' }))
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await expect.poll(heard, { timeout: 4000 }).toContain('Courier 3013 set for 3 entries')
})

test('without suggestions the key A opens nothing', async () => {
  await showCouriers()
  await userEvent.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
})

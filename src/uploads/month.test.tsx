import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AccessToken } from '#service/token.ts'
import { tokensOf } from '#testing/services.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { showHistory } from '#testing/uploads/show-history.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeEach(() => history.replaceState(null, ''))

const DAY_MS = 86_400_000

async function keepSome(
  count: number,
  store = createStoreInMemory(),
  daysAgo = 0,
  shops: readonly string[] = [],
) {
  const startedAt = Date.now() - daysAgo * DAY_MS
  for (let n = 0; n < count; n += 1) {
    const entries = someEntries(4)
    const message = `Order ${entries[0]?.orderId} is not pending`
    const answer = { acceptedOrders: 3, shipmentFailed: [aFailure(entries[0], message)] }
    const shop = shops[n % shops.length]
    const about = { startedAt: startedAt + n, ...(shop !== undefined && { shop }) }
    await keepUpload(store, { id: `u-${daysAgo}-${n}`, entries, answer, about })
  }
  return store
}

const keepSomeOf = (...shops: readonly string[]) => keepSome(5, createStoreInMemory(), 0, shops)

test('from five uploads on, the last 30 days show the outcomes of entries, as text and as a table', async () => {
  showHistory(await keepSome(5))
  const title = await screen.findByRole('heading', { name: 'The last 30 days' })
  expect(title.closest('summary')).toHaveTextContent('75% accepted at the first sending')
  const table = screen.getByRole('table', { name: 'Entries by day' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Accepted', 'Failed'])
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['15', '5'])
})

test('a frequent failure leads to its entries', async () => {
  const user = showHistory(await keepSome(5))
  const failing = within(await screen.findByRole('region', { name: 'Most common failures' }))
  await user.click(failing.getByRole('button', { name: /is not pending/ }))
  await user.click(failing.getByRole('button', { name: 'O-0' }))
  expect(screen.getByRole('searchbox')).toHaveValue('O-0')
  expect(await screen.findByRole('region', { name: 'Matching entries' })).toBeVisible()
})

test.each([
  [0, 'new'],
  [3, 'up from 3 in the 30 days before'],
  [5, 'as often as in the 30 days before'],
  [7, 'down from 7 in the 30 days before'],
])('what failed %i times in the 30 days before is said to be %s', async (before, trend) => {
  showHistory(await keepSome(5, await keepSome(before, createStoreInMemory(), 40)))
  const failing = within(await screen.findByRole('region', { name: 'Most common failures' }))
  expect(failing.getByRole('button', { name: /is not pending/ })).toHaveTextContent(trend)
})

test('with only a few uploads there is no review', async () => {
  showHistory(await keepSome(4))
  expect(await screen.findByRole('table', { name: 'Earlier uploads' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'The last 30 days' })).toBeNull()
})

test('if uploads name shops, the review is of one: the newest upload’s, the token’s, or the chosen one', async () => {
  const tokens = tokensOf('token-0123456789')
  const store = await keepSomeOf('South', 'North')
  const user = showHistory(store, { services: { tokens } })
  const month = (shop: string) =>
    screen.findByRole('heading', { name: `The last 30 days of ${shop}` })
  const counts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)
  await month('South')
  expect(counts()).toEqual(expect.arrayContaining(['9', '3']))
  act(() => tokens.set('token-9876543210' as AccessToken, false, 'North'))
  await month('North')
  await expect.poll(counts).toEqual(expect.arrayContaining(['6', '2']))
  const choice = screen.getByRole('combobox', { name: 'Shop' })
  await user.selectOptions(choice, 'South')
  await month('South')
  expect(choice).toHaveFocus()
})

test('with a single shop the review has no choice of shops, and names it', async () => {
  showHistory(await keepSomeOf('North'))
  await screen.findByRole('heading', { name: 'The last 30 days of North' })
  expect(screen.queryByRole('combobox', { name: 'Shop' })).toBeNull()
})

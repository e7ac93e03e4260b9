import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeftOut } from '#sheet/left-out/left-out-button.tsx'
import { openWith, orders } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { SMALL_SHOP } from '#testing/sheets/shop-sheet.ts'
import { RowKinds } from './row-kinds.tsx'

async function show(...sheet: readonly string[]) {
  const client = await openWith(...sheet)
  const parts = (
    <>
      <RowKinds />
      <LeftOut />
    </>
  )
  return { client, user: showInSheet(client, parts) }
}

const part = (name: string) => screen.findByRole('button', { name })

test('the platform and the kinds of rows are named', async () => {
  await show(SMALL_SHOP)
  expect(screen.getByText('Read as Shopify orders export')).toBeVisible()
  expect(
    screen.getByText((_, element) => element?.tagName === 'P', { collapseWhitespace: true }),
  ).toHaveTextContent('6 rows: 2 entries, 1 order without a number, 1 further line, 2 left out')
})

test.each([
  ['1 order without a number', ['#1043']],
  ['1 further line', ['#1041']],
])('%s: the count leads to its rows, and that of the entries to all', async (name, found) => {
  const { client, user } = await show(SMALL_SHOP)
  await user.click(await part(name))
  await waitFor(() => expect(orders(client)).toEqual(found))
  await user.click(await part('2 entries'))
  await waitFor(() => expect(orders(client)).toEqual(['#1041', '#1042', '#1043']))
})

test('the count of left-out rows opens their list', async () => {
  const { user } = await show(SMALL_SHOP)
  await user.click(await part('2 left out'))
  expect(await screen.findByRole('dialog', { name: 'Left out 2' })).toBeVisible()
})

test('a sheet with only entries isn’t counted twice', async () => {
  await show('Order ID\tTracking number', 'SO-1\tLX123456785CN')
  expect(screen.queryByText(/row/)).toBeNull()
  expect(screen.queryByText(/^Read as/)).toBeNull()
})

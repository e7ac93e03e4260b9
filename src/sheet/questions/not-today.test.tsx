import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeftOut } from '#sheet/left-out/left-out-button.tsx'
import { idle, openWith, orders } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { shopSheet, SMALL_SHOP } from '#testing/sheets/shop-sheet.ts'
import { NotToday } from './not-today.tsx'
import { SheetQuestions } from './sheet-questions.tsx'

async function show(tab: 'owner' | 'watcher', ...sheets: readonly string[]) {
  const [sheet = '', ...others] = sheets
  const client = await openWith(sheet)
  for (const other of others) {
    client.importPaste(other, '')
    await idle(client)
  }
  const parts = (
    <>
      <SheetQuestions />
      <NotToday />
      <LeftOut />
    </>
  )
  return { client, user: showInSheet(client, parts, tab) }
}

const button = (name: string) => screen.getByRole('button', { name })

test('orders without a number and left-out rows are listed together, with links to the rows', async () => {
  const { client, user } = await show('owner', SMALL_SHOP)
  expect(screen.getByRole('heading', { name: 'Stays in the sheet' })).toBeVisible()
  expect(screen.getByText(/^These orders stay here/)).toBeVisible()
  expect(screen.getByText('2 cancelled')).toBeVisible()
  await user.click(button('Show 1 order without a number'))
  await waitFor(() => expect(orders(client)).toEqual(['#1043']))
  await user.click(button('Show 2 left out'))
  expect(await screen.findByRole('dialog', { name: 'Left out 2' })).toBeVisible()
})

test('orders without a number are removed, with undo; then all rows are shown', async () => {
  const { client, user } = await show('owner', SMALL_SHOP)
  await user.click(button('Show 1 order without a number'))
  await user.click(button('Remove 1 without a number'))
  await waitFor(() => expect(orders(client)).toEqual(['#1041', '#1042']))
  expect((await idle(client)).undo).toEqual({ kind: 'orders-removed', rows: 1 })
  expect(screen.queryByText(/^These orders stay here/)).toBeNull()
})

test('if nearly every order has a number, a missing one is a warning', async () => {
  const numbered = Array.from({ length: 9 }, (_, at) => ({ order: `#${at}`, number: `ZZ-${at}01` }))
  await show('owner', shopSheet([...numbered, { order: '#9' }]))
  expect(screen.getByText(/^1 of 10 orders has no tracking number/)).toBeVisible()
  expect(screen.queryByText(/^These orders stay here/)).toBeNull()
})

test('a sheet with only entries has no such section', async () => {
  await show('owner', 'Order ID\tTracking number', 'SO-1\tLX123456785CN')
  expect(screen.queryByText('Stays in the sheet')).toBeNull()
})

const NUMBERS = 'Order ID\tTracking number\n#1043\tLX123456817CN'

test('matching numbers of another sheet are confirmed once, and join their orders', async () => {
  const { client, user } = await show('owner', SMALL_SHOP, NUMBERS)
  expect(screen.getByText('1 number fits an order that has none.')).toBeVisible()
  await user.click(button('Use it'))
  const { noNumberCount, undo } = await idle(client)
  expect(noNumberCount).toBe(0)
  expect(undo).toEqual({ kind: 'numbers-brought', rows: 1 })
  expect(orders(client)).toEqual(['#1041', '#1042', '#1043'])
})

test('once the user keeps them apart, the question is gone', async () => {
  const { client, user } = await show('owner', SMALL_SHOP, NUMBERS)
  await user.click(button('Keep apart'))
  await waitFor(() => expect(screen.queryByText(/fits an order/)).toBeNull())
  expect(orders(client)).toEqual(['#1041', '#1042', '#1043', '#1043'])
})

test('orders that a newer export lacks are counted and can be removed', async () => {
  const newer = shopSheet([{ order: '#1042', number: 'LX123456794CN' }, { order: '#1046' }])
  const { client, user } = await show('owner', SMALL_SHOP, newer)
  expect(screen.getByText('1 order isn’t in the newest sheet.')).toBeVisible()
  await user.click(button('Remove 1'))
  await waitFor(() => expect(orders(client)).not.toContain('#1043'))
  expect(orders(client)).toContain('#1046')
})

test('a read-only tab has no buttons', async () => {
  await show('watcher', SMALL_SHOP, NUMBERS)
  expect(button('Show 2 left out')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove|Use it|Keep apart/ })).toBeNull()
})

import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showAllColumns } from '#sheet/state/column-look.ts'
import { FilterBar } from '#sheet/bars/filter-bar.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { idle, openWith, orders, rowsOf } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'

const SHEET =
  'Order ID\tTracking number\tCourier\nSO-10\tLX123456785CN\t3011\nSO-9\t12.50\t\nSO-1\tLX123456794CN\t\n'

const panel = { isOpen: true, isBeside: true, show: () => {} }

afterEach(() => act(showAllColumns))

async function showSheet(tab: 'owner' | 'watcher' = 'owner', sheet = SHEET) {
  const client = await openWith(sheet)
  const parts = (
    <>
      <FilterBar panel={panel} />
      <SheetGrid />
    </>
  )
  return Object.assign(showInSheet(client, parts, tab), { client })
}

const rows = () =>
  screen
    .getAllByRole('row')
    .filter(({ dataset }) => dataset['row'] !== undefined && dataset['new'] === undefined)
    .map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent))

test('Alt+Down opens the menu of a column, which sorts the rows; they keep the row numbers of the sheet', async () => {
  const user = await showSheet()
  await user.click(screen.getByText('SO-10'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const menu = await screen.findByRole('menu', { name: 'Order ID: sort and filter' })
  const sort = within(menu).getByRole('menuitemradio', { name: 'Sort A to Z' })
  expect(sort).toHaveFocus()
  expect(within(menu).getByRole('menuitemradio', { name: 'Original order' })).toBeChecked()
  await user.keyboard('{Enter}')
  await expect.poll(rows).toEqual([
    ['4', 'SO-1'],
    ['3', 'SO-9'],
    ['2', 'SO-10'],
  ])
  const head = screen.getByRole('columnheader', { name: /^Order ID/ })
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(head).getByRole('button', { name: 'Order ID: sort and filter' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Original order' }))
  await expect.poll(() => rows()[0]).toEqual(['2', 'SO-10'])
  expect(head).not.toHaveAttribute('aria-sort')
})

test('a new sort order is announced', async () => {
  const user = await showSheet()
  await user.click(screen.getByText('SO-10'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  expect(await screen.findByText(/Order: Sort A to Z/, {}, { timeout: 4000 })).toBeInTheDocument()
})

test('the filters are beside the search, and hidden rows are counted', async () => {
  const user = await showSheet()
  await user.click(await screen.findByRole('button', { name: 'Filter' }, { timeout: 4000 }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Without a courier' }))
  expect(await screen.findByText('2 of 3')).toBeInTheDocument()
  expect(rows()).toEqual([
    ['3', 'SO-9'],
    ['4', 'SO-1'],
  ])
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }))
  // Kinds of issues are in the panel beside the rows.
  expect(screen.queryByRole('menuitemradio', { name: 'Price (1)' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await expect.poll(() => rows().length).toBe(3)
  expect(screen.queryByText(/ of 3/)).toBeNull()
})

test('values in the wrong column are swapped with another column, in the shown rows', async () => {
  const user = await showSheet()
  act(() => user.client.setFilter({ ...NO_FILTER, search: 'LX' }))
  await expect.poll(() => rows().length).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Courier: sort and filter' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Swap with Merchant order ID' }))
  await act(() => idle(user.client))
  act(() => user.client.setFilter(NO_FILTER))
  await act(() => idle(user.client))
  const moved = rowsOf(user.client).map((row) => [row?.cells.courier, row?.cells.merchantOrderId])
  expect(moved).toEqual([
    ['', '3011'],
    ['', ''],
    ['', ''],
  ])
  expect(user.client.getSnapshot().undo).toEqual({ kind: 'rows-swapped', rows: 1 })
})

test('the couriers of all shown rows are cleared as one step', async () => {
  const user = await showSheet()
  await user.click(screen.getByRole('button', { name: 'Courier: sort and filter' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clear all couriers' }))
  await act(() => idle(user.client))
  expect(rowsOf(user.client).every((row) => row?.cells.courier === '')).toBe(true)
  expect(user.client.getSnapshot().undo).toEqual({ kind: 'cells-cleared', cells: 1 })
})

const openMenu = async (user: ReturnType<typeof userEvent.setup>, column: string) => {
  await user.click(screen.getByRole('button', { name: `${column}: sort and filter` }))
  return within(await screen.findByRole('menu', { name: `${column}: sort and filter` }))
}

test('rows with an empty cell in a column are filtered in its menu; choosing it again ends the filter', async () => {
  const user = await showSheet('owner', SHEET.replace('12.50', ''))
  const choose = async () => {
    const menu = await openMenu(user, 'Tracking number')
    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Only empty cells' }))
  }
  await choose()
  await expect.poll(() => orders(user.client)).toEqual(['SO-9'])
  await choose()
  await expect.poll(() => orders(user.client)).toEqual(['SO-10', 'SO-9', 'SO-1'])
})

test('rows that cleaning changed are filtered in the menu of a column', async () => {
  const user = await showSheet('owner', `${SHEET}SO-2\t\u200BLX123456803CN\t\n`)
  const menu = await openMenu(user, 'Order ID')
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'Tidied automatically' }))
  await expect.poll(() => orders(user.client)).toEqual(['SO-2'])
})

test('the menu of the issues puts problems first, and can filter by one kind', async () => {
  const user = await showSheet('owner', `${SHEET}SO-2\tLX123456785CN\t\n`)
  const first = await openMenu(user, 'Issue')
  await user.click(first.getByRole('menuitemradio', { name: 'Problems first' }))
  await expect.poll(() => orders(user.client)).toEqual(['SO-9', 'SO-10', 'SO-2', 'SO-1'])
  const second = await openMenu(user, 'Issue')
  expect(second.getByRole('menuitemradio', { name: 'Problems first' })).toBeChecked()
  await user.click(second.getByRole('menuitemradio', { name: /^One number on several orders/ }))
  await expect.poll(() => orders(user.client)).toEqual(['SO-10', 'SO-2'])
})

test('a column can be hidden in its menu, except a required one', async () => {
  const user = await showSheet()
  const menu = await openMenu(user, 'Order ID')
  expect(menu.queryByRole('menuitem', { name: 'Hide column' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(
    (await openMenu(user, 'Merchant order ID')).getByRole('menuitem', { name: 'Hide column' }),
  )
  expect(screen.queryByRole('columnheader', { name: /^Merchant/ })).toBeNull()
  const ofCourier = await openMenu(user, 'Courier')
  expect(ofCourier.queryByRole('menuitem', { name: 'Swap with Merchant order ID' })).toBeNull()
  expect(ofCourier.getByRole('menuitem', { name: 'Swap with Order ID' })).toBeVisible()
})

test('a read-only tab can sort, and change no values', async () => {
  const user = await showSheet('watcher')
  const menu = await openMenu(user, 'Courier')
  expect(menu.queryByRole('menuitem', { name: /^(Swap|Clear|Set)/ })).toBeNull()
  await user.click(menu.getByRole('menuitemradio', { name: 'Sort A to Z' }))
  await expect.poll(() => orders(user.client)).toEqual(['SO-10', 'SO-9', 'SO-1'])
})

import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hideColumn, showAllColumns } from '#sheet/state/column-look.ts'
import { SheetNotices } from '#sheet/bars/sheet-notices.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { idle, openWith, orders, rowsOf } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'

const ROWS = [
  'Order ID\tTracking number\tCourier',
  'SO-1\tLX123456785CN\t',
  'SO-2\tLX123456799CN\t100003',
  'SO-3\tRB123456785CN\t3011',
]

afterEach(() => {
  vi.restoreAllMocks()
  act(showAllColumns)
})

async function showSheet(tab: 'owner' | 'watcher' = 'owner') {
  const client = await openWith(...ROWS)
  const parts = (
    <>
      <SheetNotices />
      <SheetGrid />
    </>
  )
  const column = (field: TrackingField) => rowsOf(client).map((row) => row?.cells[field])
  return { client, column, user: showInSheet(client, parts, tab) }
}

const cell = (row: number, column: number) =>
  screen
    .getByRole('grid')
    .querySelector<HTMLElement>(`[data-row="${row - 1}"] > [aria-colindex="${column}"]`)!

type User = ReturnType<typeof userEvent.setup>

async function openMenu(user: User, target: HTMLElement) {
  await user.pointer({ keys: '[MouseRight]', target })
  return screen.findByRole('menu', { name: 'Cells and rows' })
}

const choose = async (user: User, name: string) =>
  user.click(await screen.findByRole('menuitem', { name }))

const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ firstChild }) => firstChild?.textContent)

test('Fill selection puts the active cell’s value into all selected cells, as one step', async () => {
  const { client, column, user } = await showSheet()
  await user.click(cell(1, 4))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await openMenu(user, cell(2, 4))
  await choose(user, 'Fill selection')
  await act(() => idle(client))
  expect(column('courier')).toEqual(['3011', '3011', '3011'])
  expect(client.getSnapshot().undo).toEqual({ kind: 'cells-filled', cells: 2 })
})

test.each([
  ['Duplicate row', ['SO-1', 'SO-2', 'SO-2', 'SO-3']],
  ['Insert row above', ['SO-1', '', 'SO-2', 'SO-3']],
  ['Insert row below', ['SO-1', 'SO-2', '', 'SO-3']],
  ['Delete row', ['SO-1', 'SO-3']],
  ['Swap order ID and tracking number', ['SO-1', 'LX123456799CN', 'SO-3']],
])('the button of a row opens a menu for this row: %s', async (item, expected) => {
  const { client, user } = await showSheet()
  const row = within(screen.getByRole('row', { name: /SO-2/ }))
  await user.click(row.getByRole('button', { name: 'More for this row' }))
  await choose(user, item)
  await act(() => idle(client))
  expect(orders(client)).toEqual(expected)
})

test.each([
  ['Insert row above', '1'],
  ['Insert row below', '2'],
])('%s leads into the new row', async (item, place) => {
  const { client, user } = await showSheet()
  const row = within(screen.getByRole('row', { name: /SO-2/ }))
  await user.click(row.getByRole('button', { name: 'More for this row' }))
  await choose(user, item)
  await act(() => idle(client))
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('data-row', place),
  )
})

test('a menu that would reach beyond the right or lower edge is moved into the window', async () => {
  const { user } = await showSheet()
  const size = { width: 300, height: 400 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size as DOMRect)
  const coords = { clientX: window.innerWidth - 10, clientY: window.innerHeight - 20 }
  await user.pointer({ keys: '[MouseRight]', target: cell(2, 4), coords })
  const menu = await screen.findByRole('menu', { name: 'Cells and rows' })
  expect(menu).toHaveStyle({ left: `${window.innerWidth - 300}px` })
  expect(menu).toHaveStyle({ top: `${window.innerHeight - 400}px` })
})

/** Makes the window as narrow as a phone. */
function onPhone() {
  const media = Object.assign(window.matchMedia(''), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media)
}

test('on a phone the menu of a row begins with Edit, Delete and History, and has no spreadsheet commands', async () => {
  onPhone()
  const { user } = await showSheet()
  const row = within(screen.getByRole('row', { name: /SO-2/ }))
  await user.click(row.getByRole('button', { name: 'More for this row' }))
  await screen.findByRole('menu', { name: 'Cells and rows' })
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Delete',
    'History',
    'Swap order ID and tracking number',
    'Set courier…',
  ])
  await choose(user, 'Edit')
  await waitFor(() => expect(screen.getByDisplayValue('100003')).toHaveFocus())
})

test('on a phone the history of an order lists every entry that was sent for it', async () => {
  onPhone()
  const { user } = await showSheet()
  const row = within(screen.getByRole('row', { name: /SO-2/ }))
  await user.click(row.getByRole('button', { name: 'More for this row' }))
  await choose(user, 'History')
  expect(location.pathname).toBe('/uploads')
  expect(history.state).toEqual({ search: 'SO-2' })
})

test('the couriers of the selected rows are cleared for any selected columns, unless their column is hidden', async () => {
  const { client, column, user } = await showSheet()
  await user.click(cell(2, 2))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await openMenu(user, cell(3, 2))
  await choose(user, 'Clear courier')
  await act(() => idle(client))
  expect(column('courier')).toEqual(['', '', ''])
  act(() => hideColumn('courier'))
  const menu = await openMenu(user, cell(1, 2))
  expect(items(menu)).toContain('Clear')
  expect(items(menu)).not.toContain('Clear courier')
})

test('cells that the browser doesn’t let the page copy are not cut, and the user is told', async () => {
  const { client, user } = await showSheet()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  document.execCommand = () => false
  await openMenu(user, cell(1, 2))
  await choose(user, 'Cut')
  expect(await screen.findByText(/^Your browser blocked copying/)).toBeVisible()
  await act(() => idle(client))
  expect(orders(client)).toEqual(['SO-1', 'SO-2', 'SO-3'])
})

test('the menu pastes the clipboard; if the browser refuses, a hint names the shortcut', async () => {
  const { client, user } = await showSheet()
  await navigator.clipboard.writeText('SO-8\tLX123456803CN')
  await openMenu(user, cell(1, 2))
  await choose(user, 'Paste')
  await waitFor(() => expect(orders(client)[0]).toBe('SO-8'))
  vi.spyOn(navigator.clipboard, 'read').mockRejectedValue(new Error('Not allowed'))
  await openMenu(user, cell(1, 2))
  await choose(user, 'Paste')
  expect(await screen.findByText(/Press Ctrl\+V instead/)).toBeVisible()
})

test('the empty row offers only commands that need no entry', async () => {
  const { user } = await showSheet()
  const menu = await openMenu(user, cell(4, 2))
  expect(items(menu)).toEqual(['Paste', 'Find…', 'Replace…'])
})

test('a read-only tab offers only commands that change nothing', async () => {
  const { user } = await showSheet('watcher')
  const menu = await openMenu(user, cell(1, 2))
  expect(items(menu)).toEqual(['Copy', 'Find…'])
})

import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hideColumn, showAllColumns } from '#sheet/state/column-look.ts'
import { DraftPanel } from '#sheet/draft-panel.tsx'
import { idle, openDraft, orders } from '#testing/sheets/draft-client.ts'
import { someUploads, tokensOf } from '#testing/services.ts'
import { renderWithTexts } from '#testing/render.tsx'

const HEADER = 'Order ID\tTracking number\tCourier\tMerchant order ID\n'
const ROWS = 'SO-1\tLX123456785CN\nMO-2\tSO-77777\nso-3\tLX123456794CN\n'

async function showSheet(rows = ROWS) {
  const client = await openDraft()
  client.importPaste(HEADER + rows, '')
  await act(() => idle(client))
  renderWithTexts(<DraftPanel />, {
    draft: client,
    tokens: tokensOf('a-token'),
    uploads: someUploads({}).uploads,
  })
  return { client, user: userEvent.setup() }
}

const panel = () => screen.findByRole('dialog', { name: 'Find and replace' })
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const activeCell = () => document.querySelector('[data-active=true]')?.textContent

test('Ctrl+F in the sheet counts, marks and steps through the matches; Escape returns to the last match', async () => {
  const { user } = await showSheet()
  await user.click(screen.getByText('MO-2'))
  await user.keyboard('{Control>}f{/Control}')
  const find = within(await panel())
  expect(find.getByLabelText('Find')).toHaveFocus()
  await user.keyboard('so-')
  await waitFor(() => expect(find.getByRole('status')).toHaveTextContent('2 of 3'))
  expect(marks()).toEqual(['SO-', 'SO-', 'so-'])
  expect(activeCell()).toBe('SO-77777')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(find.getByRole('status')).toHaveTextContent('3 of 3'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(find.getByRole('status')).toHaveTextContent('1 of 3'))
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(activeCell()).toBe('so-3'))
  await user.click(find.getByLabelText('Match case'))
  await waitFor(() => expect(marks()).toEqual(['so-']))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[data-active=true]')).toHaveFocus())
  expect(activeCell()).toBe('so-3')
  expect(marks()).toEqual([])
})

test('Ctrl+H previews a replacement, replaces one or all in the chosen columns, and one undo reverts it', async () => {
  const { client, user } = await showSheet()
  await user.click(screen.getByText('SO-1'))
  await user.keyboard('{Control>}h{/Control}')
  const find = within(await panel())
  await user.keyboard('SO-')
  await user.click(find.getByLabelText('Tracking number'))
  await user.type(find.getByLabelText('Replace with'), 'A')
  const preview = await find.findByRole('group', { name: 'What changes' })
  await waitFor(() => expect(within(preview).getAllByRole('row')).toHaveLength(3))
  expect(within(preview).getByText('A3')).toBeInTheDocument()
  await user.click(find.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(orders(client)).toEqual(['A1', 'MO-2', 'so-3']))
  await user.click(find.getByRole('button', { name: 'Replace all' }))
  expect(await find.findByText('Replaced text in 1 cell.')).toBeInTheDocument()
  expect(orders(client)).toEqual(['A1', 'MO-2', 'A3'])
  expect(client.getRow(1)?.cells.trackingId).toBe('SO-77777')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(orders(client)).toEqual(['A1', 'MO-2', 'so-3']))
})

test('outside the rows the shortcut is the browser’s', async () => {
  const { user } = await showSheet()
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{Control>}f{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a hidden column is neither searched nor changed', async () => {
  const { client, user } = await showSheet('SO-1\tLX123456785CN\t\tSO-M1\n')
  act(() => hideColumn('merchantOrderId'))
  await user.click(screen.getByText('SO-1'))
  await user.keyboard('{Control>}h{/Control}')
  const find = within(await panel())
  await user.keyboard('SO-')
  await waitFor(() => expect(find.getByRole('status')).toHaveTextContent('1 of 1'))
  expect(find.getByText('1 hidden column isn’t searched.')).toBeVisible()
  expect(find.queryByLabelText('Merchant order ID')).toBeNull()
  await user.type(find.getByLabelText('Replace with'), 'A')
  await user.click(find.getByRole('button', { name: 'Replace all' }))
  await waitFor(() => expect(orders(client)).toEqual(['A1']))
  expect(client.getRow(0)?.cells.merchantOrderId).toBe('SO-M1')
  act(showAllColumns)
})

test('the search field can replace its text while it has the focus', async () => {
  const { user } = await showSheet()
  expect(screen.queryByRole('button', { name: 'Replace…' })).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: 'Search the entries' }), 'LX123')
  await user.click(screen.getByRole('button', { name: 'Replace…' }))
  const find = within(await panel())
  expect(find.getByLabelText('Find')).toHaveValue('LX123')
  expect(find.getByLabelText('Replace with')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Replace…' })).toBeNull()
})

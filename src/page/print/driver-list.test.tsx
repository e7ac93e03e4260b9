import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { PrintButton } from './print-button.tsx'

const ENTRIES = [
  { orderId: '#1001', trackingId: 'RB100000005CN', courier: '3011' },
  { orderId: '#1002', trackingId: 'ZZ-2' },
  { orderId: '#1003', trackingId: 'RB100000014CN', courier: '3011' },
]

const BOX = '\u00a0'

async function openList(heldBack = 0) {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  renderWithTexts(<PrintButton name="orders.csv" heldBack={heldBack} read={() => ENTRIES} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
}

test('the list has a table for each courier, by name and code, with counts, and a box for each parcel', async () => {
  await openList()
  const [china, none] = screen.getAllByRole('table', { hidden: true }).map((table) => within(table))
  expect(china?.getByText('China Post (3011) · 2 parcels')).toBeInTheDocument()
  const cells = china?.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)
  expect(cells).toEqual(['1', '#1001', 'RB100000005CN', BOX, '2', '#1003', 'RB100000014CN', BOX])
  expect(none?.getByText('No courier · 1 parcel')).toBeInTheDocument()
})

test('its heads are rows of a table head, which is on every page', async () => {
  await openList()
  for (const table of screen.getAllByRole('table', { hidden: true }))
    expect(table.querySelectorAll('thead th')).toHaveLength(5)
})

test('what is held back is not on the list, which says so', async () => {
  await openList(21)
  expect(screen.getByText(/^orders\.csv · 3 parcels · 21 held back · /)).toBeInTheDocument()
})

test('once it is printed the list is gone, and the page is printed as before', async () => {
  await openList()
  expect(document.documentElement).toHaveAttribute('data-printing')
  act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-printing')
})

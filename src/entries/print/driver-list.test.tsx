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

test('the list has a table per courier, with name, code and counts, and a box per parcel', async () => {
  await openList()
  const [china, none] = screen.getAllByRole('table', { hidden: true }).map((table) => within(table))
  expect(china?.getByText('China Post (3011) · 2 parcels')).toBeInTheDocument()
  const cells = china?.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)
  expect(cells).toEqual(['1', '#1001', 'RB100000005CN', BOX, '2', '#1003', 'RB100000014CN', BOX])
  expect(none?.getByText('No courier · 1 parcel')).toBeInTheDocument()
})

test('the column headers are in a table head, which repeats on every page', async () => {
  await openList()
  for (const table of screen.getAllByRole('table', { hidden: true }))
    expect(table.querySelectorAll('thead th')).toHaveLength(5)
})

test('held-back entries are not on the list, which says so', async () => {
  await openList(21)
  expect(screen.getByText(/^orders\.csv · 3 parcels · 21 held back · /)).toBeInTheDocument()
})

test('after printing the list is removed, and the page prints as before', async () => {
  await openList()
  expect(document.documentElement).toHaveAttribute('data-printing')
  act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-printing')
})

import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { SheetGrid } from './sheet-grid.tsx'
import { cutTextsAfter } from '#testing/element-sizes.ts'
import { openWith, rowAt } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { ValueLine } from './value-line.tsx'

const LONG = `PO-${'2026-11-'.repeat(12)}END`
const LONGER = `PO-${'2026-11-'.repeat(100)}END`

beforeAll(() => cutTextsAfter(40))

async function showSheet(order: string) {
  const client = await openWith('Order ID\tTracking number', `${order}\tRB123456785CN`)
  const parts = (
    <>
      <SheetGrid />
      <ValueLine />
    </>
  )
  return { client, user: showInSheet(client, parts) }
}

const line = () => document.querySelector('p')
const cell = (value: RegExp | string) => screen.getByRole('gridcell', { name: value })

test('a value that its cell cuts off is shown in full below the rows, until another cell has the focus', async () => {
  const { user } = await showSheet(LONG)
  expect(line()).toBeNull()
  await user.click(cell(LONG))
  expect(line()).toHaveTextContent(`Order ID${LONG}`)
  await user.keyboard('{ArrowRight}')
  expect(line()).toBeNull()
})

test('it follows changes of the value, and disappears when the new one fits', async () => {
  const { client, user } = await showSheet(LONG)
  await user.click(cell(LONG))
  const id = rowAt(client, 0).id
  act(() => client.editCell(id, 'orderId', `${LONG}-2`))
  expect(line()).toHaveTextContent(`${LONG}-2`)
  act(() => client.editCell(id, 'orderId', 'SO-1'))
  await waitFor(() => expect(line()).toBeNull())
})

test('the rest of a very long value is shown on request, and the line stays while it has the focus', async () => {
  const { user } = await showSheet(LONGER)
  await user.click(cell(/^PO-/))
  expect(line()).toHaveTextContent('…')
  expect(line()).not.toHaveTextContent('END')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(line()).toHaveTextContent(`Order ID${LONGER}`)
})

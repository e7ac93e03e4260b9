import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { idle, openWith, rowsOf } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import type { DraftClient } from '#worker/client.ts'
import { changed } from '#testing/services.ts'
import { RowDetails } from './row-details.tsx'

const HEADER = 'Order ID\tTracking number'
const GOOD = 'SO-1\tRB123456785CN'

type About = { readonly index?: number; readonly tab?: 'owner' | 'watcher' }

function show(client: DraftClient, { index = 0, tab = 'owner' }: About = {}) {
  return showInSheet(client, <RowDetails index={index} />, tab)
}

const details = () => screen.findByRole('group', { name: 'About this row' })

test('a cleaned value is shown as in the sheet, and restored by one press', async () => {
  const client = await openWith(HEADER, GOOD, 'SO-2\t\u200BLX123456785CN')
  const user = show(client, { index: 1 })
  expect(await details()).toHaveTextContent('Row 3')
  expect(await details()).toHaveTextContent('Tracking number was tidied automatically. Original:')
  await waitFor(async () =>
    expect(await details()).toHaveTextContent('invisible spaceLX123456785CN'),
  )
  await user.click(screen.getByRole('button', { name: 'Restore original' }))
  await act(() => idle(client))
  expect(rowsOf(client)[1]?.cells.trackingId).toBe('\u200BLX123456785CN')
  expect(client.getSnapshot().undo).toMatchObject({ kind: 'edited', field: 'trackingId' })
})

test.each([
  ['SO-2\t#N/A', 'Excel error (#N/A)'],
  ['SO-2\t=B2', 'Excel formula'],
  ['SO-2\tRB123456785CN', 'Same number as row 2'],
])('%s is named for what it is: %s', async (row, words) => {
  show(await openWith(HEADER, GOOD, row), { index: 1 })
  expect(await details()).toHaveTextContent(words)
})

test('several other rows are named', async () => {
  show(await openWith(HEADER, GOOD, 'SO-2\tRB123456785CN', 'SO-3\tRB123456785CN'))
  expect(await details()).toHaveTextContent('Same number as rows 3, 4')
})

test('another value for a cell is one press away, and reverted by one undo', async () => {
  const client = await openWith(HEADER, '(1001)\tLX123456785CN', '1002\tRB123456785CN')
  const user = show(client)
  await user.click(await screen.findByRole('button', { name: 'Order ID: use 1001' }))
  await act(() => idle(client))
  expect(rowsOf(client)[0]?.cells.orderId).toBe('1001')
  expect(screen.queryByRole('button', { name: /use 1001/ })).toBeNull()
  await act(async () => {
    client.undo()
    await idle(client)
  })
  expect(rowsOf(client)[0]?.cells.orderId).toBe('(1001)')
})

test('a code from a public list keeps its warning after a row takes it', async () => {
  const client = await openWith(`${HEADER}\tCourier`, `SO-1\tLXAD-1234567890\t圆通`)
  const user = show(client)
  await user.click(await screen.findByRole('button', { name: /^Use 190157/ }))
  await act(() => idle(client))
  const [row] = rowsOf(client)
  expect(row?.cells.courier).toBe('190157')
  expect(row?.issues.map(({ kind }) => kind)).toEqual(['courier-unconfirmed'])
  await act(async () => {
    client.undo()
    await idle(client)
  })
  expect(rowsOf(client)[0]?.issues.map(({ kind }) => kind)).toEqual(['courier-is-a-name'])
})

test('the parts of a split cell are parcels of one order, and no row refers to itself', async () => {
  const client = await openWith(HEADER, 'SO-7\tRB123456785CN / LX123456785CN')
  const user = show(client)
  await user.click(await screen.findByRole('button', { name: 'Split in 2' }))
  await act(() => idle(client))
  expect(rowsOf(client)).toHaveLength(2)
  expect(await details()).toHaveTextContent('Another parcel of this order')
})

test('the items of an order with several lines are named', async () => {
  const item = 'Lamp with a very long name'.repeat(5)
  const client = await openWith(
    'Order ID\tProduct name\tTracking number',
    `SO-1\tRed  scarf\tRB123456785CN`,
    `SO-1\t${item}\t`,
    `SO-2\tHat\t`,
  )
  show(client)
  expect(await details()).toHaveTextContent(`Items: Red scarf and ${item.slice(0, 79)}…`)
  expect(rowsOf(client)[1]?.items).toEqual(['Hat'])
})

test('of many items the rest is counted', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `SO-1\tItem ${index}\t`)
  const client = await openWith(
    'Order ID\tProduct name\tTracking number',
    'SO-1\tHat\tRB123456785CN',
    ...lines,
  )
  show(client)
  expect(await details()).toHaveTextContent('Item 8, and 3 more')
})

test('with several sheets it names the row’s sheet', async () => {
  const client = await openWith(HEADER, GOOD)
  client.importPaste([HEADER, '', '\tLX123456785CN'].join('\n'), '')
  await idle(client)
  show(client, { index: 1 })
  expect(within(await details()).getByRole('heading')).toHaveTextContent(
    /^Row 3 of Pasted, \d\d:\d\d/,
  )
})

test('an issue about an earlier upload links to it', async () => {
  const client = await openWith(HEADER, '\tRB123456785CN')
  const row = client.getRow(0) as DraftRow
  const [issue] = row.issues
  const issues = [{ ...issue!, upload: 'u7' }]
  show(changed(client, { getRow: () => ({ ...row, issues }) }))
  const link = within(await details()).getByRole('link')
  expect(link).toHaveAttribute('href', '/uploads/u7')
})

test('a row without issues has no details, and neither has one that is loading', async () => {
  const client = await openWith(HEADER, '\tLX123456785CN', GOOD)
  for (const index of [1, 2]) show(client, { index })
  expect(screen.queryByRole('group')).toBeNull()
  show(client, { index: 0 })
  expect(await details()).toBeVisible()
})

test('a read-only tab shows the original values, without buttons', async () => {
  const client = await openWith(HEADER, '(1001)\t\u200BLX123456785CN', '1002\tRB123456785CN')
  expect(client.getRow(0)?.offers).toEqual({ orderId: '1001' })
  show(client, { tab: 'watcher' })
  expect(await details()).toHaveTextContent('Tracking number was tidied automatically. Original:')
  expect(screen.queryByRole('button')).toBeNull()
})

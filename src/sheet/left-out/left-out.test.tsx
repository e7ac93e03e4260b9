import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idle, openWith, orders } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { SMALL_SHOP } from '#testing/sheets/shop-sheet.ts'
import { LeftOut, LeftOutButton } from './left-out-button.tsx'

async function open(tab: 'owner' | 'watcher' = 'owner', sheet = SMALL_SHOP) {
  const client = await openWith(sheet)
  const parts = (
    <>
      <LeftOutButton />
      <LeftOut />
    </>
  )
  const user = showInSheet(client, parts, tab)
  await user.click(screen.getByRole('button', { name: 'Left out 2' }))
  return { client, user, dialog: within(await screen.findByRole('dialog', { name: 'Left out 2' })) }
}

const title = (count: number) => screen.findByRole('dialog', { name: `Left out ${count}` })
const putBacks = () => screen.queryAllByRole('button', { name: 'Put back' })
const first = () => putBacks()[0] as HTMLElement

test('left-out rows are listed by reason, each with its status', async () => {
  const { dialog } = await open()
  const cancelled = within(await dialog.findByRole('region', { name: 'Cancelled 2' }))
  const rows = cancelled.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Row 6 #1044 .*2026-11-20/),
    expect.stringMatching(/^Row 7 #1045 LX123456803CN .*2026-11-20/),
  ])
  expect(putBacks()[1]).toHaveAccessibleDescription(/^Row 7 #1045/)
})

test('after a row is put back the focus moves to the next one, and at the end to Close', async () => {
  const { client, user, dialog } = await open()
  await dialog.findByRole('region', { name: 'Cancelled 2' })
  first().focus()
  await user.keyboard('{Enter}')
  await title(1)
  await waitFor(() => expect(first()).toHaveFocus())
  expect(first()).toHaveAccessibleDescription(/#1045/)
  await user.keyboard('{Enter}')
  await title(0)
  await waitFor(() => expect(putBacks()).toEqual([]))
  expect(document.activeElement).toHaveTextContent('Close')
  expect(screen.getByText('Nothing is left out.')).toBeVisible()
  await idle(client)
  expect(orders(client)).toEqual(['#1041', '#1042', '#1043', '#1044', '#1045'])
})

test('all rows of a reason are put back with one press, as one step', async () => {
  const { client, user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Put back all 2 rows' }))
  await title(0)
  expect((await idle(client)).undo).toEqual({ kind: 'rows-put-back', rows: 2 })
})

test('a read-only tab lists them without buttons', async () => {
  const { dialog } = await open('watcher')
  expect(await dialog.findByRole('region', { name: 'Cancelled 2' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Put back/ })).toBeNull()
})

test('a reason with one row has one button', async () => {
  const { user, dialog } = await open()
  await dialog.findByRole('button', { name: 'Put back all 2 rows' })
  await user.click(first())
  await title(1)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Put back/ })).toHaveLength(1))
})

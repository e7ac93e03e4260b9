import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { IssueKind } from '#domain/draft/row/issue.ts'
import { idle, openDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { IssueHelp } from './issue-help.tsx'

async function showHelp(kind: IssueKind, rows: readonly string[]) {
  const client = await openDraft()
  client.importPaste(['Order ID\tTracking number', ...rows, ''].join('\n'), '')
  const { question } = await until(
    client,
    ({ entryCount, question }) => question !== null || entryCount > 0,
  )
  if (question !== null) client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await act(() => idle(client))
  const user = showInSheet(client, <IssueHelp kind={kind} />)
  const cells = () => rowsOf(client).map((row) => [row?.cells.orderId, row?.cells.trackingId])
  return { client, cells, user }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }, { timeout: 4000 }))

test('entries without an order ID are deleted by one press, and restored by one undo', async () => {
  const rows = ['\tLX123456785CN', '1002\tLX123456794CN', '\tRB123456785CN']
  const { client, cells, user } = await showHelp('order-id-missing', rows)
  await press(user, 'Delete 2 entries')
  await expect.poll(cells).toEqual([['1002', 'LX123456794CN']])
  client.undo()
  await expect.poll(() => cells().length).toBe(3)
})

test('a swap is previewed before a press applies it', async () => {
  const rows = ['LX123456785CN\t#1001', '1002\tLX123456794CN', '1003\tRB123456785CN']
  const { cells, user } = await showHelp('swapped', rows)
  const preview = await screen.findByRole('group', { name: 'What changes' }, { timeout: 4000 })
  expect(within(preview).getAllByRole('row')).toHaveLength(2)
  expect(within(preview).getAllByText('#1001')).toHaveLength(2)
  await press(user, 'Swap 1 entry')
  await expect.poll(() => cells()[0]).toEqual(['#1001', 'LX123456785CN'])
})

test('all suggestions are previewed, and applied by one press', async () => {
  const rows = ['1001.0\tLX123456785CN', '1002\tLX12345679OCN', '1003.0\tRB123456785CN']
  const { cells, user } = await showHelp('changed-by-spreadsheet', rows)
  const preview = await screen.findByRole('group', { name: 'What changes' }, { timeout: 4000 })
  expect(within(preview).getByText('1003')).toBeVisible()
  await press(user, 'Use all 2 suggestions')
  await expect.poll(() => cells().map(([order]) => order)).toEqual(['1001', '1002', '1003'])
})

test('cells with several numbers are split or joined where that is possible, and each button says how many', async () => {
  const rows = [
    '1001\tYT2229521272164490, YT2229521272164491',
    '1002\tYT222952127216433, YT222952127216533',
    '1003\t9400111206206406260787 / 9400111206206406260794',
  ]
  const { cells, user } = await showHelp('several-numbers', rows)
  await press(user, 'Split 2 entries')
  await expect.poll(() => cells().length).toBe(5)
  // The remaining cells cannot be split or joined into numbers.
  await screen.findByRole('button', { name: 'Delete 1 entry' })
  expect(screen.queryByRole('button', { name: /Split|Join/ })).toBe(null)
})

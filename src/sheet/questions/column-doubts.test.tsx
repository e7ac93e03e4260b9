import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { IssueKind } from '#domain/draft/row/issue.ts'
import { openDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import type { DraftClient } from '#worker/client.ts'
import { ColumnDoubts } from './column-doubts.tsx'
import { IssuesOfRow } from '#sheet/issues/issues-of-row.tsx'
import { WarningsDialog } from '#sheet/send/warnings-dialog.tsx'

const NUMBERS = ['LX123456785CN', 'LZ908172638CN', 'EE473124829CN', 'RB123456785CN']

const nothing = () => {}
const showDoubts = (draft: DraftClient) => showInSheet(draft, <ColumnDoubts onDecided={nothing} />)

async function pasted(rows: readonly string[]): Promise<DraftClient> {
  const client = await openDraft()
  client.importPaste(['Order ID\tTracking number', ...rows, ''].join('\n'), '')
  const isRead = ({ rowCount, checked }: DraftSnapshot) => rowCount === rows.length && checked
  const { question } = await until(client, (now) => now.question !== null || isRead(now))
  if (question !== null) client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, isRead)
  return client
}

const swapped = NUMBERS.map((number, at) => `${number}\t#100${at}`)
const isDecided = ({ columnDoubts, checked }: DraftSnapshot) => checked && columnDoubts.length === 0

test('the question about swapped columns comes once, and one click swaps them, with undo', async () => {
  const client = await pasted(swapped)
  showDoubts(client)
  const question = 'Order IDs look like tracking numbers in 4 of 4 rows. Swap the two columns?'
  expect(screen.getByText(question)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Swap columns' }))
  await act(() => until(client, isDecided))
  expect(rowsOf(client).map((row) => row?.cells.trackingId)).toEqual(NUMBERS)
  expect(client.getSnapshot()).toMatchObject({ warningCount: 0, undo: { kind: 'columns-swapped' } })
})

test('columns that the user confirmed are not questioned again', async () => {
  const client = await pasted(swapped)
  showDoubts(client)
  await userEvent.click(screen.getByRole('button', { name: 'Keep as is' }))
  await act(() => until(client, isDecided))
  expect(client.getSnapshot()).toMatchObject({ warningCount: 0, sendableCount: 4 })
})

test('the question about order IDs that look like e-mails comes once', async () => {
  const client = await pasted(NUMBERS.map((number, at) => `m${at}@shop.com\t${number}`))
  expect(client.getSnapshot().sendableCount).toBe(0)
  showDoubts(client)
  await userEvent.click(screen.getByRole('button', { name: 'Keep as is' }))
  await act(() => until(client, isDecided))
  expect(client.getSnapshot()).toMatchObject({ problemCount: 0, sendableCount: 4 })
})

test('a likely problem is sent as it is by one click; a link offers its number', async () => {
  const rest = NUMBERS.slice(1).map((number, at) => `100${at}\t${number}`)
  const address = `https://t.17track.net/en#nums=${NUMBERS[0]}`
  const client = await pasted(['1008\t12.50', `1009\t${address}`, ...rest])
  const [price, link] = rowsOf(client)
  if (!price || !link) throw new Error('The rows are not there')
  showInSheet(
    client,
    <>
      <IssuesOfRow row={price} index={0} />
      <IssuesOfRow row={link} index={1} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: `Take ${NUMBERS[0]}` }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Send as it is' })[0] as HTMLElement)
  await until(client, ({ sendableCount }) => sendableCount === 5)
  expect(
    rowsOf(client)
      .slice(0, 2)
      .map((row) => row?.cells.trackingId),
  ).toEqual(['12.50', NUMBERS[0]])
})

test('each line of the warnings leads to its rows, and a left-out copy is no warning', async () => {
  const client = await pasted([`1\t${NUMBERS[0]}`, `1\t${NUMBERS[0]}`, `2\t${NUMBERS[0]}`])
  const onShow = vi.fn<(kind: IssueKind | null) => void>()
  const parts = (
    <WarningsDialog onAnyway={nothing} onShow={onShow} onReview={nothing} onClose={nothing} />
  )
  renderWithTexts(parts, { draft: client })
  expect(screen.queryByText(/Same row twice/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /One number on several orders: 2/ }))
  expect(onShow).toHaveBeenCalledWith('number-on-several-orders')
})

import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { idle, openDraft, openSlowDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import type { DraftClient } from '#worker/client.ts'
import { changed } from '#testing/services.ts'
import { SheetGrid } from './sheet-grid.tsx'

const ROW_HEIGHT = 32

const show = (draft: DraftClient) => showInSheet(draft, <SheetGrid />)

async function showSheet(change: Partial<DraftClient> = {}): Promise<HTMLElement> {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await act(() => until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing))
  show(changed(client, change))
  return screen.getByRole('grid')
}

const jumpTo = (grid: HTMLElement, row: number) =>
  fireEvent.scroll(grid, { target: { scrollTop: ROW_HEIGHT * row } })

test('a jump renders rows once they are loaded, without empty rows before', async () => {
  const grid = await showSheet()
  jumpTo(grid, 3000)
  expect(grid.querySelector('[data-row="3000"]')).toBeNull()
  expect(await screen.findByText('ORD-3001')).toBeInTheDocument()
})

test('rows that take long to load are rendered empty', async () => {
  const grid = await showSheet({ showRange: () => {} })
  jumpTo(grid, 3000)
  await waitFor(() => expect(grid.querySelector('[data-row="3000"]')).not.toBeNull())
  expect(screen.queryByText('ORD-3001')).not.toBeInTheDocument()
})

const KEYS = ['SO-8', '{Enter}', 'SO-9', '{Tab}', 'ZZ-9', '{Enter}', 'SO-10']
const MOMENTS = KEYS.map((_, pressed) => KEYS.slice(0, pressed + 1).join(''))

test.each(MOMENTS)(
  'who types below the last row fills one entry after the other, though the sheet answers only after %s',
  async (before) => {
    const { client, hold, letGo } = await openSlowDraft()
    client.importPaste('Order ID\tTracking number\nSO-7\tZZ-7', '')
    await act(() => idle(client))
    show(client)
    const user = userEvent.setup()
    await user.click(screen.getByText('SO-7'))
    await user.keyboard('{ArrowDown}')
    hold()
    await user.keyboard(before)
    await act(async () => letGo())
    await user.keyboard(`${KEYS.join('').slice(before.length)}{Enter}`)
    await act(() => idle(client))
    const cells = rowsOf(client).map((row) => [row?.cells.orderId, row?.cells.trackingId])
    expect(cells).toEqual([
      ['SO-7', 'ZZ-7'],
      ['SO-8', ''],
      ['SO-9', 'ZZ-9'],
      ['SO-10', ''],
    ])
  },
)

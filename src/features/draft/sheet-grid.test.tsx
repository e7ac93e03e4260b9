import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDraft, until } from '#testing/sheets/draft-client.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { InSheet } from '#testing/sheets/in-sheet.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import { SheetGrid } from './sheet-grid.tsx'

const ROW_HEIGHT = 32

async function showSheet(change: Partial<DraftClient> = {}): Promise<HTMLElement> {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await act(() => until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing))
  renderWithTexts(
    <InSheet>
      <SheetGrid />
    </InSheet>,
    { draft: { ...client, ...change } },
  )
  return screen.getByRole('grid')
}

const jumpTo = (grid: HTMLElement, row: number) =>
  fireEvent.scroll(grid, { target: { scrollTop: ROW_HEIGHT * row } })

test('a jump shows rows that had to be fetched, and none without its cells before them', async () => {
  const grid = await showSheet()
  jumpTo(grid, 3000)
  expect(grid.querySelector('[data-row="3000"]')).toBeNull()
  expect(await screen.findByText('ORD-3001')).toBeInTheDocument()
})

test('rows that take long to come are drawn empty meanwhile', async () => {
  const grid = await showSheet({ showRange: () => {} })
  jumpTo(grid, 3000)
  await waitFor(() => expect(grid.querySelector('[data-row="3000"]')).not.toBeNull())
  expect(screen.queryByText('ORD-3001')).not.toBeInTheDocument()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DraftSnapshot, type DraftSource, NO_FILTER } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { SelectionStatus } from '#sheet/grid/selection-status.tsx'
import { SheetContext, useSheet } from '#sheet/state/use-sheet.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads, tokensOf } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { InSheet } from '#testing/sheets/in-sheet.tsx'
import { SheetGrid } from '#sheet/grid/sheet-grid.tsx'
import { FilterBar } from './filter-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { TitleBar } from './title-bar.tsx'

const file = (id: number, name: string): DraftSource => ({
  id: id as SourceId,
  source: { kind: 'file', name, sheet: null },
  rows: 1,
  otherRows: 0,
  rescued: 0,
  match: null,
  canChangeColumns: true,
})

const show = (part: ReactNode, about: Partial<DraftSnapshot>, commands = {}) =>
  renderWithTexts(<InSheet>{part}</InSheet>, {
    draft: aDraft(commands, about),
    tokens: tokensOf('a-token'),
    uploads: someUploads({}).uploads,
  })

test('the title has the number of entries and the name of the newest sheet', () => {
  const sources = [file(0, 'monday.csv'), file(1, 'tuesday.csv')]
  show(<TitleBar />, { entryCount: 1200, sources })
  expect(screen.getByRole('heading', { name: '1,200 entries' })).toBeVisible()
  expect(screen.getByText('tuesday.csv')).toBeVisible()
  expect(screen.queryByText('monday.csv')).toBeNull()
})

test.each([
  [false, 'Saved in this browser'],
  [true, 'Not saved'],
])('the status bar says whether the sheet is saved (storage failed: %s)', (storageFailed, text) => {
  show(<StatusBar />, { storageFailed })
  expect(screen.getByText(text)).toBeVisible()
})

test('all shortcuts are one press away', async () => {
  show(<StatusBar />, {})
  await userEvent.click(screen.getByRole('button', { name: '? all keys' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keys' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Selects two rows of two columns. */
function Selected({ children }: { readonly children: ReactNode }) {
  const cells = { rows: { from: 0, to: 2 }, keys: ['orderId', 'trackingId'] as const }
  return <SheetContext value={{ ...useSheet(), selected: cells }}>{children}</SheetContext>
}

test.each([
  [1, '4 cells, 1 empty'],
  [0, '4 cells'],
])('of selected cells with %s empty it says "%s"', async (empty, text) => {
  const selection = (
    <Selected>
      <SelectionStatus />
    </Selected>
  )
  show(selection, {}, { countEmpty: async () => empty })
  expect(await screen.findByText(text)).toBeVisible()
})

test('a missing column is as wide as its icon, which has the column’s name', () => {
  show(<SheetGrid />, { entryCount: 2, shownCount: 2, unusedFields: ['courier'] })
  const absent = screen.getByRole('columnheader', { name: /^Courier/ })
  expect(absent).toHaveAttribute('title', 'Courier')
  expect(absent.querySelector('svg')).not.toBeNull()
  const tracks = screen.getByRole('grid').style.getPropertyValue('--grid-tracks')
  expect(tracks).toContain(' 48px ')
  expect(screen.getByRole('columnheader', { name: /^Merchant/ })).not.toHaveAttribute('title')
})

test('on a phone the title has the number of ready entries, and one menu filters, sorts and finds', async () => {
  const media = Object.assign(window.matchMedia(''), { matches: true })
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(media)
  onTestFinished(() => spy.mockRestore())
  const panel = { isBeside: false, isOpen: false, show: noPress }
  const bars = (
    <>
      <TitleBar />
      <FilterBar panel={panel} />
    </>
  )
  const filter = { ...NO_FILTER, only: 'problems' as const }
  show(bars, { entryCount: 9, shownCount: 2, sendableCount: 7, problemCount: 2, filter })
  expect(within(screen.getByRole('banner')).getByText('7 ready · 2 held back')).toBeVisible()
  // The filter above already has the count, and the content below must not move.
  expect(screen.queryByText('2 of 9')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  expect(screen.getByRole('menuitem', { name: 'Find and replace' })).toHaveFocus()
  expect(screen.getByRole('menuitemradio', { name: /Sort by Order ID/ })).toBeVisible()
})

const noPress = () => undefined

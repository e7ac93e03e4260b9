import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hideColumn, showAllColumns } from '#sheet/state/column-look.ts'
import { SheetGrid } from '#sheet/grid/sheet-grid.tsx'
import { idle, openSlowDraft, openWith, orders, rowsOf } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import type { DraftClient } from '#worker/client.ts'
import { FilterBar } from './filter-bar.tsx'

const HEADER = 'Order ID\tTracking number'
const GOOD = 'SO-1\tRB123456785CN'
const PROBLEM = 'SO-3\t12.50'

afterEach(() => act(showAllColumns))

function show(client: DraftClient, tab: 'owner' | 'watcher' = 'owner') {
  const panel = { isOpen: false, isBeside: false, show: vi.fn<(isOpen: boolean) => void>() }
  const parts = (
    <>
      <FilterBar panel={panel} />
      <SheetGrid />
    </>
  )
  return { panel, user: showInSheet(client, parts, tab) }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const search = () => screen.getByRole('searchbox', { name: 'Search the entries' })

test('the bar counts entries that are ready or held back, and rows with an issue', async () => {
  const { panel, user } = show(await openWith(HEADER, GOOD, GOOD, PROBLEM))
  expect(screen.getByText('1 ready · 1 held back')).toBeVisible()
  expect(await button('Left out 1')).toBeVisible()
  await user.click(await button('Issues 1'))
  expect(panel.show).toHaveBeenCalledExactlyOnceWith(true)
})

test('rows with a problem, and a search among them, until all are shown again', async () => {
  const client = await openWith(HEADER, GOOD, PROBLEM, 'SO-4\t13.50')
  const { user } = show(client)
  await user.click(await button('Problems 2'))
  expect(await screen.findByText('2 of 3')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull())
  expect(screen.queryByText('1 ready · 2 held back')).toBeNull()
  await user.type(search(), 'so-4')
  expect(await screen.findByText('1 of 3')).toBeVisible()
  expect(orders(client)).toEqual(['SO-4'])
  expect(await button('Problems 2')).toHaveAttribute('aria-pressed', 'true')
  await user.click(await button('Clear'))
  await waitFor(() => expect(orders(client)).toEqual(['SO-1', 'SO-3', 'SO-4']))
  expect(search()).toHaveValue('')
  expect(screen.getByText('1 ready · 2 held back')).toBeVisible()
})

test.each([
  ['Problems 3', ['12.50', '13.50', '14.50']],
  ['Warnings 3', ['RB123456786CN', 'RB123456787CN', 'RB123456788CN']],
])(
  '%s: what is fixed stays until a filter is chosen again, and Enter leads to the next of them',
  async (name, wrong) => {
    const right = ['LX123456785CN', 'EE473124829CN', 'RB123456785CN']
    const client = await openWith(
      HEADER,
      'SO-0\tRB555555516CN',
      ...wrong.map((number, at) => `SO-${at + 1}\t${number}`),
    )
    const { user } = show(client)
    await user.click(await button(name))
    await waitFor(() => expect(orders(client)).toEqual(['SO-1', 'SO-2', 'SO-3']))
    await user.click(screen.getByText(wrong[0] as string))
    for (const number of right) {
      await user.keyboard(`${number}{Enter}`)
      await act(() => idle(client))
    }
    const numbers = () => rowsOf(client).map((row) => row?.cells.trackingId)
    expect(numbers()).toEqual(right)
    expect(screen.getAllByText('Fixed')).toHaveLength(3)
    await user.click(await button(/^Problems/))
    await waitFor(() => expect(orders(client)).toEqual([]))
    await user.click(await button(/^All/))
    await waitFor(() => expect(orders(client)).toHaveLength(4))
    expect(screen.queryByText('Fixed')).toBeNull()
  },
)

test('an order stays visible after its number was typed', async () => {
  const client = await openWith(HEADER, GOOD, 'SO-2\t', 'SO-3\t')
  const { user } = show(client)
  await user.click(await button('No number yet 2'))
  await waitFor(() => expect(orders(client)).toEqual(['SO-2', 'SO-3']))
  await user.click(screen.getByText('SO-2'))
  await user.keyboard('{ArrowRight}LX123456785CN{Enter}EE473124829CN{Enter}')
  await act(() => idle(client))
  expect(orders(client)).toEqual(['SO-2', 'SO-3'])
  expect(rowsOf(client).map((row) => row?.cells.trackingId)).toEqual([
    'LX123456785CN',
    'EE473124829CN',
  ])
  expect(await button('No number yet 0')).toHaveAttribute('aria-pressed', 'true')
})

test('the typed search text stays while the sheet has not answered', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste([HEADER, GOOD, PROBLEM].join('\n'), '')
  await act(() => idle(client))
  const { user } = show(client)
  hold()
  await user.type(search(), '12.5')
  expect(search()).toHaveValue('12.5')
  expect(orders(client)).toEqual(['SO-1', 'SO-3'])
  await act(async () => letGo())
  await waitFor(() => expect(orders(client)).toEqual(['SO-3']))
  expect(search()).toHaveValue('12.5')
})

test('the rows of one of several sheets are chosen in the menu, along with other filters', async () => {
  const client = await openWith(HEADER, GOOD, PROBLEM)
  client.importPaste([HEADER, 'SO-8\tLX123456785CN', 'SO-9\t13.50'].join('\n'), '')
  await idle(client)
  const { user } = show(client)
  const ofSecond = () => screen.getAllByRole('menuitemradio', { name: /^From/ })[1] as HTMLElement
  await user.click(await button('Problems 2'))
  await user.click(await button('Filter'))
  await user.click(ofSecond())
  await waitFor(() => expect(orders(client)).toEqual(['SO-9']))
  await user.click(await button('Filter (1)'))
  expect(ofSecond()).toBeChecked()
  await user.click(ofSecond())
  await waitFor(() => expect(orders(client)).toEqual(['SO-3', 'SO-9']))
})

test('selected rows are deleted from the bar, and cells of one row are not', async () => {
  const client = await openWith(HEADER, GOOD, PROBLEM, 'SO-4\t13.50')
  const { user } = show(client)
  await user.click(screen.getByText('SO-3'))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.click(await button('Delete 2 entries'))
  await waitFor(() => expect(orders(client)).toEqual(['SO-1']))
  expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull()
})

test('a read-only tab filters too, and deletes nothing', async () => {
  const client = await openWith(HEADER, GOOD, PROBLEM)
  const { user } = show(client, 'watcher')
  await user.click(screen.getByRole('rowheader', { name: '2' }))
  expect(screen.getAllByRole('gridcell', { selected: true }).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(await button('Problems 1'))
  expect(await screen.findByText('1 of 2')).toBeVisible()
})

test('hidden columns are counted, and return with one press', async () => {
  const { user } = show(await openWith(HEADER, GOOD))
  expect(screen.getByRole('columnheader', { name: /^Courier/ })).toBeVisible()
  act(() => hideColumn('courier'))
  act(() => hideColumn('merchantOrderId'))
  expect(screen.queryByRole('columnheader', { name: /^Courier/ })).toBeNull()
  await user.click(await button('Show 2 hidden columns'))
  expect(screen.getByRole('columnheader', { name: /^Courier/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /hidden column/ })).toBeNull()
})

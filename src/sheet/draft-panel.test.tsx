import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdSending } from '#testing/sheets/hold-sending.ts'
import { idle, openDraft, openSlowDraft, orders, until } from '#testing/sheets/draft-client.ts'
import { SMALL_SHOP } from '#testing/sheets/shop-sheet.ts'
import { renderWithTexts } from '#testing/render.tsx'
import type { Services } from '#shell/services.ts'
import { installationSchema } from '#service/installation.ts'
import { inTab, tokensOf } from '#testing/services.ts'
import type { DraftClient } from '#worker/client.ts'
import { DraftPanel } from './draft-panel.tsx'

const GOOD = ['SO-1', 'RB123456785CN'] as const
const NO_ORDER = ['', 'LX123456785CN'] as const
const PRICE = ['SO-3', '12.50'] as const

/** Renders the panel of a sheet with these rows, read and checked. */
async function showRows(
  rows: readonly (readonly string[])[],
  services: Partial<Services> = {},
  start?: () => Promise<unknown>,
  given?: DraftClient,
) {
  const client = given ?? (await openDraft())
  const cells = [['Order ID', 'Tracking number', 'Courier'], ...rows]
  client.importPaste(cells.map((row) => row.join('\t')).join('\n'), '')
  const { question } = await until(client, (now) => now.question !== null || now.entryCount > 0)
  if (question) client.answerColumns({ orderId: 0, trackingId: 1, courier: 2 }, 0)
  await until(client, ({ rowCount, checked }) => rowCount === rows.length && checked)
  await idle(client)
  const sending = holdSending(client, start)
  renderWithTexts(<DraftPanel />, {
    installation: installationSchema.parse({ serviceName: 'Shop', requestSize: 2 }),
    tokens: tokensOf('a-token'),
    ...sending.services,
    ...services,
  })
  const user = userEvent.setup()
  return { client, startUpload: sending.startUpload, user }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const kinds = () => within(screen.getByRole('complementary', { name: 'Issues' }))

const focused = () => document.activeElement as HTMLElement

const activeRow = () =>
  screen.getByRole('grid').querySelector('[data-active=true]')?.closest('[role=row]')

test.each<[string, readonly (readonly string[])[], string, string]>([
  ['an order ID is missing', [GOOD, NO_ORDER], 'No order ID 1', 'No order ID'],
  ['a price stands for a number', [GOOD, NO_ORDER, PRICE], 'Price 1', 'SO-3'],
  ['Excel cut digits', [GOOD, PRICE, ['SO-4', '9.40011E+21']], 'Digits lost in Excel 1', 'SO-4'],
  [
    'two orders share a number',
    [['SO-6', 'LX123456785CN'], GOOD, ['SO-5', GOOD[1]]],
    'One number on several orders 2',
    'SO-1',
  ],
])('%s: its kind leads to its first row and leaves all rows in sight', async (...row) => {
  const [, rows, name, found] = row
  const { client, user } = await showRows(rows)
  const kind = () => kinds().getByRole('button', { name })
  await user.click(kind())
  await waitFor(() => expect(activeRow()).toHaveTextContent(found))
  expect(kind()).toHaveAttribute('aria-expanded', 'true')
  expect(kind()).toHaveFocus()
  expect(client.getSnapshot().shownCount).toBe(rows.length)
  await user.click(kind())
  expect(kind()).toHaveAttribute('aria-expanded', 'false')
})

test('while a kind is open, Next issue visits only its rows; opening a kind ends a filter that hides them', async () => {
  const { client, user } = await showRows([PRICE, NO_ORDER, ['SO-4', '13.50'], ['SO-5', GOOD[1]]])
  await user.click(kinds().getByRole('button', { name: 'Price 2' }))
  await user.click(await button('Next issue'))
  await waitFor(() => expect(activeRow()).toHaveTextContent('SO-4'))
  await user.click(await button('Next issue'))
  await waitFor(() => expect(activeRow()).toHaveTextContent('SO-3'))
  await user.type(screen.getByRole('searchbox'), 'SO-5')
  await until(client, ({ shownCount }) => shownCount === 1)
  await user.click(kinds().getByRole('button', { name: 'No order ID 1' }))
  await waitFor(() => expect(activeRow()).toHaveTextContent('No order ID'))
  expect(client.getSnapshot().shownCount).toBe(4)
})

test.each<[string, readonly string[], string, string, string]>([
  ['a price is sent as it is', PRICE, 'Send as it is', '12.50', '1 entry will be sent as it is'],
  [
    'several numbers are split',
    ['SO-7', 'RB123456785CN / LX123456785CN'],
    'Split in 2',
    'LX123456785CN',
    'Fixed 1 row',
  ],
  [
    'an order and its number that stand in each other’s place are swapped',
    ['LX123456785CN', '12'],
    'Swap',
    '12',
    'Swapped the values of 1 entry',
  ],
  [
    'a link gives its number',
    ['SO-8', 'https://t.17track.net/en#nums=LX123456785CN'],
    'Take LX123456785CN',
    'LX123456785CN',
    'Took 1 number from a link',
  ],
])('an issue is fixed in its row: %s', async (_, row, fix, value, name) => {
  const { client, user } = await showRows([row, GOOD])
  expect(client.getSnapshot().problemCount).toBe(1)
  const grid = within(screen.getByRole('grid', { name: 'Entries' }))
  await user.click(await grid.findByRole('button', { name: fix }))
  await until(client, ({ problemCount }) => problemCount === 0)
  expect(await grid.findByText(value)).toBeVisible()
  await user.click(await button('Undo'))
  await until(client, ({ problemCount }) => problemCount === 1)
  expect(await button('Redo')).toHaveAccessibleDescription(name)
})

test('all issues of a kind are fixed at once, with an explanation of the kind', async () => {
  const { client, user } = await showRows([GOOD, PRICE, ['SO-4', '13.50']])
  await user.click(kinds().getByRole('button', { name: 'Price 2' }))
  expect(await screen.findByText(/^These cells hold a price/)).toBeVisible()
  await user.click(await button('Send all 2 as they are'))
  await until(client, ({ sendableCount }) => sendableCount === 3)
  expect(await button('Upload 3 entries')).toBeEnabled()
})

test.each([
  ['an order', 'so-9', ['SO-9']],
  ['a part of a number', 'LZ9081', ['SO-9']],
  ['nothing that is there', 'elsewhere', []],
])('the search finds %s while one types, and All ends it', async (_, typed, found) => {
  const { client, user } = await showRows([GOOD, ['SO-9', 'LZ908172638CN']])
  await user.type(screen.getByRole('searchbox', { name: 'Search the entries' }), typed)
  await until(client, ({ shownCount, checked }) => checked && shownCount === found.length)
  await waitFor(() => expect(orders(client)).toEqual(found))
  expect(Boolean(screen.queryByText('No matches.'))).toBe(found.length === 0)
  await user.click(await button(/^All/))
  await until(client, ({ shownCount }) => shownCount === 2)
})

test.each<[string, string | null, string, readonly (readonly string[])[]]>([
  ['codes', null, 'Use this code', [GOOD, ['SO-2', '3318810025', 'DHL Express']]],
  [
    'fixes of a kind, some of whose cells stay as they are',
    'Several numbers in one cell 2',
    'Split 1 entry',
    [
      ['SO-1', 'YT2229521272164490, YT2229521272164491'],
      ['SO-2', 'YT222952127216433, YT222952127216533'],
    ],
  ],
])(
  'the sheet has the focus after a press on %s, even if the button goes a moment later',
  async (...row) => {
    const [, kind, name, rows] = row
    const { user } = await showRows(rows)
    if (kind) await user.click(kinds().getByRole('button', { name: kind }))
    const pressed = await button(name)
    pressed.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(pressed).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(focused()))
  },
)

test('problems alone are shown on request, and Next goes from one to the next', async () => {
  const { client, user } = await showRows([GOOD, NO_ORDER, ['SO-9', 'EE473124829CN'], PRICE])
  await user.click(await button('Next issue'))
  await waitFor(() => expect(screen.getByText('Row 3')).toBeVisible())
  await user.click(await button('Next issue'))
  await waitFor(() => expect(screen.getByText('Row 5')).toBeVisible())
  await user.click(await button('Problems 2'))
  await until(client, ({ shownCount }) => shownCount === 2)
  expect(await button('Problems 2')).toHaveAttribute('aria-pressed', 'true')
})

test('held-back entries are neither uploaded nor in the preview, and both say so', async () => {
  const { startUpload, user } = await showRows([GOOD, GOOD, NO_ORDER, ['SO-9', 'LZ908172638CN']])
  await user.click(await button('Preview'))
  const dialog = within(await screen.findByRole('dialog'))
  const body = await dialog.findByRole('region')
  expect(body).toHaveTextContent('SO-9')
  expect(body).not.toHaveTextContent('LX123456785CN')
  const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['2', '1', '1', '0', '1', 'Shop'])
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await user.click(await button('Upload 2 entries'))
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
})

test('the preview counts the requests, and copies the first body', async () => {
  const { user } = await showRows([GOOD, ['SO-2', 'LX123456785CN'], ['SO-9', 'LZ908172638CN']])
  await user.click(await button('Preview'))
  const facts = await screen.findAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual(['3', '2', '0', '0', '0', 'Shop'])
  await user.click(screen.getByText(/What we send/))
  const body = await screen.findByRole('region', { name: /What we send/ })
  await user.click(screen.getByRole('button', { name: /copy/i }))
  expect(await navigator.clipboard.readText()).toBe(body.textContent)
})

test.each<[string, Partial<Services>]>([
  ['nothing can be kept in this browser', { uploads: null }],
  ['another tab is the one that sends', { ownership: inTab('watcher') }],
])('nothing is sent where %s', async (_, about) => {
  await showRows([GOOD], about)
  expect(await button('Upload 1 entry')).toBeDisabled()
})

test('a sheet without sendable entries says so', async () => {
  await showRows([NO_ORDER])
  expect(await button('Upload 0 entries')).toBeDisabled()
  expect(await button('Preview')).toBeDisabled()
})

test('a warning can be checked before it is sent: its line leads to its rows', async () => {
  const { client, startUpload, user } = await showRows([GOOD, ['SO-5', GOOD[1]]])
  await user.click(await button('Upload 2 entries'))
  const dialog = within(await screen.findByRole('dialog', { name: /ha(s|ve) warnings$/ }))
  await user.click(dialog.getByRole('button', { name: /One number on several orders: 2/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await until(client, ({ filter }) => filter.issue === 'number-on-several-orders')
  expect(startUpload).not.toHaveBeenCalled()
})

test('the warnings are reviewed before anything is sent', async () => {
  const { client, startUpload, user } = await showRows([GOOD, ['SO-5', GOOD[1]], NO_ORDER])
  await user.click(await button('Upload 2 entries'))
  await user.click(await button('Review warnings'))
  await until(client, ({ filter, shownCount }) => filter.only === 'warnings' && shownCount === 2)
  expect(startUpload).not.toHaveBeenCalled()
})

test('pressing twice while the upload is prepared starts it once', async () => {
  const { startUpload, user } = await showRows([GOOD], {}, () => new Promise(() => {}))
  await user.click(await button('Upload 1 entry'))
  await user.click(await button(/^Preparing/))
  expect(startUpload).toHaveBeenCalledOnce()
})

test('a read-only tab shows issues without their fixes', async () => {
  await showRows([PRICE, GOOD], { ownership: inTab('watcher') })
  expect((await screen.findAllByText('Price, not a tracking number'))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send as it is' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete entry' })).toBeNull()
  expect(await button('Undo')).toBeDisabled()
})

test('F8 goes to the next issue, Shift+F8 to the previous one, and / to the search', async () => {
  const { user } = await showRows([GOOD, NO_ORDER, ['SO-9', 'EE473124829CN'], PRICE])
  const focusedRow = () => document.activeElement?.closest('[role=row]')
  await user.keyboard('{F8}')
  await waitFor(() => expect(focusedRow()).toHaveTextContent('No order ID'))
  await user.keyboard('{F8}')
  await waitFor(() => expect(focusedRow()).toHaveTextContent('Price, not a tracking number'))
  await user.keyboard('{Shift>}{F8}{/Shift}')
  await waitFor(() => expect(focusedRow()).toHaveTextContent('No order ID'))
  ;(await button('Problems 2')).focus()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('Ctrl+Enter uploads, but neither in the grid nor in a field', async () => {
  const { startUpload, user } = await showRows([GOOD])
  await user.click(await screen.findByRole('gridcell', { name: 'SO-1' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(startUpload).not.toHaveBeenCalled()
  ;(await button('All 1')).focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
})

test('the issues can be collapsed and opened again', async () => {
  const { user } = await showRows([GOOD, PRICE])
  await user.click(await button('Hide issues'))
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(await button('Issues 1'))
  expect(screen.getByRole('complementary', { name: 'Issues' })).toBeVisible()
})

/** Lets a test make the window too narrow for the panel beside the rows. */
function resizable() {
  const media = window.matchMedia('')
  let isTight = false
  Object.defineProperty(media, 'matches', { get: () => isTight })
  const other = window.matchMedia('')
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => (query === '(max-width: 999px)' ? media : other))
  onTestFinished(() => spy.mockRestore())
  return (tight: boolean) =>
    act(() => {
      isTight = tight
      media.dispatchEvent(new Event('change'))
    })
}

test('when the window narrows, a focused panel of issues stays open in the same state', async () => {
  const resize = resizable()
  const { user } = await showRows([GOOD, ['SO-4', '9.40011E+21']])
  const how = await button('How to avoid this')
  await user.click(how)
  resize(true)
  expect(how).toBeVisible()
  expect(how).toHaveFocus()
  expect(how).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('when the window narrows, a panel of issues without the focus closes', async () => {
  const resize = resizable()
  const { user } = await showRows([GOOD, PRICE])
  await button('Hide issues')
  resize(true)
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(await button('Issues 1'))
  expect(screen.getByRole('complementary', { name: 'Issues' })).toHaveFocus()
  resize(false)
  expect(screen.getByRole('complementary', { name: 'Issues' })).toBeVisible()
})

test('the dialog to paste a number again names its order and the current value', async () => {
  const { user } = await showRows([GOOD, ['SO-4', '9.40011E+21']])
  await user.click(await button('Enter full number'))
  expect(await screen.findByText('Row 3, order SO-4. Now: 9.40011E+21')).toBeVisible()
})

test('when the last row of a filtered kind is fixed, all rows are shown again', async () => {
  const { client, user } = await showRows([GOOD, ['SO-4', '9.40011E+21']])
  await user.click(await button('Show the row'))
  await until(client, ({ shownCount }) => shownCount === 1)
  client.deleteShown(client.shownRange({ from: 0, to: 1 }))
  await until(client, ({ shownCount, checked }) => checked && shownCount === 1)
  expect(await button('All 1')).toHaveAttribute('aria-pressed', 'true')
})

test('F8 focuses the wrong cell, which describes its problem', async () => {
  const { user } = await showRows([GOOD, PRICE])
  await user.keyboard('{F8}')
  const cell = within(screen.getByRole('grid')).getByRole('gridcell', { name: '12.50' })
  await waitFor(() => expect(cell).toHaveFocus())
  expect(cell).toBeInvalid()
  expect(cell).toHaveAccessibleDescription(/price/i)
  expect(screen.getByRole('gridcell', { name: GOOD[1] })).toBeValid()
})

test('F8 goes to the issue of the first row, which has the focus after a paste', async () => {
  const { user } = await showRows([PRICE, GOOD, ['SO-4', '13.50']])
  screen.getByRole('rowheader', { name: '2' }).focus()
  await user.keyboard('{F8}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '12.50' })).toHaveFocus())
  await user.keyboard('{F8}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '13.50' })).toHaveFocus())
})

test('a cell with a warning is described too, but is not invalid', async () => {
  await showRows([GOOD, ['SO-4', 'RB123456786CN']])
  const cell = screen.getByRole('gridcell', { name: 'RB123456786CN' })
  await waitFor(() => expect(cell).toHaveAccessibleDescription(/check digit/i))
  expect(cell).toBeValid()
})

test('F8 pressed twice at once goes two rows on', async () => {
  const { user } = await showRows([GOOD, ['SO-4', '13.50'], ['SO-5', '14.50'], ['SO-6', '15.50']])
  await user.keyboard('{F8}{F8}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '14.50' })).toHaveFocus())
})

test('F8 pressed twice goes two rows on even before the sheet answers', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  const rows = [GOOD, ['SO-4', '13.50'], ['SO-5', '14.50'], ['SO-6', '15.50']]
  const { user } = await showRows(rows, {}, undefined, client)
  hold()
  await user.keyboard('{F8}{F8}')
  await act(async () => letGo())
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '14.50' })).toHaveFocus())
})

test('the number of search results is announced', async () => {
  const { user } = await showRows([GOOD, PRICE])
  const line = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await user.type(screen.getByRole('searchbox'), 'SO-3')
  await waitFor(() => expect(line().join()).toContain('1 of 2'), { timeout: 5000 })
  await user.type(screen.getByRole('searchbox'), '9')
  await waitFor(() => expect(line().join()).toContain('No matches.'), { timeout: 5000 })
})

test('a new sheet is announced with its problems, and so is a change of it', async () => {
  const { client } = await showRows([GOOD, NO_ORDER])
  const line = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(line()).toContain('Sheet: entries 2, problems 1'), { timeout: 5000 })
  act(() => client.deleteShown(client.shownRange({ from: 1, to: 2 })))
  await waitFor(() => expect(line()).toContain('Sheet: entries 1'), { timeout: 5000 })
})

test('rows with a number that are left out for their status are named at the press, and can be reviewed', async () => {
  const { client, startUpload, user } = await showRows([GOOD])
  client.importPaste(SMALL_SHOP, '')
  await idle(client)
  await user.click(await button('Upload 3 entries'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload without these rows?' }))
  expect(dialog.getByText('1 with a number is left out: cancelled')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Review warnings' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Review' }))
  expect(await screen.findByRole('dialog', { name: 'Left out 2' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await button('Upload 3 entries')).toHaveFocus()
  expect(startUpload).not.toHaveBeenCalled()
})

test('orders without a number have a filter, and stay in it with their new number until all rows are shown', async () => {
  const { client, user } = await showRows([GOOD])
  client.importPaste(SMALL_SHOP, '')
  await idle(client)
  await user.click(await button('No number yet 1'))
  await waitFor(() => expect(orders(client)).toEqual(['#1043']))
  client.addEntry({ orderId: '#1043', trackingId: 'LX123456817CN' })
  await until(client, ({ noNumberCount }) => noNumberCount === 0)
  await idle(client)
  expect(orders(client)).toEqual(['#1043'])
  await user.click(await button('All 4'))
  await waitFor(() => expect(orders(client)).toEqual(['SO-1', '#1041', '#1042', '#1043']))
  expect(screen.queryByRole('button', { name: /^No number yet/ })).toBeNull()
})

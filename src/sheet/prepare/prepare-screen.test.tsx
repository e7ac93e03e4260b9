import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { setHadSheet } from '#shell/preferences/had-sheet.ts'
import type { Services } from '#shell/services.ts'
import { installationSchema } from '#service/installation.ts'
import { inTab, recordsOf, tokensOf } from '#testing/services.ts'
import { holdSending } from '#testing/sheets/hold-sending.ts'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import { PrepareScreen } from './prepare-screen.tsx'

beforeAll(() => giveElementsASize())

let opened = 0

const renderScreen = (services: Partial<Services> = {}, start?: () => Promise<unknown>) => {
  opened += 1
  const { ownership = inTab('owner') } = services
  const canWrite = ownership.getSnapshot() === 'owner'
  const client = createInProcessDraftClient({ storeName: `screen ${opened}`, canWrite })
  const makeTemplate = vi.fn<(kind: object) => Promise<Blob>>(async () => new Blob())
  const sending = holdSending(client, start)
  renderWithTexts(<PrepareScreen />, {
    installation: installationSchema.parse({ serviceName: 'Shop' }),
    tokens: tokensOf('a-token'),
    ...sending.services,
    records: recordsOf(async (name: string, kind: object) =>
      name === 'makeTemplate' ? makeTemplate(kind) : [],
    ),
    ...services,
  })
  return { client, startUpload: sending.startUpload, makeTemplate, user: userEvent.setup() }
}

const cannotStart = () => () => Promise.reject(new Error('full'))

const paste = (text: string) =>
  fireEvent.paste(document.body, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
  })

/** Pastes into the focused cell. */
const pasteInto = (cell: HTMLElement, text: string, html: string) =>
  fireEvent.paste(cell, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : html) },
  })

const sheetOf = (...rows: readonly (readonly string[])[]) =>
  [['Order ID', 'Tracking number'], ...rows].map((cells) => cells.join('\t')).join('\n')

const grid = () => screen.findByRole('grid', { name: 'Entries' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('an empty page says in one line what to do', async () => {
  renderScreen()
  expect(await screen.findByText('Paste cells or drop a spreadsheet here')).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Add an entry' })).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('the sample is offered in practice mode, otherwise an empty template', async () => {
  renderScreen({ installation: installationSchema.parse({ practice: true }) })
  expect(await button('Try a sample')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download empty template' })).toBeNull()
})

test('an empty template that cannot be created is reported', async () => {
  const { makeTemplate, user } = renderScreen()
  makeTemplate.mockRejectedValue(new Error('The worker is gone'))
  await user.click(await button('Download empty template'))
  await user.click(await button(/CSV/))
  expect(makeTemplate).toHaveBeenCalledExactlyOnceWith({ format: 'csv', separator: ',' })
  expect(await button('Download empty template')).toHaveFocus()
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('after a file was chosen the focus moves to the sheet', async () => {
  const { user } = renderScreen()
  const choose = await screen.findByLabelText(/Choose file/)
  choose.focus()
  await user.upload(choose, new File([sheetOf(['SO-1', 'ZZ-1'])], 'orders.txt'))
  const sheet = await grid()
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
})

test('with a sheet too, an unreadable file is reported until the user closes the message', async () => {
  const { client, user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1']))
  expect(await screen.findByText('1 entry')).toBeVisible()
  client.importFiles([new File(['%PDF-1.7'], 'orders.pdf')])
  expect(await screen.findByRole('alert')).toHaveTextContent('orders.pdf')
  await user.click(await button('Close'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('pasted rows appear in the sheet with their issues in words', async () => {
  renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['', 'ZZ-2'], ['SO-3', '9.40011E+21']))
  expect(await screen.findByText('3 entries')).toBeVisible()
  expect(await button('Problems 2')).toBeVisible()
  const rows = within(await grid())
  expect(await rows.findByText('No order ID')).toBeVisible()
  expect(rows.getByText('Digits lost in Excel')).toBeVisible()
  expect(await button('Upload 1 entry')).toBeEnabled()
  expect(await screen.findByText(/Excel shortened 1 number/)).toBeVisible()
  expect(await screen.findByText('2 columns matched')).toBeVisible()
})

test('a number with lost digits is pasted again in its row', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-3', '9.40011E+21']))
  const rows = within(await grid())
  await user.click(await rows.findByRole('button', { name: 'Enter full number' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste the full number' }))
  pasteInto(dialog.getByRole('textbox', { name: 'Number' }), '9400111206206406260787', '')
  expect(await rows.findByText('9400111206206406260787')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await button('Upload 2 entries')).toBeEnabled()
})

test('every step is undone by name, back to the empty page, and redone', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  const undo = await button('Undo')
  expect(undo).toHaveAccessibleDescription('Added 2 rows')
  await user.click(undo)
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await user.click(await button('Redo'))
  expect(await screen.findByText('2 entries')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

test('an entry is deleted with its button', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  await grid()
  const [first] = await screen.findAllByRole('button', { name: 'Delete entry' })
  await user.click(first as HTMLElement)
  expect(await screen.findByText('1 entry')).toBeVisible()
  expect(await grid()).toHaveTextContent('SO-2')
})

test('rows selected with Shift are deleted together, including rows that were never visible', async () => {
  const { user } = renderScreen()
  paste(sheetOf(...Array.from({ length: 2000 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])))
  await user.click(await within(await grid()).findByText('SO-1'))
  await user.keyboard('{Shift>}{Control>}{End}{/Control}{/Shift}')
  await user.click(await button('Delete 1,999 entries'))
  expect(await screen.findByText('1 entry')).toBeVisible()
  expect(await grid()).toHaveTextContent('SO-0')
})

/** Types a code as fast as a keyboard scanner. */
async function scanInto(code: string) {
  await userEvent.setup({ delay: null }).keyboard(`${code}{Enter}`)
}

test('a scanner outside any field gives its label to the next order, and shows it', async () => {
  const { client } = renderScreen()
  paste(sheetOf(['SO-1', ''], ['SO-2', '']))
  await grid()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await scanInto('1Z5R89390357567127')
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan labels' }))
  expect(await dialog.findByRole('heading', { name: 'SO-2' })).toBeVisible()
  expect(dialog.getByText('1 of 2 scanned · 1 to go')).toBeVisible()
  await scanInto('9400111206206406260787')
  expect(await dialog.findByText('Every order has a number')).toBeVisible()
  await waitFor(() => expect(client.getSnapshot().noNumberCount).toBe(0))
})

test('a scanner in a cell fills it and moves down', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', ''], ['SO-2', '']))
  await user.click(await within(await grid()).findByText('SO-1'))
  await user.keyboard('{ArrowRight}')
  await scanInto('1Z5R89390357567127')
  await scanInto('9400111206206406260787')
  const rows = within(await grid())
  expect(await rows.findByText('1Z5R89390357567127')).toBeVisible()
  expect(await rows.findByText('9400111206206406260787')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while a dialog asks something, a scan presses no button and takes no label', async () => {
  const { user, client } = renderScreen()
  paste(sheetOf(['SO-1', ''], ['SO-2', 'ZZ-1'], ['SO-3', 'ZZ-1']))
  await user.click(await button('Upload 2 entries'))
  const dialog = within(await screen.findByRole('dialog', { name: /warning/ }))
  const anyway = dialog.getByRole('button', { name: 'Upload anyway' })
  anyway.focus()
  await scanInto('1Z5R89390357567127')
  expect(anyway).toBeVisible()
  expect(client.getSnapshot().noNumberCount).toBe(1)
  expect(screen.queryByRole('dialog', { name: 'Scan labels' })).toBeNull()
})

test('a copy is left out, and becomes an entry with a warning once it is put back', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  expect(await screen.findByRole('heading', { name: '2 entries' })).toBeVisible()
  await user.click(await button('Left out 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left out 1' }))
  expect(await dialog.findByRole('heading', { name: 'Copy 1' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Put back' }))
  expect(await screen.findByRole('dialog', { name: 'Left out 0' })).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: '3 entries' })).toBeVisible()
  expect(await grid()).toHaveTextContent('Same as row 2')
})

test('a cleaned cell can restore its original value', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['="00123"', 'ZZ-1']))
  await user.click(await within(await grid()).findByText('00123'))
  expect(await screen.findByText('="00123"')).toBeVisible()
  await user.click(await button('Restore original'))
  await waitFor(async () => expect(await grid()).toHaveTextContent('="00123"'))
})

test('a button that disappears when pressed moves the focus to the rows that it shows', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', '9.40011E+21']))
  ;(await button('Show the row')).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'rowheader'))
})

test('when no rows are left, the focus stays in the sheet', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', '12.50'], ['SO-2', 'ZZ-2']))
  await user.click(await button('Problems 1'))
  const rows = within(await grid())
  ;(await rows.findByRole('button', { name: 'Delete entry' })).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('No problems.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sheet' })).toHaveFocus())
})

test('hidden characters are named, both removed ones and those that cannot be removed', async () => {
  renderScreen()
  paste(sheetOf(['\u00A0SO-1', 'ZZ\u00071']))
  expect(await screen.findByText('no-break space')).toBeVisible()
  expect(await screen.findByText('control character')).toHaveAttribute('title', 'U+0007')
})

test('before an upload the warnings are confirmed, with their kinds and the entries that stay', async () => {
  const { startUpload, user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-1'], ['', 'ZZ-3']))
  await user.click(await button('Upload 2 entries'))
  const dialog = within(await screen.findByRole('dialog', { name: /ha(s|ve) warnings$/ }))
  expect(dialog.getByText('One number on several orders: 2')).toBeVisible()
  expect(dialog.getByText('1 held back · 1 left out')).toBeVisible()
  expect(startUpload).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Upload anyway' }))
  expect(startUpload).toHaveBeenCalledOnce()
})

test('without warnings there is no question', async () => {
  const { startUpload, user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1']))
  await user.click(await button('Upload 1 entry'))
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
})

test('on a first visit the page is ready before it is known that there is no sheet', async () => {
  setHadSheet(false)
  renderScreen()
  expect(screen.getByRole('heading', { name: 'Add tracking numbers to your orders' })).toBeVisible()
  expect(screen.queryByText('Opening your sheet…')).toBeNull()
  paste(sheetOf(['SO-1', 'ZZ-1']))
  expect(await button('Upload 1 entry')).toBeVisible()
})

test('if there was a sheet, only the loading text is shown until it is back', async () => {
  setHadSheet(true)
  renderScreen()
  expect(screen.getByText('Opening your sheet…')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('without a token the button asks for one on the spot, and then starts the upload', async () => {
  const tokens = tokensOf(null)
  const { startUpload, user } = renderScreen({ tokens })
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  await user.click(await button('Upload 2 entries'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect to upload' }))
  await waitFor(() => expect(dialog.getByLabelText('Access token')).toHaveFocus())
  expect(startUpload).not.toHaveBeenCalled()
  await user.paste('practice-token-7f3a')
  await user.click(dialog.getByRole('button', { name: 'Connect and upload 2 entries' }))
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
  expect(tokens.getSnapshot()).toMatchObject({ lastFour: '7f3a', kept: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the question for a token can be cancelled, and the focus returns to the button', async () => {
  const { startUpload, user } = renderScreen({ tokens: tokensOf(null) })
  paste(sheetOf(['SO-1', 'ZZ-1']))
  await user.click(await button('Upload 1 entry'))
  const field = await screen.findByLabelText('Access token')
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await button('Upload 1 entry')).toHaveFocus()
  expect(startUpload).not.toHaveBeenCalled()
})

test('an upload that could not be stored is reported', async () => {
  const { user } = renderScreen({}, cannotStart())
  paste(sheetOf(['SO-1', 'ZZ-1']))
  await user.click(await button('Upload 1 entry'))
  expect(await screen.findByText(/The upload didn’t start/)).toBeVisible()
  expect(await button('Upload 1 entry')).toBeEnabled()
})

test('an upload that did not start leaves the focus on its button, also after the question', async () => {
  const { user } = renderScreen({}, cannotStart())
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-1']))
  await user.click(await button('Upload 2 entries'))
  await user.click(await button('Upload anyway'))
  expect(await screen.findByText(/The upload didn’t start/)).toBeVisible()
  expect(await button('Upload 2 entries')).toHaveFocus()
})

test('the preview shows the exact body, without the token', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  await user.click(await button('Preview'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }))
  const body = await dialog.findByRole('region', { name: /What we send/ })
  expect(body.textContent).toBe(
    '[{"orderId":"SO-1","trackingId":"ZZ-1"},{"orderId":"SO-2","trackingId":"ZZ-2"}]',
  )
})

test('a sheet that is pasted while a dialog only shows something is added, and the dialog closes', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2']))
  await user.click(await button('Preview'))
  expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible()
  paste(sheetOf(['SO-3', 'ZZ-3']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('3 entries')).toBeVisible()
  expect(await button('Preview')).toHaveFocus()
})

test('a sheet that is pasted while warnings are confirmed is added, and nothing is sent', async () => {
  const { user, startUpload } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-1']))
  await user.click(await button('Upload 2 entries'))
  expect(await button('Upload anyway')).toBeVisible()
  paste(sheetOf(['SO-3', 'ZZ-3']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('3 entries')).toBeVisible()
  expect(startUpload).not.toHaveBeenCalled()
})

test('a dialog with fields stays open when a sheet is pasted', async () => {
  renderScreen()
  paste('Alpha\tBeta\tGamma\na-1\tb-1\tc-1\na-2\tb-2\tc-2\na-3\tb-3\tc-3')
  const dialog = await screen.findByRole('dialog', { name: 'Match columns' })
  paste(sheetOf(['SO-3', 'ZZ-3']))
  expect(dialog).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a sheet with unknown columns asks, and then is read', async () => {
  const { user } = renderScreen()
  paste('Alpha\tBeta\tGamma\na-1\tb-1\tc-1\na-2\tb-2\tc-2\na-3\tb-3\tc-3')
  const dialog = within(await screen.findByRole('dialog', { name: 'Match columns' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Order ID' }), '0')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tracking number' }), '2')
  const header = dialog.getByRole('combobox', { name: 'Header row' })
  await dialog.findByRole('option', { name: 'Row 1: Alpha, Beta, Gamma' })
  await user.selectOptions(header, '0')
  await waitFor(() => expect(dialog.getByRole('button', { name: /Use these/ })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }))
  expect(await screen.findByText('3 entries')).toBeVisible()
})

test('a cancelled question is reported, and can be asked again', async () => {
  const { user } = renderScreen()
  paste('Alpha\tBeta\tGamma\na-1\tb-1\tc-1\na-2\tb-2\tc-2\na-3\tb-3\tc-3')
  await screen.findByRole('dialog', { name: 'Match columns' })
  await user.click(await button('Cancel'))
  expect(await screen.findByText(/^Nothing was added from Pasted, \d\d:\d\d\.$/)).toBeVisible()
  await user.click(await button('Match columns'))
  expect(await screen.findByRole('dialog', { name: 'Match columns' })).toBeVisible()
  expect(screen.queryByText(/Nothing was added/)).toBeNull()
})

test('a read-only tab shows everything and changes nothing', async () => {
  renderScreen({ ownership: inTab('watcher') })
  expect(await button('Paste')).toBeDisabled()
  paste(sheetOf(['SO-1', 'ZZ-1']))
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a paste into the sheet names the hidden rows that it skipped, until it is undone', async () => {
  const { user } = renderScreen()
  paste(sheetOf(['SO-1', 'ZZ-1'], ['SO-2', 'ZZ-2'], ['SO-3', 'ZZ-3']))
  const cell = await screen.findByRole('gridcell', { name: 'ZZ-1' })
  await user.click(cell)
  const html = '<tr><td>YY-1<tr hidden><td>YY-9<tr><td>YY-2'
  pasteInto(cell, 'YY-1\nYY-9\nYY-2', html)
  expect(await screen.findByText(/^1 hidden row not copied/)).toBeVisible()
  expect(screen.getByRole('gridcell', { name: 'YY-2' })).toBeVisible()
  expect(screen.getByRole('gridcell', { name: 'ZZ-3' })).toBeVisible()
  await user.click(await button('Undo'))
  await waitFor(() => expect(screen.queryByText(/not copied/)).toBeNull())
  expect(screen.getByRole('gridcell', { name: 'ZZ-2' })).toBeVisible()
})

test('a second table below the first is mentioned beside `Change columns`, and keeps its own columns', async () => {
  const { user } = renderScreen()
  paste(
    sheetOf(
      ...Array.from({ length: 9 }, (_, n) => [`100${n}`, `RB12345678${n}CN`]),
      ['Tracking number', 'Order ID'],
      ['EE473124829CN', '1010'],
    ),
  )
  const told = 'Row 11: header of another table, read by its own columns'
  expect(await screen.findByText(told)).toBeVisible()
  await user.click(await button('Change columns'))
  const dialog = await screen.findByRole('dialog', { name: 'Match columns' })
  expect(within(dialog).getByText(told)).toBeVisible()
})

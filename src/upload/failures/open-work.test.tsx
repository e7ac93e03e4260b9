import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { CourierNames } from '#i18n/words/courier-names.ts'
import { aRun, answered, faulted, unreached } from '#testing/uploads/fake-run.ts'
import { withoutAnswer, withResult, withStatus } from '#testing/uploads/from-server.ts'
import {
  failAll,
  failedGrid as grid,
  failedRow as row,
  showWork as show,
  Work,
} from '#testing/uploads/show-work.tsx'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import buttons from '#ui/button.module.css'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { listEntries } from '#testing/uploads/spell-out.ts'

beforeAll(() => giveElementsASize())

/** Returns the filled buttons of a region. */
const filled = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .filter(({ className }) => className.split(' ').includes(buttons.main ?? ''))
    .map(({ textContent }) => textContent)

async function correct(text: string, value: string) {
  await userEvent.dblClick(within(grid()).getByText(text, { exact: true }))
  await userEvent.clear(screen.getByRole('textbox', { name: /Tracking number|Order ID/ }))
  await userEvent.keyboard(`${value}{Enter}`)
}

test('corrected rows are selected automatically, and only selected entries are resent', async () => {
  const run = await show(
    someEntries(4),
    failAll((entry) => `Tracking number ${entry.trackingId} is wrong`),
  )
  expect(screen.getByRole('button', { name: 'Resend 0 entries' })).toBeDisabled()
  await correct('T-1', 'NEW-1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O-3' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select O-1' })).toBeChecked())
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 entries' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
  expect(run.sent[1]).toEqual([
    { orderId: 'O-1', trackingId: 'NEW-1' },
    { orderId: 'O-3', trackingId: 'T-3' },
  ])
  await waitFor(() => expect(within(grid()).getAllByRole('row')).toHaveLength(3))
})

test('a row shows its position in the sheet and the full reason', async () => {
  await show(
    someEntries(1),
    failAll(() => 'Order is not pending any more'),
  )
  expect(
    within(grid())
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Select',
    'Row',
    'Order ID',
    'Tracking number',
    'Courier',
    'Merchant order ID',
    'Reason',
  ])
  expect(row(/O-0/)).toHaveTextContent('Order is not pending any more')
})

test('a value that is restored as it was sent unselects its row', async () => {
  await show(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct('T-0', 'X')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select O-0' })).toBeChecked())
  await correct('X', 'T-0')
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select O-0' })).not.toBeChecked(),
  )
})

test('a corrected row that still has a problem is reported, and not resent', async () => {
  await show(
    someEntries(2),
    failAll(() => 'No'),
  )
  await correct('T-0', '9.40011E+21')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O-1' }))
  expect(await screen.findByText(/^1 selected row still has a problem\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resend 1 entry' })).toBeEnabled()
})

test('a block pasted from a spreadsheet corrects several rows', async () => {
  const run = await show(
    someEntries(3),
    failAll(() => 'No'),
  )
  await userEvent.click(within(grid()).getByText('T-0', { exact: true }))
  await userEvent.paste('N-0\t3011\nN-1\t3013')
  await waitFor(() =>
    expect(listEntries(run.state().entries).slice(0, 2)).toEqual([
      { orderId: 'O-0', trackingId: 'N-0', courier: '3011' },
      { orderId: 'O-1', trackingId: 'N-1', courier: '3013' },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Resend 2 entries' })).toBeEnabled()
})

/** Pastes as a spreadsheet program does, with the cells as text and as HTML. */
function pasteCells(text: string, html: string) {
  const data = { files: [], getData: (type: string) => (type === 'text/html' ? html : text) }
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: data })
}

test.each([
  ['from Excel', 'T-7\t"30\n11"\r\nT-8\t3013\r\nT-9\t3014\r\n', ''],
  ['with a quote in it', 'T-7\t"30""\n11"\r\nT-8\t3013\r\nT-9\t3014\r\n', ''],
  [
    'from a web page',
    'T-7\t30\n11\nT-8\t3013\nT-9\t3014',
    `<table><tr><td>T-7<td>30<br>11<tr><td>T-8<td>3013<tr><td>T-9<td>3014</table>`,
  ],
])('a line break in a pasted cell %s moves no value to another order', async (_, text, html) => {
  const run = await show(
    someEntries(3),
    failAll(() => 'No'),
  )
  await userEvent.click(within(grid()).getByText('T-0', { exact: true }))
  pasteCells(text, html)
  await waitFor(() =>
    expect(listEntries(run.state().entries)).toMatchObject([
      { orderId: 'O-0', trackingId: 'T-7' },
      { orderId: 'O-1', trackingId: 'T-8', courier: '3013' },
      { orderId: 'O-2', trackingId: 'T-9', courier: '3014' },
    ]),
  )
})

test('digits that Excel shortened in a copied block are pasted in full', async () => {
  const run = await show(
    someEntries(2),
    failAll(() => 'No'),
  )
  await userEvent.click(within(grid()).getByText('T-0', { exact: true }))
  const html = '<table><tr><td x:num="123456789012">1.23457E+11<tr><td>T-8</table>'
  pasteCells('1.23457E+11\r\nT-8\r\n', html)
  await waitFor(() =>
    expect(listEntries(run.state().entries)).toMatchObject([
      { trackingId: '123456789012' },
      { trackingId: 'T-8' },
    ]),
  )
})

test('entries are set aside with a reason, and restored', async () => {
  const run = await show(
    someEntries(2),
    failAll(() => 'No'),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set aside…' }))
  const dialog = screen.getByRole('dialog', { name: 'Set 2 entries aside?' })
  await userEvent.type(within(dialog).getByRole('textbox'), 'Cancelled')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set aside' }))
  const region = await screen.findByRole('region', { name: 'Set aside' })
  expect(within(region).getByRole('row', { name: /O-1/ })).toHaveTextContent(/Cancelled/)
  expect(run.kinds()).toEqual(['set-aside', 'set-aside'])
  await userEvent.click(within(region).getByRole('button', { name: 'Restore 2 entries' }))
  expect(await screen.findByRole('grid', { name: 'Failed entries' })).toBeVisible()
})

test('entries in doubt are resent only after the user confirms the risk', async () => {
  const run = await show(someEntries(3), () => faulted({ kind: 'no-answer', cause: 'timeout' }))
  const region = screen.getByRole('region', { name: 'In doubt' })
  expect(region).toHaveTextContent('The service didn’t answer in time.')
  await userEvent.click(within(region).getByRole('button', { name: 'Resend all 3' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('Up to 3 may be uploaded twice.')
  expect(run.sent).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resend 3 entries' }))
  await waitFor(() => expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted']))
})

test('a doubtful entry that failed again shows both facts, until the user resolves it', async () => {
  const run = await show(
    someEntries(2),
    withoutAnswer,
    failAll(() => 'Order is not pending'),
  )
  const region = screen.getByRole('region', { name: 'In doubt' })
  await userEvent.click(within(region).getByRole('button', { name: 'Resend 1 to check' }))
  await waitFor(() =>
    expect(within(region).getByRole('row', { name: /O-0/ })).toHaveTextContent(
      /Sent .*, no answer\. Now: Order is not pending/,
    ),
  )
  expect(run.sent[1]).toHaveLength(1)
  await userEvent.click(within(region).getByRole('checkbox', { name: 'Select O-0' }))
  await userEvent.click(within(region).getByRole('button', { name: 'Mark 1 as accepted' }))
  await waitFor(() => expect(run.kinds()).toEqual(['accepted', 'in-doubt']))
  expect(await screen.findByRole('region', { name: 'Marked as accepted' })).toBeVisible()
})

test('unexplained entries are counted, with the number that would be sent twice', async () => {
  const run = await show(someEntries(40), withResult({ acceptedOrders: 37, rejectedOrders: 3 }))
  const region = screen.getByRole('region', { name: 'Unexplained' })
  expect(region).toHaveTextContent('3 of these 40 were not accepted; the service didn’t say which.')
  await userEvent.click(within(region).getByRole('button', { name: 'Send one by one' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent(
    'Up to 37 of these were already accepted and would be sent twice.',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send one by one' }))
  await waitFor(() => expect(run.sent).toHaveLength(41))
})

test('only selected unexplained entries are marked as accepted, and no more than the service accepted are recommended', async () => {
  const run = await show(someEntries(7), withResult({ acceptedOrders: 6, rejectedOrders: 1 }))
  const region = screen.getByRole('region', { name: 'Unexplained' })
  expect(within(region).getByRole('button', { name: 'Mark 0 as accepted' })).toBeDisabled()
  expect(region).toHaveTextContent('Send all 7 one by one')
  await userEvent.click(within(region).getByRole('checkbox', { name: 'Select all' }))
  expect(within(region).getByRole('button', { name: 'Mark 7 as accepted' })).toBeEnabled()
  expect(filled(region)).toEqual([])
  await userEvent.click(within(region).getByRole('checkbox', { name: 'Select O-3' }))
  expect(filled(region)).toEqual(['Mark 6 as accepted'])
  await userEvent.click(within(region).getByRole('button', { name: 'Mark 6 as accepted' }))
  await waitFor(() => expect(run.state().counts).toMatchObject({ accepted: 6, unexplained: 1 }))
  expect(run.kinds()[3]).toBe('unexplained')
})

test('a button for all entries has their count and is not the filled one', async () => {
  await show(someEntries(3), () => faulted({ kind: 'no-answer', cause: 'timeout' }))
  const region = screen.getByRole('region', { name: 'In doubt' })
  const names = within(region)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(
    expect.arrayContaining(['Mark 3 as accepted', 'Resend all 3', 'Set aside 3']),
  )
  expect(filled(region)).toEqual(['Resend 1 to check'])
})

test('a refused request is split, or its entries are corrected and resent', async () => {
  const run = await show(someEntries(4), withStatus(422, '<b>trackingId</b> is bad'))
  const region = screen.getByRole('region', { name: 'Refused' })
  expect(region).toHaveTextContent('The service rejected the whole request (422).')
  expect(within(region).getAllByText('trackingId is bad')[0]).toBeVisible()
  expect(filled(region)).toEqual([expect.stringMatching(/^Find the bad entry among/)])
  await userEvent.click(within(region).getByRole('button', { name: /^Find the bad entry among/ }))
  await waitFor(() => expect(run.kinds()).not.toContain('refused'))
  expect(run.sent.slice(1).every((batch) => batch.length < 4)).toBe(true)
})

test('for a page that doesn’t exist, the panel suggests no split', async () => {
  await show(someEntries(4), withStatus(404))
  const region = screen.getByRole('region', { name: 'Refused' })
  expect(filled(region)).toEqual(['Resend 4 entries'])
  expect(within(region).queryByRole('button', { name: /bad entry/ })).not.toBeInTheDocument()
})

test('unsent entries are sent by Resume alone, and can be set aside', async () => {
  const run = await show(someEntries(2), ...Array.from({ length: 7 }, () => unreached))
  await act(run.tryInVain)
  const region = await screen.findByRole('region', { name: 'Not sent' })
  expect(region).not.toHaveTextContent(/couldn’t be reached|Not sent\./)
  expect(within(region).queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument()
  expect(within(region).getByRole('button', { name: 'Set aside 2…' })).toBeEnabled()
})

test('markup in a message is rendered as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const entry = { orderId: hostile, trackingId: 'T' }
  await show([entry], withResult({ shipmentFailed: [aFailure(entry, `<b>${hostile}</b>`)] }))
  expect(grid()).toHaveTextContent(`<b>${hostile}</b>`)
  expect(document.querySelector('img, b')).toBeNull()
})

test('a read-only tab shows everything and has no buttons', async () => {
  const run = await aRun(someEntries(1), { answer: failAll(() => 'No') })
  await run.resume()
  renderWithTexts(<Work upload={run.upload} watches />)
  expect(grid()).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await act(async () => undefined)
})

test('a failed entry shows the courier’s name beside the code, and the code is edited', async () => {
  const run = await aRun([{ ...someEntries(1)[0]!, courier: '190012' }], {
    answer: (batch) =>
      answered({ acceptedOrders: 0, shipmentFailed: batch.map((one) => aFailure(one, 'No')) }),
  })
  await run.resume()
  renderWithTexts(
    <CourierNames value={(code) => (code === '190012' ? 'Yanwen' : null)}>
      <Work upload={run.upload} />
    </CourierNames>,
  )
  const cell = within(grid()).getByRole('gridcell', { name: 'Yanwen (190012)' })
  await userEvent.dblClick(cell)
  expect(within(grid()).getByRole('combobox', { name: 'Courier' })).toHaveValue('190012')
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { anEntry } from '#testing/builders.ts'
import { answered, type Answering } from '#testing/uploads/fake-run.ts'
import { BEFORE, failAll, failedGrid, failedRow, showWork } from '#testing/uploads/show-work.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { listEntries } from '#testing/uploads/spell-out.ts'

beforeAll(() => giveElementsASize())

async function correct(from: string, to: string) {
  await userEvent.dblClick(within(failedGrid()).getByText(from, { exact: true }))
  await userEvent.clear(screen.getByRole('textbox', { name: /Tracking number|Order ID/ }))
  await userEvent.keyboard(`${to}{Enter}`)
}

const detail = (order: string) => screen.getByRole('group', { name: `${order} in full` })

test.each([
  ['an empty number', 'T-0', '', 'No number yet'],
  ['a shortened number', 'T-0', '9.4E+21', 'Digits lost in Excel'],
  ['a word for no number', 'T-0', 'N/A', 'No number yet'],
  ['an error of a spreadsheet', 'T-0', '#N/A', 'Excel error (#N/A)'],
  ['an empty order', 'O-0', '', 'No order ID'],
])('%s keeps a corrected row back, and the row says so', async (_, from, to, said) => {
  await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct(from, to)
  await waitFor(() => expect(within(failedGrid()).getAllByRole('row')[1]).toHaveTextContent(said))
  expect(await screen.findByRole('button', { name: 'Resend 0 entries' })).toBeDisabled()
})

test.each([
  ['a cell with two numbers', 'LP908172638CN, LP908172655CN', '2 numbers in one cell'],
  ['a check digit that fails', '1Z5R89390357567128', 'Check digit is wrong'],
  [
    'what a spreadsheet left of a number',
    '1234567890123450000',
    'Last digits lost (rounded by a program)',
  ],
  ['a date', '03-Dec', 'Date, not a tracking number'],
])('%s is said, and keeps nothing back', async (_, to, said) => {
  await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct('T-0', to)
  expect(await within(detail('O-0')).findByText(said)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Resend 1 entry' })).toBeEnabled()
})

test('a scanned label gives its printed number, and the whole scan is one click away', async () => {
  await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct('T-0', '420902109400111206206400000716')
  await waitFor(() => expect(failedRow(/O-0/)).toHaveTextContent(/(?<!\d)9400111206206400000716/))
  expect(detail('O-0')).toHaveTextContent(
    'Original Tracking number: 420902109400111206206400000716',
  )
  await userEvent.click(within(detail('O-0')).getByRole('button', { name: 'Restore original' }))
  await waitFor(() => expect(failedRow(/O-0/)).toHaveTextContent('420902109400111206206400000716'))
})

test.each([
  ['only the length of a label speaks', '1071804952390002087800774123456789', '774123456789'],
  ['a prefix stands apart', 'SF 1234567890123', 'SF1234567890123'],
])('where %s, the number is offered', async (_, written, number) => {
  await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct('T-0', written)
  await userEvent.click(await screen.findByRole('button', { name: `Use ${number}` }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Use / })).toBeNull())
  expect(within(failedGrid()).getByText(number)).toBeVisible()
})

const TWO_FAIL = [...someEntries(2), anEntry({ orderId: 'GOOD', trackingId: 'T-9' })] as const

/** The first two entries fail, and the third is accepted. */
const failTwo: Answering = (batch) =>
  answered({
    acceptedOrders: 1,
    shipmentFailed: batch.slice(0, 2).map((entry) => aFailure(entry, 'No')),
  })

test('a row that is corrected to an accepted order names the row that has it, and can be sent', async () => {
  const run = await showWork(TWO_FAIL, failTwo)
  await correct('O-0', 'GOOD')
  const said = 'Another parcel on row 3'
  await waitFor(() => expect(failedRow(/GOOD/)).toHaveTextContent(said))
  await userEvent.keyboard('{ArrowUp}')
  expect(within(detail('GOOD')).getByText(said)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Resend 1 entry' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
})

test('two rows that are corrected to the same order name each other, until one is restored', async () => {
  await showWork(TWO_FAIL, failTwo)
  await correct('O-0', 'NEW')
  await correct('O-1', 'NEW')
  const rows = () => within(failedGrid()).getAllByRole('row', { name: /NEW/ })
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Another parcel on row 1'))
  expect(rows()[0]).toHaveTextContent('Another parcel on row 2')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent('O-0 NEW corrected')
  expect(rows()[0]).not.toHaveTextContent('parcel')
})

test('a row that was set aside doesn’t count as a duplicate any more', async () => {
  await showWork(TWO_FAIL, failTwo)
  await correct('O-0', 'O-1')
  await waitFor(() =>
    expect(within(failedGrid()).getAllByRole('row')[1]).toHaveTextContent(
      'Another parcel on row 2',
    ),
  )
  await userEvent.keyboard('{Shift>}{Delete}{/Shift}')
  await waitFor(() => expect(within(failedGrid()).getAllByRole('row')).toHaveLength(2))
  expect(within(failedGrid()).getAllByRole('row')[1]).toHaveTextContent('corrected')
})

test('a row that is corrected to the values of another row is marked as the same', async () => {
  await showWork(TWO_FAIL, failTwo)
  await correct('O-0', 'O-1')
  await correct('T-0', 'T-1')
  await waitFor(() =>
    expect(within(failedGrid()).getAllByRole('row')[1]).toHaveTextContent('Same as row 2'),
  )
})

test('a row that is corrected to the number of another order names the row that has it, and can be sent', async () => {
  const run = await showWork(TWO_FAIL, failTwo)
  await correct('T-0', 'T-9')
  const said = 'Same number as row 3'
  await waitFor(() => expect(failedRow(/T-9/)).toHaveTextContent(said))
  await userEvent.keyboard('{ArrowUp}')
  expect(within(detail('O-0')).getByText(said)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Resend 1 entry' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
})

test('a row that is corrected to an entry accepted in another upload says so, and can be sent', async () => {
  await showWork(TWO_FAIL, failTwo)
  await correct('O-0', BEFORE)
  await userEvent.keyboard('{ArrowUp}')
  expect(await within(detail(BEFORE)).findByText(/^Accepted with B-1 \(.+\)$/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Resend 1 entry' })).toBeEnabled()
  await userEvent.keyboard('{ArrowDown}')
  expect(within(detail('O-1')).queryByText(/Accepted with/)).not.toBeInTheDocument()
})

test('another courier for one of two rows of an order adds no duplicate warning', async () => {
  const entries = [anEntry({ trackingId: 'A', courier: '77' }), anEntry({ trackingId: 'B' })]
  await showWork(
    entries,
    failAll(() => 'No'),
  )
  await userEvent.dblClick(within(failedGrid()).getByText('77'))
  await userEvent.keyboard('3011{Enter}')
  await waitFor(() => expect(failedGrid()).toHaveTextContent('corrected'))
  expect(failedGrid()).not.toHaveTextContent('parcel')
})

test('corrections are undone with Ctrl+Z, one by one', async () => {
  const run = await showWork(
    someEntries(2),
    failAll(() => 'No'),
  )
  await correct('T-0', 'A')
  await correct('T-1', 'B')
  await waitFor(() => expect(run.state().corrected.size).toBe(2))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect([...run.state().corrected.keys()]).toEqual([0]))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(run.state().corrected.size).toBe(0))
  expect(listEntries(run.state().entries)).toEqual(someEntries(2))
})

test('corrections that were sent since are not undone', async () => {
  const run = await showWork(
    someEntries(2),
    failAll(() => 'No'),
  )
  await correct('T-0', 'A')
  await userEvent.click(await screen.findByRole('button', { name: 'Resend 1 entry' }))
  await waitFor(() => expect(run.kinds()).toEqual(['accepted', 'failed']))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument(),
  )
})

test('a corrected row can be restored as it was sent', async () => {
  const run = await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await correct('T-0', 'A')
  await within(detail('O-0')).findByText(/Tracking number was sent as/)
  await userEvent.click(within(detail('O-0')).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(run.state().corrected.size).toBe(0))
  expect(listEntries(run.state().entries)).toEqual(someEntries(1))
})

test('all four values can be changed in one place, the courier by its name', async () => {
  const run = await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await userEvent.click(within(failedGrid()).getByText('T-0', { exact: true }))
  await userEvent.click(within(detail('O-0')).getByRole('button', { name: 'Edit…' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit O-0' })
  await userEvent.type(within(dialog).getByLabelText('Merchant order ID'), 'M-1')
  await userEvent.type(within(dialog).getByLabelText('Courier code'), 'china post')
  await userEvent.click(await within(dialog).findByRole('option', { name: /^China Post/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(listEntries(run.state().entries)).toEqual([
      { orderId: 'O-0', merchantOrderId: 'M-1', trackingId: 'T-0', courier: '3011' },
    ]),
  )
})

test('a row is set aside with a key, and Undo names it', async () => {
  const run = await showWork(
    someEntries(3),
    failAll(() => 'No'),
  )
  await userEvent.click(within(failedGrid()).getByText('O-1', { exact: true }))
  await userEvent.keyboard('{Shift>}{Delete}{/Shift}')
  await waitFor(() => expect(run.kinds()).toEqual(['failed', 'set-aside', 'failed']))
  expect(failedGrid().contains(document.activeElement)).toBe(true)
  const [undo] = await screen.findAllByRole('button', { name: 'Undo O-1 set aside' })
  await userEvent.click(undo as HTMLElement)
  await waitFor(() => expect(run.kinds()).toEqual(['failed', 'failed', 'failed']))
})

test('a frequent reason is one press', async () => {
  await showWork(
    someEntries(1),
    failAll(() => 'No'),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O-0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set aside…' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Order cancelled' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set aside' }))
  const region = await screen.findByRole('region', { name: 'Set aside' })
  expect(region).toHaveTextContent(/Order cancelled/)
})

test('a long message is shown in full beside its row, line by line', async () => {
  const message = `Number is wrong.\n${'Look again. '.repeat(40).trim()}`
  await showWork(
    someEntries(1),
    failAll(() => message),
  )
  await userEvent.click(within(failedGrid()).getByText('T-0', { exact: true }))
  expect(within(detail('O-0')).getByText(/Number is wrong/).textContent).toBe(message)
})

test.each([
  ['as it is', 'Order so-1 is closed', true],
  ['as a part of another word', 'Order SO-10 is closed', false],
])(
  'a value that the message names %s is marked only when it is meant',
  async (_, message, marked) => {
    await showWork(
      [{ orderId: 'SO-1', trackingId: 'T' }],
      failAll(() => message),
    )
    const said = within(failedRow(/SO-1/)).queryByText(/named in the reason/)
    expect(said !== null).toBe(marked)
  },
)

test('a value that the reason names is described by it', async () => {
  await showWork(
    [
      { orderId: 'SO-1', trackingId: 'T1' },
      { orderId: 'SO-2', trackingId: 'T2' },
    ],
    failAll((entry) => (entry.orderId === 'SO-1' ? 'Order SO-1 is closed' : 'Not pending')),
  )
  const cell = within(failedRow(/SO-1/)).getByRole('gridcell', { name: /^SO-1/ })
  expect(cell).toBeInvalid()
  expect(cell).toHaveAccessibleDescription('Order SO-1 is closed')
  expect(screen.getByRole('gridcell', { name: 'SO-2' })).not.toHaveAccessibleDescription()
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { inTab } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { InSheet } from '#testing/sheets/in-sheet.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryLine } from './entry-line.tsx'

const renderForm = (canAct = true) => {
  const onAdd = vi.fn<(entry: TrackingEntry) => void>()
  const onSheet = vi.fn<(text: string, html: string) => void>()
  const { rerender } = renderWithTexts(<EntryForm key="empty page" />, {
    draft: aDraft({ addEntry: onAdd, importPaste: onSheet }),
    ownership: inTab(canAct ? 'owner' : 'watcher'),
  })
  const replace = () => rerender(<EntryForm key="sheet" />)
  return { onAdd, onSheet, replace, user: userEvent.setup() }
}

function onAPhone() {
  const media = Object.assign(window.matchMedia(''), { matches: true })
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(media)
  onTestFinished(() => spy.mockRestore())
}

const field = (name: string) =>
  screen.getByRole(name === 'Courier code' ? 'combobox' : 'textbox', { name })

test.each(['{Enter}', '{Tab}'])(
  'a scanner ends each code with %s, twenty times and without a pause',
  async (end) => {
    const { onAdd } = renderForm()
    const user = userEvent.setup({ delay: null })
    await user.click(field('Order ID'))
    for (let n = 0; n < 20; n += 1) await user.keyboard(`SO-${n}${end}ZZ-${n}${end}`)
    expect(onAdd.mock.calls.map(([entry]) => entry)).toEqual(
      Array.from({ length: 20 }, (_, n) => ({ orderId: `SO-${n}`, trackingId: `ZZ-${n}` })),
    )
    expect(field('Order ID')).toHaveFocus()
    expect(field('Order ID')).toHaveValue('')
  },
)

test('a scanner can continue in the form that replaces the first one', async () => {
  const { onAdd, replace, user } = renderForm()
  await user.click(field('Order ID'))
  await user.keyboard('SO-1{Enter}ZZ-1{Enter}SO-')
  replace()
  await user.keyboard('2{Enter}ZZ-2{Enter}')
  expect(onAdd.mock.calls.map(([entry]) => entry)).toEqual([
    { orderId: 'SO-1', trackingId: 'ZZ-1' },
    { orderId: 'SO-2', trackingId: 'ZZ-2' },
  ])
})

test('on a phone a scanner can continue in the form of the sheet that its first entry creates', async () => {
  onAPhone()
  const addEntry = vi.fn<(entry: TrackingEntry) => void>()
  const { rerender } = renderWithTexts(<EntryForm />, {
    draft: aDraft({ addEntry }),
  })
  const user = userEvent.setup()
  await user.click(field('Order ID'))
  await user.keyboard('SO-1{Enter}ZZ-1{Enter}')
  rerender(
    <InSheet>
      <EntryLine />
    </InSheet>,
  )
  expect(field('Order ID')).toHaveFocus()
  await user.keyboard('SO-2{Enter}ZZ-2{Enter}')
  expect(addEntry.mock.calls.map(([{ trackingId }]) => trackingId)).toEqual(['ZZ-1', 'ZZ-2'])
})

test('on a phone a reopened form has the focus', async () => {
  onAPhone()
  renderWithTexts(
    <InSheet>
      <EntryLine />
    </InSheet>,
    { draft: aDraft({}) },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Scan or type one entry' }))
  expect(field('Order ID')).toHaveFocus()
})

test('all four fields are added, without spaces around them', async () => {
  const { onAdd, user } = renderForm()
  await user.type(field('Merchant order ID'), 'M-1')
  await user.type(field('Courier code'), '3011 ')
  await user.type(field('Tracking number'), ' ZZ-1')
  await user.type(field('Order ID'), 'SO-1')
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(onAdd).toHaveBeenCalledWith({
    orderId: 'SO-1',
    merchantOrderId: 'M-1',
    courier: '3011',
    trackingId: 'ZZ-1',
  })
})

test('a missing value is reported beside its field, and nothing is added', async () => {
  const { onAdd, user } = renderForm()
  await user.type(field('Order ID'), 'SO-1')
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(await screen.findByText('Enter a tracking number')).toBeVisible()
  expect(field('Tracking number')).toHaveAccessibleDescription('Enter a tracking number')
  expect(field('Tracking number')).toHaveFocus()
  expect(onAdd).not.toHaveBeenCalled()
})

test('a missing value is announced if its field already has the focus', async () => {
  const { user } = renderForm()
  await user.click(field('Order ID'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enter an order ID'))
})

test('a missing value is reported until it is typed', async () => {
  const { user } = renderForm()
  await user.click(field('Order ID'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Enter an order ID')).toBeVisible()
  expect(field('Order ID')).toHaveFocus()
  await user.keyboard('S')
  await waitFor(() => expect(screen.queryByText('Enter an order ID')).toBeNull())
  expect(field('Order ID')).not.toBeInvalid()
  await user.clear(field('Order ID'))
  expect(await screen.findByText('Enter an order ID')).toBeVisible()
})

test('after an entry the form reports nothing until the next one is added', async () => {
  const { onAdd, user } = renderForm()
  await user.click(field('Order ID'))
  await user.keyboard('SO-1{Enter}{Enter}ZZ-1{Enter}SO')
  expect(onAdd).toHaveBeenCalledOnce()
  await user.clear(field('Order ID'))
  expect(field('Order ID')).not.toBeInvalid()
})

test('Tab leaves an empty form as usual', async () => {
  const { user } = renderForm()
  await user.click(field('Order ID'))
  await user.tab()
  expect(field('Tracking number')).toHaveFocus()
})

test('an added entry is announced', async () => {
  const { user } = renderForm()
  await user.click(field('Order ID'))
  await user.keyboard('SO-1{Enter}ZZ-1{Enter}')
  expect(await screen.findByText('SO-1 added', {}, { timeout: 4000 })).toBeInTheDocument()
})

test('the browser capitalises, corrects and completes nothing', () => {
  renderForm()
  for (const name of ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number']) {
    expect(field(name)).toHaveAttribute('autocapitalize', 'none')
    expect(field(name)).toHaveAttribute('autocorrect', 'off')
    expect(field(name)).toHaveAttribute('autocomplete', 'off')
  }
})

test('pasted cells are a sheet and leave the field alone; one value is text', async () => {
  const { onSheet, user } = renderForm()
  await user.click(field('Order ID'))
  await user.paste('SO-1\tZZ-1')
  expect(onSheet).toHaveBeenCalledExactlyOnceWith('SO-1\tZZ-1', '')
  expect(field('Order ID')).toHaveValue('')
  await user.paste('SO-2')
  expect(field('Order ID')).toHaveValue('SO-2')
})

test('in a read-only tab nothing can be typed', () => {
  renderForm(false)
  expect(field('Order ID')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add entry' })).toBeDisabled()
})

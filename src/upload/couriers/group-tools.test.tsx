import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setSingleKeys } from '#shell/keys/single-keys.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { group, groupNames, renderCouriers } from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())
afterEach(() => {
  setSingleKeys(true)
  vi.restoreAllMocks()
})

const YUN = aCandidate({ key: '7', name: 'YunExpress', nameZhCn: '云途', nameZhHk: '' })
const YANWEN = aCandidate({ key: '8', name: 'Yanwen', nameZhCn: '', nameZhHk: '' })
const DHL = aCandidate({ key: '9', name: 'DHL', nameZhCn: '', nameZhHk: '' })

/** Six entries: four alike from two shops, one that fits DHL, and one with a shape of its own. */
const ROWS = [
  ['SO-1', 'YT10000001'],
  ['SO-2', 'YT10000002'],
  ['MX-3', 'YT20000003'],
  ['MX-4', 'YT20000004'],
  ['SO-5', '9000000005'],
  ['SO-6', 'LP66CN'],
] as const
const ALIKE = '4 entries, YT 8 digits'

/** With these rows there are enough groups for a search. */
const MORE_ROWS = [
  ['SO-7', 'AB1234'],
  ['SO-8', 'CD123456'],
] as const

async function show(more: readonly (readonly [string, string])[] = []) {
  const entries = [...ROWS, ...more].map(([orderId, trackingId]) =>
    anEntry({ orderId, trackingId }),
  )
  const candidatesOf = (number: string) => {
    if (number.startsWith('9')) return [DHL, YUN]
    return number.startsWith('YT') ? [YUN, YANWEN] : [YUN, YANWEN, aCandidate({ key: number })]
  }
  const run = await aRun(entries, {
    answer: (batch) =>
      answered({
        acceptedOrders: 0,
        shipmentSelectCourier: batch.map((entry) => ({
          ...entry,
          possibleCouriers: candidatesOf(entry.trackingId),
        })),
      }),
  })
  await run.resume()
  await renderCouriers(run.upload)
  return run
}

const card = (name: string) => group(name).closest('li') as HTMLElement
const choices = (run: Awaited<ReturnType<typeof show>>) =>
  [...run.state().choices].sort(([one], [other]) => one - other)

test('entries selected with Shift get a courier together', async () => {
  const run = await show()
  await userEvent.click(within(card(ALIKE)).getByRole('button', { name: 'Show all 4' }))
  const cell = () => screen.getByRole('gridcell', { name: 'SO-2' })
  await userEvent.click(cell())
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('2 entries selected')).toBeVisible()
  await userEvent.keyboard('2')
  await waitFor(() =>
    expect(choices(run)).toEqual([
      [1, '8'],
      [2, '8'],
    ]),
  )
  await userEvent.click(cell())
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await userEvent.click(screen.getByRole('button', { name: 'Courier for the 2 selected entries' }))
  const dialog = screen.getByRole('dialog', { name: 'Courier for the 2 selected entries' })
  expect(within(dialog).getByRole('radio', { name: /Yanwen/ })).toBeChecked()
  await userEvent.click(within(dialog).getByRole('radio', { name: /YunExpress/ }))
  await waitFor(() => expect(choices(run).map(([, courier]) => courier)).toEqual(['7', '7']))
})

test('the courier of a group is set for all others that offer it, except those cleared in the dialog', async () => {
  const run = await show()
  await userEvent.click(within(group(ALIKE)).getByRole('radio', { name: /YunExpress/ }))
  const others = { name: 'Use YunExpress for the other 2…' }
  await userEvent.click(await screen.findByRole('button', others))
  const dialog = screen.getByRole('dialog', { name: 'Groups that get YunExpress' })
  expect(within(dialog).getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  const all = within(dialog).getByRole('checkbox', { name: 'Select all 2 groups' })
  await userEvent.click(all)
  expect(within(dialog).getByRole('button', { name: /^Set couriers for/ })).toBeDisabled()
  await userEvent.click(all)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^1 entry, 10 digits/ }))
  expect(all).toBePartiallyChecked()
  expect(choices(run)).toHaveLength(4)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set couriers for 1 entry' }))
  await waitFor(() => expect(choices(run).at(-1)).toEqual([5, '7']))
  expect(choices(run)).toHaveLength(5)
  await waitFor(() =>
    expect(within(group('1 entry, 10 digits')).getAllByRole('radio')[0]).toHaveFocus(),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo YunExpress' }))
  await waitFor(() => expect(choices(run)).toHaveLength(4))
})

test('a key proposes the courier for the other groups, and Enter sets it', async () => {
  const run = await show()
  within(group(ALIKE)).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('1{Enter}')
  await screen.findByRole('button', { name: 'Use YunExpress for the other 2…' })
  await userEvent.keyboard('u')
  expect(screen.getByRole('dialog', { name: 'Groups that get YunExpress' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(choices(run)).toHaveLength(6))
  await waitFor(() => expect(screen.getByText('6 of 6 chosen')).toHaveFocus())
})

test('groups are filtered by order, number and courier, and by whether they are decided', async () => {
  await show(MORE_ROWS)
  const search = screen.getByRole('searchbox', { name: 'Order, tracking number or courier' })
  await userEvent.type(search, 'mx-4')
  await waitFor(() => expect(groupNames()).toEqual([ALIKE]))
  expect(screen.getByText('MX-4 · YT20000004')).toBeVisible()
  expect(screen.getByText('1 of 5 groups')).toBeVisible()
  await userEvent.clear(search)
  await userEvent.type(search, 'dhl')
  await waitFor(() => expect(groupNames()).toEqual(['1 entry, 10 digits']))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(groupNames()).toHaveLength(5))
  const last = group('1 entry, LP 2 digits CN')
  await userEvent.click(within(last).getByRole('radio', { name: /Yanwen/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Chosen/ }))
  await waitFor(() => expect(groupNames()).toEqual(['1 entry, LP 2 digits CN']))
})

test('up to four groups have no search', async () => {
  await show(MORE_ROWS.slice(1))
  await waitFor(() => expect(groupNames()).toHaveLength(4))
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

test('with the filter for open groups, a decided group stays while the list is in use', async () => {
  await show(MORE_ROWS)
  await userEvent.click(screen.getByRole('button', { name: /^Open/ }))
  const first = () => screen.getAllByRole('radiogroup')[0] as HTMLElement
  within(first()).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('1')
  await screen.findByText('4 of 8 chosen')
  expect(groupNames()).toHaveLength(5)
  screen.getByRole('button', { name: /^Open/ }).focus()
  await userEvent.hover(screen.getByRole('heading', { name: 'Choose couriers' }))
  await waitFor(() => expect(groupNames()).toHaveLength(4))
})

test('P and N move from group to group, unless single keys are switched off', async () => {
  await show()
  const radioOf = (name: string) => within(group(name)).getAllByRole('radio')[0]
  radioOf(ALIKE)?.focus()
  await userEvent.keyboard('n')
  expect(radioOf('1 entry, 10 digits')).toHaveFocus()
  await userEvent.keyboard('n')
  expect(radioOf('1 entry, LP 2 digits CN')).toHaveFocus()
  await userEvent.keyboard('n')
  expect(radioOf('1 entry, LP 2 digits CN')).toHaveFocus()
  await userEvent.keyboard('pp')
  expect(radioOf(ALIKE)).toHaveFocus()
  await userEvent.keyboard('p')
  expect(radioOf(ALIKE)).toHaveFocus()
  await userEvent.keyboard('n')
  expect(radioOf('1 entry, 10 digits')).toHaveFocus()
  const keys = /choose.*next.*undo/
  expect(screen.getByText(keys)).toBeVisible()
  act(() => setSingleKeys(false))
  expect(screen.queryByText(keys)).toBeNull()
  await userEvent.keyboard('p')
  expect(radioOf('1 entry, 10 digits')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Previous group' }))
  expect(radioOf(ALIKE)).toHaveFocus()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CourierReplacement, CourierValue } from '#domain/draft/changes/courier-values.ts'
import { aCandidate } from '#testing/builders.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { CourierValuesDialog } from './courier-values-dialog.tsx'

const VALUES: readonly CourierValue[] = [
  { value: 'China Post', count: 212, isName: true, probably: [] },
  { value: '100001', count: 40, isName: false, probably: [] },
  { value: '', count: 3, isName: false, probably: [] },
]

const DHL = {
  ...aCandidate({ key: '100001', name: 'DHL Express' }),
  from: 'chosen-before',
} as const
const DPD_DE = { ...aCandidate({ key: '100007', name: 'DPD (DE)' }), from: 'public-list' } as const
const DPD_UK = { ...aCandidate({ key: '100010', name: 'DPD (UK)' }), from: 'public-list' } as const

const NAMES: readonly CourierValue[] = [
  { value: 'DHL', count: 2, isName: true, probably: [DHL] },
  { value: 'DPD', count: 3, isName: true, probably: [DPD_DE, DPD_UK] },
]

const renderDialog = (total = VALUES.length, values = VALUES) => {
  const setCouriers = vi.fn<(replacements: readonly CourierReplacement[]) => void>()
  const onClose = vi.fn<() => void>()
  const listCouriers = () => Promise.resolve({ values, total })
  const draft = aDraft({ listCouriers, setCouriers })
  renderWithTexts(<CourierValuesDialog onClose={onClose} />, { draft })
  return { setCouriers, onClose, user: userEvent.setup() }
}

test('every value stands there once, with the entries that have it, and stays as it is by itself', async () => {
  renderDialog()
  expect(await screen.findByText('China Post')).toBeVisible()
  expect(screen.getByText('212 entries')).toBeVisible()
  expect(screen.getByText('Name, not a code')).toBeVisible()
  expect(screen.getByText('No courier')).toBeVisible()
  expect(screen.getByLabelText('What to send for China Post')).toHaveDisplayValue('Keep')
  expect(screen.getByRole('button', { name: 'Change 0 entries' })).toBeDisabled()
})

test('values are exchanged for codes or left out, all in one go', async () => {
  const { setCouriers, onClose, user } = renderDialog()
  await user.selectOptions(await screen.findByLabelText('What to send for China Post'), 'code')
  await user.type(screen.getByLabelText('Courier code for China Post'), ' 3011')
  await user.selectOptions(screen.getByLabelText('What to send for 100001'), 'empty')
  await user.click(screen.getByRole('button', { name: 'Change 252 entries' }))
  expect(setCouriers).toHaveBeenCalledExactlyOnceWith([
    { value: 'China Post', code: '3011' },
    { value: '100001', code: '' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('the code that a name probably means is filled in; where there are several, they are offered', async () => {
  const { setCouriers, user } = renderDialog(2, NAMES)
  expect(await screen.findByLabelText('Courier code for DHL')).toHaveValue('100001')
  expect(screen.getByText('Chosen before')).toBeVisible()
  expect(screen.getByLabelText('What to send for DPD')).toHaveDisplayValue('Keep')
  expect(screen.getByText('Public list, unconfirmed. Could be:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'DPD (UK) 100010' }))
  await user.click(screen.getByRole('button', { name: 'Change 5 entries' }))
  expect(setCouriers).toHaveBeenCalledExactlyOnceWith([
    { value: 'DHL', code: '100001' },
    { value: 'DPD', code: '100010' },
  ])
})

test('a code that is not typed is asked for, and nothing is changed before', async () => {
  const { setCouriers, onClose, user } = renderDialog()
  const none = await screen.findByLabelText('What to send without a courier')
  expect(within(none).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(none, 'code')
  await user.click(screen.getByRole('button', { name: 'Change 3 entries' }))
  expect(await screen.findByText('Enter a courier code.')).toBeVisible()
  expect(setCouriers).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('of very many values it says how many are not shown', async () => {
  renderDialog(1234)
  expect(await screen.findByText('Showing the 3 most common of 1,234 values.')).toBeVisible()
})

test('when the values cannot be listed it says so and what to do, instead of loading for ever', async () => {
  const listCouriers = () => Promise.reject(new Error('The worker is gone'))
  const draft = aDraft({ listCouriers })
  renderWithTexts(<CourierValuesDialog onClose={() => {}} />, { draft })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  expect(screen.queryByText('Loading…')).toBeNull()
})

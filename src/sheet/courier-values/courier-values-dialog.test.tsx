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

test('each value is listed once with its number of rows, and is kept by default', async () => {
  renderDialog()
  expect(await screen.findByText('China Post')).toBeVisible()
  expect(screen.getByText('212 rows')).toBeVisible()
  expect(screen.getByText('Courier name, no code')).toBeVisible()
  expect(screen.getByText('No courier')).toBeVisible()
  expect(screen.getByLabelText('What to send for China Post')).toHaveDisplayValue('Keep')
  expect(screen.getByRole('button', { name: 'Change 0 rows' })).toBeDisabled()
})

test('values are replaced by codes or emptied, all at once', async () => {
  const { setCouriers, onClose, user } = renderDialog()
  await user.selectOptions(await screen.findByLabelText('What to send for China Post'), 'code')
  await user.type(screen.getByLabelText('Courier code for China Post'), ' 3011')
  await user.selectOptions(screen.getByLabelText('What to send for 100001'), 'empty')
  await user.click(screen.getByRole('button', { name: 'Change 252 rows' }))
  expect(setCouriers).toHaveBeenCalledExactlyOnceWith([
    { value: 'China Post', code: '3011' },
    { value: '100001', code: '' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a name’s probable code is prefilled; if there are several, they are offered', async () => {
  const { setCouriers, user } = renderDialog(2, NAMES)
  expect(await screen.findByLabelText('Courier code for DHL')).toHaveValue('100001')
  expect(screen.getByText('Chosen before')).toBeVisible()
  expect(screen.getByLabelText('What to send for DPD')).toHaveDisplayValue('Keep')
  expect(screen.getByText('From a public list. Your service may use other codes.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'DPD (UK) 100010' }))
  await user.click(screen.getByRole('button', { name: 'Change 5 rows' }))
  expect(setCouriers).toHaveBeenCalledExactlyOnceWith([
    { value: 'DHL', code: '100001' },
    { value: 'DPD', code: '100010' },
  ])
})

test('a missing code is requested, and nothing changes before', async () => {
  const { setCouriers, onClose, user } = renderDialog()
  const none = await screen.findByLabelText('What to send without a courier')
  expect(within(none).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(none, 'code')
  await user.click(screen.getByRole('button', { name: 'Change 3 rows' }))
  expect(await screen.findByText('Enter a courier code.')).toBeVisible()
  expect(setCouriers).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('with very many values, the dialog says how many are not shown', async () => {
  renderDialog(1234)
  expect(await screen.findByText('Showing the 3 most common of 1,234 values.')).toBeVisible()
})

test('a failed list of values is reported with the next step, instead of loading forever', async () => {
  const listCouriers = () => Promise.reject(new Error('The worker is gone'))
  const draft = aDraft({ listCouriers })
  renderWithTexts(<CourierValuesDialog onClose={() => {}} />, { draft })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  expect(screen.queryByText('Loading…')).toBeNull()
})

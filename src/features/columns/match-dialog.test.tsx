import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchedColumns } from './matched-columns.tsx'

const match: ColumnMatch = {
  headerRow: 2,
  mapping: { trackingId: 2 },
  certain: false,
  merchantOnly: false,
  columns: ['Alpha', 'Beta', 'Gamma'].map((header, index) => ({
    index,
    header,
    samples: [1, 2, 3].map((row) => `${header.toLowerCase()}-${row}`),
  })),
  layout: 'alpha beta gamma',
}

const renderDialog = () => {
  const onAnswer = vi.fn<(mapping: ColumnMapping | null, headerRow: number | null) => void>()
  renderWithTexts(
    <MatchDialog
      source={{ kind: 'file', name: 'orders.csv', sheet: null }}
      match={match}
      onAnswer={onAnswer}
    />,
  )
  return { onAnswer, user: userEvent.setup() }
}

const choose = (name: string) => screen.getByRole('combobox', { name })

test('every field has its choice, and three rows of every column are in sight', () => {
  renderDialog()
  expect(screen.getByRole('dialog', { name: 'Match columns' })).toBeVisible()
  for (const name of ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number'])
    expect(choose(name)).toBeVisible()
  expect(choose('Tracking number')).toHaveDisplayValue('Column C: Gamma')
  expect(screen.getByText('beta-3')).toBeVisible()
})

test('the chosen columns are used, with the header row that was found', async () => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, 2)
})

test('a row that is no header after all becomes an entry', async () => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  await user.click(screen.getByRole('checkbox', { name: /Row 3 names the columns/ }))
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, null)
})

test.each([
  ['Order ID', 'Not in this sheet', /order IDs/],
  ['Order ID', 'Column C: Gamma', /two fields/],
  ['Tracking number', 'Not in this sheet', /tracking numbers/],
])('%s as “%s” is answered with what is missing', async (field, option, sentence) => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose(field), option)
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(onAnswer).not.toHaveBeenCalled()
})

test('the question can be left', async () => {
  const { onAnswer, user } = renderDialog()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onAnswer).toHaveBeenCalledWith(null, null)
})

test('a match that was applied is shown field by field', () => {
  renderWithTexts(
    <MatchedColumns
      match={{
        ...match,
        mapping: { orderId: 0, trackingId: 3 },
        columns: [...match.columns, { index: 3, header: null, samples: ['x'] }],
      }}
    />,
  )
  expect(screen.getByText('2 columns matched')).toBeVisible()
  expect(screen.getByText('Order ID ← Alpha')).toBeVisible()
  expect(screen.getByText('Tracking number ← Column D')).toBeVisible()
})

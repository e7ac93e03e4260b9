import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchedColumns } from './matched-columns.tsx'
import type { PreviewColumns } from './use-column-preview.ts'

const match: ColumnMatch = {
  headerRow: 2,
  mapping: { trackingId: 2 },
  certain: false,
  merchantOnly: false,
  columns: ['Alpha', 'Beta', 'Gamma'].map((header, index) => ({
    index,
    header,
    kind: 'text',
  })),
  sampleRows: [4, 5, 7].map((row) => ({
    row,
    cells: ['alpha', 'beta', 'gamma'].map((name) => `${name}-${row}`),
  })),
  layout: 'alpha beta gamma',
}

const ROWS = [
  ['Orders of May'],
  [],
  ['Alpha', 'Beta', 'Gamma'],
  ['Order', 'Note', 'Number'],
  ['a-1', 'b-1', 'c-1'],
]

/** Below row 4 the order is known. */
const below: ColumnMatch = {
  ...match,
  headerRow: 3,
  mapping: { orderId: 0, trackingId: 1 },
  columns: ['Order', 'Note', 'Number'].map((header, index) => ({
    index,
    header,
    kind: 'text' as const,
  })),
}

const found = async (headerRow: number | null) => ({
  rows: ROWS,
  match: headerRow === 3 ? below : { ...match, headerRow },
})

const renderDialog = (asked = match, preview: PreviewColumns = found) => {
  const onAnswer = vi.fn<(mapping: ColumnMapping | null, headerRow: number | null) => void>()
  renderWithTexts(
    <MatchDialog
      source={{ kind: 'file', name: 'orders.csv', sheet: null }}
      match={asked}
      preview={preview}
      onAnswer={onAnswer}
    />,
  )
  return { onAnswer, user: userEvent.setup() }
}

const choose = (name: string) => screen.getByRole('combobox', { name })

test('every field has its choice, and rows of the sheet are in sight', () => {
  renderDialog()
  expect(screen.getByRole('dialog', { name: 'Match columns' })).toBeVisible()
  for (const name of ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number'])
    expect(choose(name)).toBeVisible()
  expect(choose('Tracking number')).toHaveDisplayValue('Column C: Gamma')
  expect(screen.getByText('beta-7')).toBeVisible()
})

test('the chosen columns are used, with the header row that was found', async () => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, 2)
})

const header = () => choose('Row with the column names')

test('a row that is no header after all becomes an entry', async () => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  await user.selectOptions(header(), 'None: every row is an entry')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, null)
})

test('another row is the header: what is found below it takes the place of what was found, but for choices', async () => {
  const { onAnswer, user } = renderDialog()
  expect(header()).toHaveDisplayValue('Row 3: Alpha, Beta, Gamma')
  await screen.findByRole('option', { name: 'Row 4: Order, Note, Number' })
  await user.selectOptions(choose('Tracking number'), 'Column C: Gamma')
  await user.selectOptions(header(), 'Row 4: Order, Note, Number')
  await waitFor(() => expect(choose('Order ID')).toHaveDisplayValue('Column A: Order'))
  expect(choose('Tracking number')).toHaveDisplayValue('Column C: Number')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, 3)
})

test('of a sheet that is not there any more the header can still be none', async () => {
  const { onAnswer, user } = renderDialog(
    { ...match, mapping: { orderId: 0, trackingId: 2 } },
    () => Promise.resolve(null),
  )
  await user.selectOptions(header(), 'None: every row is an entry')
  await waitFor(() => expect(screen.getByRole('button', { name: /Use these/ })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, null)
})

test('a lone column is one thing or another, and the way to the rest is told', async () => {
  const { onAnswer, user } = renderDialog({
    ...match,
    headerRow: null,
    mapping: { trackingId: 0 },
    columns: [{ index: 0, header: null, kind: 'order' }],
  })
  expect(screen.getByText(/one column only/)).toHaveTextContent(/pasted beside it/)
  await user.selectOptions(choose('Tracking number'), 'Not in this sheet')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/Choose/)
  await user.selectOptions(choose('Tracking number'), 'Column A')
  await user.selectOptions(choose('Order ID'), 'Column A')
  expect(choose('Tracking number')).toHaveDisplayValue('Not in this sheet')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0 }, null)
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
        columns: [...match.columns, { index: 3, header: null, kind: 'text' }],
      }}
    />,
  )
  expect(screen.getByText('2 columns matched')).toBeVisible()
  expect(screen.getByText('rows 1 to 2 are titles')).toBeVisible()
  expect(screen.getByText('Order ID ← Alpha')).toBeVisible()
  expect(screen.getByText('Tracking number ← Column D')).toBeVisible()
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { ColumnPreview } from '#worker/importing/preview-columns.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { MatchDialog } from './match-dialog.tsx'

const match: ColumnMatch = {
  headerRow: 2,
  mapping: { trackingId: 2 },
  certain: false,
  merchantOnly: false,
  columns: ['Alpha', 'Beta', 'Gamma'].map((header, index) => ({
    index,
    header,
    kind: 'words',
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

/** Match with row 4 as the header, which has an order ID. */
const below: ColumnMatch = {
  ...match,
  headerRow: 3,
  mapping: { orderId: 0, trackingId: 1 },
  columns: ['Order', 'Note', 'Number'].map((header, index) => ({
    index,
    header,
    kind: 'words' as const,
  })),
}

/** On a slow machine the announcer repeats the text before the test ends. */
const NOT_SPOKEN = { ignore: '[role=status]' }

type Preview = (asked: { readonly headerRow: number | null }) => Promise<ColumnPreview | null>

const found: Preview = async ({ headerRow }) => ({
  rows: ROWS,
  match: headerRow === 3 ? below : { ...match, headerRow },
})

const renderDialog = (asked = match, preview = found) => {
  const onAnswer = vi.fn<(mapping: ColumnMapping | null, headerRow: number | null) => void>()
  const question = {
    sourceId: 1 as SourceId,
    source: { kind: 'file', name: 'orders.csv', sheet: null },
    match: asked,
  } as const
  const draft = aDraft({ previewColumns: preview, answerColumns: onAnswer })
  renderWithTexts(<MatchDialog question={question} />, { draft })
  return { onAnswer, user: userEvent.setup() }
}

const choose = (name: string) => screen.getByRole('combobox', { name })

test('each field has a choice, and rows of the sheet are shown', () => {
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

const header = () => choose('Header row')

test('with `No header` the header row becomes an entry', async () => {
  const { onAnswer, user } = renderDialog()
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  await user.selectOptions(header(), 'No header')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, null)
})

test('with another header row the columns are found anew, and replace the earlier ones', async () => {
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

test('rows that could not be read are reported, and can be requested again', async () => {
  let fails = true
  const { user } = renderDialog(match, (asked) =>
    fails ? Promise.reject(new Error('The file is locked')) : found(asked),
  )
  expect(await screen.findByText(/couldn’t be read/)).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Row 4: Order, Note, Number' })).toBeEnabled()
  expect(screen.queryByText(/couldn’t be read/)).toBeNull()
})

test('for a sheet that has gone, `No header` can still be chosen', async () => {
  const { onAnswer, user } = renderDialog(
    { ...match, mapping: { orderId: 0, trackingId: 2 } },
    () => Promise.resolve(null),
  )
  await user.selectOptions(header(), 'No header')
  await waitFor(() => expect(screen.getByRole('button', { name: /Use these/ })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0, trackingId: 2 }, null)
})

test('a lone column can be one field or another, with a hint that the rest can follow', async () => {
  const { onAnswer, user } = renderDialog({
    ...match,
    headerRow: null,
    mapping: { trackingId: 0 },
    columns: [{ index: 0, header: null, kind: 'order' }],
  })
  expect(screen.getByText(/Only one column found/)).toHaveTextContent(/next to it/)
  await user.selectOptions(choose('Tracking number'), 'None')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/Choose/)
  await user.selectOptions(choose('Tracking number'), 'Column A')
  await user.selectOptions(choose('Order ID'), 'Column A')
  expect(choose('Tracking number')).toHaveDisplayValue('None')
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 0 }, null)
})

test.each([
  ['Order ID', { trackingId: 2 }, /order IDs/],
  ['Tracking number', { orderId: 1 }, /tracking numbers/],
])(
  'a missing %s is said, has the focus first, and has it again after “Use these columns”',
  async (field, mapping, sentence) => {
    const { onAnswer, user } = renderDialog({ ...match, mapping })
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(choose(field)).toHaveFocus()
    expect(choose(field)).toHaveDisplayValue('Choose…')
    const use = screen.getByRole('button', { name: 'Use these columns' })
    expect(use).toHaveAttribute('aria-disabled', 'true')
    expect(use).toHaveAccessibleDescription(sentence)
    await user.click(screen.getByRole('button', { name: 'Use these columns' }))
    expect(choose(field)).toHaveFocus()
    expect(onAnswer).not.toHaveBeenCalled()
  },
)

test.each([
  ['orders', { orderId: 0, trackingId: 2 }],
  ['merchant numbers', { merchantOrderId: 0, trackingId: 2 }],
])('where %s and tracking numbers are matched, Enter uses them', async (_, mapping) => {
  const { onAnswer, user } = renderDialog({ ...match, mapping })
  expect(screen.getByRole('button', { name: 'Use these columns' })).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledWith(mapping, 2)
})

test('a column that is already in use moves to the new field, with a note', async () => {
  const { onAnswer, user } = renderDialog({ ...match, mapping: { orderId: 0, trackingId: 2 } })
  await user.selectOptions(choose('Order ID'), 'Column C: Gamma')
  expect(choose('Tracking number')).toHaveDisplayValue('Choose…')
  expect(screen.getByText(/used only once. Tracking number has none now/, NOT_SPOKEN)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/tracking numbers/)
  await user.selectOptions(choose('Tracking number'), 'Column A: Alpha')
  expect(screen.queryByText(/used only once/, NOT_SPOKEN)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use these columns' }))
  expect(onAnswer).toHaveBeenCalledWith({ orderId: 2, trackingId: 0 }, 2)
})

test('a note about a field that lost its column is read out', async () => {
  const { user } = renderDialog({ ...match, mapping: { orderId: 0, trackingId: 2 } })
  await user.selectOptions(choose('Order ID'), 'Column C: Gamma')
  const read = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await expect
    .poll(read, { timeout: 4000 })
    .toContain('A column can be used only once. Tracking number has none now.')
})

test('each field has one choice, and the column’s header shows it', async () => {
  const { user } = renderDialog()
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  expect(screen.getAllByRole('combobox')).toHaveLength(5)
  expect(head('C Gamma')).toHaveTextContent('Tracking number')
  expect(head('A Alpha')).toHaveTextContent('Not used')
  await user.selectOptions(choose('Order ID'), 'Column A: Alpha')
  expect(head('A Alpha')).toHaveTextContent('Order ID')
  await user.selectOptions(choose('Order ID'), 'None')
  expect(head('A Alpha')).toHaveTextContent('Not used')
})

test('the header says what the cells of a column look like, if they look like anything', () => {
  const kinds = ['amount', 'empty', 'words'] as const
  const columns = kinds.map((kind, index) => ({ index, header: `Name ${index}`, kind }))
  renderDialog({ ...match, columns })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads[1]).toContain('A Name 0looks like amounts')
  expect(heads[2]).toContain('B Name 1empty')
  expect(heads[3]).not.toMatch(/looks|empty/)
})

test('each field shows the evidence for its column, or the look of a column that the user chose', async () => {
  const cells = { count: 14, of: 15 }
  const courier = { name: 'YunExpress', nameZhCn: '云途物流', nameZhHk: '雲途物流' }
  const shape = { kind: 'shape', looksLike: 'tracking', courier, ...cells } as const
  const { user } = renderDialog({
    ...match,
    mapping: { orderId: 0, trackingId: 2, courier: 1 },
    columns: match.columns.map((column) => ({ ...column, kind: 'date', cells })),
    evidence: [
      { field: 'orderId', column: 0, evidence: { kind: 'header', name: 'Alpha' } },
      { field: 'trackingId', column: 2, evidence: shape },
      { field: 'courier', column: 1, evidence: { kind: 'platform', name: 'Shopify' } },
    ],
  })
  expect(choose('Order ID')).toHaveAccessibleDescription('Named “Alpha”')
  expect(choose('Tracking number')).toHaveAccessibleDescription(
    '14 of 15 values have the shape of YunExpress numbers',
  )
  expect(choose('Courier code')).toHaveAccessibleDescription('Shopify writes it here')
  expect(choose('Merchant order ID')).not.toHaveAccessibleDescription()
  await user.selectOptions(choose('Order ID'), 'Column C: Gamma')
  expect(choose('Order ID')).toHaveAccessibleDescription(
    '14 of 15 values look like dates and times',
  )
  expect(choose('Tracking number')).not.toHaveAccessibleDescription()
})

test('a choice from an earlier sheet is marked as such', () => {
  const evidence = [{ field: 'trackingId', column: 2, evidence: { kind: 'remembered' } }] as const
  renderDialog({ ...match, evidence })
  expect(choose('Tracking number')).toHaveAccessibleDescription(/earlier sheet/)
})

test('the rows have the numbers of the sheet', () => {
  renderDialog()
  const [, first] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('4alpha-4beta-4gamma-4')
})

test('the question can be cancelled', async () => {
  const { onAnswer, user } = renderDialog()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onAnswer).toHaveBeenCalledWith(null, null)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { NO_ODD_ROWS } from '#domain/draft/issues/odd-rows.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { tokensOf } from '#testing/services.ts'
import { OddRowNotes, SourceNotes } from './source-notes.tsx'

test.each([
  [
    { dropped: { count: 2, first: [8, 9], kinds: ['blank', 'total'] as const } },
    '2 rows without a shipment (blank, total): 8, 9',
  ],
  [
    { dropped: { count: 1, first: [1], kinds: ['title'] as const } },
    '1 row without a shipment (title): 1',
  ],
  [
    { headers: { count: 1, first: [15] } },
    'Row 15: header of another table, read by its own columns',
  ],
  [
    { headers: { count: 4, first: [15, 20, 25] } },
    'Rows 15, 20, 25 …: headers of other tables, read by their own columns',
  ],
])('rows that ask for a look are said: %j', (odd, sentence) => {
  renderWithTexts(<OddRowNotes oddRows={{ ...NO_ODD_ROWS, ...odd }} />)
  expect(screen.getByText(sentence)).toBeVisible()
})

const SHEET: DraftSource = {
  id: 1 as SourceId,
  source: { kind: 'sample' },
  rows: 3,
  otherRows: 0,
  rescued: 0,
  match: null,
  canChangeColumns: true,
}

test('a header is named with its row, and doesn’t count as a row without a shipment', () => {
  const match = { headerRow: 0 } as DraftSource['match']
  renderWithTexts(<SourceNotes source={{ ...SHEET, otherRows: 1, match, oddRows: NO_ODD_ROWS }} />)
  expect(screen.getByText('Header in row 1')).toBeVisible()
  expect(screen.queryByText(/without a shipment/)).toBeNull()
})

test.each([
  ['', 'Results from North'],
  ['North', 'Results from North'],
  ['South', 'From North. Your token is for South.'],
])('a receipt names its shop, to a token of %j', (tokenShop, sentence) => {
  const receipt = { accepted: 0, setAside: 0, doubtful: 0, shop: 'North' }
  const tokens = tokensOf('aToken-0123456789', tokenShop)
  renderWithTexts(<SourceNotes source={{ ...SHEET, receipt }} />, { tokens })
  expect(screen.getByText(sentence)).toBeVisible()
})

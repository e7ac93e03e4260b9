import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { MatchedColumns, UnusedColumns } from './matched-columns.tsx'

const matchOf = (headers: readonly (string | null)[], mapping: ColumnMatch['mapping']) => ({
  headerRow: 2,
  mapping,
  certain: true,
  merchantOnly: false,
  columns: headers.map((header, index) => ({ index, header, kind: 'words' as const })),
  sampleRows: [],
  layout: '',
})

test('an applied match is shown field by field, with the unused columns', () => {
  const headers = ['Alpha', 'Weight', 'Price', null, 'Number', null]
  const match = matchOf(headers, { orderId: 0, trackingId: 3 })
  renderWithTexts(
    <>
      <MatchedColumns match={match} />
      <UnusedColumns match={match} />
    </>,
  )
  const matched = screen.getByText('2 columns matched')
  expect(matched).toHaveAttribute('title', 'Order ID ← Alpha\nTracking number ← Column D')
  expect(screen.getByText('Not used: Weight, Price, Number, column F')).toBeVisible()
})

test('an empty column isn’t listed as unused', () => {
  const match = matchOf(['Alpha', 'Number', 'Notes'], { orderId: 0, trackingId: 1 })
  const columns = match.columns.map((column) =>
    column.index === 2 ? { ...column, kind: 'empty' as const } : column,
  )
  renderWithTexts(<UnusedColumns match={{ ...match, columns }} />)
  expect(screen.queryByText(/Not used/)).toBeNull()
})

test('of many unused columns, the first are named and the others counted', () => {
  const headers = Array.from({ length: 12 }, (_, index) => `H${index}`)
  renderWithTexts(<UnusedColumns match={matchOf(headers, { orderId: 0, trackingId: 1 })} />)
  expect(screen.getByText('Not used: H2, H3, H4, H5, H6, H7, H8, H9 and 2 more')).toBeVisible()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ODD_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { OddRowNotes } from '#features/spreadsheet/sources/source-list.tsx'

test.each([
  [{ totals: { count: 1, first: [9] } }, 'row 9 is a total'],
  [
    { headers: { count: 1, first: [15] } },
    'row 15 is the header of another table, read by its own columns',
  ],
  [
    { headers: { count: 4, first: [15, 20, 25] } },
    'rows 15, 20, 25 … are headers of other tables, read by their own columns',
  ],
])('rows that ask for a look are said: %j', (odd, sentence) => {
  renderWithTexts(<OddRowNotes oddRows={{ ...NO_ODD_ROWS, ...odd }} />)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('of a sheet that an earlier release read nothing more is said', () => {
  renderWithTexts(<OddRowNotes oddRows={undefined} />)
  expect(screen.queryByText(/row/)).toBeNull()
})

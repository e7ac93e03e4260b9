import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ODD_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { OddRowNotes } from './source-notes.tsx'

test.each([
  [{ totals: { count: 1, first: [9] } }, 'Row 9: total'],
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

test('of a sheet that an earlier release read nothing more is said', () => {
  renderWithTexts(<OddRowNotes oddRows={undefined} />)
  expect(screen.queryByText(/row/i)).toBeNull()
})

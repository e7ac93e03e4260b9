import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { DraftAnnouncements } from './draft-announcements.ts'
import { useNothingShown } from './use-nothing-shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NothingShown = ({ filter }: { readonly filter: DraftFilter }) => useNothingShown(filter)

const said = () => screen.getByRole('status').textContent
const quiet = () => act(() => void vi.advanceTimersByTime(1000))
const sheet = () => ({ draft: aDraft({}, { checked: true, entryCount: 6, problemCount: 5 }) })

test('the page of the sheet announces its counts', () => {
  renderWithTexts(<DraftAnnouncements />, sheet())
  quiet()
  expect(said()).toBe('Sheet: entries 6, problems 5')
})

test('the page of an upload doesn’t announce the sheet', () => {
  const { rerender } = renderWithTexts(<DraftAnnouncements />, sheet())
  rerender(<p>An upload</p>)
  quiet()
  expect(said()).toBe('')
})

test.each([
  ['problems', { only: 'problems' as const }, 'No problems.'],
  ['a search', { search: 'zzz' }, 'No matches.'],
  ['a search among problems', { only: 'problems' as const, search: 'zzz' }, 'No matches.'],
])('a filter that leaves nothing says what there is none of: %s', (_, filter, text) => {
  renderWithTexts(<NothingShown filter={{ ...NO_FILTER, ...filter }} />)
  expect(screen.getByText(text)).toBeVisible()
})

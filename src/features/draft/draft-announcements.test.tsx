import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { DraftAnnouncements } from './draft-announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said = () => screen.getByRole('status').textContent
const quiet = () => act(() => void vi.advanceTimersByTime(1000))
const sheet = () => ({ draft: aDraft({}, { checked: true, entryCount: 6, problemCount: 5 }) })

test('the sheet is read out where one is', () => {
  renderWithTexts(<DraftAnnouncements />, sheet())
  quiet()
  expect(said()).toBe('Sheet: entries 6, problems 5')
})

test('who has come to an upload hears nothing of the sheet', () => {
  const { rerender } = renderWithTexts(<DraftAnnouncements />, sheet())
  rerender(<p>An upload</p>)
  quiet()
  expect(said()).toBe('')
})

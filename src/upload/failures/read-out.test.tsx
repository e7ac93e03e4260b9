import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { failAll, failedGrid, showWork } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())
afterEach(() => vi.useRealTimers())

/** Renders two failed entries under fake timers. */
async function twoFailed() {
  await showWork(
    someEntries(2),
    failAll(() => 'No'),
  )
  vi.useFakeTimers()
}

const cell = (text: string) => within(failedGrid()).getByText(text, { exact: true })

const choose = (text: string) =>
  act(() => cell(text).closest<HTMLElement>('[role="gridcell"]')?.focus())

/** Returns the announcement after a second of quiet. */
async function readOut() {
  // The change renders first.
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return screen.getByRole('status')
}

test('the action of a key is read out, and its undo', async () => {
  await twoFailed()
  choose('O-1')
  fireEvent.keyDown(cell('O-1'), { key: 'Delete', shiftKey: true })
  expect(await readOut()).toHaveTextContent(/^O-1 set aside$/)
  fireEvent.keyDown(cell('O-0'), { key: 'z', ctrlKey: true })
  expect(await readOut()).toHaveTextContent('Undone: O-1 set aside')
  expect(cell('O-1')).toBeVisible()
})

test('a corrected row that still has a problem is read out', async () => {
  await twoFailed()
  choose('T-0')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' })
  expect(await readOut()).toHaveTextContent('1 selected row still has a problem')
})

import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab } from '#testing/services.ts'
import { createListeners } from '#base/listeners.ts'
import { OtherTab } from './other-tab.tsx'

function showIn(first: OwnershipState) {
  const { subscribe, tell } = createListeners()
  let state = first
  const become = (next: OwnershipState) => {
    state = next
    tell()
  }
  const ownership: Ownership = {
    ...inTab(first),
    subscribe,
    getSnapshot: () => state,
    takeOver: () => become('taking'),
  }
  renderWithTexts(
    <>
      <OtherTab />
      <main id="page" tabIndex={-1} />
    </>,
    { ownership },
  )
  return (next: OwnershipState) => act(() => become(next))
}

const use = () => screen.queryByRole('button', { name: 'Use this tab' })

test('a read-only tab can take over, waits for the other one, and announces when it has', async () => {
  const become = showIn('watcher')
  expect(screen.getByText(/^You’re already using Tracking Upload in another tab/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use this tab' }))
  expect(screen.getByText(/^Waiting for the other tab/)).toBeVisible()
  expect(use()).toHaveFocus()
  become('owner')
  expect(use()).toBeNull()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(
    await screen.findByText('You can work in this tab now', {}, { timeout: 3000 }),
  ).toBeInTheDocument()
})

test('a tab that hands over says what it is still doing, and can take over again', () => {
  const become = showIn('owner')
  expect(use()).toBeNull()
  become('giving')
  expect(screen.getByText(/^Finishing what was being sent/)).toBeVisible()
  expect(use()).toBeNull()
  become('watcher')
  expect(use()).toBeEnabled()
})

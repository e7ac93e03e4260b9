import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { useDraft } from '#shell/services.ts'
import { HistoryButtons, useHistoryFocus } from './history-buttons.tsx'

/** Renders the buttons in another position when there is no sheet. */
function Sheet() {
  const { snapshot } = useDraft()
  useHistoryFocus()
  const buttons = <HistoryButtons />
  return snapshot.entryCount > 0 ? <section aria-label="Sheet">{buttons}</section> : buttons
}

test('Undo and Redo keep the focus when there is nothing to undo, and when the sheet is back', async () => {
  const user = userEvent.setup()
  const client = await openDraft()
  client.addEntry({ orderId: 'SO-1', trackingId: 'ZZ-1' })
  client.addEntry({ orderId: 'SO-2', trackingId: 'ZZ-2' })
  renderWithTexts(<Sheet />, { draft: client })
  await screen.findByRole('region', { name: 'Sheet' })
  expect(document.body).toHaveFocus()

  screen.getByRole('button', { name: 'Undo' }).focus()
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undo).toHaveFocus())
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(client.getSnapshot().entryCount).toBe(0)

  await user.tab()
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  await screen.findByRole('region', { name: 'Sheet' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus())
  expect(client.getSnapshot().entryCount).toBe(2)
})

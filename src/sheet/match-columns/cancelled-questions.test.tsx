import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { CancelledQuestions } from './cancelled-questions.tsx'

const CANCELLED: DraftSnapshot['cancelled'] = [
  {
    kind: 'columns',
    sourceId: 3 as SourceId,
    source: { kind: 'file', name: 'orders.csv', sheet: null },
  },
  {
    kind: 'sheets',
    sourceId: 4 as SourceId,
    source: { kind: 'file', name: 'book.xlsx', sheet: null },
  },
]

function show(cancelled = CANCELLED) {
  const askAgain = vi.fn<(sourceId: number) => void>()
  const dismissCancelled = vi.fn<() => void>()
  const draft = aDraft({ askAgain, dismissCancelled }, { cancelled })
  renderWithTexts(<CancelledQuestions />, { draft })
  const [status] = screen.getAllByRole('status')
  return { askAgain, dismissCancelled, user: userEvent.setup(), status: status ?? document.body }
}

test('the notice says that nothing was added, and offers each question again', async () => {
  const { askAgain, user, status } = show()
  expect(status).toHaveTextContent('Nothing was added from orders.csv.')
  const back = within(status).getByRole('button', { name: 'Match columns' })
  expect(back).toHaveAccessibleDescription('Nothing was added from orders.csv.')
  await user.click(back)
  expect(askAgain).toHaveBeenLastCalledWith(3)
  await user.click(within(status).getByRole('button', { name: 'Choose sheets' }))
  expect(askAgain).toHaveBeenLastCalledWith(4)
})

test('it can be closed', async () => {
  const { dismissCancelled, user } = show()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismissCancelled).toHaveBeenCalledOnce()
})

test('without cancelled questions there is no notice', () => {
  const { status } = show([])
  expect(status).toBeEmptyDOMElement()
})

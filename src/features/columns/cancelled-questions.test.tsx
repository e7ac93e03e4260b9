import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { CancelledQuestions } from './cancelled-questions.tsx'

const CANCELLED: DraftSnapshot['cancelled'] = [
  { kind: 'columns', sourceId: 3, source: { kind: 'file', name: 'orders.csv', sheet: null } },
  { kind: 'sheets', sourceId: 4, source: { kind: 'file', name: 'book.xlsx', sheet: null } },
]

function show(cancelled = CANCELLED) {
  const onAskAgain = vi.fn<(sourceId: number) => void>()
  const onDismiss = vi.fn<() => void>()
  renderWithTexts(
    <CancelledQuestions cancelled={cancelled} onAskAgain={onAskAgain} onDismiss={onDismiss} />,
  )
  const [status] = screen.getAllByRole('status')
  return { onAskAgain, onDismiss, user: userEvent.setup(), status: status ?? document.body }
}

test('it says that nothing was added, and each question can be asked again', async () => {
  const { onAskAgain, user, status } = show()
  expect(status).toHaveTextContent('Nothing was added from orders.csv.')
  const back = within(status).getByRole('button', { name: 'Match columns' })
  expect(back).toHaveAccessibleDescription('Nothing was added from orders.csv.')
  await user.click(back)
  expect(onAskAgain).toHaveBeenLastCalledWith(3)
  await user.click(within(status).getByRole('button', { name: 'Choose sheets' }))
  expect(onAskAgain).toHaveBeenLastCalledWith(4)
})

test('it can be closed', async () => {
  const { onDismiss, user } = show()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('where nothing was left, nothing is said', () => {
  const { status } = show([])
  expect(status).toBeEmptyDOMElement()
})

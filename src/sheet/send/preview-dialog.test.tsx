import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { createDraftClient } from '#worker/client.ts'
import { createCalls } from '#worker/calls/calls.ts'
import { PreviewDialog } from './preview-dialog.tsx'

test('a preview that cannot be loaded says so, with the next step', async () => {
  const calls = createCalls(() => {})
  const client = createDraftClient(calls, () => {})
  renderWithTexts(<PreviewDialog onClose={() => {}} />, { draft: client })
  expect(screen.getByText('Loading…')).toBeVisible()
  calls.fail(new Error('The worker is gone'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.queryByText('Loading…')).toBeNull()
})

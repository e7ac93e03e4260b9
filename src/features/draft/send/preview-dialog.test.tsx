import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { createClientEnd } from '#sheet-engine/client-core.ts'
import { PreviewDialog } from './preview-dialog.tsx'

test('what will be sent, when it cannot be found out, is said to be unknown, with what to do', async () => {
  const end = createClientEnd({ post: () => {}, close: () => {}, onError: () => {} })
  renderWithTexts(
    <PreviewDialog
      client={end.client}
      snapshot={{ ...end.client.getSnapshot(), sendableCount: 12 }}
      press={{
        serviceName: 'Shop',
        practice: false,
        requestSize: 100,
        canUpload: true,
        hasToken: true,
        onTokenNeeded: () => {},
        onUpload: () => Promise.resolve(),
      }}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText('Loading…')).toBeVisible()
  end.fail(new Error('The worker is gone'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page')
  expect(screen.queryByText('Loading…')).toBeNull()
})

import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { UploadPage } from './pages.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'

vi.mock('#run/uploads/open-upload.ts', () => {
  throw new Error('The server has a newer version.')
})

test('an upload whose run cannot be fetched says so, and how to get it', async () => {
  renderWithTexts(
    <ErrorBoundary>
      <Suspense>
        <UploadPage id="U" />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByText(/Part of this page didn’t load/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
})

import { screen, within } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { UploadScreen } from '#upload/upload-screen.tsx'
import type { Services } from '#shell/services.ts'
import type { Upload } from '#run/upload.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { someUploads } from '#testing/services.ts'

type Shown = Partial<Pick<Services, 'tokens' | 'draft'>> & {
  /** Panel and entry in the address. */
  readonly query?: string
}

/** Renders the page of an upload. Returns the addresses visited. */
export function showUpload(upload: Upload, { tokens, draft, query = '' }: Shown = {}) {
  const { hook, searchHook, history } = memoryLocation({
    path: `/uploads/U${query}`,
    record: true,
  })
  renderWithTexts(
    <Router hook={hook} searchHook={searchHook}>
      <main tabIndex={-1}>
        <UploadScreen upload={upload} />
      </main>
    </Router>,
    {
      uploads: someUploads({}).uploads,
      ...(tokens ? { tokens } : {}),
      draft: draft ?? aDraft({}),
    },
  )
  return history
}

export const summary = () => screen.getByRole('region', { name: 'Where every entry stands' })
export const rail = () => within(screen.getByRole('navigation', { name: 'This upload' }))
export const button = (name: string) => screen.getByRole('button', { name })

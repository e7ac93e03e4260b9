import { screen, within } from '@testing-library/react'
import { UploadScreen, type UploadScreenProps } from '#upload/upload-screen.tsx'
import type { Services } from '#shell/services.ts'
import { Panel } from '#upload/panel.tsx'
import type { Upload } from '#run/upload.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { someUploads } from '#testing/services.ts'

export const PANELS: UploadScreenProps['panels'] = {
  couriers: () => <Panel title="Choose couriers">Couriers here</Panel>,
  work: ({ kind }) => <Panel title={`Work on ${kind}`}>Work here</Panel>,
  log: () => <Panel title="Request log">Requests here</Panel>,
}

type UploadOnlyProps = Partial<UploadScreenProps> & { readonly upload: Upload }

/** The page of an upload without parts of other features. */
export const UploadOnly = (props: UploadOnlyProps) => <UploadScreen panels={PANELS} {...props} />

type Shown = Partial<UploadScreenProps> & Partial<Pick<Services, 'tokens' | 'draft'>>

export const showUpload = (upload: Upload, { tokens, draft, ...more }: Shown = {}) =>
  renderWithTexts(
    <main tabIndex={-1}>
      <UploadOnly upload={upload} {...more} />
    </main>,
    {
      uploads: someUploads({}).uploads,
      ...(tokens ? { tokens } : {}),
      draft: draft ?? aDraft({}),
    },
  )

export const summary = () => screen.getByRole('region', { name: 'Where every entry stands' })
export const rail = () => within(screen.getByRole('navigation', { name: 'This upload' }))
export const button = (name: string) => screen.getByRole('button', { name })

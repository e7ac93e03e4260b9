import { screen, within } from '@testing-library/react'
import { UploadScreen, type UploadScreenProps } from '#features/upload/upload-screen.tsx'
import type { Services } from '#page/services.ts'
import { Panel } from '#page/panel.tsx'
import type { UploadRun } from '#run/upload-run.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'

export const PANELS: UploadScreenProps['panels'] = {
  couriers: () => <Panel title="Choose couriers">Couriers here</Panel>,
  work: ({ kind }) => <Panel title={`Work on ${kind}`}>Work here</Panel>,
  log: () => <Panel title="Request log">Requests here</Panel>,
}

type UploadOnlyProps = Partial<UploadScreenProps> & { readonly run: UploadRun }

/** The page of an upload, without what other rooms add to it. */
export const UploadOnly = (props: UploadOnlyProps) => <UploadScreen panels={PANELS} {...props} />

type Shown = Partial<UploadScreenProps> &
  Partial<Pick<Services, 'tokens' | 'draft'>> & { readonly story?: Uploads['story'] }

/** Without a `story`, nothing of an entry was kept. */
export const showUpload = (run: UploadRun, { story, tokens, draft, ...more }: Shown = {}) =>
  renderWithTexts(
    <main tabIndex={-1}>
      <UploadOnly run={run} {...more} />
    </main>,
    {
      uploads: someUploads(story ? { story } : {}).uploads,
      ...(tokens ? { tokens } : {}),
      ...(draft ? { draft } : {}),
    },
  )

export const summary = () => screen.getByRole('region', { name: 'Where every entry stands' })
export const rail = () => within(screen.getByRole('navigation', { name: 'This upload' }))
export const button = (name: string) => screen.getByRole('button', { name })

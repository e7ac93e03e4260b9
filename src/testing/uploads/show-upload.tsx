import { screen } from '@testing-library/react'
import { UploadPanel, type UploadPanelProps } from '#features/upload/upload-panel.tsx'
import type { Services } from '#page/services.ts'
import type { UploadRun } from '#run/upload-run.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'

const parts = {
  couriers: () => <p>Couriers here</p>,
  failures: () => <p>Failures here</p>,
}

type UploadOnlyProps = Partial<UploadPanelProps> & { readonly run: UploadRun }

/** The page of an upload, without what other rooms add to it. */
export const UploadOnly = (props: UploadOnlyProps) => <UploadPanel {...parts} {...props} />

type Shown = Partial<UploadPanelProps> &
  Partial<Pick<Services, 'tokens'>> & { readonly story?: Uploads['story'] }

/** Without a `story`, nothing of an entry was kept. */
export const showUpload = (run: UploadRun, { story, tokens, ...more }: Shown = {}) =>
  renderWithTexts(<UploadOnly run={run} {...more} />, {
    uploads: someUploads(story ? { story } : {}).uploads,
    ...(tokens ? { tokens } : {}),
  })

export const summary = () => screen.getByRole('region', { name: 'Where every entry stands' })
export const button = (name: string) => screen.getByRole('button', { name })

import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UploadPanel, type UploadPanelProps } from '#features/upload/upload-panel.tsx'
import type { ReadStory } from '#features/upload/entries/use-entry-story.ts'
import type { UploadRun } from '#run/upload-run.ts'
import { renderWithTexts } from './render.tsx'

function PlainLink({
  children,
  ...link
}: {
  href: string
  className: string
  children: ReactNode
}) {
  return <a {...link}>{children}</a>
}

/** As if nothing of an entry was kept. */
export const noStory: ReadStory = () => Promise.resolve([])

const parts = {
  onTokenNeeded: () => undefined,
  couriers: () => <p>Couriers here</p>,
  failures: () => <p>Failures here</p>,
  link: PlainLink,
  readStory: noStory,
}

type UploadOnlyProps = Partial<UploadPanelProps> & { readonly run: UploadRun }

/** The page of an upload, without what other rooms add to it. */
export const UploadOnly = (props: UploadOnlyProps) => <UploadPanel {...parts} {...props} />

export const showUpload = (run: UploadRun, more: Partial<UploadPanelProps> = {}) =>
  renderWithTexts(<UploadOnly run={run} {...more} />)

export const summary = () => screen.getByRole('region', { name: 'Where every entry stands' })
export const button = (name: string) => screen.getByRole('button', { name })

import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { WithRePaste } from '#sheet/issues/re-paste.tsx'
import { type StartUpload, StartUploadContext } from '#sheet/send/start-upload.ts'
import { SheetContext, useSheetMoves } from '#sheet/state/use-sheet.ts'
import type { DraftClient } from '#worker/client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab } from '#testing/services.ts'

type InSheetProps = { readonly children: ReactNode; readonly startUpload?: StartUpload }

const noUpload: StartUpload = () => Promise.resolve()

export function InSheet({ children, startUpload = noUpload }: InSheetProps) {
  const section = useRef(null)
  return (
    <StartUploadContext value={startUpload}>
      <SheetContext value={useSheetMoves(section)}>
        <WithRePaste>{children}</WithRePaste>
      </SheetContext>
    </StartUploadContext>
  )
}

/** Renders parts of a sheet with a draft; returns the user. */
export function showInSheet(
  draft: DraftClient,
  parts: ReactNode,
  tab: 'owner' | 'watcher' = 'owner',
) {
  renderWithTexts(<InSheet>{parts}</InSheet>, { draft, ownership: inTab(tab) })
  return userEvent.setup()
}

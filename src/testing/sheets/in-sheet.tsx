import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { type DraftPage, DraftPageContext } from '#features/draft/draft-page.ts'
import { WithRePaste } from '#features/draft/issues/re-paste.tsx'
import { SheetContext, useSheetMoves } from '#features/draft/use-sheet.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab } from '#testing/services.ts'

const Nothing = () => null

/** What the page joins to the sheet, where none of it is looked at. */
export const bareDraftPage: DraftPage = {
  startUpload: () => Promise.resolve(),
  CourierValues: Nothing,
  ProbableCodes: Nothing,
  AddRows: Nothing,
  ImportNotices: Nothing,
  SourceStatus: Nothing,
  PasteAgain: Nothing,
  takePaste: () => false,
}

/** What the parts of a sheet stand in. */
export function InSheet({ children }: { readonly children: ReactNode }) {
  const section = useRef(null)
  return (
    <DraftPageContext value={bareDraftPage}>
      <SheetContext value={useSheetMoves(section)}>
        <WithRePaste>{children}</WithRePaste>
      </SheetContext>
    </DraftPageContext>
  )
}

/** Parts of a sheet on the screen, over a draft; the hands of the person. */
export function showInSheet(
  draft: DraftClient,
  parts: ReactNode,
  tab: 'owner' | 'watcher' = 'owner',
) {
  renderWithTexts(<InSheet>{parts}</InSheet>, { draft, ownership: inTab(tab) })
  return userEvent.setup()
}

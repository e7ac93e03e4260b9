import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { WithRePaste } from '#sheet/issues/re-paste.tsx'
import { SheetContext, useSheetMoves } from '#sheet/state/use-sheet.ts'
import type { DraftClient } from '#worker/client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab } from '#testing/services.ts'

export function InSheet({ children }: { readonly children: ReactNode }) {
  const section = useRef(null)
  return (
    <SheetContext value={useSheetMoves(section)}>
      <WithRePaste>{children}</WithRePaste>
    </SheetContext>
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

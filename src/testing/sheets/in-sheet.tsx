import { type ReactNode, useRef } from 'react'
import { type DraftPage, DraftPageContext } from '#features/draft/draft-page.ts'
import { WithRePaste } from '#features/draft/issues/re-paste.tsx'
import { SheetContext, useSheetMoves } from '#features/draft/use-sheet.ts'

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

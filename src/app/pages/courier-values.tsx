import { useState } from 'react'
import { CourierValuesDialog } from '#features/draft/courier-values/courier-values-dialog.tsx'
import { DefaultCourierDialog } from '#features/draft/courier-values/default-courier-dialog.tsx'
import { ProbableCodes } from '#features/draft/courier-values/probable-codes.tsx'
import type { CourierValuesProps } from '#features/draft/draft-page.ts'
import { LaterTexts } from '#page/later-texts.tsx'
import { QueriesRoot } from '#page/queries-root.tsx'

/** A dialog about the couriers of the sheet, with the codes that this service has named before all others. */
export function CourierValues({ dialog, onClose }: CourierValuesProps) {
  const Dialog = dialog === 'values' ? CourierValuesDialog : DefaultCourierDialog
  return (
    <LaterTexts>
      <QueriesRoot>
        <Dialog onClose={onClose} />
      </QueriesRoot>
    </LaterTexts>
  )
}

/** The names of couriers in the sheet and their probable codes, and the dialog in which they are corrected. */
export function SheetProbableCodes() {
  const [open, setOpen] = useState(false)
  return (
    <LaterTexts>
      <ProbableCodes onReview={() => setOpen(true)} />
      {open && <CourierValues dialog="values" onClose={() => setOpen(false)} />}
    </LaterTexts>
  )
}

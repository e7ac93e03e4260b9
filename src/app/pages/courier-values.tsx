import { useState } from 'react'
import { CourierValuesDialog } from '#features/draft/courier-values/courier-values-dialog.tsx'
import {
  DefaultCourierDialog,
  SetCourierDialog,
} from '#features/draft/courier-values/courier-dialogs.tsx'
import { ProbableCodes } from '#features/draft/courier-values/probable-codes.tsx'
import type { CourierValuesProps } from '#features/draft/draft-page.ts'

/** A dialog about the couriers of the sheet, with the codes that this service has named before all others. */
export function CourierValues({ dialog, onClose }: CourierValuesProps) {
  return (
    <>
      {dialog === 'values' && <CourierValuesDialog onClose={onClose} />}
      {dialog === 'for-all' && <DefaultCourierDialog onClose={onClose} />}
      {typeof dialog === 'object' && <SetCourierDialog rows={dialog} onClose={onClose} />}
    </>
  )
}

/** The names of couriers in the sheet and their probable codes, and the dialog in which they are corrected. */
export function SheetProbableCodes() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ProbableCodes onReview={() => setOpen(true)} />
      {open && <CourierValues dialog="values" onClose={() => setOpen(false)} />}
    </>
  )
}

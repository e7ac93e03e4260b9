import { useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { CourierCodeField } from '#features/couriers/choice/courier-code-field.tsx'
import type { CourierDialog } from '#features/draft/courier-values/courier-values-button.tsx'
import { CourierValuesDialog } from '#features/draft/courier-values/courier-values-dialog.tsx'
import { DefaultCourierDialog } from '#features/draft/courier-values/default-courier-dialog.tsx'
import { ProbableCodes } from '#features/draft/courier-values/probable-codes.tsx'
import { LaterTexts } from '#page/later-texts.tsx'
import { QueriesRoot } from '#page/queries-root.tsx'
import { useServices } from '#page/services.ts'

type CourierValuesProps = {
  readonly snapshot: DraftSnapshot
  readonly dialog: CourierDialog
  readonly onClose: () => void
}

/** A dialog about the couriers of the sheet, with the codes that this service has named before all others. */
export function CourierValues({ snapshot, dialog, onClose }: CourierValuesProps) {
  const about = { client: useServices().draft, codeField: CourierCodeField, onClose }
  return (
    <LaterTexts>
      <QueriesRoot>
        {dialog === 'values' ? (
          <CourierValuesDialog {...about} />
        ) : (
          <DefaultCourierDialog {...about} count={snapshot.withoutCourier} />
        )}
      </QueriesRoot>
    </LaterTexts>
  )
}

/** The names of couriers in the sheet and their probable codes, and the dialog in which they are corrected. */
export function SheetProbableCodes({ snapshot }: Pick<CourierValuesProps, 'snapshot'>) {
  const { draft } = useServices()
  const [open, setOpen] = useState(false)
  return (
    <LaterTexts>
      <ProbableCodes client={draft} snapshot={snapshot} onReview={() => setOpen(true)} />
      {open && <CourierValues snapshot={snapshot} dialog="values" onClose={() => setOpen(false)} />}
    </LaterTexts>
  )
}

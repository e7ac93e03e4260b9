import { type ReactNode, useState } from 'react'
import { CourierCodeField } from '#features/couriers/choice/courier-code-field.tsx'
import { type ReadSeenCouriers, SeenCouriers } from '#features/couriers/choice/known-couriers.ts'
import { ProbableCodes } from '#features/draft/courier-values/probable-codes.tsx'
import type { CourierDialog } from '#features/draft/courier-values/courier-values-button.tsx'
import { CourierValuesDialog } from '#features/draft/courier-values/courier-values-dialog.tsx'
import { DefaultCourierDialog } from '#features/draft/courier-values/default-courier-dialog.tsx'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { LaterTexts } from '#i18n/texts.tsx'
import { useLocale } from '#i18n/use-translations.ts'
import type { DraftClient } from '#sheet-engine/client.ts'

type SheetCouriersProps = {
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  readonly readSeen: ReadSeenCouriers
}

type CourierValuesProps = SheetCouriersProps & {
  readonly dialog: CourierDialog
  readonly onClose: () => void
}

/** A dialog about the couriers of the sheet, with the codes that this service has named before all others. */
export function CourierValues(props: CourierValuesProps) {
  const { client, snapshot, dialog, onClose } = props
  const about = { client, codeField: CourierCodeField, onClose }
  return (
    <WithCouriers readSeen={props.readSeen}>
      {dialog === 'values' ? (
        <CourierValuesDialog {...about} />
      ) : (
        <DefaultCourierDialog {...about} count={snapshot.withoutCourier} />
      )}
    </WithCouriers>
  )
}

/** The names of couriers in the sheet and their probable codes, and the dialog in which they are corrected. */
export function SheetProbableCodes({ client, snapshot, readSeen }: SheetCouriersProps) {
  const [open, setOpen] = useState(false)
  return (
    <WithCouriers readSeen={readSeen}>
      <ProbableCodes client={client} snapshot={snapshot} onReview={() => setOpen(true)} />
      {open && (
        <CourierValuesDialog
          client={client}
          codeField={CourierCodeField}
          onClose={() => setOpen(false)}
        />
      )}
    </WithCouriers>
  )
}

function WithCouriers({ readSeen, children }: { readSeen: ReadSeenCouriers; children: ReactNode }) {
  const language = useLocale()
  return (
    <LaterTexts language={language}>
      <SeenCouriers value={readSeen}>{children}</SeenCouriers>
    </LaterTexts>
  )
}

import { CourierCodeField } from '#features/couriers/courier-code-field.tsx'
import { type ReadSeenCouriers, SeenCouriers } from '#features/couriers/known-couriers.ts'
import { CourierValuesDialog } from '#features/draft/courier-values-dialog.tsx'
import { LaterTexts } from '#i18n/texts.tsx'
import { useLocale } from '#i18n/use-translations.ts'
import type { DraftClient } from '#workers/draft-client.ts'

type CourierValuesProps = {
  readonly client: DraftClient
  readonly readSeen: ReadSeenCouriers
  readonly onClose: () => void
}

/** The courier values of the sheet, with the codes that this service has named before all others. */
export function CourierValues({ client, readSeen, onClose }: CourierValuesProps) {
  const language = useLocale()
  return (
    <LaterTexts language={language}>
      <SeenCouriers value={readSeen}>
        <CourierValuesDialog client={client} codeField={CourierCodeField} onClose={onClose} />
      </SeenCouriers>
    </LaterTexts>
  )
}

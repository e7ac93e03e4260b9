import type { ShownRange } from '#domain/draft/draft-view.ts'
import { DefaultCourierDialog, SetCourierDialog } from './courier-dialogs.tsx'
import { CourierValuesDialog } from './courier-values-dialog.tsx'

type CourierValuesProps = {
  /** All values of the courier column, one courier for every entry, or one for some of the shown rows. */
  readonly dialog: 'values' | 'for-all' | ShownRange
  readonly onClose: () => void
}

export function CourierValues({ dialog, onClose }: CourierValuesProps) {
  return (
    <>
      {dialog === 'values' && <CourierValuesDialog onClose={onClose} />}
      {dialog === 'for-all' && <DefaultCourierDialog onClose={onClose} />}
      {typeof dialog === 'object' && <SetCourierDialog rows={dialog} onClose={onClose} />}
    </>
  )
}

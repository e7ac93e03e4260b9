import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CourierChoice } from './courier-choice.tsx'

type EntryDialogProps = {
  readonly title: string
  readonly candidates: readonly CourierCandidate[]
  readonly chosen: string | null
  readonly onChoose: (courier: string, courierName: string) => void
  readonly onClose: () => void
}

/** Past ten candidates, or without any, one entry is chosen for in a dialog. */
export function EntryDialog({ title, onChoose, onClose, ...about }: EntryDialogProps) {
  const common = useTranslations('common')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('cancel')}</Button>}
    >
      <CourierChoice
        {...about}
        label={title}
        suggestion={null}
        disabled={false}
        onUndo={onClose}
        onChoose={(courier, name) => {
          onChoose(courier, name)
          onClose()
        }}
      />
    </Dialog>
  )
}

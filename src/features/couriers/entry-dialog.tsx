import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { CandidateNotes } from '#features/couriers/choice/candidate.tsx'
import { CourierChoice } from '#features/couriers/choice/courier-choice.tsx'

type EntryDialogProps = {
  readonly title: string
  readonly candidates: readonly CourierCandidate[]
  readonly notes: CandidateNotes
  readonly chosen: string | null
  readonly onChoose: (courier: string | null, courierName: string) => void
  readonly onClose: () => void
}

/** Past ten candidates, or without any, one entry is chosen for in a dialog. */
export function EntryDialog({ title, onChoose, onClose, ...about }: EntryDialogProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const choose = (courier: string | null, name: string) => {
    onChoose(courier, name)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {about.chosen !== null && (
            <Button onClick={() => choose(null, '')}>{t('unchoose')}</Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
        </>
      }
    >
      <CourierChoice {...about} label={title} disabled={false} onChoose={choose} />
    </Dialog>
  )
}

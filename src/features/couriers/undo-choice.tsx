import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'

type UndoChoiceProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly group: CourierGroup
}

/** Takes the last choice back by its name; it stands in the group that it was made in. */
export function UndoChoice({ run, view, group }: UndoChoiceProps) {
  const t = useTranslations('couriers')
  const { lastChoice } = view.state
  const first = lastChoice?.positions[0]
  if (!lastChoice || first === undefined || !view.canAct) return null
  if (!group.positions.includes(first)) return null
  const { positions, courier, courierName } = lastChoice
  const choice =
    courier === null
      ? t('choiceLater', { count: positions.length })
      : t('choice', { count: positions.length, courier: courierName })
  return (
    <Button look="quiet" icon="undo" onClick={() => void run.undoChoice()}>
      {t('undo', { choice })}
    </Button>
  )
}

import type { UndoableChoice } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import type { UploadRun, UploadView } from '#run/upload-run.ts'

type UndoChoiceProps = {
  readonly run: UploadRun
  readonly view: UploadView
  /** There is nothing left to undo, and the button goes. */
  readonly onLast: () => void
}

/** Takes the last choice back by its name, then the one before it. */
export function UndoChoice({ run, view, onLast }: UndoChoiceProps) {
  const t = useTranslations('couriers')
  const undo = useUndoChoice(run)
  const choiceName = useChoiceName()
  const { lastChoice } = view.state
  if (!lastChoice || !view.canAct) return null
  const press = async () => {
    await undo()
    if (run.getSnapshot().state.lastChoice === null) onLast()
  }
  return (
    <Button look="quiet" icon="undo" onClick={() => void press()}>
      {t('undo', { choice: choiceName(lastChoice) })}
    </Button>
  )
}

/** Takes the last choice back and says so. */
export function useUndoChoice(run: UploadRun): () => Promise<void> {
  const t = useTranslations('couriers')
  const announce = useAnnounce()
  const choiceName = useChoiceName()
  return async () => {
    const { lastChoice } = run.getSnapshot().state
    if (lastChoice === null) return
    announce(t('undone', { choice: choiceName(lastChoice) }))
    await run.undoChoice()
  }
}

/** What a choice is called when it can be undone: "Set 212 entries to Yanwen". */
function useChoiceName(): (choice: UndoableChoice) => string {
  const t = useTranslations('couriers')
  return ({ positions, courier, courierName }) => {
    const count = positions.length
    return courier === null
      ? t('choiceLater', { count })
      : t('choice', { count, courier: courierName })
  }
}

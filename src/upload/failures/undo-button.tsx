import { useTranslations } from '#i18n/use-translations.ts'
import { useStepWords, useUndo } from '#upload/frame/undo.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

/** Returns the name of the last step that can be undone, or null. */
export function useLastStepName(): string | null {
  const { lastStep, state } = useUpload().view
  const words = useStepWords()
  return lastStep && words(lastStep, state)
}

export function UndoButton() {
  const t = useTranslations('failures.undo')
  const name = useLastStepName()
  const undo = useUndo()
  const narrow = useNarrow()
  if (name === null) return null
  return (
    <Button
      look="ghost"
      icon="undo"
      iconOnly={narrow}
      aria-label={t('undo', { name })}
      title={name}
      onClick={() => void undo()}
    >
      {t('short')}
    </Button>
  )
}

import { useTranslations } from '#i18n/use-translations.ts'
import { useStepWords, useUndo } from '#page/upload/undo.ts'
import { useUpload } from '#page/upload/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

/** What was done last and can still be taken back, in words; null: nothing. */
export function useLastStepName(): string | null {
  const { lastStep, state } = useUpload().view
  const words = useStepWords()
  return lastStep && words(lastStep, state)
}

/** The way back from what was done last; nothing when there is none. */
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

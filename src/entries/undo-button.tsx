import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

type UndoButtonProps = {
  /** The step that it undoes, in words. */
  readonly step: string
  /** A row of a list names its step already. */
  readonly isNamed?: boolean
  readonly onUndo: () => void
}

/** Undoes the step that it names. */
export function UndoButton({ step, isNamed = false, onUndo }: UndoButtonProps) {
  const t = useTranslations('common')
  const isNarrow = useNarrow()
  const name = t('undoStep', { step })
  if (isNamed)
    return (
      <Button look="quiet" aria-label={name} onClick={onUndo}>
        {t('undo')}
      </Button>
    )
  return (
    <Button look="ghost" icon="undo" iconOnly={isNarrow} aria-label={name} onClick={onUndo}>
      <span className="anywhere">{name}</span>
    </Button>
  )
}

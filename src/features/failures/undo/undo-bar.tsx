import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useStepWords } from './use-step-words.ts'
import type { LastStep } from './use-undo.ts'
import styles from '#features/failures/work.module.css'

/** What was done last, by its name, and the way back. */
export function UndoBar({ last, state }: { last: LastStep; state: UploadState }) {
  const t = useTranslations('failures.undo')
  const name = useStepWords()(last.step, last.count, state)
  return (
    <div className={styles.undoBar}>
      <span className={styles.undoName}>{name}</span>
      <Button look="quiet" icon="undo" aria-label={t('undo', { name })} onClick={last.undo}>
        {t('short')}
      </Button>
    </div>
  )
}

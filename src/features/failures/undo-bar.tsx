import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UndoStep } from './undo-step.ts'
import type { LastStep } from './use-undo.ts'
import styles from './work.module.css'

/** What was done last, by its name, and the way back. */
export function UndoBar({ last, state }: { last: LastStep; state: UploadState }) {
  const t = useTranslations('failures.undo')
  const name = useStepName(last.step, last.count, state)
  return (
    <div className={styles.undoBar}>
      <span className={styles.undoName}>{name}</span>
      <Button look="quiet" icon="undo" aria-label={t('undo', { name })} onClick={last.undo}>
        {t('short')}
      </Button>
    </div>
  )
}

function useStepName(step: UndoStep, count: number, { entries }: UploadState): string {
  const t = useTranslations('failures.undo')
  if (step.kind === 'courier')
    return step.courier === null
      ? t('courierLater', { count })
      : t('courier', { count, courier: step.courier })
  const [first] = step.kind === 'mended' ? step.before.keys() : step.positions
  const order = entries[first ?? -1]?.orderId ?? ''
  return t(step.kind, { count, order })
}

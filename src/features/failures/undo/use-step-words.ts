import { useCallback } from 'react'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { UndoStep } from './undo-step.ts'

/** Says what a step did to so many entries. */
export function useStepWords() {
  const t = useTranslations('failures.undo')
  return useCallback(
    (step: UndoStep, count: number, { entries }: UploadState): string => {
      if (step.kind === 'courier')
        return step.courier === null
          ? t('courierLater', { count })
          : t('courier', { count, courier: step.courier })
      const [first] = step.kind === 'corrected' ? step.before.keys() : step.positions
      const order = (first === undefined ? undefined : entries.at(first))?.orderId ?? ''
      return t(step.kind, { count, order })
    },
    [t],
  )
}

import { useCallback, useEffect, useRef } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import type { LastStep } from '#domain/upload/run/commands.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { UndoButton } from '#entries/undo-button.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import type { UploadView } from '#run/upload.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { useUndoKeys } from '#ui/use-undo-keys.ts'
import { useUpload } from './upload-context.ts'

/** Renders nothing: undoes the last step with the shortcut anywhere on an upload's page, and announces new steps. */
export function UndoKeys() {
  const { upload, view } = useUpload()
  const undo = useUndo()
  useUndoKeys({
    undo: () => {
      if (upload.getSnapshot().lastStep === null) return false
      void undo()
      return true
    },
  })
  useStepAnnouncement(view)
  return null
}

type UndoLastStepProps = {
  /** Called when no step is left, and this button has disappeared. */
  readonly onNoneLeft?: () => void
}

/** Undoes the last step, in whichever panel it was made, then the one before it. A choice is named by its courier. */
export function UndoLastStep({ onNoneLeft }: UndoLastStepProps) {
  const { upload, view } = useUpload()
  const undo = useUndo()
  const nameOf = useStepName()
  const { lastStep, state } = view
  if (lastStep === null) return null
  const press = async () => {
    await undo(lastStep)
    if (upload.getSnapshot().lastStep === null) onNoneLeft?.()
  }
  return <UndoButton step={nameOf(lastStep, state)} onUndo={() => void press()} />
}

/**
 * Returns a function that undoes and announces a step, and resolves to the positions of its entries. A key names none:
 * it means the last one, which the rendered state may not show yet.
 */
export function useUndo(): (named?: LastStep) => Promise<readonly Position[]> {
  const { upload } = useUpload()
  const t = useTranslations('couriers')
  const announce = useAnnounce()
  const words = useStepWords()
  return async (named) => {
    const { lastStep, state } = upload.getSnapshot()
    const step = named ?? lastStep
    if (step === null) return []
    announce(t('undone', { choice: words(step, state) }))
    await upload.undo(named)
    return step.positions
  }
}

function useStepName() {
  const t = useTranslations('couriers')
  const words = useStepWords()
  return (last: LastStep, state: UploadState): string => {
    const { lastChoice } = state
    if (last.step.kind !== 'courier' || lastChoice === null) return words(last, state)
    const { courier, courierName, courierCount, positions } = lastChoice
    if (courierCount > 1) return t('choices', { count: positions.length })
    return courier === null ? t('choiceLater') : courierName
  }
}

/** Announces a step once it is stored, except a postponed choice. */
function useStepAnnouncement({ steps, lastStep, state }: UploadView): void {
  const announce = useAnnounce()
  const words = useStepWords()
  const before = useRef(steps)
  useEffect(() => {
    const newest = steps.at(-1)
    const isNew = newest !== undefined && !before.current.includes(newest)
    before.current = steps
    if (!isNew || lastStep?.step !== newest) return
    if (newest.kind !== 'courier' || state.lastChoice?.courier) announce(words(lastStep, state))
  }, [steps, lastStep, state, announce, words])
}

function useStepWords() {
  const t = useTranslations('failures.undo')
  const couriers = useTranslations('couriers.accept')
  const courierLabel = useCourierLabel()
  return useCallback(
    ({ step, positions }: LastStep, { entries, lastChoice }: UploadState): string => {
      const count = positions.length
      if (step.kind === 'courier') {
        const { courier = null, courierCount = 0 } = lastChoice ?? {}
        if (courierCount > 1) return couriers('done', { count })
        return courier === null
          ? t('courierLater', { count })
          : t('courier', { count, courier: courierLabel(courier) })
      }
      const [first = -1] = positions
      return t(step.kind, { count, order: plainText(entries.at(first)?.orderId ?? '') })
    },
    [t, couriers, courierLabel],
  )
}

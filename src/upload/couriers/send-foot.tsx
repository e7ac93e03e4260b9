import type { RefObject } from 'react'
import { chosenPositions } from '#domain/upload/summary.ts'
import type { LastStep } from '#domain/upload/run/undo.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useStepWords, useUndo } from '#upload/frame/undo.ts'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './couriers.module.css'

type DecidedCountProps = {
  readonly decidedCount: number
  /** Takes the focus when there is nothing left to decide or undo. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>
}

/** Progress of the choices, as a bar and as text. */
export function DecidedCount({ decidedCount, statusRef }: DecidedCountProps) {
  const t = useTranslations('couriers')
  const count = useUpload().view.state.counts['courier-needed']
  const isNarrow = useNarrow()
  const share = { transform: `scaleX(${decidedCount / Math.max(1, count)})` }
  return (
    <div className={styles.decided}>
      <span className={styles.meter} aria-hidden="true">
        <span style={share} />
      </span>
      <p ref={statusRef} tabIndex={-1}>
        {t(isNarrow ? 'decidedShort' : 'decided', { decided: decidedCount, count })}
      </p>
    </div>
  )
}

type SendActionsProps = {
  readonly onSend: () => void
  readonly onUndone: () => void
}

export function SendActions({ onSend, onUndone }: SendActionsProps) {
  const t = useTranslations('couriers')
  const { view } = useUpload()
  const taskLook = useTaskLook()
  const count = chosenPositions(view.state).length
  const isNarrow = useNarrow()
  if (!view.canAct) return null
  return (
    <>
      <UndoStep onLast={onUndone} />
      <Button
        look={taskLook}
        aria-label={t('send', { count })}
        disabled={count === 0}
        onClick={onSend}
      >
        {t(isNarrow ? 'sendShort' : 'send', { count })}
      </Button>
    </>
  )
}

type UndoStepProps = {
  /** Called when nothing is left to undo and the button disappears. */
  readonly onLast: () => void
}

/** Button that undoes the last step, which it names, then the one before it. */
function UndoStep({ onLast }: UndoStepProps) {
  const t = useTranslations('couriers')
  const { upload, view } = useUpload()
  const undo = useUndo()
  const nameOf = useStepName()
  const isNarrow = useNarrow()
  const { lastStep, state } = view
  if (lastStep === null) return null
  const name = t('undo', { choice: nameOf(lastStep, state) })
  const press = async () => {
    await undo()
    if (upload.getSnapshot().lastStep === null) onLast()
  }
  return (
    <Button
      look="ghost"
      icon="undo"
      iconOnly={isNarrow}
      aria-label={name}
      onClick={() => void press()}
    >
      {name}
    </Button>
  )
}

/** Returns a function that names a step for undo; a choice by its courier. */
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

import type { RefObject } from 'react'
import { chosenPositions } from '#domain/upload/summary.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { LastChoice } from '#domain/kept/upload-state.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useTaskLook, useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './send-foot.module.css'

type DecidedCountProps = {
  readonly decidedCount: number
  /** Takes the focus when there is nothing left to decide or to undo. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>
}

/** How much is decided, as a picture and in words. */
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

/** Undo and send; `onDone` moves the focus when a button is no longer needed. */
export function SendActions({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('couriers')
  const { run, view } = useUpload()
  const taskLook = useTaskLook()
  const count = chosenPositions(view.state).length
  const isNarrow = useNarrow()
  if (!view.canAct) return null
  return (
    <>
      <UndoChoice onLast={onDone} />
      <Button
        look={taskLook}
        aria-label={t('send', { count })}
        disabled={count === 0}
        onClick={() => {
          onDone()
          void run.sendWithCouriers()
        }}
      >
        {t(isNarrow ? 'sendShort' : 'send', { count })}
      </Button>
    </>
  )
}

type UndoChoiceProps = {
  /** Called when nothing is left to undo and the button disappears. */
  readonly onLast: () => void
}

/** Takes the last choice back by its name, then the one before it. */
function UndoChoice({ onLast }: UndoChoiceProps) {
  const t = useTranslations('couriers')
  const { run, view } = useUpload()
  const undo = useUndoChoice()
  const choiceName = useChoiceName()
  const isNarrow = useNarrow()
  const { lastChoice } = view.state
  if (!lastChoice) return null
  const name = t('undo', { choice: choiceName(lastChoice) })
  const press = async () => {
    await undo()
    if (run.getSnapshot().state.lastChoice === null) onLast()
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

const NONE: readonly Position[] = []

/** Takes the last choice back, says so, and gives the entries that it was for. */
export function useUndoChoice(): () => Promise<readonly Position[]> {
  const { run } = useUpload()
  const t = useTranslations('couriers')
  const announce = useAnnounce()
  const choiceName = useChoiceName()
  return async () => {
    const { lastChoice } = run.getSnapshot().state
    if (lastChoice === null) return NONE
    announce(t('undone', { choice: choiceName(lastChoice) }))
    await run.undoChoice()
    return lastChoice.positions
  }
}

/** What a choice is called when it can be undone: by its courier. */
function useChoiceName(): (choice: LastChoice) => string {
  const t = useTranslations('couriers')
  return ({ courier, courierName, courierCount, positions }) => {
    if (courierCount > 1) return t('choices', { count: positions.length })
    return courier === null ? t('choiceLater') : courierName
  }
}

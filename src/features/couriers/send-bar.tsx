import { type RefObject, useLayoutEffect, useRef } from 'react'
import { chosenPositions } from '#domain/upload/summary.ts'
import type { UndoableChoice } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import styles from './couriers.module.css'

type SendBarProps = {
  readonly decidedCount: number
  /** Takes the focus when there is nothing left to decide or to undo. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>
}

/** How much is decided, the way back and the way on; in sight however long the list is. */
export function SendBar({ decidedCount, statusRef }: SendBarProps) {
  const t = useTranslations('couriers')
  const { run, view } = useUpload()
  const { counts } = view.state
  const chosenCount = chosenPositions(view.state).length
  const bar = useFocusThatStays()
  const focusStatus = () => statusRef.current?.focus()
  return (
    <div ref={bar} className={styles.bar}>
      <p ref={statusRef} tabIndex={-1} className={styles.status}>
        {t('decided', { decided: decidedCount, count: counts['courier-needed'] })}
      </p>
      <UndoChoice onLast={focusStatus} />
      {view.canAct && (
        <Button
          look="main"
          disabled={chosenCount === 0}
          onClick={() => {
            focusStatus()
            void run.sendWithCouriers()
          }}
        >
          {t('send', { count: chosenCount })}
        </Button>
      )}
    </div>
  )
}

/** When the last entry is sent the bar goes; the keyboard stays on the page that it was on. */
function useFocusThatStays() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) element.closest('main')?.focus()
    }
  }, [])
  return bar
}

type UndoChoiceProps = {
  /** There is nothing left to undo, and the button goes. */
  readonly onLast: () => void
}

/** Takes the last choice back by its name, then the one before it. */
function UndoChoice({ onLast }: UndoChoiceProps) {
  const t = useTranslations('couriers')
  const { run, view } = useUpload()
  const undo = useUndoChoice()
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
export function useUndoChoice(): () => Promise<void> {
  const { run } = useUpload()
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

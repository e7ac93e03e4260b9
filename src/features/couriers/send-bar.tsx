import { type RefObject, useLayoutEffect, useRef } from 'react'
import { chosenPositions } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import styles from './couriers.module.css'
import { UndoChoice } from './undo-choice.tsx'

type SendBarProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly decidedCount: number
  /** Takes the focus when there is nothing left to decide or to undo. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>
}

/** How much is decided, the way back and the way on; in sight however long the list is. */
export function SendBar({ run, view, decidedCount, statusRef }: SendBarProps) {
  const t = useTranslations('couriers')
  const { counts } = view.state
  const chosenCount = chosenPositions(view.state).length
  const bar = useFocusThatStays()
  const focusStatus = () => statusRef.current?.focus()
  return (
    <div ref={bar} className={styles.bar}>
      <p ref={statusRef} tabIndex={-1} className={styles.status}>
        {t('decided', { decided: decidedCount, count: counts['courier-needed'] })}
      </p>
      <UndoChoice run={run} view={view} onLast={focusStatus} />
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

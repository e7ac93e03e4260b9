import { useEffect, useRef } from 'react'
import type { ActionName } from '#domain/draft/draft-view.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import styles from './bars.module.css'
import { useUndoKeys } from '#ui/use-undo-keys.ts'

type HistoryButtonsProps = {
  /** What had the focus is gone with the sheet: undoing that is the next thing at hand. */
  readonly takesFocus?: boolean
  /** Beside a sheet the signs are enough. */
  readonly iconOnly?: boolean
}

/**
 * Undo and redo, each saying what it would take back or do again. What has nothing more to do keeps the keyboard:
 * a key that is held must not go on to the other one.
 */
export function HistoryButtons({ takesFocus = false, iconOnly = false }: HistoryButtonsProps) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.sheet')
  const tCommon = useTranslations('common')
  const nameOf = useActionName()
  const { undo, redo } = snapshot
  const group = useRef<HTMLDivElement>(null)
  const steps = { undo: () => client.call('undo'), redo: () => client.call('redo') }
  useUndoKeys(canAct ? steps : null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const index = takesFocus ? Math.max(hadKeyboard, 0) : hadKeyboard
    group.current?.querySelectorAll('button')[index]?.focus()
  }, [takesFocus])
  return (
    <div ref={group} className={styles.history} role="group" aria-label={t('history')}>
      {undo && !iconOnly && <span className={styles.lastAction}>{nameOf(undo)}</span>}
      <Button
        look="ghost"
        icon="undo"
        iconOnly={iconOnly}
        aria-label={tCommon('undo')}
        disabled={!canAct}
        aria-disabled={!undo}
        title={undo ? nameOf(undo) : undefined}
        onClick={steps.undo}
        {...keeperOf(0)}
      >
        {tCommon('undo')}
      </Button>
      <Button
        look="ghost"
        icon="redo"
        iconOnly={iconOnly}
        aria-label={tCommon('redo')}
        disabled={!canAct}
        aria-disabled={!redo}
        title={redo ? nameOf(redo) : undefined}
        onClick={steps.redo}
        {...keeperOf(1)}
      >
        {tCommon('redo')}
      </Button>
    </div>
  )
}

/** What an undo or redo is called: "Pasted 212 cells". */
function useActionName(): (action: ActionName) => string {
  const t = useTranslations('prepare.action')
  const nameOfField = useFieldName()
  return (action) => {
    switch (action.kind) {
      case 'edited':
        return t(action.kind, { row: String(action.row), field: nameOfField(action.field) })
      case 'pasted':
      case 'cells-cleared':
      case 'cells-cut':
      case 'cells-filled':
      case 'cells-replaced':
      case 'originals-restored':
        return t(action.kind, { count: action.cells })
      case 'replaced':
      case 'columns-changed':
      case 'reading-changed':
      case 'columns-kept':
        return t(action.kind)
      default:
        return t(action.kind, { count: action.rows })
    }
  }
}

// Kept outside: with and without a sheet React draws other buttons, which can't know that the old ones had the focus.
let hadKeyboard = -1

const keeperOf = (index: number) => ({
  onFocus: () => (hadKeyboard = index),
  onBlur: () => (hadKeyboard = -1),
})

import type { ActionName } from '#domain/draft/stored/kept-action.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import styles from './bars.module.css'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { useUndoKeys } from '#ui/use-undo-keys.ts'

const STEPS = ['undo', 'redo'] as const

type HistoryButtonsProps = {
  /** Beside a sheet the icons are enough. */
  readonly iconOnly?: boolean
}

/** A button without steps stays focusable, so that a held key doesn't move on to the other button. */
export function HistoryButtons({ iconOnly = false }: HistoryButtonsProps) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare')
  const tCommon = useTranslations('common')
  const nameOf = useActionName()
  const { undo } = snapshot
  const steps = { undo: () => client.undo(), redo: () => client.redo() }
  useUndoKeys(canAct ? steps : null)
  return (
    <div className={styles.history} role="group" aria-label={t('history')}>
      {undo && !iconOnly && <span className={styles.lastAction}>{nameOf(undo)}</span>}
      {STEPS.map((step) => (
        <Button
          key={step}
          look="ghost"
          icon={step}
          iconOnly={iconOnly}
          aria-label={tCommon(step)}
          disabled={!canAct}
          aria-disabled={!snapshot[step]}
          title={snapshot[step] ? nameOf(snapshot[step]) : undefined}
          onClick={steps[step]}
          data-step={step}
        >
          {tCommon(step)}
        </Button>
      ))}
    </div>
  )
}

/** Returns a function that names a step: "Pasted 212 cells". */
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

/** Keeps the focus here when React replaces the buttons. If a focused sheet disappears, Undo takes the focus. */
export function useHistoryFocus(): void {
  const { rowCount } = useDraft().snapshot
  useFocusRescue(
    (had: string) => {
      const step = had || (rowCount === 0 ? 'undo' : 'none')
      const button = document.querySelector<HTMLElement>(`[data-step="${step}"]`)
      button?.focus()
      // The sheet that an undo restores renders a moment later.
      return button !== null || !had
    },
    (focused) => focused.getAttribute('data-step') ?? '',
  )
}

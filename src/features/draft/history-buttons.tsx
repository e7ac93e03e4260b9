import { useEffect, useRef } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { DraftClient } from '#workers/draft-client.ts'
import styles from './draft.module.css'
import { useActionName } from './use-action-name.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type HistoryButtonsProps = {
  readonly client: DraftClient
  readonly snapshot: Pick<DraftSnapshot, 'undo' | 'redo'>
  readonly canAct: boolean
  /** What had the focus is gone with the sheet: undoing that is the next thing at hand. */
  readonly takesFocus?: boolean
}

/** Undo and redo, each saying what it would take back or do again. */
export function HistoryButtons({
  client,
  snapshot,
  canAct,
  takesFocus = false,
}: HistoryButtonsProps) {
  const t = useTranslations('prepare.sheet')
  const tCommon = useTranslations('common')
  const nameOf = useActionName()
  const { undo, redo } = snapshot
  const group = useRef<HTMLDivElement>(null)
  useUndoKeys(client, canAct)
  useEffect(() => {
    if (takesFocus) takeLostFocus(group.current)
  }, [takesFocus])
  useEffect(() => {
    if (takePress()) takeLostFocus(group.current)
  })
  return (
    <div ref={group} className={styles.history} role="group" aria-label={t('history')}>
      {undo && <span className={styles.lastAction}>{nameOf(undo)}</span>}
      <Button
        icon="undo"
        disabled={!canAct || !undo}
        title={undo ? nameOf(undo) : undefined}
        onClick={() => press(client.undo)}
      >
        {tCommon('undo')}
      </Button>
      <Button
        icon="redo"
        disabled={!canAct || !redo}
        title={redo ? nameOf(redo) : undefined}
        onClick={() => press(client.redo)}
      >
        {tCommon('redo')}
      </Button>
    </div>
  )
}

// Kept outside: the last press switches its button off, or has the buttons drawn anew with the sheet or without it.
let isPressed = false

function press(command: () => void): void {
  isPressed = true
  command()
}

function takePress(): boolean {
  const was = isPressed
  isPressed = false
  return was
}

function takeLostFocus(group: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused !== document.body && !focused?.matches(':disabled')) return
  group?.querySelector<HTMLElement>(':enabled')?.focus()
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { useTranslations } from '#i18n/use-translations.ts'

type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The buttons at the end; Cancel or Close is the caller's too. */
  readonly actions?: ReactNode
  /** Escape, the cross, or a press outside. */
  readonly onClose: () => void
  readonly wide?: boolean
}

/** The browser's own modal dialog: it keeps focus inside and gives it back when it closes. */
export function Dialog({ title, children, actions, onClose, wide = false }: DialogProps) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, wide && styles.wide].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button look="quiet" icon="cross" iconOnly aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}

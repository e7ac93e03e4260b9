import { type ReactNode, useEffect, useId, useRef } from 'react'
import { SpokenLine } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './dialog.module.css'
import { useTranslations } from '#i18n/use-translations.ts'

type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** Buttons of the footer, with Cancel or Close. */
  readonly actions?: ReactNode
  /** Called for Escape, the close button or the browser's back gesture. */
  readonly onClose: () => void
  readonly wide?: boolean
  readonly className?: string | undefined
  /** Its content is read out with its title. */
  readonly question?: boolean
  /** Finds the element to focus first, if it isn't the first field. */
  readonly findStart?: (dialog: HTMLElement) => HTMLElement | null
}

/** The browser's modal dialog, which traps the focus and restores it when it closes. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  wide = false,
  className,
  question = false,
  findStart = findFirst,
}: DialogProps) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef(findStart)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    if (element) start.current(element)?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide, className)}
      aria-labelledby={titleId}
      aria-describedby={question ? `${titleId}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without a cancel event, for example at a second Escape.
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button look="ghost" icon="cross" iconOnly aria-label={t('close')} onClick={onClose} />
      </header>
      <div id={`${titleId}-text`} className={styles.body}>
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
      <SpokenLine />
    </dialog>
  )
}

/** Finds the element to focus first: a field, else the first button of the footer, which changes nothing. */
function findFirst(dialog: HTMLElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLInputElement>(':is(input, select, textarea):enabled')
  const chosen = field?.type === 'radio' && dialog.querySelector<HTMLElement>('input:checked')
  return chosen || field || dialog.querySelector('footer button')
}

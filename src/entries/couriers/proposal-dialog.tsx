import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './proposal-dialog.module.css'

type ProposalDialogProps = {
  readonly title: string
  readonly about: ReactNode
  /** The text of the button that accepts, with a count. */
  readonly yes: string
  /** Nothing is left to accept. */
  readonly isEmpty: boolean
  /** The button that accepts has the focus first, so that Enter accepts. */
  readonly startsAtYes?: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Couriers that are proposed, one per line, before the user accepts them. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { title, about, yes, isEmpty, startsAtYes = false, onAccept, onClose, children } = props
  const common = useTranslations('common')
  const form = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAccept()
  }
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      {...(startsAtYes && { findStart: (dialog) => dialog.querySelector('footer [type=submit]') })}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={form} disabled={isEmpty}>
            {yes}
          </Button>
        </>
      }
    >
      {about}
      <form id={form} className={styles.lines} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}

type ProposalLineProps = {
  /** What gets the courier. */
  readonly what: ReactNode
  /** The courier, or the fields to choose another one. */
  readonly children: ReactNode
}

/** What gets a courier, and the courier beside it. */
export function ProposalLine({ what, children }: ProposalLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.what}>{what}</div>
      <div className={styles.choice}>{children}</div>
    </div>
  )
}

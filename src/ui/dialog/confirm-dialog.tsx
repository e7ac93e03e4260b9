import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslations } from '#i18n/use-translations.ts'

type ConfirmDialogProps = {
  readonly title: string
  /** The consequence of the yes. */
  readonly children: ReactNode
  /** Button label that names the action, never "OK". */
  readonly yes: string
  readonly look?: 'main' | 'danger'
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks the user to confirm an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('common')
  return (
    <Dialog
      question
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            look={props.look ?? 'main'}
            onClick={() => {
              props.onClose()
              props.onYes()
            }}
          >
            {props.yes}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}

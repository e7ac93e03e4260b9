import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslations } from '#i18n/use-translations.ts'

type ConfirmDialogProps = {
  readonly title: string
  /** What the yes risks or does, in words. */
  readonly children: ReactNode
  /** The yes says what happens, never "OK". */
  readonly yes: string
  readonly look?: 'main' | 'danger'
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks for a yes before something that needs one. */
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

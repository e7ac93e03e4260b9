import { useId, useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { readPaste } from './clipboard-sheet.ts'
import styles from './intake.module.css'

type PasteDialogProps = {
  readonly onPaste: (text: string, html: string) => void
  readonly onClose: () => void
}

/** A field to paste into, where the browser does not let the page read the clipboard. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const t = useTranslations('prepare.pasteDialog')
  const tCommon = useTranslations('common')
  const [nothing, setNothing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const take = (text: string, html: string) => {
    if (text.trim() === '' && html === '') {
      setNothing(true)
      field.current?.focus()
      return
    }
    onPaste(text, html)
    onClose()
  }
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" onClick={() => take(field.current?.value ?? '', '')}>
            {t('add')}
          </Button>
        </>
      }
    >
      <p id={`${id}-help`}>{t('help')}</p>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t('cells')}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.cells}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby={nothing ? `${id}-help ${id}-problem` : `${id}-help`}
        onPaste={(event) => {
          event.preventDefault()
          const { text, html } = readPaste(event.clipboardData)
          take(text, html)
        }}
      />
      {nothing && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {t('nothing')}
        </p>
      )}
    </Dialog>
  )
}

import {
  type ClipboardEvent as ReactClipboardEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import { readTransfer } from '#entries/clipboard-sheet.ts'
import styles from './drop-zone.module.css'
import { AS_TYPED } from '#ui/form/as-typed.ts'

type PasteDialogProps = {
  /** Rows of a sheet, or a number that replaces another. */
  readonly purpose: 'rows' | 'number'
  /** Text about the purpose of the paste. */
  readonly about?: string
  readonly onPaste: (text: string, html: string) => void
  readonly onClose: () => void
}

/** Field to paste into, for browsers that don't let the page read the clipboard. */
export function PasteDialog({ purpose, about, onPaste, onClose }: PasteDialogProps) {
  const t = useTranslations('prepare.pasteDialog')
  const tCommon = useTranslations('common')
  const [cells, setCells] = useState('')
  const [isAsked, setAsked] = useState(false)
  const hasNothing = isAsked && cells.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const take = (text: string, html: string) => {
    onPaste(text, html)
    onClose()
  }
  const add = (text: string) => {
    if (text.trim() !== '') return take(text, '')
    setAsked(true)
    field.current?.focus()
  }
  const onPasted = (event: ReactClipboardEvent) => {
    event.preventDefault()
    const { text, html } = readTransfer(event.clipboardData)
    if (html !== '') return take(text, html)
    setCells(text)
    add(text)
  }
  return (
    <Dialog
      title={t(`${purpose}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" onClick={() => add(cells)}>
            {t(`${purpose}.add`)}
          </Button>
        </>
      }
    >
      <Purpose id={`${id}-help`} about={about} help={t(`${purpose}.help`)} />
      <textarea
        {...AS_TYPED}
        ref={field}
        value={cells}
        onChange={({ target }) => setCells(target.value)}
        aria-label={t(`${purpose}.field`)}
        className={styles.pasted}
        rows={purpose === 'rows' ? 6 : 2}
        aria-invalid={hasNothing ? true : undefined}
        aria-describedby={hasNothing ? `${id}-help ${id}-problem` : `${id}-help`}
        onKeyDown={(event) => {
          if (purpose === 'rows' || !endsTyping(event)) return
          event.preventDefault()
          add(cells)
        }}
        onPaste={onPasted}
      />
      {hasNothing && <Problem id={`${id}-problem`}>{t(`${purpose}.nothing`)}</Problem>}
    </Dialog>
  )
}

function Problem({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="problem" role="alert">
      {children}
    </p>
  )
}

/** A typed number ends with Enter; only pasted ones have several lines. */
const endsTyping = ({ key, nativeEvent }: ReactKeyboardEvent) =>
  key === 'Enter' && !isOfInputMethod(nativeEvent)

type PurposeProps = {
  readonly id: string
  readonly about: string | undefined
  readonly help: string
}

function Purpose({ id, about, help }: PurposeProps) {
  return (
    <div id={id}>
      {about && <strong className="anywhere">{about}</strong>}
      <p>{help}</p>
    </div>
  )
}

import { type SyntheticEvent, useId } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { readPaste } from '#page/clipboard-sheet.ts'
import styles from './drop-zone.module.css'

type PasteDialogProps = {
  /** Rows of a sheet, or a number that takes the place of another. */
  readonly purpose: 'rows' | 'number'
  readonly onPaste: (text: string, html: string) => void
  readonly onClose: () => void
}

const schema = z.object({ cells: z.string().check(z.regex(/\S/)) })

/** A field to paste into, where the browser does not let the page read the clipboard. */
export function PasteDialog({ purpose, onPaste, onClose }: PasteDialogProps) {
  const t = useTranslations('prepare.pasteDialog')
  const tCommon = useTranslations('common')
  const { form, submit } = useSchemaForm(schema, { cells: '' })
  const hasNothing = form.formState.errors.cells !== undefined
  const id = useId()
  const take = (text: string, html: string) => {
    onPaste(text, html)
    onClose()
  }
  const add = (event: SyntheticEvent) => submit(event, ({ cells }) => take(cells, ''))
  return (
    <Dialog
      title={t(`${purpose}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" onClick={add}>
            {t(`${purpose}.add`)}
          </Button>
        </>
      }
    >
      <p id={`${id}-help`}>{t(`${purpose}.help`)}</p>
      <textarea
        {...form.register('cells')}
        aria-label={t(`${purpose}.field`)}
        className={styles.pasted}
        rows={purpose === 'rows' ? 6 : 2}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby={hasNothing ? `${id}-help ${id}-problem` : `${id}-help`}
        onPaste={(event) => {
          event.preventDefault()
          const { text, html } = readPaste(event.clipboardData)
          if (html !== '') return take(text, html)
          form.setValue('cells', text)
          add(event)
        }}
      />
      {hasNothing && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {t(`${purpose}.nothing`)}
        </p>
      )}
    </Dialog>
  )
}

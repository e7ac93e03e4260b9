import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameByItself } from '#i18n/words/use-upload-name.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './rename-form.module.css'

type RenameFormProps = {
  readonly header: UploadHeader
  /** New name; null: use the name of its sources. */
  readonly onDone: (name: string | null) => void
}

const LONGEST_NAME = 120

/** Field in place of the link: Enter saves the name, Escape cancels. */
export function RenameForm({ header, onDone }: RenameFormProps) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const byItself = useNameByItself()(header)
  const [typed, setTyped] = useState(header.name ?? byItself)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const name = typed.trim()
    onDone(name === '' || name === byItself ? null : name)
  }
  return (
    <form className={styles.renaming} onSubmit={save}>
      <TextField
        ref={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={styles.newName ?? ''}
        label={t('name')}
        hint={t('nameHint', { name: byItself })}
        maxLength={LONGEST_NAME}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone(header.name)
        }}
      />
      <Button type="submit">{t('save')}</Button>
      <Button onClick={() => onDone(header.name)}>{common('cancel')}</Button>
    </form>
  )
}

import { type SubmitEvent, useEffect } from 'react'
import * as z from 'zod/mini'
import type { UploadHeader } from '#domain/kept/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameByItself } from '#i18n/words/use-upload-name.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import styles from './history.module.css'

type RenameFormProps = {
  readonly header: UploadHeader
  /** The new name; null: it is called by its sources. */
  readonly onDone: (name: string | null) => void
}

const LONGEST_NAME = 120
const schema = z.object({ name: z.string().check(z.trim()) })

/** A name in place of the link: Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ header, onDone }: RenameFormProps) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const byItself = useNameByItself()(header)
  const { form, submit } = useSchemaForm(schema, { name: header.name ?? byItself })
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form])
  const save = (event: SubmitEvent) =>
    submit(event, ({ name }) => onDone(name === '' || name === byItself ? null : name))
  return (
    <form className={styles.renaming} onSubmit={save}>
      <TextField
        {...form.register('name')}
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

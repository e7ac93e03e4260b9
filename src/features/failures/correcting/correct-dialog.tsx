import { type FormEvent, useId, useState } from 'react'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { findIssue, correctEntry } from './correct-entry.ts'
import styles from '#features/failures/grid/row-detail.module.css'

type CorrectDialogProps = {
  readonly entry: TrackingEntry
  readonly onCorrect: (entry: TrackingEntry) => void
  readonly onClose: () => void
}

/** All four values of an entry, for fingers and for who would rather see them together. */
export function CorrectDialog({ entry, onCorrect, onClose }: CorrectDialogProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const formId = useId()
  const [typed, setTyped] = useState<Partial<Record<TrackingField, string>>>({})
  const corrected = TRACKING_FIELDS.reduce((before, field) => {
    const value = typed[field]
    return value === undefined ? before : correctEntry(before, field, value)
  }, entry)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onCorrect(corrected)
  }
  return (
    <Dialog
      title={t('detail.changeTitle', { order: entry.orderId })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('detail.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {TRACKING_FIELDS.map((field) => {
          const issue = findIssue(corrected, field)
          return (
            <TextField
              key={field}
              label={fieldName(field)}
              monospace
              value={typed[field] ?? entry[field] ?? ''}
              problem={issue ? t(`cell.${issue}`) : undefined}
              onChange={(event) =>
                setTyped((before) => ({ ...before, [field]: event.target.value }))
              }
            />
          )
        })}
      </form>
    </Dialog>
  )
}
